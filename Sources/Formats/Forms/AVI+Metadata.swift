internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads metadata of AVI files: main header, stream headers, and date and camera.
enum AVIMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .movie
    try metadata.attempt { (metadata) throws(ReadFailure) in
      var lists = IFFChunks(ofFormIn: reader)
      while let list = try lists.next(), list.kind != "movi" {
        try reader.prefetch(list.contents, upTo: 64 << 10)
        switch list.kind {
        case "hdrl": try header(list, reader, into: &metadata)
        case "INFO", "exif": try texts(list, reader, into: &metadata)
        default: break
        }
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
      } else if chunk.type == "IDIT" {
        metadata.captured = try date(chunk, reader) ?? metadata.captured
      } else if chunk.kind == "strl" {
        try stream(chunk, reader, into: &metadata)
      }
    }
  }

  /// Reads date and camera from the text chunks of `INFO` and `exif` lists.
  private static func texts(_ list: IFFChunk, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    var chunks = list.children(reader)
    while let chunk = try chunks.next() {
      let text = try reader.available(in: chunk.contents, upTo: 256).text.prefix { $0 != "\0" }
      let value = String(text).trimmed
      if value.isEmpty { continue }
      switch chunk.type {
      case "IDIT": metadata.captured = try date(chunk, reader) ?? metadata.captured
      case "ecor": metadata.cameraMake = value
      case "emdl": metadata.cameraModel = value
      default: break
      }
    }
  }

  /// Parses the date of digitization: `Mon Mar 10 15:04:43 2003`, or numbers from year to second.
  private static func date(_ chunk: IFFChunk, _ reader: ByteReader) throws(ReadFailure) -> CaptureDate? {
    let text = try reader.available(in: chunk.contents, upTo: 64).text.prefix { $0 != "\0" }
    if let date = CaptureDate(text: String(text).trimmed) { return date }
    let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    let words = text.split { $0 == " " || $0 == "\n" }
    guard words.count == 5, let month = months.firstIndex(of: words[1].prefix(3).lowercased()),
      let day = Int(words[2]), let year = Int(words[4])
    else { return nil }
    let clock = words[3].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3 else { return nil }
    return CaptureDate(
      year: year, month: month + 1, day: day, hour: clock[0], minute: clock[1], second: clock[2])
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
          // The main header's duration is an estimate, and covers only the first part of a long file.
          if length > 0 { metadata.duration = nil }
        }
        if kind == .video || kind == .audio, scale > 0, rate > 0, length > 0 {
          metadata.duration = max(metadata.duration ?? 0, length * scale / rate)
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
