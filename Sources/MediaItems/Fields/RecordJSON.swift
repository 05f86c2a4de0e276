internal import MediaMetadata
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage

/// Writes records as JSON, one line each, straight from what was found: no value is made that only this would read.
package final class RecordJSON {
  /// A field that is shown: where its key ends among all keys, and its value.
  private struct Column {
    let keyEnd: Int
    let reading: FieldReading
    /// The bit of what a record must have.
    let part: UInt8

    var isOfVerdict: Bool { if case .verdict = reading { true } else { false } }
  }

  private let columns: [Column]
  /// The columns side by side that follow from the verdict alone: what was written of them is kept.
  private let verdictColumns: Range<Int>
  private let asksForDate: Bool
  /// Each with a comma before it and a colon behind it.
  private let keys: [UInt8]
  // One thread has it: no access needs to be checked against another.
  @exclusivity(unchecked) private var writer = JSONWriter()
  @exclusivity(unchecked) private var start = UnsafeMutablePointer<UInt8>.allocate(capacity: 4096)
  @exclusivity(unchecked) private var room = 4096
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var verdicts = KnownVerdicts()
  /// Whether the path of the record that is written is ASCII without escapes.
  @exclusivity(unchecked) private var pathIsPlain = false

  package init(_ fields: FieldSelection) {
    var keys: [UInt8] = []
    columns = fields.positions.map { ItemField.all[$0] }.map { field in
      keys += [UInt8(ascii: ",")] + field.key
      return Column(keyEnd: keys.count, reading: field.reading, part: 1 << field.part.rawValue)
    }
    self.keys = keys
    verdictColumns = Self.verdictColumns(columns)
    asksForDate = columns.contains { $0.part == 1 << RecordPart.date.rawValue }
  }

  private static func verdictColumns(_ columns: [Column]) -> Range<Int> {
    guard let first = columns.firstIndex(where: \.isOfVerdict) else { return 0..<0 }
    return first..<(columns[first...].firstIndex { !$0.isOfVerdict } ?? columns.count)
  }

  deinit { start.deallocate() }

  /// Hands over what was written since the last time.
  package func take() -> [UInt8] {
    defer { count = 0 }
    // A copy of just these bytes: what waits for its turn shall not hold the room of the longest record.
    return Array(UnsafeBufferPointer(start: start, count: count))
  }

  package func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let from = bytes.baseAddress else { return }
    reserve(bytes.count)
    (start + count).update(from: from, count: bytes.count)
    count += bytes.count
  }

  package func append(text: String) {
    var text = text
    text.withUTF8(append)
  }

  package func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes a record's object.
  package func write(_ record: ItemRecord) {
    append("{")
    let opening = count
    var record = record
    var parts = RecordPart.all(of: record)
    if asksForDate {
      record.noteDate()
      if record.captured != nil { parts |= 1 << RecordPart.date.rawValue }
    }
    pathIsPlain = false
    write(0..<verdictColumns.lowerBound, record, parts, opening)
    writeVerdict(record, parts, opening)
    write(verdictColumns.upperBound..<columns.count, record, parts, opening)
    append("}")
  }

  /// Writes columns of a record that has `parts`; `opening` is where the record's first member stands.
  private func write(_ range: Range<Int>, _ record: ItemRecord, _ parts: UInt8, _ opening: Int) {
    // By position: copies of columns and keys would count references.
    keys.withUnsafeBufferPointer { keys in
      var keyStart = range.lowerBound == 0 ? 0 : columns[range.lowerBound - 1].keyEnd
      for position in range {
        defer { keyStart = columns[position].keyEnd }
        if columns[position].part & parts == 0 { continue }
        // The first one of all goes without its comma.
        let first = count == opening ? keyStart + 1 : keyStart
        let key = UnsafeBufferPointer(rebasing: keys[first..<columns[position].keyEnd])
        write(columns[position].reading, key, record)
      }
    }
  }

  /// Writes the columns of the verdict: as they were written the last time, where that is kept.
  private func writeVerdict(_ record: ItemRecord, _ parts: UInt8, _ opening: Int) {
    // What is kept begins with a comma.
    guard count > opening, let key = record.verdictKey else {
      return write(verdictColumns, record, parts, opening)
    }
    if verdicts.lend(key, append) { return }
    let begin = count
    write(verdictColumns, record, parts, opening)
    verdicts.keep(Array(UnsafeBufferPointer(start: start + begin, count: count - begin)), for: key)
  }

  private func write(_ reading: FieldReading, _ key: UnsafeBufferPointer<UInt8>, _ record: ItemRecord) {
    switch reading {
    case .path:
      append(key)
      record.place.withBytes { path in
        pathIsPlain = JSONWriter.isPlain(path)
        if pathIsPlain { plain(path) } else { value(path) }
      }
    case .pathBytes:
      if pathIsPlain { return }
      guard let bytes = record.pathBytes else { return }
      append(key)
      value(Base64.encode(bytes))
    case .text(let read), .verdict(let read):
      guard let text = read(record) else { return }
      append(key)
      value(text)
    case .texts(let read):
      let texts = read(record)
      if texts.isEmpty { return }
      append(key)
      list(texts.count) { value(texts[$0]) }
    case .integer(let read):
      guard let number = read(record) else { return }
      append(key)
      value(number)
    case .number(let read):
      guard let number = read(record) else { return }
      append(key)
      json { $0.value(number) }
    case .flag(let read):
      guard let flag = read(record) else { return }
      append(key)
      append(flag ? "true" : "false")
    case .date(let read):
      guard let date = read(record) else { return }
      append(key)
      value(date)
    case .livePhoto:
      guard let livePhoto = record.livePhoto else { return }
      append(key)
      append("{")
      var members = Members(of: self)
      livePhoto.describe(to: &members)
      append("}")
    case .value(let read):
      guard let value = read(record) else { return }
      append(key)
      json { $0.value(value) }
    }
  }

  // MARK: Values

  private func value(_ text: String) {
    var text = text
    text.withUTF8 { value($0) }
  }

  private func value(_ text: UnsafeBufferPointer<UInt8>) {
    guard JSONWriter.isPlain(text) else {
      return json { $0.value(String(decoding: text, as: UTF8.self)) }
    }
    plain(text)
  }

  /// Appends a text that needs no escapes.
  private func plain(_ text: UnsafeBufferPointer<UInt8>) {
    reserve(text.count + 2)
    start[count] = UInt8(ascii: "\"")
    if let from = text.baseAddress { (start + count + 1).update(from: from, count: text.count) }
    count += text.count + 2
    start[count - 1] = UInt8(ascii: "\"")
  }

  private func value(_ number: Int) {
    guard (0..<10_000_000).contains(number) else { return json { $0.value(number) } }
    var divisor = 1
    while divisor <= number / 10 { divisor *= 10 }
    reserve(8)
    while divisor > 0 {
      start[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10)
      count += 1
      divisor /= 10
    }
  }

  private func value(_ date: CaptureDate) {
    reserve(CaptureDate.longestUsual + 2)
    let written = date.write(
      to: UnsafeMutableBufferPointer(start: start + count + 1, count: CaptureDate.longestUsual))
    // A fraction is any text that somebody set.
    guard let written, JSONWriter.isPlain(UnsafeBufferPointer(start: start + count + 1, count: written))
    else {
      return value(date.description)
    }
    start[count] = UInt8(ascii: "\"")
    start[count + written + 1] = UInt8(ascii: "\"")
    count += written + 2
  }

  private func list(_ count: Int, _ write: (Int) -> Void) {
    append("[")
    for position in 0..<count {
      if position > 0 { append(",") }
      write(position)
    }
    append("]")
  }

  /// Appends a value that is rare, or needs escapes.
  private func json(_ write: (inout JSONWriter) -> Void) {
    writer.removeAll()
    write(&writer)
    writer.bytes.withUnsafeBufferPointer(append)
  }

  private func reserve(_ more: Int) {
    if room - count < more { grow(more) }
  }

  @inline(never) private func grow(_ more: Int) {
    let larger = max(room * 2, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: start, count: count)
    start.deallocate()
    (start, room) = (moved, larger)
  }

  /// Writes an object's members.
  private struct Members: MemberSink {
    private let json: RecordJSON
    private var isFirst = true

    init(of json: RecordJSON) { self.json = json }

    mutating func member(_ key: StaticString, _ text: String?) {
      guard let text else { return }
      begin(key)
      json.value(text)
    }

    mutating func member(_ key: StaticString, _ number: Int?) {
      guard let number else { return }
      begin(key)
      json.value(number)
    }

    mutating func member(_ key: StaticString, _ place: FilePlace?) {
      guard let place else { return }
      begin(key)
      place.withBytes { json.value($0) }
    }

    mutating func member(_ key: StaticString, _ paths: [FilePath]) {
      if paths.isEmpty { return }
      begin(key)
      json.list(paths.count) { paths[$0].withBytes { json.value($0) } }
    }

    private mutating func begin(_ key: StaticString) {
      json.append(isFirst ? "\"" : ",\"")
      json.append(key)
      json.append("\":")
      isFirst = false
    }
  }
}
