internal import ByteSources

/// Where a codestream of JPEG 2000 ends: tile-parts state their lengths (ISO/IEC 15444-1 §A.4.2).
enum JPEG2000Ends {
  private static let startOfTile: UInt16 = 0xFF90
  private static let endOfStream: UInt16 = 0xFFD9

  static func stream(from start: Int64, _ file: EndReader) throws(ReadFailure) -> EndFinding {
    let checked = "the end-of-codestream marker"
    if try file.tail(2).bytes.matches([0xFF, 0xD9]) { return .whole(checked, end: file.byteCount) }
    let reader = file.reader
    var offset = start + 2
    while true {
      try reader.step()
      let marker = try reader.bigEndian(UInt16.self, at: offset)
      if marker == endOfStream { return .whole(checked, end: offset + 2) }
      guard marker >= 0xFF00 else { throw .malformed("no marker where a segment begins") }
      guard marker == startOfTile else {
        offset += 2 + max(2, Int64(try reader.bigEndian(UInt16.self, at: offset + 2)))
        continue
      }
      let length = Int64(try reader.bigEndian(UInt32.self, at: offset + 6))
      // The last tile-part may leave its length open.
      guard length >= 14 else { return .truncated(checked) }
      offset += length
      if offset > file.byteCount { return .truncated("the lengths of the tile-parts", end: offset + 2) }
    }
  }
}
