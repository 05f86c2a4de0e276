import PropertyLists
import UniformTypes

/// Writes records one after another into one buffer.
struct RecordWriter {
  let format: RecordFormat
  let text: RecordText
  private(set) var output: [UInt8] = []
  private var json = JSONWriter()

  init(_ format: RecordFormat, text: RecordText) {
    self.format = format
    self.text = text
  }

  mutating func write(_ record: Record) {
    if record.error != nil, record.type == nil, !format.recordsErrors { return }
    switch format {
    case .text:
      if record.type != nil { text.write(record, to: &output) }
    case .mime:
      PrintableText.append(record.pathBytes ?? Array(record.pathText.utf8), to: &output)
      output.append(contentsOf: ": \(record.type?.printedMIMEType ?? "")\n".utf8)
    case .csv: CSV.write(record, to: &output)
    case .json, .ndjson:
      output.append(contentsOf: format.separator.utf8)
      json.removeAll()
      json.object { json in
        for position in RecordField.all.indices {
          guard let value = RecordField.all[position].value(record) else { continue }
          json.key(written: RecordField.all[position].key)
          json.value(value)
        }
      }
      output.append(contentsOf: json.bytes)
      if format == .ndjson { output.append(UInt8(ascii: "\n")) }
    }
  }

  /// Hands over what was written since the last time.
  mutating func takeOutput() -> [UInt8] {
    defer { output.removeAll(keepingCapacity: true) }
    // A copy of just these bytes: what waits for its turn shall not hold the room of the longest record.
    return output.withUnsafeBufferPointer { Array($0) }
  }
}

extension JSONWriter {
  mutating func value(_ value: FieldValue) {
    switch value {
    case .text(let text): self.value(text)
    case .integer(let number): self.value(number)
    case .number(let number): self.value(number)
    case .flag(let flag): self.value(flag)
    case .list(let elements): array { json in for element in elements { json.value(element) } }
    case .object(let members):
      object { json in
        for member in members {
          json.key(member.key)
          json.value(member.value)
        }
      }
    }
  }
}
