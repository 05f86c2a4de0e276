internal import ByteSources

/// Where MXF ends: with its footer, or with an element (SMPTE ST 377-1).
enum MXFEnd {
  /// The header says where the footer stands, which says how long it is (SMPTE ST 377-1, 7).
  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the places of the footer and its parts"
    let start = try runIn(file)
    let (pack, _) = try length(at: start + 16, file)
    let footer = try file.big64(pack + 24)
    guard footer > 0 else { return try elements(from: start, file) }
    let place = start + footer
    guard place + 17 <= file.byteCount else { return .truncated(checked) }
    guard try file.reader.view(at: place, count: 4).matches([0x06, 0x0E, 0x2B, 0x34]) else {
      return .unknown(checked)
    }
    let (contents, size) = try length(at: place + 16, file)
    let (header, index) = (try file.big64(contents + 32), try file.big64(contents + 40))
    // Filling may stand behind the pack; it is counted in what follows it where there is some.
    let end = contents + size + header + index
    return end > file.byteCount ? .truncated(checked, end: end) : .whole(checked)
  }

  /// Where the header does not place the footer: keys with lengths, of which the footer's or the index of partitions is last.
  private static func elements(from start: Int64, _ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the lengths of all elements; the header does not say where the footer stands"
    var place = start
    while place < file.byteCount {
      try file.reader.step()
      guard
        try file.reader.available(at: place, upTo: 4).matches(
          Array([6, 0x0E, 0x2B, 0x34].prefix(Int(min(4, file.byteCount - place)))))
      else { return .unknown(checked) }
      let (contents, size) = try length(at: place + 16, file)
      place = contents + size
    }
    return place > file.byteCount ? .truncated(checked, end: place) : .unknown(checked)
  }

  private static func runIn(_ file: EndReader) throws(ReadFailure) -> Int64 {
    let head = file.reader.head
    for index in 0..<min(head.count, 4096) where head[index] == 0x06 {
      if head.matches([0x06, 0x0E, 0x2B, 0x34, 0x02, 0x05, 0x01, 0x01], at: index) { return Int64(index) }
    }
    throw .malformed("no partition at the beginning")
  }

  /// A length in the basic encoding rules of ASN.1, and where it ends.
  private static func length(at place: Int64, _ file: EndReader) throws(ReadFailure) -> (Int64, Int64) {
    let first = try file.byte(place)
    if first < 0x80 { return (place + 1, Int64(first)) }
    let count = Int64(first & 0x7F)
    guard (1...8).contains(count) else { throw .malformed("a length of no known form") }
    var value: Int64 = 0
    for index in 0..<count {
      guard value < 1 << 48 else { throw .malformed("a length that no file has") }
      value = value << 8 | Int64(try file.byte(place + 1 + index))
    }
    return (place + 1 + count, value)
  }
}
