/// A declaration of a type: its identifier, supertypes, and tags in order of preference.
///
/// Its parents need not exist; the registry checks them.
///
/// ```swift
/// let note = TypeDeclaration(identifier: "com.example.note", conformsTo: ["public.plain-text"],
///                            tags: [.filenameExtension: ["note"]])
/// ```
public struct TypeDeclaration: Hashable, Sendable {
  /// The origin of a declaration.
  public enum Standing: String, Hashable, Sendable, CaseIterable {
    /// Declared by the type's owner.
    case exported
    /// Declared by a user of the type, in case the owner is absent.
    case imported
    /// Observed on a real system; the declaration itself is not known.
    case observed
    /// Only partly known.
    case partial
  }

  /// The identifier, in lower case.
  public var identifier: String
  /// The direct supertypes, in declared order, lower case.
  public var conformsTo: [String]
  /// The tags of each class, preferred first; filename extensions in lower case.
  public var tags: [TagClass: [String]]
  /// The description of the type for people.
  public var description: String?
  /// The origin of the declaration.
  public var standing: Standing
  /// The rank among several owners of a tag, lowest first; nil is last.
  public var rank: Int?
  /// The declaration's version, if it has one.
  public var version: Int?
  /// The URL of a description, if there is one.
  public var referenceURL: String?
  /// The layer and the source, such as `apple:CoreTypes 12.7`.
  public var origin: String
  /// The location of the declaration.
  public var place: DeclarationPlace
  /// The locations of single values, if the file has them.
  var valuePlaces: [DeclarationValue: DeclarationPlace] = [:]
  /// The name of the type's constant in this package; nil without one.
  package var constantName: String?
  /// The first systems known to have the type, as text; empty if unknown.
  package var since = ""

  /// Creates a declaration; identifiers and extensions are converted to lower case.
  public init(
    identifier: String, conformsTo: [String] = [], tags: [TagClass: [String]] = [:],
    description: String? = nil,
    standing: Standing = .exported, rank: Int? = nil, version: Int? = nil, referenceURL: String? = nil,
    origin: String = "", place: DeclarationPlace = .unknown
  ) {
    self.identifier = TypeIdentifier.normalized(identifier)
    self.conformsTo = conformsTo.map(TypeIdentifier.normalized)
    self.tags = tags.filter { !$0.value.isEmpty }
    self.tags[.filenameExtension] = self.tags[.filenameExtension]?.map { $0.lowercased() }
    self.description = description
    self.standing = standing
    self.rank = rank
    self.version = version
    self.referenceURL = referenceURL
    self.origin = origin
    self.place = place
  }
}

/// A value of a declaration.
enum DeclarationValue: Hashable, Sendable {
  case identifier
  case parent(String)
  case tag(TagClass, String)
}

extension TypeDeclaration {
  /// Returns the location of a value, or of the declaration if unknown.
  func place(of value: DeclarationValue) -> DeclarationPlace { valuePlaces[value] ?? place }

  /// Throws for invalid identifiers and tags, duplicate declarations and cycles.
  ///
  /// Parents are checked by ``checkParents(of:areDeclared:)``.
  public static func check(_ declarations: [TypeDeclaration]) throws(DeclarationError) {
    var seen: [String: DeclarationPlace] = [:]
    for declaration in declarations {
      if let (flaw, value) = declaration.flaws.first {
        throw DeclarationError(flaw.rule, at: declaration.place(of: value), flaw.reason)
      }
      let place = declaration.place(of: .identifier)
      if let first = seen.updateValue(place, forKey: declaration.identifier) {
        throw DeclarationError(
          .duplicate, at: place,
          "'\(declaration.identifier)' is declared at \(first) already; keep one")
      }
    }
    let parents = Dictionary(uniqueKeysWithValues: declarations.map { ($0.identifier, $0.conformsTo) })
    let cyclic = DeclarationFlaw.cyclic(parents)
    guard !cyclic.isEmpty else { return }
    let cycle = declarations.filter { cyclic.contains($0.identifier) }
    throw DeclarationError(
      .cycle, at: cycle.first?.place(of: .identifier) ?? .unknown,
      "types that conform to each other: \(cycle.prefix(5).map(\.identifier).joined(separator: ", ")); drop an edge"
    )
  }

