internal import Foundation

extension FirstFrame {
  /// Everything up to the end of the first image, and the trailer.
  func ofGIF() -> Data? {
    guard let flags = byte(10) else { return nil }
    var offset = 13 + Self.colors(flags)
    while let kind = byte(offset) {
      switch kind {
      case 0x21:
        // An extension: label, then blocks.
        guard let end = endOfBlocks(offset + 2) else { return nil }
        offset = end
      case 0x2C:
        guard let local = byte(offset + 9), let end = endOfBlocks(offset + 11 + Self.colors(local)),
          let frame = slice(0, end)
        else { return nil }
        return frame + [0x3B]
      default: return nil
      }
    }
    return nil
  }

  /// The bytes of a colour table.
  private static func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

  /// Behind the empty block that ends a series.
  private func endOfBlocks(_ start: Int) -> Int? {
    var offset = start
    while let count = byte(offset) {
      offset += Int(count) + 1
      if count == 0 { return offset <= byteCount ? offset : nil }
    }
    return nil
  }
}
