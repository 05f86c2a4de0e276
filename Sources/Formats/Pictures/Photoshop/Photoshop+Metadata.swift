internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads a Photoshop file's header and image resources: size, Exif, XMP, captions, thumbnail.
enum PhotoshopMetadata {
  private static let longestResources = 256 << 10

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.store(
      width: Int(try reader.bigEndian(UInt32.self, at: 18)),
      height: Int(try reader.bigEndian(UInt32.self, at: 14)))
    var xmp = XMPCollector()
    try metadata.attempt { (metadata) throws(ReadFailure) in try walk(reader, &xmp, into: &metadata) }
    try xmp.finish(reader, into: &metadata)
  }

  /// Where the image resources lie: behind the header and a table of colours.
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
    try reader.prefetch(range, upTo: longestResources)
    var blocks = PhotoshopResources(in: range, reader)
    while let block = try blocks.next() {
      switch block.number {
      case 0x0422:
        try metadata.attempt { (metadata) throws(ReadFailure) in
          try Exif.read(block.contents, reader, into: &metadata)
        }
      case 0x0424: try xmp.add(packet: block.contents, reader)
      case 0x0404: try PhotoshopLocations.captions(block.contents, reader, &metadata.locations)
      // Behind 28 bytes of sizes stands a JPEG; the older resource swaps its colours.
      case 0x040C: try addThumbnail(block.contents, reader, to: &metadata)
      case 0x0423: metadata.locations.leave("a second Exif block")
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
