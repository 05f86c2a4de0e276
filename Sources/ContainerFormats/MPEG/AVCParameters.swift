package import ByteSources

/// The size in an H.264 stream's sequence parameter set (ITU-T H.264, 7.3.2.1.1).
package enum AVCParameters {
  private static let longest = 128
  /// Profiles whose sets state their chroma format.
  private static let high: Set<Int> = [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]

  /// The size of the shown picture by the first parameter set behind a start code in `view` that is whole.
  package static func size(in view: ByteView) -> (width: Int, height: Int)? {
    for index in StartCodes(in: view) {
      guard let unit = view[index], unit & 0x1F == 7 else { continue }
      let set = view.slice(index + 1..<min(index + 1 + longest, view.count))
      if let size = size(of: unescaped(set.array)) { return size }
    }
    return nil
  }

  /// Without the threes that keep start codes from appearing in the data.
  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var zeros = 0
    for byte in bytes {
      if zeros >= 2, byte == 3 {
        zeros = 0
        continue
      }
      zeros = byte == 0 ? zeros + 1 : 0
      result.append(byte)
    }
    return result
  }

  private static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    var bits = Bits(bytes: bytes)
    guard let profile = bits.number(8), bits.number(16) != nil, bits.exponential() != nil else { return nil }
    var chroma = 1
    if high.contains(profile) {
      guard let format = bits.exponential(), format <= 3 else { return nil }
      chroma = format
      if format == 3 { _ = bits.number(1) }
      guard bits.exponential() != nil, bits.exponential() != nil, bits.number(1) != nil,
        let scaled = bits.number(1)
      else { return nil }
      // Scaling lists are long and rare: rather no size than a wrong one.
      if scaled == 1 { return nil }
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
    return shown.width > 0 && shown.height > 0 ? shown : nil
  }

  /// Reads numbers bit by bit, the highest first.
  private struct Bits {
    let bytes: [UInt8]
    var at = 0

    mutating func number(_ count: Int) -> Int? {
      guard at + count <= bytes.count * 8 else { return nil }
      var value = 0
      for _ in 0..<count {
        value = value << 1 | Int(bytes[at >> 3] >> UInt8(7 - at & 7) & 1)
        at += 1
      }
      return value
    }

    /// An Exp-Golomb number (ITU-T H.264, 9.1); the signed ones are only stepped over.
    mutating func exponential() -> Int? {
      var zeros = 0
      while let bit = number(1), bit == 0 { zeros += 1 }
      guard zeros <= 20, let rest = number(zeros) else { return nil }
      return (1 << zeros) - 1 + rest
    }
  }
}
