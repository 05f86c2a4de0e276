/// Everything that `TypeTables/` says: the declarations of both layers and the small tables beside them.
package struct TypeTables: Sendable {
  /// One row of a table that relates a key to a value, for a reason.
  package struct Relation: Sendable {
    package var key: String
    package var value: String
    /// What the printed MIME type stands in for, where the type declares one; empty in all other tables.
    package var replaces = ""
    /// The first systems where the row holds, as they are written; empty in all tables but one.
    package var since = ""
    /// How much the extension is used for the type; nil in all tables but one.
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

  /// The tables that are not declarations.
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
    /// The owners of extensions that several types have, each with its rank by use.
    case owners = "owners.tsv"
    /// The parents that types have on newer systems, each instead of all that its row declares.
    case changedParents = "changed-parents.tsv"

    /// The columns, the key first and the value second; each row ends with its reason.
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

    /// Whether a look-up has room for one value of a key.
    var hasOneValueAKey: Bool {
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

  /// How much an extension is used for one of its owners' files; CONTRIBUTING.md says how it is counted.
  package enum OwnerRank: String, CaseIterable, Sendable {
    /// Several sources that know files of it name the owner.
    case common
    /// Few do.
    case rare
    /// A registration alone does.
    case registered
  }

  /// The table, without its suffix, of types of which nothing is known but that they are registered.
  package static let registered = "community/xdg-registered"

  /// The table, without its suffix, of names that programs made up for formats that they do not own.
  ///
  /// Its types yield to those of every other table, and mean nothing by an extension or a MIME type that another type has.
  package static let standIns = "community/third-party-stand-ins"

  package init() {}

  /// Adds one table of declarations to the layer that its rows' origins name.
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

  /// Adds one of the tables that are not declarations; every row must say why.
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

  /// Who may be right where libmagic and this package disagree.
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

  /// Refuses a row that says again, or otherwise, what one above it said: git keeps both where two branches change one.
  private static func checkRepetition(
    _ rows: [Relation], of kind: RelationTable
  ) throws(DeclarationError) {
    var seen: [String: DeclarationPlace] = [:]
    for row in rows {
      let key = kind.hasOneValueAKey ? row.key : "\(row.key)\t\(row.value)"
      if let first = seen.updateValue(row.place, forKey: key) {
        let what = kind.hasOneValueAKey ? "'\(row.key)'" : "'\(row.key)' with '\(row.value)'"
        throw DeclarationError(.duplicate, at: row.place, "\(what) is at \(first) already; keep one row")
      }
    }
  }

  /// Refuses a name that two types have.
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

  /// Refuses what no single table can see: a type twice, an undeclared parent, a cycle across tables, a row about
  /// nothing, a row twice.
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
