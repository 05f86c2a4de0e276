/// A reversible mapping between bytes, such as a file name, and strings.
///
/// A byte that is not UTF-8 becomes one character of a private range. Real characters of that range are mapped byte by
/// byte too, so that the mapping is unambiguous.
package enum RawText {
  /// The scalar for a byte is U+10FF00 plus the byte's value.
  private static let base: UInt32 = 0x10FF00
  /// The first UTF-8 byte of all these scalars.
  private static let firstByte: UInt8 = 0xF4

  /// Returns the string for `bytes`: the same text if they are UTF-8.
  package static func string(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !hasBytes(text) { return text }
    var result = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      if let text = String(validating: rest.prefix(length), as: UTF8.self),
        let scalar = text.unicodeScalars.first,
        !isStandIn(scalar)
      {
        result.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        if let standIn = Unicode.Scalar(base + UInt32(first)) { result.append(standIn) }
        rest = rest.dropFirst()
      }
    }
    return String(result)
  }

  /// Returns the bytes of a string, or of part of one.
  package static func bytes(_ text: String) -> [UInt8] {
    guard hasBytes(text) else { return Array(text.utf8) }
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      if isStandIn(scalar) {
        result.append(UInt8(scalar.value - base))
      } else {
        result.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      }
    }
    return result
  }

  /// Returns true if the text has characters that stand for bytes.
  package static func hasBytes(_ text: String) -> Bool {
    text.utf8.contains(firstByte) && text.unicodeScalars.contains(where: isStandIn)
  }

  private static func isStandIn(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= base && scalar.value <= base + 0xFF
  }
}
