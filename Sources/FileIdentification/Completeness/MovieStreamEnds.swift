internal import ByteSources
internal import ContainerFormats

/// Where movies end that are streams of packets or tags, and Flash's.
enum MovieStreamEnds {
  /// Tags of which each is followed by its length; scripts state the file's size at times (Adobe Flash Video 10.1, E.3).
  static func flash(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the last tag's length; the format declares no end"
    if let stated = try FlashVideo(file.reader).numbers["filesize"], stated > Double(file.byteCount),
      let end = Int64(exactly: stated)
    {
      return .truncated("the file's size in the script", end: end)
    }
    guard file.byteCount > 28 else { return .truncated(checked) }
    let size = try file.big32(file.byteCount - 4)
    let start = file.byteCount - 4 - size
    guard size >= 11, start > 8, try file.big32(start) & 0xFF_FFFF == size - 11 else {
      return .truncated(checked)
    }
    return .unknown(checked)
  }

  /// Packets of 188 bytes, some with four before or 16 behind; the format declares no end.
  static func transport(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the last packet's length; the format declares no end"
    let head = file.reader.head
    for size in [188, 192, 204] {
      for first in 0..<size where head[first] == 0x47 {
        guard (1..<4).allSatisfy({ head[first + $0 * size] == 0x47 }) else { continue }
        // Of packets with a time stamp, it stands in front of the mark.
        let start = Int64(first - (size == 192 ? 4 : 0))
        let rest = (file.byteCount - start) % Int64(size)
        let last = try file.reader.available(at: file.byteCount - rest + (size == 192 ? 4 : 0), upTo: 1)
        return rest > 0 && start >= 0 && (last.count == 0 || last[0] == 0x47)
          ? .truncated(checked, end: file.byteCount - rest + Int64(size)) : .unknown(checked)
      }
    }
    return .unknown("nothing: the format declares no end")
  }

  /// Packs, which a code of four bytes may end (ISO/IEC 13818-1, 2.5.3.2).
  static func program(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    try file.tail(4).bytes.matches([0, 0, 1, 0xB9])
      ? .whole("the code that ends a program stream", end: file.byteCount)
      : .unknown("the last four bytes; without the code that ends it, the format declares no end")
  }

  /// Flash movies state their length; unpacked it is, where they are packed with zlib (SWF 19, "The SWF header").
  static func flashMovie(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let head = file.reader.head
    if head.matches("FWS") {
      return try .ending(at: try file.little32(4), of: file, "the length in the header")
    }
    if head.matches("ZWS") {
      return try .ending(at: 17 + (try file.little32(8)), of: file, "the length of the packed bytes")
    }
    return try GzipEnd.packed(from: 8, file)
  }

  /// The header says where the footer stands, which says how long it is (SMPTE ST 377-1, 7).
  static func mxf(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the places of the footer and its parts"
    let start = try runIn(file)
    let (pack, _) = try length(at: start + 16, file)
    let footer = try file.big64(pack + 24)
    guard footer > 0 else { return .unknown("the header, which does not say where the footer stands") }
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
