/// Converts bytes to and from hexadecimal text, two digits per byte.
package enum Hexadecimal {
  private static let lowercaseDigits: StaticString = "0123456789abcdef"
  private static let uppercaseDigits: StaticString = "0123456789ABCDEF"

  /// Returns the two upper-case digits of a byte.
  package static func uppercase(_ byte: UInt8) -> (UInt8, UInt8) {
    (uppercaseDigits.utf8Start[Int(byte >> 4)], uppercaseDigits.utf8Start[Int(byte & 15)])
  }

  /// Returns the lower-case digits of bytes.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.underestimatedCount * 2)
    for byte in bytes {
      text.append(lowercaseDigits.utf8Start[Int(byte >> 4)])
      text.append(lowercaseDigits.utf8Start[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the bytes of digits of either case; nil for an odd number of digits or another character.
  package static func bytes(_ digits: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    var rest = digits.makeIterator()
    while let digit = rest.next() {
      guard let high = digit.hexDigitValue, let low = rest.next()?.hexDigitValue else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }
}
