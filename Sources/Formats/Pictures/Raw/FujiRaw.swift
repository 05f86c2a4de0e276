internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Fuji's raw: a header that points to a JPEG with everything of interest.
enum FujiRaw {
  private static let mostSegments = 64

  private static let mostRecords: UInt32 = 256

  /// The picture's size among the sensor's records, each a tag and a length: what is left after cropping, else all.
  private static func size(_ reader: ByteReader) throws(ReadFailure) -> (width: Int, height: Int)? {
    let start = Int64(try reader.bigEndian(UInt32.self, at: 92))
    let end = start + Int64(try reader.bigEndian(UInt32.self, at: 96))
    guard start > 0, end <= reader.end, end - start >= 4 else { return nil }
    let count = try reader.bigEndian(UInt32.self, at: start)
    var sizes: [UInt16: (width: Int, height: Int)] = [:]
    var at = start + 4
    for _ in 0..<min(count, mostRecords) where end - at >= 4 {
      try reader.step()
      let length = Int64(try reader.bigEndian(UInt16.self, at: at + 2))
      if length == 4, end - at >= 8 {
        sizes[try reader.bigEndian(UInt16.self, at: at)] = (
          Int(try reader.bigEndian(UInt16.self, at: at + 6)),
          Int(try reader.bigEndian(UInt16.self, at: at + 4))
        )
      }
      at += 4 + length
    }
    return sizes[0x0111] ?? sizes[0x0121] ?? sizes[0x0100]
  }

  /// Fuji's raw: the JPEG preview that the header points to has the Exif block; the size is among the sensor's records.
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
        break
      }
    }
    let own = try size(reader)
    metadata.store(width: own?.width ?? preview.pixelWidth, height: own?.height ?? preview.pixelHeight)
    metadata.previews.append(preview)
    metadata.locations.take(try JPEGLocations.search(in: range, reader))
    metadata.locations.finish()
  }
}
