internal import ByteSources
internal import ContainerFormats

/// Checks whether BMP pictures and Windows icons are complete.
enum BitmapCompleteness {
  /// The pixel layout in a bitmap header; old headers have 16-bit numbers.
  private struct Header {
    var size: UInt32
    var width: Int64
    var height: Int64
    var depth: Int64
    var compression: UInt32 = 0
    var colours: Int64 = 0

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

    /// True if rows have a fixed length; OS/2's second header has compression numbers of its own.
    var hasRows: Bool { compression == 0 || size != 64 && (compression == 3 || compression == 6) }

    /// The byte count of all rows; nil for an invalid size.
    var rows: Int64? {
      guard width > 0, height > 0, [1, 2, 4, 8, 16, 24, 32, 64].contains(depth) else { return nil }
      let (bytes, overflow) = ((width * depth + 31) / 32 * 4).multipliedReportingOverflow(by: height)
      return overflow ? nil : bytes
    }

    /// The offset of the pixels without a file header: after header, masks and colours.
    var pixels: Int64 {
      let palette = colours > 0 ? colours : depth <= 8 ? 1 << depth : 0
      let masks: Int64 = size != 40 ? 0 : compression == 3 ? 12 : compression == 6 ? 16 : 0
      return Int64(size) + masks + palette * (size == 12 ? 3 : 4)
    }
  }

  /// Checks BMP by its rows if uncompressed; the file size in the header is often wrong.
  static func bmp(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
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
      // A colour profile may follow the pixels.
      let profile = Int64(try reader.littleEndian(UInt32.self, at: start + 112))
      let length = Int64(try reader.littleEndian(UInt32.self, at: start + 116))
      if profile > 0, length > 0 { end = max(end, start + profile + length) }
    }
    return try .ending(at: end, of: file, "the rows of pixels")
  }

  /// Checks ICO and CUR: the directory has offset and length of each picture.
  static func icon(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    var end: Int64 = 0
    for index in 0..<(try IconDirectoryEntry.count(file.reader)) {
      let entry = try IconDirectoryEntry(at: index, file.reader)
      end = max(end, entry.offset + entry.byteCount)
    }
    return try .ending(at: end, of: file, "the pictures' places in the directory")
  }
}
