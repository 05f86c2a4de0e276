/// The form of a multi-byte UTF-8 character, by its first byte (Unicode 16.0, table 3-7).
struct UTF8Sequence {
  /// The length of the character: 2 to 4 bytes.
  let length: Int
  /// The range of the second byte; it excludes overlong forms, surrogates and scalars beyond U+10FFFF.
  let second: ClosedRange<UInt8>

  /// Returns nil if no such character begins with the byte.
  init?(startingWith byte: UInt8) {
    switch byte {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
  }

  /// Returns true if the bytes after the first, which may be incomplete, continue the character.
  func continues(with bytes: ArraySlice<UInt8>) -> Bool {
    guard let next = bytes.first else { return true }
    return second.contains(next) && bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }
}
