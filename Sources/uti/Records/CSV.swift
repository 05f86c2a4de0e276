/// Records as RFC 4180 lines: the fields of objects in columns of their own, lists left out.
enum CSV {
  private struct Column {
    var field: RecordField
    var member: String?
  }

  private static let columns: [Column] = RecordField.all.flatMap { (field: RecordField) -> [Column] in
    switch field.shape {
    case .object(let members): members.map { Column(field: field, member: $0.name) }
    case .list, .texts: []
    default: [Column(field: field, member: nil)]
    }
  }

  static var header: String {
    columns.map { column in column.field.name + (column.member.map { ".\($0)" } ?? "") }.joined(
      separator: ",") + "\r\n"
  }

  static func write(_ record: Record, to output: inout [UInt8]) {
    var values: [String: FieldValue] = [:]
    for (position, column) in columns.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      if values[column.field.name] == nil, let value = column.field.value(record) {
        values[column.field.name] = value
      }
      guard let value = values[column.field.name] else { continue }
      if let member = column.member {
        guard case .object(let members) = value, let found = members.first(where: { $0.key == member }) else {
          continue
        }
        write(found.value, to: &output)
      } else {
        write(value, to: &output)
      }
    }
    output.append(contentsOf: [0x0D, 0x0A])
  }

  private static func write(_ value: FieldValue, to output: inout [UInt8]) {
    switch value {
    case .text(let text):
      let needsQuotes = text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
      guard needsQuotes else { return output.append(contentsOf: text.utf8) }
      output.append(0x22)
      for byte in text.utf8 {
        if byte == 0x22 { output.append(0x22) }
        output.append(byte)
      }
      output.append(0x22)
    case .integer(let number): output.append(contentsOf: String(number).utf8)
    case .number(let number): output.append(contentsOf: String(number).utf8)
    case .flag(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
    case .list, .object: break
    }
  }
}
