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

  /// %%EOF where the document keeps to the structuring conventions; in DOS's form the header says where the parts lie.
  static func postScript(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    guard file.reader.head.matches([0xC5, 0xD0, 0xD3, 0xC6]) else {
      let checked = "%%EOF; PostScript itself declares no end"
      let tail = try file.tail(longestTail).bytes
      return tail.contains("%%EOF") ? .whole(checked) : .unknown(checked)
    }
    var end: Int64 = 30
    for place: Int64 in [4, 12, 20] {
      let (offset, size) = (try file.little32(place), try file.little32(place + 4))
      if offset > 0, size > 0 { end = max(end, offset + size) }
    }
    return try .ending(at: end, of: file, "the places of the parts in the header")
  }
}
