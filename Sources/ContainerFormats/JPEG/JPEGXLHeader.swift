/// The image metadata of a JPEG XL codestream (ISO/IEC 18181-1 §D) that affect display.
package struct JPEGXLHeader: Hashable, Sendable {
  /// Exif's orientation; nil if the stream has no extra fields.
  package var orientation: Int?
  /// True if there is an animation header; nil if the bits could not be parsed.
  package var isAnimated: Bool?
  /// The transfer function (ITU-T H.273): 16 is PQ, 18 is HLG; nil for gamma, profile, or unparsed.
  package var transfer: Int?

  /// Reads the fields after the size; nil at the end of the bits.
  package init?(_ bits: inout JPEGXLBitReader) {
    guard let isDefault = bits.flag() else { return nil }
    if isDefault {
      isAnimated = false
      return
    }
    guard let hasExtra = bits.flag() else { return nil }
    isAnimated = false
    if hasExtra {
      guard let value = bits.read(3) else { return nil }
      orientation = value + 1
      isAnimated = nil
      guard let hasIntrinsic = bits.flag(), !hasIntrinsic || Self.size(&bits) != nil,
        let hasPreview = bits.flag(), !hasPreview || Self.skipPreview(&bits), let hasAnimation = bits.flag()
      else { return }
      isAnimated = hasAnimation
      guard !hasAnimation || Self.skipAnimation(&bits) else { return }
    }
    guard Self.skipDepth(&bits), bits.flag() != nil, Self.skipChannels(&bits), bits.flag() != nil else {
      return
    }
    transfer = Self.transfer(&bits)
  }

  /// Reads the size at the start of the stream (§D.2).
  package static func size(_ bits: inout JPEGXLBitReader) -> (width: Int, height: Int)? {
    guard let isSmall = bits.flag(), let height = length(&bits, isSmall), let ratio = bits.read(3) else {
      return nil
    }
    guard ratio > 0 else { return length(&bits, isSmall).map { ($0, height) } }
    return (proportion(height, ratio), height)
  }

  private static func proportion(_ height: Int, _ ratio: Int) -> Int {
    let ratios: [(Int, Int)] = [(1, 1), (12, 10), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)]
    return height * ratios[ratio - 1].0 / ratios[ratio - 1].1
  }

  private static func length(_ bits: inout JPEGXLBitReader, _ isSmall: Bool) -> Int? {
    isSmall ? bits.read(5).map { ($0 + 1) * 8 } : bits.choice((9, 1), (13, 1), (18, 1), (30, 1))
  }

  private static func skipPreview(_ bits: inout JPEGXLBitReader) -> Bool {
    guard let isSmall = bits.flag() else { return false }
    func length(_ bits: inout JPEGXLBitReader) -> Int? {
      isSmall
        ? bits.choice((0, 16), (0, 32), (5, 1), (9, 33)) : bits.choice((6, 1), (8, 65), (10, 321), (12, 1345))
    }
    guard length(&bits) != nil, let ratio = bits.read(3) else { return false }
    return ratio > 0 || length(&bits) != nil
  }

  private static func skipAnimation(_ bits: inout JPEGXLBitReader) -> Bool {
    bits.choice((0, 100), (0, 1000), (10, 1), (30, 1)) != nil
      && bits.choice((0, 1), (0, 1001), (8, 1), (10, 1)) != nil
      && bits.choice((0, 0), (3, 0), (16, 0), (32, 0)) != nil && bits.flag() != nil
  }

  private static func skipDepth(_ bits: inout JPEGXLBitReader) -> Bool {
    guard let isFloating = bits.flag() else { return false }
    if !isFloating { return bits.choice((0, 8), (0, 10), (0, 12), (6, 1)) != nil }
    return bits.choice((0, 32), (0, 16), (0, 24), (6, 1)) != nil && bits.read(4) != nil
  }

  private static let maxChannels = 16

  private static func skipChannels(_ bits: inout JPEGXLBitReader) -> Bool {
    guard let count = bits.choice((0, 0), (0, 1), (4, 2), (12, 1)), count <= maxChannels else {
      return false
    }
    for _ in 0..<count where !skipChannel(&bits) { return false }
    return true
  }

  /// Skips an extra channel: alpha, depth, a spot colour and others (§D.3.6).
  private static func skipChannel(_ bits: inout JPEGXLBitReader) -> Bool {
    guard let isDefault = bits.flag() else { return false }
    if isDefault { return true }
    guard let type = bits.enumeration(), skipDepth(&bits),
      bits.choice((0, 0), (0, 3), (0, 4), (3, 1)) != nil,
      let name = bits.choice((0, 0), (4, 0), (5, 16), (10, 48)), bits.skip(8 * name)
    else { return false }
    switch type {
    case 0: return bits.flag() != nil
    case 2: return bits.skip(64)
    case 5: return bits.choice((0, 1), (2, 0), (4, 3), (8, 19)) != nil
    default: return true
    }
  }

  /// Reads the transfer function of the colour encoding (§E.2); sRGB's by default.
  private static func transfer(_ bits: inout JPEGXLBitReader) -> Int? {
    guard let isDefault = bits.flag() else { return nil }
    if isDefault { return 13 }
    guard let hasProfile = bits.flag(), let space = bits.enumeration(), !hasProfile, space != 2,
      let white = bits.enumeration(), white != 2 || skipPoints(&bits, 1)
    else { return nil }
    if space != 1 {
      guard let primaries = bits.enumeration(), primaries != 2 || skipPoints(&bits, 3) else { return nil }
    }
    guard let hasGamma = bits.flag(), !hasGamma else { return nil }
    return bits.enumeration()
  }

  private static func skipPoints(_ bits: inout JPEGXLBitReader, _ count: Int) -> Bool {
    for _ in 0..<2 * count where bits.choice((19, 0), (19, 524_288), (20, 1_048_576), (21, 2_097_152)) == nil
    {
      return false
    }
    return true
  }
}

/// A bit reader, least significant bit first (ISO/IEC 18181-1 §B).
package struct JPEGXLBitReader {
  private let bytes: [UInt8]
  private var position = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(_ count: Int) -> Int? {
    guard count <= 32, position + count <= bytes.count * 8 else { return nil }
    var value = 0
    for index in 0..<count {
      let bit = position + index
      value |= Int(bytes[bit / 8] >> UInt8(bit % 8) & 1) << index
    }
    position += count
    return value
  }

  mutating func flag() -> Bool? { read(1).map { $0 == 1 } }

  mutating func skip(_ count: Int) -> Bool {
    guard position + count <= bytes.count * 8 else { return false }
    position += count
    return true
  }

  /// Reads two bits that select a bit count and an addend.
  mutating func choice(_ rows: (bits: Int, add: Int)...) -> Int? {
    guard let index = read(2) else { return nil }
    return read(rows[index].bits).map { $0 + rows[index].add }
  }

  mutating func enumeration() -> Int? { choice((0, 0), (0, 1), (4, 2), (6, 18)) }
}
