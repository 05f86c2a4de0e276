package import ByteSources

/// The size in an H.264 stream's sequence parameter set (ITU-T H.264, 7.3.2.1.1).
package enum AVCParameters {
  private static let longest = 512
  /// Profiles whose sets state their chroma format.
  private static let high: Set<Int> = [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]

  /// The size of the shown picture, in its pixels' proportions, by the first parameter set behind a start code in `view` that is whole.
  package static func size(in view: ByteView) -> (width: Int, height: Int)? {
    for index in StartCodes(in: view) {
      guard let unit = view[index], unit & 0x1F == 7 else { continue }
      let set = view.slice(from: index + 1).slice(0..<longest)
      if let size = size(of: VideoBits.unescaped(set.array)) { return size }
    }
    return nil
  }

  private static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    var bits = VideoBits(bytes)
    guard let profile = bits.number(8), bits.number(16) != nil, bits.exponential() != nil else { return nil }
    var chroma = 1
    if high.contains(profile) {
      guard let format = bits.exponential(), format <= 3 else { return nil }
      chroma = format
      if format == 3 { _ = bits.number(1) }
      guard bits.exponential() != nil, bits.exponential() != nil, bits.number(1) != nil,
        let scaled = bits.number(1)
      else { return nil }
      if scaled == 1 {
        for list in 0..<(format == 3 ? 12 : 8) where bits.number(1) == 1 {
          guard bits.skipScalingList(of: list < 6 ? 16 : 64) else { return nil }
        }
      }
    }
    guard bits.exponential() != nil, let order = bits.exponential() else { return nil }
    switch order {
    case 0: guard bits.exponential() != nil else { return nil }
    case 1:
      guard bits.number(1) != nil, bits.exponential() != nil, bits.exponential() != nil,
        let cycle = bits.exponential(), cycle < 256
      else { return nil }
      for _ in 0..<cycle where bits.exponential() == nil { return nil }
    default: guard order == 2 else { return nil }
    }
    guard bits.exponential() != nil, bits.number(1) != nil, let width = bits.exponential(),
      let height = bits.exponential(), let framesOnly = bits.number(1), width < 1024, height < 1024
    else { return nil }
    if framesOnly == 0 { _ = bits.number(1) }
    guard bits.number(1) != nil, let cropped = bits.number(1) else { return nil }
    var crop = (left: 0, right: 0, top: 0, bottom: 0)
    if cropped == 1 {
      guard let left = bits.exponential(), let right = bits.exponential(), let top = bits.exponential(),
        let bottom = bits.exponential()
      else { return nil }
      crop = (left, right, top, bottom)
    }
    let unitX = chroma == 1 || chroma == 2 ? 2 : 1
    let unitY = (chroma == 1 ? 2 : 1) * (2 - framesOnly)
    let shown = (
      width: (width + 1) * 16 - unitX * (crop.left + crop.right),
      height: (height + 1) * 16 * (2 - framesOnly) - unitY * (crop.top + crop.bottom)
    )
    guard shown.width > 0, shown.height > 0 else { return nil }
    // Behind it stands what is useful to know: the proportions of a pixel come first (annex E.1.1).
    guard bits.number(1) == 1, bits.number(1) == 1, let ratio = bits.pixelRatio() else { return shown }
    return (Int((Double(shown.width) * ratio).rounded()), shown.height)
  }
}
