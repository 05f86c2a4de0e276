/// Four bytes that name a box, chunk, brand or codec.
///
/// ```swift
/// let brand: FourCharacterCode = "heic"
/// ```
public struct FourCharacterCode: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The code as a big-endian number.
  public var rawValue: UInt32

  /// Creates a code from a big-endian number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a code from four ASCII characters; shorter text is filled up with blanks, longer text is cut.
  public init(stringLiteral text: StaticString) {
    var value: UInt32 = 0
    for index in 0..<4 {
      let byte: UInt8 = index < text.utf8CodeUnitCount ? text.utf8Start[index] : 0x20
      value = value << 8 | UInt32(byte)
    }
    rawValue = value
  }

  /// The four bytes, those outside printable ASCII as `.`.
  public var description: String {
    String(unsafeUninitializedCapacity: 4) { bytes in
      for index in 0..<4 {
        let byte = UInt8(truncatingIfNeeded: rawValue >> UInt32(24 - 8 * index))
        bytes[index] = (0x20...0x7E).contains(byte) ? byte : 0x2E
      }
      return 4
    }
  }

  /// Whether the first bytes of the code are `prefix`.
  func starts(with prefix: StaticString) -> Bool {
    for index in 0..<min(4, prefix.utf8CodeUnitCount)
    where UInt8(truncatingIfNeeded: rawValue >> UInt32(24 - 8 * index)) != prefix.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether all four bytes are printable ASCII.
  var isPrintable: Bool {
    (0..<4).allSatisfy { (0x20...0x7E).contains(UInt8(truncatingIfNeeded: rawValue >> UInt32(8 * $0))) }
  }
}
