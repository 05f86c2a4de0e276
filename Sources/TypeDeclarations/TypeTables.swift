/// The contents of `TypeTables/`: the declarations of both layers and the relation tables.
package struct TypeTables: Sendable {
  /// A row of a table that relates a key to a value, with a reason.
  package struct Relation: Sendable {
    package var key: String
    package var value: String
    /// The declared MIME type that the printed one replaces; empty in other tables.
    package var replaces = ""
    /// The first systems of the row, as text; empty in all tables but one.
    package var since = ""
    /// The use of the extension for the type; nil in all tables but one.
    package var rank: OwnerRank?
    package var place: DeclarationPlace
  }

  /// A constant of `UTType`.
  package struct Constant: Sendable {
    package var name: String
    package var identifier: String
    package var introduced: String
  }

  package var apple: [TypeDeclaration] = []
  package var community: [TypeDeclaration] = []
  package var constants: [Constant] = []
  package var relations: [RelationTable: [Relation]] = [:]

  /// The tables other than declarations.
  package enum RelationTable: String, CaseIterable, Sendable {
    case carriers = "carriers.tsv"
    case mimeAliases = "mime-aliases.tsv"
    case printedMIMETypes = "printed-mime-types.tsv"
    case libmagicAnswers = "libmagic-answers.tsv"
    case libmagicExceptions = "libmagic-exceptions.tsv"
    case packages = "packages.tsv"
    case compoundExtensions = "compound-extensions.tsv"
    case fileNames = "file-names.tsv"
    case preferredByName = "preferred-by-name.tsv"
    case furtherExtensions = "further-extensions.tsv"
    case genericExtensions = "generic-extensions.tsv"
    case pronom = "pronom.tsv"
    /// The owners of shared extensions, each with its rank by use.
    case owners = "owners.tsv"
    /// The parents of types on newer systems, which replace the declared ones.
    case changedParents = "changed-parents.tsv"

    /// The columns: the key, the value, and last the reason.
    package var columns: [String] {
      switch self {
      case .carriers: ["type", "carrier", "because"]
      case .mimeAliases: ["alias", "mime-type", "because"]
      case .printedMIMETypes: ["type", "mime-type", "replaces", "because"]
      case .libmagicAnswers: ["answer", "type", "because"]
      case .libmagicExceptions: ["type", "answer", "versions", "right", "because"]
      case .packages: ["type", "treatment", "because"]
      case .compoundExtensions: ["extension", "type", "because"]
      case .fileNames: ["name", "type", "because"]
      case .preferredByName, .furtherExtensions: ["extension", "type", "because"]
      case .genericExtensions: ["extension", "meaning", "because"]
      case .pronom: ["puid", "type", "name", "because"]
      case .owners: ["extension", "type", "rank", "because"]
      case .changedParents: ["type", "parent", "since", "because"]
      }
    }

    /// True if a key has only one value.
    var hasUniqueKeys: Bool {
      switch self {
      case .mimeAliases, .printedMIMETypes, .libmagicAnswers, .packages, .genericExtensions, .pronom,
        .changedParents:
        true
      case .carriers, .libmagicExceptions, .compoundExtensions, .fileNames, .preferredByName,
        .furtherExtensions, .owners:
        false
      }
    }
  }

  /// The use of an extension for an owner's files; CONTRIBUTING.md describes how it is counted.
  package enum OwnerRank: String, CaseIterable, Sendable {
    /// Several sources with files name the owner.
    case common
    /// Few sources do.
    case rare
    /// Only a registration does.
    case registered
  }

  /// The table, without its suffix, of types that are only registered.
  package static let registered = "community/xdg-registered"

  /// The table, without its suffix, of programs' own names for formats that they do not own.
  ///
  /// Its types rank after those of all other tables, and do not own an extension or a MIME type of another
  /// type.
  package static let standIns = "community/third-party-stand-ins"

  package init() {}

  /// Adds a table of declarations to the layer of its rows' origins.
  package mutating func addDeclarations(_ text: String, file: String) throws(DeclarationError) {
    for declaration in try TypeDeclaration.declarations(inTable: text, file: file) {
      switch declaration.origin.prefix(while: { $0 != ":" }) {
      case "apple": apple.append(declaration)
      case "community": community.append(declaration)
      default:
        throw DeclarationError(
          .value, at: declaration.place,
          "the origin '\(declaration.origin)' names no layer; write apple:… or community:…")
      }
    }
  }

  /// Adds the constants of `UTType`.
  package mutating func addConstants(_ text: String, file: String) throws(DeclarationError) {
    let table = try TabSeparatedTable(text, file: file)
    try table.require(columns: ["identifier", "introduced"])
    let declared = Dictionary(
      (apple + community).map { ($0.identifier, $0) }, uniquingKeysWith: { a, _ in a })
    for row in table.rows {
      let identifier = try table.text("identifier", in: row)
      guard let name = declared[identifier]?.constantName else {
        throw DeclarationError(
          .value, at: table.place(row), "no row with a 'name' declares '\(identifier)'; give it one")
      }
      constants.append(
        Constant(name: name, identifier: identifier, introduced: try table.text("introduced", in: row)))
    }
  }

  /// Adds a relation table; every row needs a reason.
  package mutating func addRelations(
    _ kind: RelationTable, _ text: String, file: String
  ) throws(DeclarationError) {
    let table = try TabSeparatedTable(text, file: file)
    try table.require(columns: kind.columns)
    for row in table.rows {
      guard !(try table.text("because", in: row)).isEmpty else {
        throw DeclarationError(
          .value, at: table.place(row), "no reason in 'because'; say why the row is there")
      }
      if kind == .libmagicExceptions { try Self.checkException(row, of: table) }
      relations[kind, default: []].append(
        Relation(
          key: try table.text(kind.columns[0], in: row), value: try table.text(kind.columns[1], in: row),
          replaces: kind == .printedMIMETypes ? try table.text("replaces", in: row) : "",
          since: kind == .changedParents ? try table.text("since", in: row) : "",
          rank: kind == .owners ? try Self.rank(row, of: table) : nil,
          place: table.place(row)))
    }
  }

  private static func rank(
    _ row: TabSeparatedTable.Row, of table: TabSeparatedTable
  ) throws(DeclarationError) -> OwnerRank {
    guard let rank = OwnerRank(rawValue: try table.text("rank", in: row)) else {
      let known = OwnerRank.allCases.map(\.rawValue).joined(separator: ", ")
      throw DeclarationError(.value, at: table.place(row), "'rank' is one of \(known)")
    }
    return rank
  }

  /// The parties that may be right in a disagreement with libmagic.
  private static let exceptionParties = ["ours", "libmagic", "both", "neither"]

  private static func checkException(
    _ row: TabSeparatedTable.Row, of table: TabSeparatedTable
  ) throws(DeclarationError) {
    guard exceptionParties.contains(try table.text("right", in: row)) else {
      throw DeclarationError(
        .value, at: table.place(row), "'right' is one of \(exceptionParties.joined(separator: ", "))")
    }
    let versions = try table.list("versions", in: row)
    guard !versions.isEmpty, versions.allSatisfy({ $0.allSatisfy { $0.isNumber || $0 == "." } }) else {
      throw DeclarationError(
        .value, at: table.place(row), "'versions' lists where it was seen, as 5.44,5.45")
    }
  }

  /// Throws for duplicate or contradicting rows: git keeps both if two branches change one.
  private static func checkRepetition(
    _ rows: [Relation], of kind: RelationTable
  ) throws(DeclarationError) {
    var seen: [String: DeclarationPlace] = [:]
    for row in rows {
      let key = kind.hasUniqueKeys ? row.key : "\(row.key)\t\(row.value)"
      if let first = seen.updateValue(row.place, forKey: key) {
        let what = kind.hasUniqueKeys ? "'\(row.key)'" : "'\(row.key)' with '\(row.value)'"
        throw DeclarationError(.duplicate, at: row.place, "\(what) is at \(first) already; keep one row")
      }
    }
  }

  /// Throws for a constant name of two types.
  private static func checkNames(of types: [TypeDeclaration]) throws(DeclarationError) {
    var names: [String: DeclarationPlace] = [:]
    for type in types {
      guard let name = type.constantName else { continue }
      if let first = names.updateValue(type.place, forKey: name) {
        throw DeclarationError(
          .duplicate, at: type.place, "the name '\(name)' is at \(first) already; choose another")
      }
    }
  }

  /// Throws for flaws across tables: duplicate types and rows, undeclared parents and types, and cycles.
  package func check() throws(DeclarationError) {
    let all = apple + community
    try TypeDeclaration.check(all)
    let layer = Set(apple.map(\.identifier))
    try TypeDeclaration.checkParents(of: apple) { layer.contains($0) }
    try TypeDeclaration.checkParents(of: all) { _ in false }
    try Self.checkNames(of: all)
    let identifiers = Set(all.map(\.identifier))
    let printed = (relations[.printedMIMETypes] ?? []).map(\.value)
    let mimeTypes = Set((all.flatMap { $0.tags[.mimeType] ?? [] } + printed).map { $0.lowercased() })
    let preferred = Dictionary(
      uniqueKeysWithValues: all.compactMap { type in type.tags[.mimeType]?.first.map { (type.identifier, $0) }
      })
    for (kind, rows) in relations {
      try Self.checkRepetition(rows, of: kind)
      for row in rows {
        let types: [String] =
          switch kind {
          case .carriers, .changedParents: [row.key, row.value]
          case .printedMIMETypes, .packages, .libmagicExceptions: [row.key]
          case .libmagicAnswers, .compoundExtensions, .fileNames, .preferredByName,
            .furtherExtensions, .pronom, .owners:
            [row.value]
          case .mimeAliases, .genericExtensions: []
          }
        for type in types where !identifiers.contains(type) {
          throw DeclarationError(.parent, at: row.place, "'\(type)' is not declared in any table")
        }
        if kind == .genericExtensions, CompiledTable.NameHint(rawValue: row.value) == nil {
          let known = CompiledTable.NameHint.allCases.map(\.rawValue).joined(separator: ", ")
          throw DeclarationError(.value, at: row.place, "'\(row.value)' in 'meaning'; write \(known)")
        }
        if kind == .printedMIMETypes, row.replaces != preferred[row.key, default: ""] {
          throw DeclarationError(
            .tag, at: row.place,
            "'\(row.key)' prefers '\(preferred[row.key, default: ""])': 'replaces' must say so")
        }
        if kind == .mimeAliases, !mimeTypes.contains(row.value.lowercased()) {
          throw DeclarationError(.tag, at: row.place, "no type declares or prints '\(row.value)'")
        }
      }
    }
  }
}
