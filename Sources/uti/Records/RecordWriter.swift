import MediaItems
import PropertyLists
import SystemCalls

/// Writes records one after another into one buffer.
struct RecordWriter {
  let format: RecordFormat
  let text: RecordText
  let fields: FieldSelection
  /// What takes the place of a line for people.
  let template: RecordTemplate?
  /// What is wrong with a file, for the formats that say only that.
  let finding: (Record) -> Finding?
  /// Made, like `columns`, only for the formats that show fields.
  private let table: CSV?
  /// The fields that are shown: where their keys end among all keys, and their values.
  private let columns: [Column]
  private let keys: [UInt8]

  /// A struct, since functions in tuples are wrapped once more.
  private struct Column {
    let keyEnd: Int
    let value: @Sendable (ItemRecord) -> FieldValue?
  }

  private(set) var output: [UInt8] = []
  private var json = JSONWriter()
  private var mime: MIMELine

  init(
    _ format: RecordFormat, text: RecordText, _ fields: FieldSelection, template: RecordTemplate? = nil,
    finding: @escaping (Record) -> Finding? = { _ in nil }
  ) {
    self.finding = finding
    self.template = template
    self.format = format
    self.text = text
    self.fields = fields
    table = format == .csv ? CSV(fields) : nil
    mime = MIMELine(isBrief: text.isBrief)
    let shown = format == .json || format == .ndjson ? fields.positions.map { ItemField.all[$0] } : []
    var keys: [UInt8] = []
    columns = shown.map { field in
      keys += [UInt8(ascii: ",")] + field.key
      return Column(keyEnd: keys.count, value: field.value)
    }
    self.keys = keys
  }

  mutating func write(_ record: Record) {
    if record.shown.error != nil, record.shown.type == nil, !format.recordsErrors { return }
    switch format {
    case .text where template != nil:
      if record.shown.type != nil { template?.write(record, to: &output) }
    case .text:
      if record.shown.type != nil { text.write(record, to: &output) }
    case .mime:
      record.shown.place.withBytes { mime.write(record.shown.type, of: $0, to: &output) }
    case .csv: table?.write(record, to: &output)
    case .sarif:
      guard let finding = finding(record) else { return }
      output.append(contentsOf: format.separator.utf8)
      json.removeAll()
      SARIF.write(finding, about: record.path, to: &json)
      output.append(contentsOf: json.bytes)
    case .junit: output.append(contentsOf: JUnit.line(finding(record), about: record.path).utf8)
    case .json, .ndjson:
      output.append(contentsOf: format.separator.utf8)
      json.removeAll()
      writeObject(record.shown)
      output.append(contentsOf: json.bytes)
      if format == .ndjson { output.append(UInt8(ascii: "\n")) }
    }
  }

  private mutating func writeObject(_ record: ItemRecord) {
    json.beginObject()
    // By position: copies of columns and keys would count references.
    keys.withUnsafeBufferPointer { keys in
      var start = 0
      for position in columns.indices {
        let key = UnsafeBufferPointer(rebasing: keys[start..<columns[position].keyEnd])
        start = columns[position].keyEnd
        guard let value = columns[position].value(record) else { continue }
        json.key(written: key)
        json.value(value)
      }
    }
    json.endObject()
  }

  /// Hands over what was written since the last time.
  mutating func takeOutput() -> [UInt8] {
    defer { output.removeAll(keepingCapacity: true) }
    // A copy of just these bytes: what waits for its turn shall not hold the room of the longest record.
    return output.withUnsafeBufferPointer { Array($0) }
  }
}
