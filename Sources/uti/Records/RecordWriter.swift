import MediaItems
import PropertyLists
import SystemCalls

/// Writes records, one per file or item, to a buffer in a ``RecordFormat`` such as JSON or CSV.
struct RecordWriter {
  let format: RecordFormat
  let text: RecordText
  let fields: FieldSelection
  /// The template that replaces lines of text.
  let template: RecordTemplate?
  /// Returns the finding about a file, for SARIF and JUnit.
  let finding: (Record) -> Finding?
  /// Set only for CSV.
  private let table: CSV?
  /// Set only for JSON, whose output it buffers.
  private let lines: RecordJSON?

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
    lines = format == .json || format == .ndjson ? RecordJSON(fields) : nil
  }

  mutating func write(_ record: Record) {
    if record.shown.error != nil, record.shown.type == nil, !format.recordsErrors { return }
    switch format {
    case .text where template != nil:
      if record.shown.type != nil { template?.write(record, to: &output) }
    case .text:
      if record.shown.type != nil { text.write(record, to: &output) }
    case .mime:
      record.shown.location.withBytes { mime.write(record.shown.type, of: $0, to: &output) }
    case .csv: table?.write(record, to: &output)
    case .sarif:
      guard let finding = finding(record) else { return }
      output.append(contentsOf: format.separator.utf8)
      json.removeAll()
      SARIF.write(finding, about: record.path, to: &json)
      output.append(contentsOf: json.bytes)
    case .junit: output.append(contentsOf: JUnit.line(finding(record), about: record.path).utf8)
    case .json, .ndjson:
      guard let lines else { return }
      if format == .json { lines.append(text: format.separator) }
      lines.write(record.shown)
      if format == .ndjson { lines.append("\n") }
    }
  }

  /// Removes and returns the output since the last call.
  mutating func takeOutput() -> [UInt8] {
    if let lines { return lines.takeOutput() }
    defer { output.removeAll(keepingCapacity: true) }
    // An exact copy, since a waiting record must not hold the capacity of the longest one.
    return output.withUnsafeBufferPointer { Array($0) }
  }
}
