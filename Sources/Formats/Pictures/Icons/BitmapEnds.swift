internal import ByteSources
internal import ContainerFormats

/// Where bitmaps and icons end.
enum BitmapEnds {
  /// What a bitmap's header says of its pixels; old headers have 16-bit numbers.
  private struct Header {
    var size: UInt32
    var width: Int64
    var height: Int64
    var depth: Int64
    var compression: UInt32 = 0
    var colours: Int64 = 0

    /// Reads the header at `start`.
    init(at start: Int64, _ reader: ByteReader) throws(ReadFailure) {
      size = try reader.littleEndian(UInt32.self, at: start)
      guard size != 12 else {
        width = Int64(try reader.littleEndian(UInt16.self, at: start + 4))
        height = Int64(try reader.littleEndian(UInt16.self, at: start + 6))
        depth = Int64(try reader.littleEndian(UInt16.self, at: start + 10))
        return
      }
      width = Int64(try reader.littleEndian(Int32.self, at: start + 4))
      height = abs(Int64(try reader.littleEndian(Int32.self, at: start + 8)))
      depth = Int64(try reader.littleEndian(UInt16.self, at: start + 14))
      // OS/2's second header may end here.
      guard size >= 40 else { return }
      compression = try reader.littleEndian(UInt32.self, at: start + 16)
      colours = Int64(try reader.littleEndian(UInt32.self, at: start + 32))
    }

    /// Whether pixels have one length each; OS/2's second header counts its own compressions.
    var hasRows: Bool { compression == 0 || size != 64 && (compression == 3 || compression == 6) }

    /// The bytes of all rows; nil for sizes that are none.
    var rows: Int64? {
      guard width > 0, height > 0, [1, 2, 4, 8, 16, 24, 32, 64].contains(depth) else { return nil }
      let (bytes, overflow) = ((width * depth + 31) / 32 * 4).multipliedReportingOverflow(by: height)
      return overflow ? nil : bytes
    }

    /// Where pixels begin that no file header points to: behind header, masks and colours.
    var pixels: Int64 {
      let palette = colours > 0 ? colours : depth <= 8 ? 1 << depth : 0
      let masks: Int64 = size != 40 ? 0 : compression == 3 ? 12 : compression == 6 ? 16 : 0
      return Int64(size) + masks + palette * (size == 12 ? 3 : 4)
    }
  }

  /// Rows of pixels where they are not compressed: the file's size in the header is often wrong.
  static func bmp(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let reader = file.reader
    let hasFileHeader = reader.head.matches("BM")
    let start: Int64 = hasFileHeader ? 14 : 0
    let header = try Header(at: start, reader)
    let pixels = hasFileHeader ? Int64(try reader.littleEndian(UInt32.self, at: 10)) : header.pixels
    guard header.hasRows else {
      let size = Int64(try reader.littleEndian(UInt32.self, at: start + 20))
      guard size > 0 else { return .unknown("nothing: compressed pixels without a length") }
      return try .ending(at: pixels + size, of: file, "the length of the compressed pixels")
    }
    guard let rows = header.rows else { return .unknown("nothing: a size that is none") }
    var end = pixels &+ rows
    if header.size >= 124 {
      // A colour profile may stand behind the pixels.
      let profile = Int64(try reader.littleEndian(UInt32.self, at: start + 112))
      let length = Int64(try reader.littleEndian(UInt32.self, at: start + 116))
      if profile > 0, length > 0 { end = max(end, start + profile + length) }
    }
    return try .ending(at: end, of: file, "the rows of pixels")
  }

  /// The directory states place and length of each picture.
  static func icon(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    var end: Int64 = 0
    for index in 0..<(try IconDirectoryEntry.count(file.reader)) {
      let entry = try IconDirectoryEntry(at: index, file.reader)
      end = max(end, entry.offset + entry.byteCount)
    }
    return try .ending(at: end, of: file, "the pictures' places in the directory")
  }
}
