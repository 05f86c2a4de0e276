internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// Fuji's raw: a header that points to a JPEG with everything of interest.
enum FujiRaw {
  private static let mostSegments = 64

  /// Fuji's raw: the JPEG preview that the header points to has the Exif block and, near enough, the size.
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let start = Int64(try reader.bigEndian(UInt32.self, at: 84))
    let count = Int64(try reader.bigEndian(UInt32.self, at: 88))
    guard start > 0, count > 4, start + count <= reader.end else { throw .endOfData }
    let range = start..<start + count
    var preview = EmbeddedPreview(kind: .rawPreview, type: .jpeg, extents: [range])
    var segments = JPEGSegments(reader, in: range, upTo: mostSegments)
    while let segment = try segments.next() {
      if segment.marker == 0xE1,
        try reader.available(at: segment.contents.lowerBound, upTo: 4).matches("Exif")
      {
        try reader.prefetch(segment.contents, upTo: 64 << 10)
        try Exif.read(segment.contents, reader, into: &metadata)
      }
      if segment.isFrame {
        let frame = try segment.frame(reader)
        (preview.pixelWidth, preview.pixelHeight) = (frame.width, frame.height)
        metadata.store(width: frame.width, height: frame.height)
        break
      }
    }
    metadata.previews.append(preview)
    metadata.locations.take(try JPEGLocations.search(in: range, reader))
    metadata.locations.finish()
  }
}
