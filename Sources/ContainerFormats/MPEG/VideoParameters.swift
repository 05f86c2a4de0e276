/// The sequence parameter set of H.264 or H.265.
package struct VideoParameters: Hashable, Sendable {
  /// The display size, with the pixel aspect ratio applied.
  package var width: Int
  package var height: Int
  /// The bits of the luma channel.
  package var bitDepth: Int
  /// Numbers of ITU-T H.273; nil if not signalled.
  package var primaries: Int?
  package var transfer: Int?

  /// Returns nil for an empty picture.
  init?(width: Int, height: Int, bitDepth: Int) {
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height, self.bitDepth) = (width, height, bitDepth)
  }

  /// Reads the usability information up to the colours: pixel aspect ratio, overscan, video signal (ITU-T
  /// H.264 §E.1.1, H.265 §E.2.1).
  mutating func readUsability(_ bits: inout VideoBitReader) {
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
