internal import ByteSources

/// Where drawings end that are lists of a system's drawing calls, and PostScript.
enum MetafileEnds {
  private static let mostRecords = 1_000_000

  /// Records, each with its size, to the one without a function (MS-WMF 2.1.1.1); the header's size is often wrong.
  static func windows(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the sizes of all records, to the one that ends them"
    // Aldus put a header of its own in front.
    let start: Int64 = file.reader.head.matches([0xD7, 0xCD, 0xC6, 0x9A]) ? 22 : 0
    var place = start + (try file.little16(start + 2)) * 2
    for _ in 0..<mostRecords {
      try file.reader.step()
      let size = try file.little32(place)
      guard size >= 3 else { return .unknown(checked) }
      let isLast = try file.little16(place + 4) == 0
      place += size * 2
      if place > file.byteCount { return .truncated(checked, end: isLast ? place : nil) }
      if isLast { return .whole(checked, end: place) }
    }
    return .unknown(checked)
  }

  /// What may stand behind the last line: line ends, and the control characters of printers.
  private static let longestTail = 1 << 14

  /// A document that keeps to the structuring conventions ends with %%EOF, a font with cleartomark; in DOS's form the
  /// header says where the parts lie (DSC 3.0, 5.1; Adobe Type 1 Font Format, 7.2).
  static func postScript(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let head = file.reader.head
    guard head.matches([0xC5, 0xD0, 0xD3, 0xC6]) else {
      let tail = try file.tail(longestTail).bytes
      if head.matches("%!FontType1") || head.matches("%!PS-AdobeFont") {
        let checked = "the word that ends a font, cleartomark"
        return tail.contains("cleartomark") ? .whole(checked) : .truncated(checked)
      }
      if tail.contains("%%EOF") { return .whole("%%EOF") }
      // Fonts and other resources have left it out, and version 2 does not ask for it.
      let line = head.slice(0..<64).array.prefix { $0 != 0x0A && $0 != 0x0D }
      if head.matches("%!PS-Adobe-3"), !String(decoding: line, as: UTF8.self).contains("Resource-") {
        return .truncated("%%EOF")
      }
      return head.contains("(atend)") && !tail.contains("Trailer")
        ? .truncated("the comments that the header promises at the end")
        : .unknown("%%EOF; PostScript itself declares no end")
    }
    var end: Int64 = 30
    for place: Int64 in [4, 12, 20] {
      let (offset, size) = (try file.little32(place), try file.little32(place + 4))
      if offset > 0, size > 0 { end = max(end, offset + size) }
    }
    return try .ending(at: end, of: file, "the places of the parts in the header")
  }
}
