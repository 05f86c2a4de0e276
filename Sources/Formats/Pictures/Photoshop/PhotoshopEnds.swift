internal import ByteSources

/// Where Photoshop's pictures end: sections with their lengths, then the merged picture (Adobe Photoshop File Formats
/// Specification).
enum PhotoshopEnds {
  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let reader = file.reader
    let isLarge = try reader.bigEndian(UInt16.self, at: 4) == 2
    var offset: Int64 = 26
    for section in 0..<3 {
      let isWide = isLarge && section == 2
      let length =
        isWide
        ? Int64(clamping: try reader.bigEndian(UInt64.self, at: offset))
        : Int64(try reader.bigEndian(UInt32.self, at: offset))
      let (next, overflow) = (offset + (isWide ? 8 : 4)).addingReportingOverflow(length)
      guard !overflow else { throw .malformed("a section longer than any file") }
      offset = next
      if offset > file.byteCount { return .truncated("the lengths of the sections", end: offset) }
    }
    guard let end = try pictureEnd(at: offset, isLarge: isLarge, file) else {
      return .unknown("the lengths of the sections; the picture's own is not stated")
    }
    return try .ending(at: end, of: file, "the lengths of the sections and of the picture's rows")
  }

  /// Where the merged picture ends; nil where its compression does not tell.
  private static func pictureEnd(
    at offset: Int64, isLarge: Bool, _ file: EndReader
  ) throws(ReadFailure) -> Int64? {
    let reader = file.reader
    let channels = Int64(try reader.bigEndian(UInt16.self, at: 12))
    let height = Int64(try reader.bigEndian(UInt32.self, at: 14))
    let width = Int64(try reader.bigEndian(UInt32.self, at: 18))
    let depth = Int64(try reader.bigEndian(UInt16.self, at: 22))
    let rows = channels * height
    switch try reader.bigEndian(UInt16.self, at: offset) {
    case 0:
      let (bytes, overflow) = rows.multipliedReportingOverflow(by: (width * depth + 7) / 8)
      guard !overflow else { throw .malformed("more rows than any file has") }
      return offset &+ 2 &+ bytes
    case 1:
      // Each row's length stands before all rows.
      let size: Int64 = isLarge ? 4 : 2
      var end = offset + 2 + rows * size
      guard end <= file.byteCount else { return end }
      for row in 0..<rows {
        try reader.step()
        let place = offset + 2 + row * size
        end +=
          isLarge
          ? Int64(try reader.bigEndian(UInt32.self, at: place))
          : Int64(try reader.bigEndian(UInt16.self, at: place))
      }
      return end
    default: return nil
    }
  }
}
