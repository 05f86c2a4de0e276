internal import ByteSources

/// The colours that an H.264 stream's sequence parameter set signals (ITU-T H.264 §7.3.2.1.1, annex E).
enum VideoUsability {
  /// Profiles whose sets state their chroma format.
  private static let high: Set<Int> = [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]
  private static let longest = 1024

  /// Primaries and transfer by the first parameter set of a configuration (`avcC`); nil where it states none.
  static func colors(ofConfiguration view: ByteView) -> (primaries: Int, transfer: Int)? {
    guard let count = view[5], count & 0x1F > 0, let length = view.bigEndian(UInt16.self, at: 6), length > 4
    else {
      return nil
    }
    let set = view.slice(8..<8 + min(Int(length), longest)).array
    return colors(unescaped(set.dropFirst()))
  }

  /// Without the threes that keep start codes from appearing in the data.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
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

  private static func colors(_ bytes: [UInt8]) -> (primaries: Int, transfer: Int)? {
    var bits = BitReader(bytes)
    guard let profile = bits.read(8), bits.read(16) != nil, bits.exponential() != nil,
      skipFormat(profile, &bits), bits.exponential() != nil, skipOrder(&bits),
      bits.exponential() != nil, bits.read(1) != nil, bits.exponential() != nil, bits.exponential() != nil,
      let framesOnly = bits.read(1)
    else { return nil }
    if framesOnly == 0 { _ = bits.read(1) }
    _ = bits.read(1)
    if bits.read(1) == 1 {
      for _ in 0..<4 where bits.exponential() == nil { return nil }
    }
    guard bits.read(1) == 1 else { return nil }
    // Proportions, of which 255 is followed by two numbers; overscan; then the signal.
    if bits.read(1) == 1, bits.read(8) == 255 { _ = bits.read(32) }
    if bits.read(1) == 1 { _ = bits.read(1) }
    guard bits.read(1) == 1, bits.read(4) != nil, bits.read(1) == 1, let primaries = bits.read(8),
      let transfer = bits.read(8)
    else { return nil }
    return (primaries, transfer)
  }

  private static func skipFormat(_ profile: Int, _ bits: inout BitReader) -> Bool {
    guard high.contains(profile) else { return true }
    guard let format = bits.exponential(), format <= 3 else { return false }
    if format == 3 { _ = bits.read(1) }
    guard bits.exponential() != nil, bits.exponential() != nil, bits.read(1) != nil, let scaled = bits.read(1)
    else { return false }
    guard scaled == 1 else { return true }
    for index in 0..<(format == 3 ? 12 : 8) where bits.read(1) == 1 {
      // A list ends where its next scale is none.
      var (last, next) = (8, 8)
      for _ in 0..<(index < 6 ? 16 : 64) {
        if next != 0 {
          guard let step = bits.signed() else { return false }
          next = (last + step + 256) % 256
        }
        last = next == 0 ? last : next
      }
    }
    return true
  }

  private static func skipOrder(_ bits: inout BitReader) -> Bool {
    switch bits.exponential() {
    case 0: return bits.exponential() != nil
    case 1:
      guard bits.read(1) != nil, bits.exponential() != nil, bits.exponential() != nil,
        let cycle = bits.exponential(), cycle < 256
      else { return false }
      for _ in 0..<cycle where bits.exponential() == nil { return false }
      return true
    case 2: return true
    default: return false
    }
  }
}

extension BitReader {
  /// An Exp-Golomb number (ITU-T H.264 §9.1).
  mutating func exponential() -> Int? {
    var zeros = 0
    while let bit = read(1), bit == 0 { zeros += 1 }
    guard zeros <= 31, let rest = read(zeros) else { return nil }
    return (1 << zeros) - 1 + rest
  }

  /// A signed one (§9.1.1): 0, 1, -1, 2, -2 and so on.
  mutating func signed() -> Int? {
    exponential().map { $0 % 2 == 1 ? ($0 + 1) / 2 : -($0 / 2) }
  }
}