  /// Throws for a parent that is neither among the declarations nor declared elsewhere.
  public static func checkParents(
    of declarations: [TypeDeclaration], areDeclared isDeclared: (String) -> Bool
  ) throws(DeclarationError) {
    let identifiers = Set(declarations.map(\.identifier))
    for declaration in declarations {
      for parent in declaration.conformsTo where !identifiers.contains(parent) && !isDeclared(parent) {
        throw DeclarationError(
          .parent, at: declaration.place(of: .parent(parent)),
          "'\(declaration.identifier)' conforms to '\(parent)', which nothing declares; declare it or drop the edge"
        )
      }
    }
  }

  /// The flaws of the declaration itself.
  private var flaws: [(DeclarationFlaw, DeclarationValue)] {
    var flaws: [(DeclarationFlaw, DeclarationValue)] = []
    func add(_ flaw: DeclarationFlaw?, _ value: DeclarationValue) {
      if let flaw { flaws.append((flaw, value)) }
    }
    add(.spelling(of: identifier), .identifier)
    for parent in conformsTo { add(.spelling(of: parent), .parent(parent)) }
    add(.declaring(identifier), .identifier)
    for parent in conformsTo { add(.parent(parent, of: identifier), .parent(parent)) }
    for tagClass in TagClass.allCases {
      for tag in tags[tagClass] ?? [] { add(.tag(tag, tagClass, of: identifier), .tag(tagClass, tag)) }
    }
    return flaws
  }

  /// The columns of a table of declarations, in order.
  static let tableColumns = [
    "identifier", "name", "conforms-to", "extensions", "mime-types", "os-types", "pasteboard-types",
    "device-model-codes",
    "description", "declared", "rank", "since", "until", "version", "reference", "origin", "note",
  ]

  /// Parses a table of declarations; only `identifier` and `conforms-to` are required.
  ///
  /// `file` is the name in errors.
  public static func declarations(
    inTable text: String, file: String
  ) throws(DeclarationError) -> [TypeDeclaration] {
    let table = try TabSeparatedTable(text, file: file)
    try requireColumns(of: table)
    var declarations: [TypeDeclaration] = []
    for row in table.rows { declarations.append(try TypeDeclaration(row, of: table)) }
    try check(declarations)
    return declarations
  }

  /// Throws unless the table's columns are those of declarations.
  static func requireColumns(of table: TabSeparatedTable) throws(DeclarationError) {
    try table.require(
      columns: tableColumns, optional: Set(tableColumns).subtracting(["identifier", "conforms-to"]))
  }

  init(_ row: TabSeparatedTable.Row, of table: TabSeparatedTable) throws(DeclarationError) {
    var tags: [TagClass: [String]] = [:]
    for tagClass in TagClass.allCases { tags[tagClass] = try table.list(tagClass.column, in: row) }
    let standing = try table.text("declared", in: row)
    guard let standing = standing.isEmpty ? .exported : Standing(rawValue: standing) else {
      throw DeclarationError(
        .value, at: table.place(row),
        "'\(standing)' in 'declared'; write \(Standing.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let description = try table.text("description", in: row)
    let reference = try table.text("reference", in: row)
    self.init(
      identifier: try table.text("identifier", in: row), conformsTo: try table.list("conforms-to", in: row),
      tags: tags, description: description.isEmpty ? nil : description, standing: standing,
      rank: try Self.number("rank", in: row, of: table),
      version: try Self.number("version", in: row, of: table),
      referenceURL: reference.isEmpty ? nil : reference, origin: try table.text("origin", in: row),
      place: table.place(row))
    let name = try table.text("name", in: row)
    constantName = name.isEmpty ? nil : name
    since = try table.text("since", in: row)
  }

  private static func number(
    _ column: String, in row: TabSeparatedTable.Row, of table: TabSeparatedTable
  ) throws(DeclarationError) -> Int? {
    let text = try table.text(column, in: row)
    if text.isEmpty { return nil }
    guard let number = Int(text), number >= 0 else {
      throw DeclarationError(
        .value, at: table.place(row), "'\(text)' in '\(column)'; write a whole number or nothing")
    }
    return number
  }
}
