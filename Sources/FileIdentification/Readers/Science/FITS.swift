internal import ByteSources
internal import UniformTypes

/// The Flexible Image Transport System.
enum FITS {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.slice(9..<30).array.allSatisfy({ $0 == 0x20 || $0 == 0x54 }) else { return nil }
    return ContentFinding(
      .fits, by: .signature, range: 0..<30, rule: "fits", because: "the first keyword record says SIMPLE = T")
  }
}
