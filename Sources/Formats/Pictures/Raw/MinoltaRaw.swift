internal import ByteSources
internal import MediaMetadata

/// Minolta's raw files: blocks in front of the sensor's data, of which one states the size and one is a TIFF structure.
enum MinoltaRaw {
  private static let mostBlocks = 16

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    guard try reader.view(at: 0, count: 4).matches("\0MRM") else { throw .malformed("no head of a raw file") }
    let end = 8 + Int64(try reader.bigEndian(UInt32.self, at: 4))
    var offset: Int64 = 8
    var size: (width: Int, height: Int)?
    for _ in 0..<mostBlocks where end - offset >= 8 {
      try reader.step()
      let name = try reader.bigEndian(UInt32.self, at: offset)
      let length = Int64(try reader.bigEndian(UInt32.self, at: offset + 4))
      switch name {
      // `\0PRD`: a version, the sensor's height and width, then the picture's.
      case 0x0050_5244:
        size = (
          Int(try reader.bigEndian(UInt16.self, at: offset + 22)),
          Int(try reader.bigEndian(UInt16.self, at: offset + 20))
        )
      // `\0TTW`
      case 0x0054_5457:
        try reader.prefetch(offset + 8..<min(offset + 8 + length, reader.end), upTo: 64 << 10)
        try metadata.attempt { (metadata) throws(ReadFailure) in
          try TIFFMetadata.read(reader, at: offset + 8, isRaw: true, into: &metadata)
        }
      default: break
      }
      offset += 8 + length
    }
    if let size { metadata.store(width: size.width, height: size.height) }
  }
}
