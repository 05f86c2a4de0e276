import MediaItems
import PropertyLists

/// Formats records as CSV (RFC 4180) with one column per field, and one per member of an object.
///
/// A list of texts is one column; lists of objects are omitted. The texts of a list are separated by
/// `;`; `\;` is a literal semicolon.
///
/// Text is escaped by ``PrintableText``, and an apostrophe precedes text that a spreadsheet would read as a
/// formula; numbers and flags are unchanged. `pathBytes` has the bytes of a path that `path` does not preserve.
struct CSV {
  private struct Column {
    var field: ItemField
    var member: String?
  }

  private let columns: [Column]

  /// Creates the columns of the shown fields; if fields are named, only these and the path.
  ///
  /// The columns do not depend on the rows. Errors of files are on standard error, and in columns
  /// if `error` is named.
  init(_ fields: FieldSelection) {
    let named = fields.named.map { names in
      fields.positions.filter { names.contains($0) || ItemField.all[$0].name == "path" }
    }
    columns = (named ?? fields.positions).flatMap { position -> [Column] in
      let field = ItemField.all[position]
      return switch field.shape {
      case .object(let members): members.map { Column(field: field, member: $0.name) }
      case .list: []
      default: [Column(field: field, member: nil)]
      }
    }
  }

  var header: String {
    columns.map { column in column.field.name + (column.member.map { ".\($0)" } ?? "") }.joined(
      separator: ",") + "\r\n"
  }

  func write(_ record: Record, to output: inout [UInt8]) {
    var values: [String: FieldValue] = [:]
    for (position, column) in columns.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      if values[column.field.name] == nil, let value = column.field.value(record.shown) {
        values[column.field.name] = value
      }
      if column.field.name == "path" || column.field.name == "pathBytes" {
        Self.write(path: record, isEncoded: column.field.name == "pathBytes", to: &output)
        continue
      }
      guard let value = values[column.field.name] else { continue }
      if let member = column.member {
        guard case .object(let members) = value, let entry = members.first(where: { $0.key == member }) else {
          continue
        }
        Self.write(entry.value, to: &output)
      } else {
        Self.write(value, to: &output)
      }
    }
    output.append(contentsOf: [0x0D, 0x0A])
  }

  private static func write(_ value: FieldValue, to output: inout [UInt8]) {
    switch value {
    case .text(let text): write(cell: Array(text.utf8), to: &output)
    case .integer(let number): output.append(contentsOf: String(number).utf8)
    case .number(let number): output.append(contentsOf: String(number).utf8)
    case .flag(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
    case .list(let elements): quote(bytes(of: elements), to: &output)
    case .object: break
    }
  }

  /// Returns the content of a cell with a list of texts: each escaped, separated by semicolons.
  private static func bytes(of list: [FieldValue]) -> [UInt8] {
    var result: [UInt8] = []
    for (position, element) in list.enumerated() {
      guard case .text(let text) = element else { continue }
      if position > 0 { result.append(UInt8(ascii: ";")) }
      var shown: [UInt8] = []
      PrintableText.append(Array(text.utf8), to: &shown)
      for byte in shown {
        if byte == UInt8(ascii: ";") { result.append(UInt8(ascii: "\\")) }
        result.append(byte)
      }
    }
    return looksLikeFormula(result) ? [UInt8(ascii: "'")] + result : result
  }

  /// Writes the path, or its bytes if the cell of the path does not preserve them.
  private static func write(path record: Record, isEncoded: Bool, to output: inout [UInt8]) {
    let bytes = record.pathBytes ?? Array(record.pathText.utf8)
    if !isEncoded { return write(cell: bytes, to: &output) }
    if Self.bytes(of: bytes) != bytes { output.append(contentsOf: Base64.encode(bytes).utf8) }
  }

  private static func write(cell text: [UInt8], to output: inout [UInt8]) {
    quote(bytes(of: text), to: &output)
  }

  private static func quote(_ bytes: [UInt8], to output: inout [UInt8]) {
    guard bytes.contains(where: { $0 == 0x22 || $0 == 0x2C }) else {
      return output.append(contentsOf: bytes)
    }
    output.append(0x22)
    for byte in bytes {
      if byte == 0x22 { output.append(0x22) }
      output.append(byte)
    }
    output.append(0x22)
  }

  /// The prefixes of formulas (OWASP, "CSV Injection"), in ASCII and full-width forms.
  ///
  /// The apostrophe is included, to distinguish one in the text from an added one. Tabs and line ends are already
  /// escaped.
  private static let formulaPrefixes: [[UInt8]] = ["=", "+", "-", "@", "＝", "＋", "－", "＠", "'"].map {
    Array($0.utf8)
  }

  private static func looksLikeFormula(_ text: [UInt8]) -> Bool {
    formulaPrefixes.contains { text.starts(with: $0) }
  }

  /// Returns the escaped text of a cell, before quoting.
  private static func bytes(of text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    if looksLikeFormula(text) { result.append(UInt8(ascii: "'")) }
    PrintableText.append(text, to: &result)
    return result
  }
}
