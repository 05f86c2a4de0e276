/// A set of ASCII bytes, written as a string of its members.
struct ByteSet: Sendable, ExpressibleByStringLiteral {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init() {}

  init(stringLiteral signs: StaticString) {
    for offset in 0..<signs.utf8CodeUnitCount { insert(signs.utf8Start[offset]) }
  }

  static let digits: ByteSet = "0123456789"
  static let capitals: ByteSet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
  /// The bytes of ``TextLine/isWord(_:)``.
  static let words = digits.union(capitals).union("abcdefghijklmnopqrstuvwxyz_-")

  /// Inserts a byte; bytes outside ASCII are ignored.
  mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte &- 64) }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }

  func union(_ other: ByteSet) -> ByteSet {
    var result = self
    result.low |= other.low
    result.high |= other.high
    return result
  }

  func intersects(_ other: ByteSet) -> Bool { low & other.low | high & other.high != 0 }

  /// Returns true if one of the bytes occurs in `line`.
  func occurs(in line: TextLine) -> Bool {
    Self.contains(low, 0, in: line) || Self.contains(high, 64, in: line)
  }

  private static func contains(_ bits: UInt64, _ first: UInt8, in line: TextLine) -> Bool {
    var bits = bits
    while bits != 0 {
      if line.contains(first &+ UInt8(truncatingIfNeeded: bits.trailingZeroBitCount)) { return true }
      bits &= bits &- 1
    }
    return false
  }
}
