internal import MediaMetadata
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage

/// Writes records as JSON directly from the item, without intermediate values.
package final class RecordJSON {
  /// A field to write: the end of its key in ``keys``, and the getter of its value.
  private struct Column {
    let keyEnd: Int
    let getter: FieldGetter
    /// The bit of the required ``RecordPart``.
    let part: UInt8
  }

  private let columns: [Column]
  private let needsDate: Bool
  /// All keys, each with a leading comma and a trailing colon.
  private let keys: [UInt8]
  // Used by one thread only.
  @exclusivity(unchecked) private var writer = JSONWriter()
  @exclusivity(unchecked) private var start = UnsafeMutablePointer<UInt8>.allocate(capacity: 4096)
  @exclusivity(unchecked) private var capacity = 4096
  @exclusivity(unchecked) private var count = 0
  /// True if the path of the current record is ASCII without escapes.
  @exclusivity(unchecked) private var pathIsPlain = false

  package init(_ fields: FieldSelection) {
    var keys: [UInt8] = []
    columns = fields.positions.map { ItemField.all[$0] }.map { field in
      keys += [UInt8(ascii: ",")] + field.key
      return Column(keyEnd: keys.count, getter: field.getter, part: 1 << field.part.rawValue)
    }
    self.keys = keys
    needsDate = columns.contains { $0.part == 1 << RecordPart.date.rawValue }
  }

  deinit { start.deallocate() }

  /// Removes and returns the bytes written since the last call.
  package func takeOutput() -> [UInt8] {
    defer { count = 0 }
    // A copy of the exact size: queued output must not hold the capacity of the longest record.
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
    if needsDate {
      record.resolveDate()
      if record.captured != nil { parts |= 1 << RecordPart.date.rawValue }
    }
    pathIsPlain = false
    keys.withUnsafeBufferPointer { keys in
      var keyStart = 0
      // By index, see `Array.firstRow(where:)`.
      for index in columns.indices {
        defer { keyStart = columns[index].keyEnd }
        if columns[index].part & parts == 0 { continue }
        // The first member has no comma.
        let first = count == opening ? keyStart + 1 : keyStart
        let key = UnsafeBufferPointer(rebasing: keys[first..<columns[index].keyEnd])
        write(columns[index].getter, key, record)
      }
    }
    append("}")
  }

  private func write(_ getter: FieldGetter, _ key: UnsafeBufferPointer<UInt8>, _ record: ItemRecord) {
    switch getter {
    case .path:
      append(key)
      record.location.withBytes { path in
        pathIsPlain = JSONWriter.isPlain(path)
        if pathIsPlain { plain(path) } else { value(path) }
      }
    case .pathBytes:
      if pathIsPlain { return }
      guard let bytes = record.pathBytes else { return }
      append(key)
      value(Base64.encode(bytes))
    case .text(let read):
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
      livePhoto.writeMembers(to: &members)
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

  /// Appends text that needs no escapes.
  private func plain(_ text: UnsafeBufferPointer<UInt8>) {
    reserve(text.count + 2)
    start[count] = UInt8(ascii: "\"")
    if let from = text.baseAddress { (start + count + 1).update(from: from, count: text.count) }
    count += text.count + 2
    start[count - 1] = UInt8(ascii: "\"")
  }

  private func value(_ number: Int) {
    reserve(8)
    let isWritten = JSONWriter.forEachDigit(of: number) { digit in
      start[count] = digit
      count += 1
    }
    if !isWritten { json { $0.value(number) } }
  }

  private func value(_ date: CaptureDate) {
    reserve(CaptureDate.maxWrittenLength + 2)
    let length = date.write(
      to: UnsafeMutableBufferPointer(start: start + count + 1, count: CaptureDate.maxWrittenLength))
    // The fraction can be any text.
    guard let length, JSONWriter.isPlain(UnsafeBufferPointer(start: start + count + 1, count: length))
    else {
      return value(date.description)
    }
    start[count] = UInt8(ascii: "\"")
    start[count + length + 1] = UInt8(ascii: "\"")
    count += length + 2
  }

  private func list(_ count: Int, _ write: (Int) -> Void) {
    append("[")
    for index in 0..<count {
      if index > 0 { append(",") }
      write(index)
    }
    append("]")
  }

  /// Appends a rare value, or text that needs escapes.
  private func json(_ write: (inout JSONWriter) -> Void) {
    writer.removeAll()
    write(&writer)
    writer.bytes.withUnsafeBufferPointer(append)
  }

  private func reserve(_ byteCount: Int) {
    if capacity - count < byteCount { grow(byteCount) }
  }

  @inline(never) private func grow(_ byteCount: Int) {
    let newCapacity = max(capacity * 2, count + byteCount)
    let newStart = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
    newStart.update(from: start, count: count)
    start.deallocate()
    (start, capacity) = (newStart, newCapacity)
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

    mutating func member(_ key: StaticString, _ location: FileLocation?) {
      guard let location else { return }
      begin(key)
      location.withBytes { json.value($0) }
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
