/// A parsed tab-separated table.
///
/// The first row names the columns; each later row has a cell for each. `#` at the start of a line begins a
/// comment. Cells encode a tab as `\t`, a new line as `\n`, a blank at a tag's edge as `\s`, a comma in a
/// list's element as `\,` and a backslash as `\\`.
///
/// Complexity: linear in the text.
public struct TabSeparatedTable: Sendable {
  /// A row with its line number, counted from 1.
  public struct Row: Sendable {
    /// The row's line, from 1.
    public let line: Int
    let cells: [Substring]
  }

  /// The name of the file for messages.
  public let file: String
  /// The names of the columns, from the first line.
  public let columns: [String]
  /// The rows, in order.
  public let rows: [Row]
  private let indices: [String: Int]
  /// The errors of invalid rows, for callers that tolerate them.
  let invalidRows: [DeclarationError]

  /// Parses a table; `file` is the name in errors.
  public init(_ text: String, file: String) throws(DeclarationError) {
    self = try Self(tolerating: text, file: file)
    if let error = invalidRows.first { throw error }
  }

  /// Parses a table and collects the errors of single rows; throws without a header.
  init(tolerating text: String, file: String) throws(DeclarationError) {
    var invalidRows: [DeclarationError] = []
    var columns: [String]?
    var rows: [Row] = []
    var number = 0
    // A carriage return with its line feed is one character.
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
      number += 1
      if line.isEmpty || line.first == "#" { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard let header = columns else {
        columns = cells.map(String.init)
        continue
      }
      guard cells.count == header.count else {
        invalidRows.append(
          DeclarationError(
            .syntax, at: .line(file: file, line: number),
            "\(cells.count) cells where the header names \(header.count) columns; separate cells by one tab each"
          ))
        continue
      }
      rows.append(Row(line: number, cells: cells))
    }
    guard let columns else {
      throw DeclarationError(
        .syntax, at: .line(file: file, line: 1), "no header row; name the columns in the first line")
    }
    if let duplicate = Dictionary(grouping: columns, by: \.self).first(where: { $0.value.count > 1 })?.key {
      throw DeclarationError(
        .syntax, at: .line(file: file, line: 1), "the column '\(duplicate)' is named twice")
    }
    self.file = file
    self.columns = columns
    self.rows = rows
    self.invalidRows = invalidRows
    indices = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1, $0) })
  }

  /// Throws unless the table has exactly these columns; `optional` ones may be missing.
  public func require(columns wanted: [String], optional: Set<String> = []) throws(DeclarationError) {
    let place = DeclarationPlace.line(file: file, line: 1)
    for column in wanted where indices[column] == nil && !optional.contains(column) {
      throw DeclarationError(.syntax, at: place, "the column '\(column)' is missing")
    }
    for column in columns where !wanted.contains(column) {
      throw DeclarationError(
        .syntax, at: place,
        "no column is called '\(column)'; the columns are \(wanted.joined(separator: ", "))")
    }
  }

  /// Returns the text of a cell; empty if the table has no such column.
  public func text(_ column: String, in row: Row) throws(DeclarationError) -> String {
    guard let index = indices[column] else { return "" }
    return try unescaped(row.cells[index], row)
  }

  /// Returns the elements of a list cell.
  public func list(_ column: String, in row: Row) throws(DeclarationError) -> [String] {
    guard let index = indices[column], !row.cells[index].isEmpty else { return [] }
    var elements: [String] = []
    for part in Self.splitAtCommas(row.cells[index]) {
      let element = try unescaped(part, row)
      guard !element.isEmpty else {
        throw DeclarationError(
          .syntax, at: place(row), "an empty element in '\(column)'; write elements as a,b,c")
      }
      elements.append(element)
    }
    return elements
  }

  /// Returns the location of a row.
  public func place(_ row: Row) -> DeclarationPlace { .line(file: file, line: row.line) }

  static func splitAtCommas(_ cell: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = cell.startIndex
    var index = cell.startIndex
    while index < cell.endIndex {
      let next = cell.index(after: index)
      if cell[index] == "\\", next < cell.endIndex {
        index = cell.index(after: next)
      } else {
        if cell[index] == "," {
          parts.append(cell[start..<index])
          start = next
        }
        index = next
      }
    }
    parts.append(cell[start...])
    return parts
  }

  func index(of column: String) -> Int? { indices[column] }

  /// Returns a list's element with escapes for a cell.
  static func escaped(_ element: String) -> String {
    var text = ""
    for character in element {
      switch character {
      case "\\": text += #"\\"#
      case "\t": text += #"\t"#
      case "\n": text += #"\n"#
      case ",": text += #"\,"#
      default: text.append(character)
      }
    }
    if text.hasSuffix(" ") { text = text.dropLast() + #"\s"# }
    return text
  }

  private func unescaped(_ cell: Substring, _ row: Row) throws(DeclarationError) -> String {
    guard cell.contains("\\") else { return String(cell) }
    var result = ""
    var characters = cell.makeIterator()
    while let character = characters.next() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      switch characters.next() {
      case "\\": result.append("\\")
      case "t": result.append("\t")
      case "n": result.append("\n")
      case "s": result.append(" ")
      case ",": result.append(",")
      default:
        throw DeclarationError(
          .syntax, at: place(row),
          #"a backslash before something else than \ t n s or a comma; write it as \\"#)
      }
    }
    return result
  }
}
