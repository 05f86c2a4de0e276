internal import ASCIIBytes
internal import ByteSources

/// Checks whether PDF files are complete, by the last %%EOF and where the `startxref` before it points.
enum PDFCompleteness {
  private static let checked = "%%EOF, and where startxref points"
  private static let maxTailLength = 1 << 16

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    guard let mark = file.reader.head.firstIndex(of: "%PDF-") else { return .unknown("the header") }
    let linear = linearLength(file.reader.head.slice(mark..<mark + 1024))
    for tailSize in [1024, maxTailLength] {
      let (tail, start) = try file.tail(tailSize)
      guard let index = last("%%EOF", in: tail) else { continue }
      let end = pastLineEnd(tail, index + 5)
      let rest = tail.slice(from: end).array
      if isObject(rest) { return .truncated("the objects behind the last %%EOF", end: nil) }
      let target = startOfReferences(tail.slice(0..<index))
      let isValid =
        try target.map { value throws(ReadFailure) in try hasReferences(value, Int64(mark), file) } ?? false
      // A linearized file's first part ends with startxref 0 and a %%EOF of its own (ISO 32000-1, F.3.4).
      if let linear, linear > file.byteCount, target == 0 {
        return .truncated("the length of the linearized file", end: linear)
      }
      return isValid ? .whole(checked, end: start + Int64(end)) : .unknown(checked)
    }
    return .truncated(checked, end: linear.flatMap { $0 > file.byteCount ? $0 : nil })
  }

  private static func last(_ text: StaticString, in view: ByteView) -> Int? {
    var index = view.count - text.utf8CodeUnitCount
    while index >= 0 {
      if view.matches(text, at: index) { return index }
      index -= 1
    }
    return nil
  }

  private static func pastLineEnd(_ view: ByteView, _ index: Int) -> Int {
    if view[index] == 0x0D { return view[index + 1] == 0x0A ? index + 2 : index + 1 }
    return view[index] == 0x0A ? index + 1 : index
  }

  /// Returns the number after the last startxref.
  private static func startOfReferences(_ view: ByteView) -> Int64? {
    guard let index = last("startxref", in: view) else { return nil }
    return number(view.slice(index + 9..<index + 9 + 40).array).map { Int64(clamping: $0.value) }
  }

  /// Returns the number that begins `bytes`, and its length with the white space before it.
  private static func number(_ bytes: [UInt8]) -> (value: UInt64, count: Int)? {
    let blank = bytes.prefix { $0 <= 0x20 }.count
    let digits = bytes[blank...].prefix { $0.isASCIIDigit }
    guard let value = UInt64(String(decoding: digits, as: UTF8.self)) else { return nil }
    return (value, blank + digits.count)
  }

  private static let maxTables = 16
  private static let maxObjects: UInt64 = 200_000

  /// Returns true if the last startxref, or an object in its tables, points into a run of one byte.
  ///
  /// Objects in compressed cross-references are not checked.
  static func refers(into run: RepeatedByteRun, _ file: CompletenessReader) throws(ReadFailure) -> Bool {
    guard file.reader.head.matches("%PDF-") else { return false }
    let tail = try file.tail(1024).bytes
    var next = startOfReferences(tail)
    for _ in 0..<maxTables {
      guard let table = next, table > 0, table < file.byteCount else { return false }
      if run.covers(table) { return true }
      var lines = try file.reader.available(at: table, upTo: 64)
      guard lines.matches("xref") else { return false }
      // Each section states its first object number and its count, then has a line of 20 bytes per object.
      var offset = table + 4
      while true {
        lines = try file.reader.available(at: offset, upTo: 64)
        guard let first = number(lines.array), let count = number(Array(lines.array.dropFirst(first.count))),
          count.value <= maxObjects
        else { break }
        offset += Int64(first.count + count.count)
        offset += Int64(lines.array[(first.count + count.count)...].prefix { $0 <= 0x20 }.count)
        for _ in 0..<count.value {
          try file.reader.step()
          let line = try file.reader.view(at: offset, count: 20)
          if line[17] == UInt8(ascii: "n"), let object = number(line.slice(0..<10).array),
            run.covers(Int64(clamping: object.value))
          {
            return true
          }
          offset += 20
        }
      }
      let trailer = try file.reader.available(at: offset, upTo: 1024)
      next = trailer.firstIndex(of: "/Prev").flatMap { number(trailer.slice($0 + 5..<$0 + 30).array) }
        .map { Int64(clamping: $0.value) }
    }
    return false
  }

  /// Returns true if `offset` points to cross-references: a table, or an object.
  private static func hasReferences(
    _ offset: Int64, _ mark: Int64, _ file: CompletenessReader
  ) throws(ReadFailure) -> Bool {
    // Offsets count from the header in some files, from the first byte in others.
    for start in [offset, offset &+ mark] where offset > 0 && start > 0 && start < file.byteCount {
      let bytes = try file.reader.available(at: start, upTo: 40).array
      let blank = bytes.prefix { $0 <= 0x20 }.count
      if bytes[blank...].starts(with: "xref".utf8) || isObject(bytes) { return true }
    }
    return false
  }

  /// Returns true if the bytes begin with two numbers and `obj`.
  private static func isObject(_ bytes: [UInt8]) -> Bool {
    guard let first = number(bytes), let second = number(Array(bytes[first.count...])) else { return false }
    let rest = bytes[(first.count + second.count)...].drop { $0 <= 0x20 }
    return rest.starts(with: "obj".utf8)
  }

  /// Returns the length that a linearized file states in its first object.
  private static func linearLength(_ head: ByteView) -> Int64? {
    guard let start = head.firstIndex(of: "/Linearized") else { return nil }
    let end = head.firstIndex(of: "endobj", from: start) ?? head.count
    var index = start
    while let key = head.firstIndex(of: "/L", from: index), key < end {
      index = key + 2
      // /Linearized matches too, but no number follows.
      if let length = number(head.slice(index..<index + 24).array), length.value > 0 {
        return Int64(clamping: length.value)
      }
    }
    return nil
  }
}
