internal import ByteSources
internal import UniformTypes

/// The Flexible Image Transport System (FITS 4.0 §§3.3.1, 4.2.3, 4.4.1).
enum FITS {
  private static let recordLength = 80

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    if head.slice(9..<30).array.allSatisfy({ $0 == 0x20 || $0 == 0x54 }) {
      return ContentFinding(
        .fits, by: .signature, range: 0..<30, rule: "fits",
        because: "the first keyword record says SIMPLE = T")
    }
    // Some writers put the value into another column; then the record behind it speaks for it.
    let words = head.slice(9..<recordLength).array.drop { $0 == 0x20 }
    guard words.first == 0x54, [0x20, 0x2F].contains(words.dropFirst().first),
      [nil, 0x2F].contains(words.dropFirst().first { $0 != 0x20 }),
      head.matches("BITPIX  =", at: recordLength)
    else { return nil }
    return ContentFinding(
      .fits, by: .signature, range: 0..<Int64(recordLength + 9), rule: "fits-free",
      because: "the first keyword records say SIMPLE = T, in an unusual column, and BITPIX")
  }
}
