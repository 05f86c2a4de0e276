internal import PropertyLists

/// A file of type declarations, read for lint with its original spelling, order and mistakes.
///
/// ```swift
/// let document = try LintDocument(bytes, file: "Info.plist")
/// for finding in document.findings(in: TypeRegistry.standard) { print(finding) }
/// ```
public struct LintDocument: Sendable {
  /// The format of a file.
  public enum Form: Hashable, Sendable {
    /// A table, or one of the three property list formats.
    case table, xml, json, binary
  }

  /// The name of the file for messages.
  public let file: String
  /// The format of the file.
  public let form: Form
  /// The bundle identifier, unless the build sets it.
  var bundleIdentifier: String?
  var declarations: [LintDeclaration] = []
  var documentTypes: [LintDocumentType] = []
  /// The activation rule of a share or action extension.
  var activation: LintActivation?
  /// The keys of activation rules at locations that no system reads.
  var misplacedActivationKeys: [LintText] = []
  /// True if the file has any key or row that the rules check.
  public internal(set) var hasDeclarations = true
  /// Misspelled keys and words.
  var misspellings: [LintMisspelling] = []
  /// Invalid and ignored values.
  var misfits: [LintMisfit] = []

  init(file: String, form: Form) {
    self.file = file
    self.form = form
  }

  /// Parses a type table or the types of an Info.plist; flaws of single declarations are recorded for the
  /// rules.
  ///
  /// Errors: bytes that are neither, with line and column.
  public init(_ bytes: [UInt8], file: String) throws(DeclarationError) {
    self =
      TypeDeclaration.isPropertyList(bytes)
      ? try LintDocument(propertyList: bytes, file: file)
      : try LintDocument(table: try TypeDeclaration.tableText(bytes, file: file), file: file)
  }
}

/// A string with its location.
struct LintText: Hashable, Sendable {
  var text: String
  var place: DeclarationPlace
  var editLocation: LintEditLocation = .none

  /// The normalized text for comparing identifiers.
  var folded: String { TypeIdentifier.normalized(text) }

  /// True if a build replaces a part: `$(PRODUCT_BUNDLE_IDENTIFIER).note`, `${NAME}`, `@NAME@`.
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
  /// True if the row is known to be incomplete.
  var isPartial = false
  /// The layer of a table's row, `apple` or `community`; nil elsewhere.
  var layer: String?
  var place: DeclarationPlace

  func tags(_ tagClass: TagClass) -> [LintText] { tags[tagClass] ?? [] }
  /// True if the type has filename extensions or MIME types.
  var hasFileTags: Bool { !tags(.filenameExtension).isEmpty || !tags(.mimeType).isEmpty }
  var isNamed: Bool { !identifier.text.isEmpty && !identifier.isTemplate }
}

/// A kind of document that an app opens.
struct LintDocumentType: Sendable {
  var place: DeclarationPlace
  /// The content types; nil without `LSItemContentTypes`.
  var contentTypes: [LintText]?
  var isPackage: Bool
  /// True if the app declares itself the owner.
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
  /// The predicate, or the error of parsing it.
  var predicate: Result<ActivationPredicate, ActivationError>?

  /// The types in the predicate.
  var types: [LintText] {
    guard case .success(let predicate)? = predicate else { return [] }
    return predicate.types.map { LintText(text: $0.0, place: place) }
  }
}

/// An invalid or ignored value.
struct LintMisfit: Sendable {
  enum Kind: Sendable { case value, row, repeatedKey }
  var kind: Kind
  var place: DeclarationPlace
  var reason: String
}

extension LintDocument {
  /// Returns the findings of the rules, in the order of the file.
  ///
  /// Declarations in `others` count as declared. Complexity: rules times declarations.
  public func findings(
    in context: some LintContext, beside others: [LintDocument] = [], rules: [LintRule] = LintRule.all
  ) -> [LintFinding] {
    let subject = LintSubject(self, beside: others, context: context)
    var findings: [(LintFinding, Int)] = []
    for rule in rules {
      for match in rule.find(subject) {
        let finding = LintFinding(
          rule: rule.name, severity: rule.then, place: match.place, reason: match.reason,
          fix: match.fix ?? rule.fix, edit: form == .binary ? nil : match.edit)
        findings.append((finding, findings.count))
      }
    }
    return findings.sorted { a, b in
      let (first, second) = (a.0.place.order, b.0.place.order)
      return first == second ? a.1 < b.1 : first < second
    }.map(\.0)
  }
}

extension DeclarationPlace {
  /// The line and column as one number; 0 without a position, which keeps the order of detection.
  fileprivate var order: Int {
    switch self {
    case .unknown: 0
    case .line(_, let line): line << 20
    case .property(_, _, let position):
      position.map { min($0.line, 1 << 40) << 20 + min($0.column, 1 << 20 - 1) } ?? 0
    }
  }
}

extension LintDocument {
  init(table text: String, file: String) throws(DeclarationError) {
    let table = try TabSeparatedTable(tolerating: text, file: file)
    try TypeDeclaration.requireColumns(of: table)
    self.init(file: file, form: .table)
    for error in table.invalidRows { addMisfit(error) }
    hasDeclarations = !table.rows.isEmpty || !table.invalidRows.isEmpty
    for row in table.rows {
      do { _ = try TypeDeclaration(row, of: table) } catch {
        // The strict parser gives the reason; the other rows are still checked.
        addMisfit(error)
        continue
      }
      let place = table.place(row)
      func texts(_ column: String) -> [LintText] {
        let list = (try? table.list(column, in: row)) ?? []
        return list.enumerated().map {
          LintText(text: $1, place: place, editLocation: .cell(line: row.line, column: column, index: $0))
        }
      }
      let identifier = (try? table.text("identifier", in: row)) ?? ""
      let declared = (try? table.text("declared", in: row)) ?? ""
      let description = (try? table.text("description", in: row)) ?? ""
      let origin = (try? table.text("origin", in: row)) ?? ""
      var declaration = LintDeclaration(
        identifier: LintText(text: identifier, place: place), parents: texts("conforms-to"),
        description: description.isEmpty ? nil : description,
        isExported: declared.isEmpty || declared == TypeDeclaration.Standing.exported.rawValue, place: place)
      declaration.isPartial = declared == TypeDeclaration.Standing.partial.rawValue
      for tagClass in TagClass.allCases { declaration.tags[tagClass] = texts(tagClass.column) }
      let layer = String(origin.prefix { $0 != ":" })
      declaration.layer = layer.isEmpty ? nil : layer
      declarations.append(declaration)
    }
  }

  private mutating func addMisfit(_ error: DeclarationError) {
    misfits.append(LintMisfit(kind: .row, place: error.place, reason: error.reason))
  }
}
