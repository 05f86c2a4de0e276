internal import ByteReading
internal import FileIdentification

/// Reads RIFF files: WebP, AVI, WAVE.
enum RIFFMetadata {
  private static let mostChunks = 4096

  struct Chunk {
    var type: FourCharacterCode
    var contents: Range<Int64>
    /// A list's kind.
    var kind: FourCharacterCode?
  }

  /// Calls `body` for the chunks of `range` until it returns false.
  static func chunks(
    in range: Range<Int64>, _ reader: ByteReader, _ body: (Chunk) throws(ReadFailure) -> Bool
  ) throws(ReadFailure) {
    var offset = range.lowerBound
    for _ in 0..<mostChunks {
      guard range.upperBound - offset >= 8 else { return }
      try reader.step()
      let type = FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset))
      let length = Int64(try reader.littleEndian(UInt32.self, at: offset + 4))
      let limit = min(offset + 8 + length, range.upperBound)
      var chunk = Chunk(type: type, contents: offset + 8..<limit)
      if type == "LIST" || type == "RIFF", limit - offset >= 12 {
        chunk.kind = FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset + 8))
        chunk.contents = offset + 12..<limit
      }
      guard try body(chunk) else { return }
      if limit < offset + 8 + length { throw .endOfData }
      offset = limit + length % 2
    }
  }

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    switch FourCharacterCode(try reader.bigEndian(UInt32.self, at: 8)) {
    case "WEBP": try WebPMetadata.read(reader, into: &metadata)
    case "AVI ": try AVIMetadata.read(reader, into: &metadata)
    case "WAVE": try WaveMetadata.read(reader, into: &metadata)
    default: break
    }
  }
}

/// Reads WebP's extended header, or its first frame's.
enum WebPMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .still
    var xmp = XMPCollector()
    var frames = 0
    var milliseconds = 0
    var isExtended = false, isAnimated = false
    var wanted = 0
    try metadata.attempt { (metadata) throws(ReadFailure) in
      defer {
        if !isExtended || !isAnimated { metadata.isAnimated = metadata.storedWidth == nil ? nil : false }
        if frames > 1 { metadata.isAnimated = true }
      }
      try RIFFMetadata.chunks(in: 12..<reader.end, reader) { (chunk) throws(ReadFailure) in
        let start = chunk.contents.lowerBound
        switch chunk.type {
        case "VP8X":
          isExtended = true
          let flags = try reader.bigEndian(UInt8.self, at: start)
          isAnimated = flags & 0x02 != 0
          wanted = (flags & 0x08 != 0 ? 1 : 0) + (flags & 0x04 != 0 ? 1 : 0)
          metadata.store(width: try triple(start + 4, reader) + 1, height: try triple(start + 7, reader) + 1)
        case "VP8 ":
          if !isExtended, try triple(start + 3, reader) == 0x2A_019D {
            metadata.store(
              width: Int(try reader.littleEndian(UInt16.self, at: start + 6) & 0x3FFF),
              height: Int(try reader.littleEndian(UInt16.self, at: start + 8) & 0x3FFF))
          }
        case "VP8L":
          if !isExtended {
            let bits = try reader.littleEndian(UInt32.self, at: start + 1)
            metadata.store(width: Int(bits & 0x3FFF) + 1, height: Int(bits >> 14 & 0x3FFF) + 1)
          }
        case "ANMF":
          frames += 1
          milliseconds += try triple(start + 12, reader)
        case "EXIF":
          wanted -= 1
          try reader.prefetch(chunk.contents, upTo: 64 << 10)
          try metadata.attempt { (metadata) throws(ReadFailure) in
            try Exif.read(chunk.contents, reader, into: &metadata)
          }
        case "XMP ":
          wanted -= 1
          try xmp.add(packet: chunk.contents, reader)
        default: break
        }
        // Metadata stand behind the pixels; without any announced, the walk is over.
        return isExtended && (isAnimated || wanted > 0)
      }
      if isAnimated {
        metadata.frames = frames
        metadata.isAnimated = frames > 1
        if frames > 1, milliseconds > 0 { metadata.duration = Double(milliseconds) / 1000 }
      }
    }
    try xmp.finish(reader, into: &metadata)
  }

  private static func triple(_ offset: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int {
    Int(try reader.littleEndian(UInt16.self, at: offset)) | Int(
      try reader.bigEndian(UInt8.self, at: offset + 2)) << 16
  }
}

/// Reads AVI's main header and stream headers.
enum AVIMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .movie
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try RIFFMetadata.chunks(in: 12..<reader.end, reader) { (list) throws(ReadFailure) in
        guard list.kind == "hdrl" else { return list.kind != "movi" }
        try reader.prefetch(list.contents, upTo: 64 << 10)
        try header(list.contents, reader, into: &metadata)
        return false
      }
    }
  }

  private static func header(_ range: Range<Int64>, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    try RIFFMetadata.chunks(in: range, reader) { (chunk) throws(ReadFailure) in
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
        try stream(chunk.contents, reader, into: &metadata)
      }
      return true
    }
  }

  private static func stream(_ range: Range<Int64>, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    var kind = MediaTrack.Kind.other
    var coding = ""
    try RIFFMetadata.chunks(in: range, reader) { (chunk) throws(ReadFailure) in
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
        return false
      }
      return true
    }
    metadata.add(track: kind, coding)
  }
}

/// Reads WAVE's format and the length of its data.
enum WaveMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .audio
    var bytesPerSecond: UInt32 = 0
    var samplesPerSecond: UInt32 = 0
    var samples: UInt32 = 0
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try RIFFMetadata.chunks(in: 12..<reader.end, reader) { (chunk) throws(ReadFailure) in
        let start = chunk.contents.lowerBound
        if chunk.type == "fmt " {
          metadata.add(track: .audio, String(try reader.littleEndian(UInt16.self, at: start), radix: 16))
          samplesPerSecond = try reader.littleEndian(UInt32.self, at: start + 4)
          bytesPerSecond = try reader.littleEndian(UInt32.self, at: start + 8)
        } else if chunk.type == "fact", samplesPerSecond > 0 {
          // Compressed sound says how many samples it holds.
          samples = try reader.littleEndian(UInt32.self, at: start)
        } else if chunk.type == "data" {
          if samples > 0, samples < UInt32.max {
            metadata.duration = Double(samples) / Double(samplesPerSecond)
            return false
          }
          let stated = try reader.littleEndian(UInt32.self, at: start - 4)
          if bytesPerSecond > 0, stated != 0, stated != UInt32.max {
            let there = chunk.contents.upperBound - start
            metadata.duration = Double(min(Int64(stated), there)) / Double(bytesPerSecond)
          }
          return false
        }
        return true
      }
    }
  }
}
