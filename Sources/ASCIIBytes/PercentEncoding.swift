/// Percent-encoding of bytes (RFC 3986 §2.1).
package enum PercentEncoding {
  /// Encodes all bytes but unreserved ones, which are letters, digits and `-._~` (RFC 3986 §2.3), and those of `allowed`.
  package static func encode(_ bytes: some Sequence<UInt8>, allowing allowed: StaticString = "") -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.underestimatedCount)
    for byte in bytes {
      if byte.isASCIILetterOrDigit || contains("-._~", byte) || contains(allowed, byte) {
        text.append(byte)
      } else {
        let digits = Hexadecimal.uppercase(byte)
        text += [UInt8(ascii: "%"), digits.0, digits.1]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes every percent sign that two hexadecimal digits follow; others stand for themselves.
  package static func decode(_ text: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first?.hexDigitValue,
        let low = rest.dropFirst().first?.hexDigitValue
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func contains(_ text: StaticString, _ byte: UInt8) -> Bool {
    text.withUTF8Buffer { $0.contains(byte) }
  }
}
