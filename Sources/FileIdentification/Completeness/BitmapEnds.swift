internal import ByteSources
internal import ContainerFormats

/// Where bitmaps, icons and Photoshop's pictures end.
enum BitmapEnds {
  /// Rows of pixels where they are not compressed: the file's size in the header is often wrong.
  static func bmp(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let reader = file.reader
    let start = Int64(try reader.littleEndian(UInt32.self, at: 10))
    let headerSize = try reader.littleEndian(UInt32.self, at: 14)
    let width: Int64, height: Int64, depth: Int64
    if headerSize == 12 {
      width = Int64(try reader.littleEndian(UInt16.self, at: 18))
      height = Int64(try reader.littleEndian(UInt16.self, at: 20))
      depth = Int64(try reader.littleEndian(UInt16.self, at: 24))
    } else {
      width = Int64(try reader.littleEndian(Int32.self, at: 18))
      height = abs(Int64(try reader.littleEndian(Int32.self, at: 22)))
      depth = Int64(try reader.littleEndian(UInt16.self, at: 28))
      let compression = try reader.littleEndian(UInt32.self, at: 30)
      // OS/2's second header counts its own compressions.
      guard compression == 0 || headerSize != 64 && [3, 6].contains(compression) else {
        let size = Int64(try reader.littleEndian(UInt32.self, at: 34))
        guard size > 0 else { return .unknown("nothing: compressed pixels without a length") }
        return .ending(at: start + size, of: file, "the length of the compressed pixels")
      }
    }
    guard width > 0, height > 0, [1, 2, 4, 8, 16, 24, 32, 64].contains(depth) else {
      return .unknown("nothing: a size that is none")
    }
    let row = (width * depth + 31) / 32 * 4
    let (bytes, overflow) = row.multipliedReportingOverflow(by: height)
    guard !overflow else { return .unknown("nothing: a size that is none") }
    var end = start &+ bytes
    if headerSize >= 124 {
      // A colour profile may stand behind the pixels.
      let profile = Int64(try reader.littleEndian(UInt32.self, at: 126))
      let length = Int64(try reader.littleEndian(UInt32.self, at: 130))
      if profile > 0, length > 0 { end = max(end, 14 + profile + length) }
    }
    return .ending(at: end, of: file, "the rows of pixels")
  }

  /// The directory states place and length of each picture.
  static func icon(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    var end: Int64 = 0
    for index in 0..<(try IconDirectoryEntry.count(file.reader)) {
      let entry = try IconDirectoryEntry(at: index, file.reader)
      end = max(end, entry.offset + entry.byteCount)
    }
    return .ending(at: end, of: file, "the pictures' places in the directory")
  }

  /// Sections with their lengths, then the merged picture (Adobe Photoshop File Formats Specification).
  static func photoshop(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let reader = file.reader
    let isLarge = try reader.bigEndian(UInt16.self, at: 4) == 2
    let channels = Int64(try reader.bigEndian(UInt16.self, at: 12))
    let height = Int64(try reader.bigEndian(UInt32.self, at: 14))
    let width = Int64(try reader.bigEndian(UInt32.self, at: 18))
    let depth = Int64(try reader.bigEndian(UInt16.self, at: 22))
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
    let checked = "the lengths of the sections and of the picture's rows"
    let (rows, overflow) = channels.multipliedReportingOverflow(by: height)
    guard !overflow else { throw .malformed("more rows than any file has") }
    switch try reader.bigEndian(UInt16.self, at: offset) {
    case 0:
      let (bytes, tooMany) = rows.multipliedReportingOverflow(by: (width * depth + 7) / 8)
      guard !tooMany else { throw .malformed("more rows than any file has") }
      return .ending(at: offset &+ 2 &+ bytes, of: file, checked)
    case 1:
      let size: Int64 = isLarge ? 4 : 2
      var end = offset + 2 + rows * size
      if end > file.byteCount { return .truncated(checked) }
      for row in 0..<rows {
        try reader.step()
        let place = offset + 2 + row * size
        end +=
          isLarge
          ? Int64(try reader.bigEndian(UInt32.self, at: place))
          : Int64(try reader.bigEndian(UInt16.self, at: place))
      }
      return .ending(at: end, of: file, checked)
    default:
      return .unknown("the lengths of the sections; the picture's own is not stated")
    }
  }
}
