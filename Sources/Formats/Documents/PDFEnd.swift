internal import ByteSources

/// Where PDF ends: with the last revision's %%EOF, in front of which stands where its cross-references are.
enum PDFEnd {
  private static let checked = "%%EOF, and where startxref points"
  private static let longestTail = 1 << 16

  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    guard let mark = file.reader.head.firstIndex(of: "%PDF-") else { return .unknown("the header") }
    let linear = linearLength(file.reader.head.slice(mark..<mark + 1024))
    for span in [1024, longestTail] {
      let (tail, start) = try file.tail(span)
      guard let index = last("%%EOF", in: tail) else { continue }
      let end = pastLineEnd(tail, index + 5)
      let rest = tail.slice(from: end).array
      if isObject(rest) { return .truncated("the objects behind the last %%EOF", end: nil) }
      let target = startOfReferences(tail.slice(0..<index))
      let isLed = try target.map { value throws(ReadFailure) in try leads(value, Int64(mark), file) } ?? false
      // A linearized file's first part ends with a %%EOF of its own, in front of which stands 0 (ISO 32000-1, F.3.4).
      if let linear, linear > file.byteCount, target == 0 {
        return .truncated("the length of the linearized file", end: linear)
      }
      return isLed ? .whole(checked, end: start + Int64(end)) : .unknown(checked)
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

  /// The number behind the last startxref.
  private static func startOfReferences(_ view: ByteView) -> Int64? {
    guard let place = last("startxref", in: view) else { return nil }
    return number(view.slice(place + 9..<place + 9 + 40).array).map { Int64(clamping: $0.value) }
  }

  /// The number that begins `bytes`, behind white space, and how many bytes both take.
  private static func number(_ bytes: [UInt8]) -> (value: UInt64, count: Int)? {
    let blank = bytes.prefix { $0 <= 0x20 }.count
    let digits = bytes[blank...].prefix { (0x30...0x39).contains($0) }
    guard let value = UInt64(String(decoding: digits, as: UTF8.self)) else { return nil }
    return (value, blank + digits.count)
  }

  private static let mostTables = 16
  private static let mostObjects: UInt64 = 200_000

  /// Whether the last startxref, or an object's place in the tables that it leads to, lies in a run of one byte.
  ///
  /// Of cross-references that are packed the objects are not known.
  static func refers(into run: FilledRun, _ file: EndReader) throws(ReadFailure) -> Bool {
    guard file.reader.head.matches("%PDF-") else { return false }
    let tail = try file.tail(1024).bytes
    var place = startOfReferences(tail)
    for _ in 0..<mostTables {
      guard let table = place, table > 0, table < file.byteCount else { return false }
      if run.covers(table) { return true }
      var lines = try file.reader.available(at: table, upTo: 64)
      guard lines.matches("xref") else { return false }
      // Each section: the first object's number and how many follow, with a line of 20 bytes each.
      var offset = table + 4
      while true {
        lines = try file.reader.available(at: offset, upTo: 64)
        guard let first = number(lines.array), let count = number(Array(lines.array.dropFirst(first.count))),
          count.value <= mostObjects
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
      place = trailer.firstIndex(of: "/Prev").flatMap { number(trailer.slice($0 + 5..<$0 + 30).array) }
        .map { Int64(clamping: $0.value) }
    }
    return false
  }

  /// Whether cross-references stand at `offset`: a table, or an object that holds them.
  private static func leads(
    _ offset: Int64, _ mark: Int64, _ file: EndReader
  ) throws(ReadFailure) -> Bool {
    // Offsets count from the header in some files, from the first byte in others.
    for place in [offset, offset &+ mark] where offset > 0 && place > 0 && place < file.byteCount {
      let bytes = try file.reader.available(at: place, upTo: 40).array
      let blank = bytes.prefix { $0 <= 0x20 }.count
      if bytes[blank...].starts(with: "xref".utf8) || isObject(bytes) { return true }
    }
    return false
  }

  /// Whether two numbers and `obj` begin the bytes.
  private static func isObject(_ bytes: [UInt8]) -> Bool {
    guard let first = number(bytes), let second = number(Array(bytes[first.count...])) else { return false }
    let rest = bytes[(first.count + second.count)...].drop { $0 <= 0x20 }
    return rest.starts(with: "obj".utf8)
  }

  /// The length that a linearized file states in its first object.
  private static func linearLength(_ head: ByteView) -> Int64? {
    guard let place = head.firstIndex(of: "/Linearized") else { return nil }
    let end = head.firstIndex(of: "endobj", from: place) ?? head.count
    var index = place
    while let key = head.firstIndex(of: "/L", from: index), key < end {
      index = key + 2
      // /Linearized begins so, too.
      if let found = number(head.slice(index..<index + 24).array), found.value > 0 {
        return Int64(clamping: found.value)
      }
    }
    return nil
  }
}
