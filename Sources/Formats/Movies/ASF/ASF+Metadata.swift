internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads ASF's header objects (Windows Media): file properties and stream properties.
enum ASFMetadata {
  private static let ticks = 10_000_000.0

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try ASFObject.header(reader) { (object) throws(ReadFailure) in
        if object.identifier == .fileProperties {
          try properties(object.range.lowerBound, reader, into: &metadata)
        } else if object.identifier == .streamProperties {
          take(try ASFStream(object, reader), into: &metadata)
        }
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

  private static func take(_ stream: ASFStream, into metadata: inout MediaMetadata) {
    switch stream {
    case .video(let width, let height, let codec):
      if !metadata.hasTrack(.video) {
        metadata.store(width: width.map { Int($0) }, height: height.map { Int($0) })
      }
      metadata.add(track: .video, codec?.description ?? "")
    case .audio(let format): metadata.add(track: .audio, format.map { String($0, radix: 16) } ?? "")
    case .other: metadata.add(track: .other, "")
    }
  }
}
