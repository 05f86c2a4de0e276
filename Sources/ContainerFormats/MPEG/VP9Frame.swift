package import ByteSources

/// Reads the header of a VP9 frame (VP9 Bitstream & Decoding Process Specification §6.2).
package enum VP9Frame {
  private static let sync = 0x49_8342

  /// Returns the bits per channel of a key frame; nil for other frames.
  package static func bitDepth(_ view: ByteView) -> Int? {
    var bits = VideoBitReader(view.slice(0..<8).array)
    guard bits.number(2) == 2, let low = bits.number(1), let high = bits.number(1),
      low & high == 0 || bits.skip(1),
      bits.number(2) == 0, bits.skip(2), bits.number(24) == sync
    else { return nil }
    return high == 0 ? 8 : bits.number(1).map { $0 == 1 ? 12 : 10 }
  }
}
