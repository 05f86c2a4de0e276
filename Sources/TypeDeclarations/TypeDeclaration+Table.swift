extension TypeDeclaration {
  /// The columns of a table of declarations, in order.
  static let tableColumns = [
    "identifier", "name", "conforms-to", "extensions", "mime-types", "os-types", "pasteboard-types",
    "device-model-codes",
    "description", "declared", "rank", "since", "until", "version", "reference", "origin", "note",
  ]

  /// Reads a table of declarations; only `identifier` and `conforms-to` must be there.
  ///
  /// `file` is what errors call the table.
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

  /// Fails unless the table's columns are those of declarations.
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
