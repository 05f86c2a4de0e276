package import ByteSources

/// The size in an H.265 stream's sequence parameter set (ITU-T H.265 §7.3.2.2).
package enum HEVCParameters {
  private static let longest = 512
  private static let sequenceParameters: UInt8 = 33

  /// The size of the shown picture by the first parameter set behind a start code in `view` that is whole.
  package static func size(in view: ByteView) -> (width: Int, height: Int)? {
    for index in StartCodes(in: view) {
      guard let unit = view[index], unit >> 1 & 0x3F == sequenceParameters else { continue }
      let set = view.slice(from: index + 2).slice(0..<longest)
      if let size = size(of: VideoBits.unescaped(set.array)) { return size }
    }
    return nil
  }

  private static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    var bits = VideoBits(bytes)
    guard bits.number(4) != nil, let layers = bits.number(3), layers < 7, bits.number(1) != nil,
      skipProfile(&bits, layers), bits.exponential() != nil, let chroma = bits.exponential(), chroma <= 3
    else { return nil }
    if chroma == 3, bits.number(1) == nil { return nil }
    guard let width = bits.exponential(), let height = bits.exponential(), let cropped = bits.number(1),
      width < 1 << 16, height < 1 << 16
    else { return nil }
    var crop = [0, 0, 0, 0]
    if cropped == 1 {
      for side in 0..<4 {
        guard let value = bits.exponential() else { return nil }
        crop[side] = value
      }
    }
    let unitX = chroma == 1 || chroma == 2 ? 2 : 1
    let shown = (
      width: width - unitX * (crop[0] + crop[1]), height: height - (chroma == 1 ? 2 : 1) * (crop[2] + crop[3])
    )
    return shown.width > 0 && shown.height > 0 ? shown : nil
  }

  /// Steps over profile, tier and level (§7.3.3).
  private static func skipProfile(_ bits: inout VideoBits, _ layers: Int) -> Bool {
    guard bits.skip(96) else { return false }
    if layers == 0 { return true }
    var length = 0
    for index in 0..<8 {
      guard let flags = bits.number(2) else { return false }
      if index < layers { length += (flags & 2 != 0 ? 88 : 0) + (flags & 1 != 0 ? 8 : 0) }
    }
    return bits.skip(length)
  }
}
