internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

/// Fuji's raw: a header that points to a JPEG with everything of interest.
enum FujiRaw {
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
    try JPEGMetadata.read(in: range, ofFile: false, reader, into: &metadata)
    (preview.pixelWidth, preview.pixelHeight) = (metadata.storedWidth, metadata.storedHeight)
    if let own = try size(reader) { metadata.store(width: own.width, height: own.height) }
    metadata.previews.append(preview)
  }
}
