internal import PropertyLists

/// A file of declarations as its author wrote it: spelling, order and mistakes kept.
///
/// ```swift
/// let document = try LintDocument(bytes, file: "Info.plist")
/// for finding in document.findings(in: TypeRegistry.standard) { print(finding) }
/// ```
public struct LintDocument: Sendable {
  /// How the file is written.
  public enum Form: Hashable, Sendable {
    /// A table, or one of the three forms of property lists.
    case table, xml, json, binary
  }

  /// The file, as messages call it.
  public let file: String
  /// How it is written.
  public let form: Form
  /// The bundle's identifier, unless it is left to the build.
  var bundleIdentifier: String?
  var declarations: [LintDeclaration] = []
  var documentTypes: [LintDocumentType] = []
  /// The rule by which a share or action extension is offered.
  var activation: LintActivation?
  /// The keys of such a rule that stand where no system looks for them.
  var misplacedActivationKeys: [LintText] = []
  /// True if the file has any key, or any row, that the rules check.
  public internal(set) var hasDeclarations = true
  /// Keys and words that nothing is called, and that are near what something is called.
  var slips: [LintSlip] = []
  /// What could not be read, and what was read over.
  var misfits: [LintMisfit] = []

  init(file: String, form: Form) {
    self.file = file
    self.form = form
  }

  /// Reads a type table or the types of an Info.plist; what is wrong with single declarations is kept for the rules.
  ///
  /// Errors: bytes that are neither, with line and column.
  public init(_ bytes: [UInt8], file: String) throws(DeclarationError) {
    self =
      TypeDeclaration.isPropertyList(bytes)
      ? try LintDocument(propertyList: bytes, file: file)
      : try LintDocument(table: try TypeDeclaration.tableText(bytes, file: file), file: file)
  }
}

/// A string with its place.
struct LintText: Hashable, Sendable {
  var text: String
  var place: DeclarationPlace
  var spot: LintSpot = .none

  /// The text as identifiers are compared.
  var folded: String { TypeIdentifier.normalized(text) }

  /// Whether a build fills in a part: `$(PRODUCT_BUNDLE_IDENTIFIER).note`, `${NAME}`, `@NAME@`.
  var isTemplate: Bool { LintText.isTemplate(text) }

  static func isTemplate(_ text: String) -> Bool {
    var last: Character = " "
    for character in text {
      if last == "$" && (character == "(" || character == "{") { return true }
      last = character
    }
    return text.split(separator: "@", omittingEmptySubsequences: false).count > 2
  }
}

/// A declaration as written.
struct LintDeclaration: Sendable {
  var identifier: LintText
  var parents: [LintText] = []
  var tags: [TagClass: [LintText]] = [:]
  var otherTagClasses: [LintText] = []
  var description: String?
  var isExported: Bool
  /// Whether more is true of the type than its row knows.
  var isPartial = false
  /// The layer of a table's row, `apple` or `community`; nil elsewhere.
  var layer: String?
  var place: DeclarationPlace

  func tags(_ tagClass: TagClass) -> [LintText] { tags[tagClass] ?? [] }
  /// Whether files carry the type's tags, in names or beside them.
  var hasFileTags: Bool { !tags(.filenameExtension).isEmpty || !tags(.mimeType).isEmpty }
  var isNamed: Bool { !identifier.text.isEmpty && !identifier.isTemplate }
}

/// A kind of document that an app opens.
struct LintDocumentType: Sendable {
  var place: DeclarationPlace
  /// Nil when there is no `LSItemContentTypes`.
  var contentTypes: [LintText]?
  var isPackage: Bool
  /// Whether the app says that such documents are its own.
  var isOwner = false
}

/// The value of `NSExtensionActivationRule` as written.
struct LintActivation: Sendable {
  /// A key of the rule's dictionary with its value.
  struct Entry: Sendable {
    var key: LintText
    var value: PropertyList
    var valuePlace: DeclarationPlace
  }

  var place: DeclarationPlace
  /// The entries of a dictionary; nil for a predicate.
  var entries: [Entry]?
  /// The predicate, or the reason why it is none.
  var predicate: Result<ActivationPredicate, ActivationError>?

  /// The types that the predicate names.
  var types: [LintText] {
    guard case .success(let predicate)? = predicate else { return [] }
    return predicate.types.map { LintText(text: $0.0, place: place) }
  }
}

/// Something that is not what belongs there.
struct LintMisfit: Sendable {
  enum Kind: Sendable { case value, row, repeatedKey }
  var kind: Kind
  var place: DeclarationPlace
  var reason: String
}
