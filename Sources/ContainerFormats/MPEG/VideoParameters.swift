/// What a stream of H.264 or H.265 says of its pictures in a sequence parameter set.
package struct VideoParameters: Hashable, Sendable {
  /// The size of the shown picture, in its pixels' proportions.
  package var width: Int
  package var height: Int
  /// The bits of a channel of brightness.
  package var bitDepth: Int
  /// The numbers of ITU-T H.273; nil where the set does not signal them.
  package var primaries: Int?
  package var transfer: Int?

  /// Nil for what is cropped to nothing.
  init?(width: Int, height: Int, bitDepth: Int) {
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height, self.bitDepth) = (width, height, bitDepth)
  }

  /// Reads the beginning of the usability information, up to the colours (ITU-T H.264 §E.1.1, H.265 §E.2.1): the
  /// proportions of a pixel, overscan, then the signal.
  mutating func readUsability(_ bits: inout HeaderBits) {
    guard let hasRatio = bits.number(1) else { return }
    if hasRatio == 1 { width = Int((Double(width) * bits.pixelRatio()).rounded()) }
    guard let hasOverscan = bits.number(1), hasOverscan == 0 || bits.skip(1), bits.number(1) == 1,
      bits.skip(4),
      bits.number(1) == 1
    else { return }
    primaries = bits.number(8)
    transfer = bits.number(8)
  }
}
