internal import ByteSources
internal import ContainerFormats

/// Reads AVI's main header and stream headers.
enum AVIMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .movie
    try metadata.attempt { (metadata) throws(ReadFailure) in
      var lists = IFFChunks(ofFormIn: reader)
      while let list = try lists.next(), list.kind != "movi" {
        guard list.kind == "hdrl" else { continue }
        try reader.prefetch(list.contents, upTo: 64 << 10)
        return try header(list, reader, into: &metadata)
      }
    }
  }

  private static func header(_ list: IFFChunk, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    var chunks = list.children(reader)
    while let chunk = try chunks.next() {
      let start = chunk.contents.lowerBound
      if chunk.type == "avih" {
        let period = Double(try reader.littleEndian(UInt32.self, at: start))
        let frames = Double(try reader.littleEndian(UInt32.self, at: start + 16))
        metadata.store(
          width: Int(try reader.littleEndian(UInt32.self, at: start + 32)),
          height: Int(try reader.littleEndian(UInt32.self, at: start + 36)))
        if period > 0 {
          metadata.frameRate = 1_000_000 / period
          if frames > 0 { metadata.duration = frames * period / 1_000_000 }
        }
      } else if chunk.kind == "strl" {
        try stream(chunk, reader, into: &metadata)
      }
    }
  }

  private static func stream(_ list: IFFChunk, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    var kind = MediaTrack.Kind.other
    var coding = ""
    var chunks = list.children(reader)
    while let chunk = try chunks.next() {
      let start = chunk.contents.lowerBound
      if chunk.type == "strh" {
        switch FourCharacterCode(try reader.bigEndian(UInt32.self, at: start)) {
        case "vids": kind = .video
        case "auds": kind = .audio
        case "txts": kind = .subtitle
        default: kind = .other
        }
        let scale = Double(try reader.littleEndian(UInt32.self, at: start + 20))
        let rate = Double(try reader.littleEndian(UInt32.self, at: start + 24))
        let length = Double(try reader.littleEndian(UInt32.self, at: start + 32))
        if kind == .video, scale > 0, rate > 0, !metadata.hasTrack(.video) {
          metadata.frameRate = rate / scale
          if length > 0 { metadata.duration = length * scale / rate }
        }
      } else if chunk.type == "strf" {
        switch kind {
        case .video: coding = FourCharacterCode(try reader.bigEndian(UInt32.self, at: start + 16)).description
        case .audio: coding = String(try reader.littleEndian(UInt16.self, at: start), radix: 16)
        default: break
        }
        break
      }
    }
    metadata.add(track: kind, coding)
  }
}
