internal import Foundation

extension FirstFrame {
  /// The first frame's own chunks, as a simple file or, with transparency beside lossy pixels, an extended one.
  func ofWebP() -> Data? {
    var offset = 12
    while let name = name(offset), let count = number(offset + 4, 4, isBigEndian: false) {
      let contents = offset + 8
      guard name == "ANMF" else {
        offset = contents + count + count % 2
        continue
      }
      // Position and size, three bytes each; duration; flags.
      guard count >= 16, let pixels = slice(contents + 16, count - 16), let size = slice(contents + 6, 6)
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
