internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads the metadata of WebP: its extended header, or the header of its first frame.
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
      var chunks = IFFChunks(ofFormIn: reader)
      while let chunk = try chunks.next() {
        let start = chunk.contents.lowerBound
        switch chunk.type {
        case "VP8X":
          isExtended = true
          let flags = try reader.bigEndian(UInt8.self, at: start)
          isAnimated = flags & 0x02 != 0
          wanted = (flags & 0x08 != 0 ? 1 : 0) + (flags & 0x04 != 0 ? 1 : 0)
          metadata.store(width: try triple(start + 4, reader) + 1, height: try triple(start + 7, reader) + 1)
        case "VP8 ", "VP8L":
          if !isExtended { try readFrame(chunk, reader, into: &metadata) }
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
        // RIFF's padding chunk.
        case "JUNK" where try !reader.available(in: chunk.contents, upTo: 64 << 10).array.contains { $0 != 0 }:
          break
        default:
          if parts.location(of: chunk.type) == .unread {
            metadata.locations.noteUnread("a chunk of another kind")
          }
        }
        // Metadata follow the pixels, announced or not.
        guard !metadata.locations.isFound || isAnimated || wanted > 0 else { break }
      }
      // The form states its length.
      if let form = IFFForm(reader.head), form.end <= reader.end {
        metadata.locations.finish()
      } else {
        metadata.locations.noteUnread("a missing end")
      }
      if isAnimated {
        metadata.frames = frames
        metadata.isAnimated = frames > 1
        if frames > 1, milliseconds > 0 { metadata.duration = Double(milliseconds) / 1000 }
      }
    }
    try xmp.finish(reader, into: &metadata)
  }

  /// Rules for chunks, by type (WebP container specification).
  static let parts: [PartRule<FourCharacterCode>] = [
    PartRule(
      ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"], location: .none, copy: .kept,
      because: "the picture, its frames and colours"),
    PartRule(["EXIF", "XMP "], location: .read, copy: .stripped, because: "Exif and XMP"),
  ]

  /// Reads the size in the first frame's header, if there is no extended one.
  private static func readFrame(
    _ chunk: IFFChunk, _ reader: ByteReader, into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    let start = chunk.contents.lowerBound
    if chunk.type == "VP8L" {
      let bits = try reader.littleEndian(UInt32.self, at: start + 1)
      metadata.store(width: Int(bits & 0x3FFF) + 1, height: Int(bits >> 14 & 0x3FFF) + 1)
    } else if try triple(start + 3, reader) == 0x2A_019D {
      metadata.store(
        width: Int(try reader.littleEndian(UInt16.self, at: start + 6) & 0x3FFF),
        height: Int(try reader.littleEndian(UInt16.self, at: start + 8) & 0x3FFF))
    }
  }

  private static func triple(_ offset: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int {
    Int(try reader.littleEndian(UInt16.self, at: offset)) | Int(
      try reader.bigEndian(UInt8.self, at: offset + 2)) << 16
  }
}

/// Reads WebP's alpha, and the frames of an animation (RFC 9649 §§2.7, 3.4).
enum WebPPictureHeaders {
  static func read(_ reader: ByteReader, into headers: inout PictureHeaders) throws(ReadFailure) {
    var chunks = IFFChunks(ofFormIn: reader)
    var isExtended = false
    headers.depth = 8
    while let chunk = try chunks.next() {
      let start = chunk.contents.lowerBound
      switch chunk.type {
      case "VP8X":
        isExtended = true
        headers.colorModel = .rgb
        headers.hasAlpha = try reader.bigEndian(UInt8.self, at: start) & 0x10 != 0
      case "VP8 " where !isExtended: (headers.colorModel, headers.hasAlpha) = (.rgb, false)
      case "VP8L" where !isExtended:
        headers.colorModel = .rgb
        // After two sizes of 14 bits.
        headers.hasAlpha = try reader.littleEndian(UInt32.self, at: start + 1) >> 28 & 1 == 1
      case "ANIM": headers.loopCount = Int(try reader.littleEndian(UInt16.self, at: start + 4))
      case "ANMF" where headers.pictures.count < PictureHeaders.maxPictures:
        let milliseconds = try reader.littleEndian(UInt32.self, at: start + 12) & 0xFF_FFFF
        headers.pictures.append(PictureHeaders.Picture(delay: Double(milliseconds) / 1000))
      default: break
      }
    }
  }
}
