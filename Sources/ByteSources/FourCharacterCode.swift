/// A code of four bytes: the type of a box or chunk, a brand, a codec.
///
/// ```swift
/// let brand: FourCharacterCode = "heic"
/// ```
public struct FourCharacterCode: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The code as a big-endian number.
  public var rawValue: UInt32

  /// Creates a code from a big-endian number.
  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a code from four ASCII characters. Shorter text is padded with spaces, longer text is cut.
  // Inlined, so that a literal becomes a constant number.
  @inlinable @inline(__always) public init(stringLiteral text: StaticString) {
    let bytes = text.utf8Start
    let count = text.utf8CodeUnitCount
    let first: UInt32 = count > 0 ? UInt32(bytes[0]) : 0x20
    let second: UInt32 = count > 1 ? UInt32(bytes[1]) : 0x20
    let third: UInt32 = count > 2 ? UInt32(bytes[2]) : 0x20
    let fourth: UInt32 = count > 3 ? UInt32(bytes[3]) : 0x20
    rawValue = first << 24 | second << 16 | third << 8 | fourth
  }

  /// The four bytes as text; those outside printable ASCII are `.`.
  public var description: String {
    String(unsafeUninitializedCapacity: 4) { bytes in
      for index in 0..<4 {
        let byte = UInt8(truncatingIfNeeded: rawValue >> UInt32(24 - 8 * index))
        bytes[index] = (0x20...0x7E).contains(byte) ? byte : 0x2E
      }
      return 4
    }
  }

  /// Returns true if the code starts with `prefix`.
  package func starts(with prefix: StaticString) -> Bool {
    for index in 0..<min(4, prefix.utf8CodeUnitCount)
    where UInt8(truncatingIfNeeded: rawValue >> UInt32(24 - 8 * index)) != prefix.utf8Start[index] {
      return false
    }
    return true
  }

  /// True if all four bytes are printable ASCII.
  package var isPrintable: Bool {
    (0..<4).allSatisfy { (0x20...0x7E).contains(UInt8(truncatingIfNeeded: rawValue >> UInt32(8 * $0))) }
  }
}
