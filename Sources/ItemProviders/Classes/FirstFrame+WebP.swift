internal import ByteSources
internal import ContainerFormats
internal import Foundation

extension FirstFrame {
  /// The first frame's own chunks, as a simple file or, with transparency beside lossy pixels, an extended one.
  func ofWebP(_ reader: ByteReader) throws(ReadFailure) -> Data? {
    var chunks = IFFChunks(ofFormIn: reader)
    while let chunk = try chunks.next() {
      guard chunk.type == "ANMF" else { continue }
      // Position and size, three bytes each; duration; flags.
      let start = chunk.contents.lowerBound
      guard chunk.length >= 16, let pixels = slice(start + 16..<start + chunk.length),
        let size = slice(start + 6..<start + 12)
      else { return nil }
      return file(pixels, size)
    }
    return nil
  }

  private func file(_ pixels: Data, _ size: Data) -> Data? {
    let isExtended = pixels.starts(with: Data("ALPH".utf8))
    guard isExtended || ["VP8 ", "VP8L"].contains(where: { pixels.starts(with: Data($0.utf8)) }) else {
      return nil
    }
    var chunks = Data()
    if isExtended {
      chunks += Data("VP8X".utf8) + [10, 0, 0, 0, 0x10, 0, 0, 0] + size
    }
    chunks += pixels
    if chunks.count % 2 == 1 { chunks.append(0) }
    let count = UInt32(truncatingIfNeeded: chunks.count + 4)
    return Data("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
      + Data("WEBP".utf8) + chunks
  }
}
