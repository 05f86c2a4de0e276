/// The form of a character of more than one byte in UTF-8, as its first byte tells it (Unicode 16.0, table 3-7).
struct UTF8Sequence {
  /// The number of bytes, the first among them: 2 to 4.
  let length: Int
  /// The range of the second byte, which excludes overlong forms, surrogates and what is beyond U+10FFFF.
  let second: ClosedRange<UInt8>

  /// Nil for a byte that begins no such character.
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

  /// True where the bytes behind the first, as many of them as are there, go on with the character.
  func continues(with bytes: ArraySlice<UInt8>) -> Bool {
    guard let next = bytes.first else { return true }
    return second.contains(next) && bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }
}
