internal import ByteSources

/// Where drawings end that are lists of a system's drawing calls.
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
}
