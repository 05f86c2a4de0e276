internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Reads a Photoshop header and image resources: size, Exif, XMP, captions, thumbnail.
enum PhotoshopMetadata {
  private static let maxResourcesLength = 256 << 10

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.store(
      width: Int(try reader.bigEndian(UInt32.self, at: 18)),
      height: Int(try reader.bigEndian(UInt32.self, at: 14)))
    var xmp = XMPCollector()
    try metadata.attempt { (metadata) throws(ReadFailure) in try walk(reader, &xmp, into: &metadata) }
    try xmp.finish(reader, into: &metadata)
  }

  /// Returns the range of the image resources, which follow header and colour table.
  static func resources(_ reader: ByteReader) throws(ReadFailure) -> Range<Int64> {
    let start = 34 + Int64(try reader.bigEndian(UInt32.self, at: 26))
    let count = Int64(try reader.bigEndian(UInt32.self, at: start - 4))
    guard count <= reader.end - start else { throw .endOfData }
    return start..<start + count
  }

  private static func walk(
    _ reader: ByteReader, _ xmp: inout XMPCollector, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    let range = try resources(reader)
    try reader.prefetch(range, upTo: maxResourcesLength)
    var blocks = PhotoshopResources(in: range, reader)
    while let block = try blocks.next() {
      switch block.number {
      case 0x0422:
        try metadata.attempt { (metadata) throws(ReadFailure) in
          try Exif.read(block.contents, reader, into: &metadata)
        }
      case 0x0424: try xmp.add(packet: block.contents, reader)
      case 0x0404: try PhotoshopLocations.captions(block.contents, reader, &metadata.locations)
      // A JPEG follows 28 bytes of sizes; the older resource swaps its colours.
      case 0x040C: try addThumbnail(block.contents, reader, to: &metadata)
      case 0x0423: metadata.locations.noteUnread("a second Exif block")
      default: break
      }
    }
    if blocks.isWhole { metadata.locations.finish() }
  }

  private static func addThumbnail(
    _ range: Range<Int64>, _ reader: ByteReader, to metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    guard range.upperBound - range.lowerBound > 32,
      try reader.bigEndian(UInt32.self, at: range.lowerBound) == 1
    else { return }
    let picture = range.lowerBound + 28..<range.upperBound
    if let preview = try EmbeddedPreview(.exifThumbnail, jpegIn: picture, reader) {
      metadata.previews.append(preview)
    }
  }
}

extension FileFormat {
  static let photoshop = FileFormat(
    "photoshop", types: [.photoshop, .photoshopLarge],
    signatures: [
      Signature("psd", "'8BPS' 00 01", .decides(.photoshop), "the mark and version 1"),
      Signature("psb", "'8BPS' 00 02", .decides(.photoshopLarge), "the mark and version 2"),
    ],
    medium: .still,
    metadata: .headers(PhotoshopMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readPhotoshop() },
    pictures: { (reader, _, _, headers) throws(ReadFailure) in
      try PhotoshopPictureHeaders.read(reader, into: &headers)
    },
    completeness: CompletenessCheck(
      read: PhotoshopCompleteness.read, because: "sections state their lengths, rows of pixels theirs"),
    mandatoryMarks: [(.photoshop, "begins 8BPS")],
    because: "a header, then image resources")
}

/// Reads the colour mode in a Photoshop header (Adobe Photoshop File Formats Specification, "File Header
/// Section").
enum PhotoshopPictureHeaders {
  static func read(_ reader: ByteReader, into headers: inout PictureHeaders) throws(ReadFailure) {
    let mode = try reader.bigEndian(UInt16.self, at: 24)
    switch mode {
    case 0, 1, 8: headers.colorModel = .gray
    case 2, 3: headers.colorModel = .rgb
    case 4: headers.colorModel = .cmyk
    case 9: headers.colorModel = .lab
    default: return
    }
    headers.isIndexed = mode == 2
    headers.isFloat = try reader.bigEndian(UInt16.self, at: 22) == 32
  }
}

/// Checks Photoshop files: sections with lengths, then the merged picture (Adobe Photoshop File Formats
/// Specification).
enum PhotoshopCompleteness {
  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
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

  /// Returns the end of the merged picture; nil if its compression does not determine it.
  private static func pictureEnd(
    at offset: Int64, isLarge: Bool, _ file: CompletenessReader
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
      // The lengths of all rows precede the rows.
      let size: Int64 = isLarge ? 4 : 2
      var end = offset + 2 + rows * size
      guard end <= file.byteCount else { return end }
      for row in 0..<rows {
        try reader.step()
        let position = offset + 2 + row * size
        end +=
          isLarge
          ? Int64(try reader.bigEndian(UInt32.self, at: position))
          : Int64(try reader.bigEndian(UInt16.self, at: position))
      }
      return end
    default: return nil
    }
  }
}
