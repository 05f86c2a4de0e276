/// The classes and cases of bytes as ASCII characters; bytes above 0x7F are in no class and have no case.
extension UInt8 {
  /// True for `A` to `Z` and `a` to `z`.
  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// True for `A` to `Z`.
  @inlinable package var isASCIIUppercase: Bool { self &- 0x41 < 26 }

  /// True for `a` to `z`.
  @inlinable package var isASCIILowercase: Bool { self &- 0x61 < 26 }

  /// True for `0` to `9`.
  @inlinable package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// True for letters and decimal digits.
  @inlinable package var isASCIILetterOrDigit: Bool { isASCIIDigit || isASCIILetter }

  /// True for the space, tab, line feed, vertical tab, form feed and carriage return.
  @inlinable package var isASCIIWhitespace: Bool { self == 0x20 || self &- 0x09 < 5 }

  /// The lower-case form of a letter; any other byte unchanged.
  @inlinable package var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }

  /// The upper-case form of a letter; any other byte unchanged.
  @inlinable package var asciiUppercased: UInt8 { isASCIILowercase ? self & 0xDF : self }

  /// The value of a hexadecimal digit in either case; nil for any other byte.
  @inlinable package var hexDigitValue: UInt8? {
    let digit = self &- 0x30
    if digit < 10 { return digit }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns true if `text`, which is in lower case, stands at `index`, ignoring the case of ASCII letters in the bytes.
  @inlinable package func holds(lowercase text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= startIndex, endIndex - index >= length else { return false }
    for offset in 0..<length where self[index + offset].asciiLowercased != text.utf8Start[offset] {
      return false
    }
    return true
  }
}
