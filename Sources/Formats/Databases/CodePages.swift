internal import ByteSources
internal import UniformTypes

/// Windows' code pages.
enum CodePages {
  /// Code page tables: thirteen words, a code page, one or two bytes a character, and the default characters.
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let page = reader.head.littleEndian(UInt16.self, at: 2), page > 0,
      let width = reader.head.littleEndian(UInt16.self, at: 4), width == 1 || width == 2,
      let character = reader.head.littleEndian(UInt16.self, at: 6), character == 0x3F || character == 0x6F,
      reader.head.littleEndian(UInt16.self, at: 8) ?? 0 > 0
    else { return nil }
    return ContentFinding(
      .microsoftNLS, by: .structure, range: 0..<26, rule: "nls",
      because: "a header of thirteen words with a code page and its default character",
      facts: Remark("code page \(page)"))
  }
}
