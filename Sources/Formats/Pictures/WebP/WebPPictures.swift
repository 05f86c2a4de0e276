internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads WebP's alpha, and the frames of an animation (RFC 9649 §§2.7, 3.4).
enum WebPPictures {
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
        // Behind two sizes of 14 bits.
        headers.hasAlpha = try reader.littleEndian(UInt32.self, at: start + 1) >> 28 & 1 == 1
      case "ANIM": headers.loopCount = Int(try reader.littleEndian(UInt16.self, at: start + 4))
      case "ANMF" where headers.pictures.count < PictureHeaders.mostPictures:
        let milliseconds = try reader.littleEndian(UInt32.self, at: start + 12) & 0xFF_FFFF
        headers.pictures.append(PictureHeaders.Picture(delay: Double(milliseconds) / 1000))
      default: break
      }
    }
  }
}
