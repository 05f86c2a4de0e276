internal import ByteSources
internal import FileIdentification

/// Reads ASF's header objects (Windows Media): file properties and stream properties.
enum ASFMetadata {
  // The first eight bytes of each object's identifier, as they stand in the file.
  private static let fileProperties: UInt64 = 0xA1DC_AB8C_47A9_CF11
  private static let streamProperties: UInt64 = 0x9107_DCB7_B7A9_CF11
  private static let videoStream: UInt64 = 0xC0EF_19BC_4D5B_CF11
  private static let audioStream: UInt64 = 0x409E_69F8_4D5B_CF11
  private static let ticks = 10_000_000.0

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .movie
    try metadata.attempt { (metadata) throws(ReadFailure) in
      let count = min(try reader.littleEndian(UInt32.self, at: 24), 256)
      var offset: Int64 = 30
      for _ in 0..<count {
        try reader.step()
        let identifier = try reader.bigEndian(UInt64.self, at: offset)
        let size = Int64(clamping: try reader.littleEndian(UInt64.self, at: offset + 16))
        guard size >= 24, size <= reader.end - offset else { throw .endOfData }
        if identifier == fileProperties { try properties(offset, reader, into: &metadata) }
        if identifier == streamProperties { try stream(offset, size, reader, into: &metadata) }
        offset += size
      }
    }
    if !metadata.hasTrack(.video), metadata.hasTrack(.audio) { metadata.medium = .audio }
  }

  private static func properties(_ offset: Int64, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    // The play time includes the preroll, which is not shown.
    let played = Double(try reader.littleEndian(UInt64.self, at: offset + 64)) / ticks
    let preroll = Double(try reader.littleEndian(UInt64.self, at: offset + 80)) / 1000
    if played > preroll { metadata.duration = played - preroll }
    // Hundreds of nanoseconds since 1601, UTC.
    let created = Int64(clamping: try reader.littleEndian(UInt64.self, at: offset + 48))
    metadata.captured = CaptureDate(unixSeconds: created / 10_000_000 &- 11_644_473_600)
  }

  private static func stream(
    _ offset: Int64, _ size: Int64, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    let kind = try reader.bigEndian(UInt64.self, at: offset + 24)
    if kind == videoStream, size >= 78 + 27 {
      if !metadata.hasTrack(.video) {
        metadata.store(
          width: Int(try reader.littleEndian(UInt32.self, at: offset + 78)),
          height: Int(try reader.littleEndian(UInt32.self, at: offset + 82)))
      }
      let coding = FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset + 78 + 27))
      metadata.add(track: .video, coding.description)
    } else if kind == audioStream, size >= 80 {
      metadata.add(track: .audio, String(try reader.littleEndian(UInt16.self, at: offset + 78), radix: 16))
    } else {
      metadata.add(track: .other, "")
    }
  }
}
