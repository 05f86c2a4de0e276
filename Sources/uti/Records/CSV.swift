import MediaItems
import PropertyLists

/// Records as RFC 4180 lines: the fields of objects in columns of their own, the texts of a list in one.
///
/// Lists of objects are left out. The texts of a list stand behind one another with `;` between them, `\;` being one that
/// belongs to a text.
///
/// Tables are opened by programs that calculate, and on terminals. So a text is escaped as text for people is
/// (``PrintableText``), and one that a program would take for a formula has an apostrophe in front; numbers and flags
/// stay what they are. The form that keeps every byte is NDJSON; here `pathBytes` has the path's where `path` could not
/// keep them.
struct CSV {
  private struct Column {
    var field: ItemField
    var member: String?
  }

  private let columns: [Column]

  /// The columns of the fields that are shown: of named ones these alone, and the path, by which rows are told apart.
  ///
  /// They depend on no row, so that a header can be relied on: an error of a file stands on standard error, and in
  /// columns where `error` was named.
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
        guard case .object(let members) = value, let found = members.first(where: { $0.key == member }) else {
          continue
        }
        Self.write(found.value, to: &output)
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

  /// The texts of a list as a cell has them: each escaped by itself, with semicolons between them.
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

  /// The path, or its bytes where the cell of the path does not show them.
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

  /// What makes programs take a cell for a formula (OWASP, "CSV Injection"), in both widths.
  ///
  /// Also the apostrophe that is put in front, so that one that was there can be told from it. Tabs and line ends are
  /// escaped already.
  private static let beginnings: [[UInt8]] = ["=", "+", "-", "@", "＝", "＋", "－", "＠", "'"].map {
    Array($0.utf8)
  }

  private static func looksLikeFormula(_ text: [UInt8]) -> Bool {
    beginnings.contains { text.starts(with: $0) }
  }

  /// A text as a cell has it, before it is quoted.
  private static func bytes(of text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    if looksLikeFormula(text) { result.append(UInt8(ascii: "'")) }
    PrintableText.append(text, to: &result)
    return result
  }
}
