internal import ByteSources
internal import UniformTypes

/// Documents of programs before the common containers.
enum OldDocuments {
  /// Write and Word for DOS share a header; only Write counts its pages in the word at 96 (`pnMac`).
  static func readWrite(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let pages = reader.head.littleEndian(UInt16.self, at: 96) else { throw .endOfData }
    return ContentFinding(
      pages == 0 ? .word : .msWrite, by: .structure, range: 0..<98, rule: pages == 0 ? "word-dos" : "write",
      because: "the mark, and the number of pages that only Write keeps")
  }

  private static let products: [Rule<(product: UInt8, kind: UInt8)>] = [
    Rule(
      "wordperfect-document", when: { $0.product == 1 && $0.kind == 0x0A }, then: .wordPerfect,
      because: "WordPerfect's product and document kind"),
    Rule(
      "wordperfect-graphics", when: { $0.product == 1 && $0.kind == 0x16 }, then: .wordPerfectGraphics,
      because: "WordPerfect's product and graphics kind"),
    Rule(
      "wordperfect-presentations", when: { $0.product == 1 && $0.kind == 0x0F }, then: .corelPresentations,
      because: "the kind of slides"),
    Rule(
      "wordperfect-other", decides: false, when: { $0.product <= 0x30 }, then: .wordPerfect,
      because: "WordPerfect's mark with another product or kind"),
  ]

  static func readWordPerfect(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let product = reader.head[8], let kind = reader.head[9],
      let rule = products.first(for: (product, kind))
    else {
      return nil
    }
    return ContentFinding(rule, range: 0..<10)
  }

  static func readAppleWorks(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head[0], (1...6).contains(version) else { return nil }
    return ContentFinding(
      .appleWorks, by: .structure, range: 0..<8, rule: "appleworks",
      because: "the creator's code behind a version",
      facts: Remark("version \(version)"))
  }

  /// Code page tables: thirteen words, a code page, one or two bytes a character, and the default characters.
  static func readNLS(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
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

  /// The files that Office leaves beside open documents hold the user's name twice, in bytes and in 16-bit letters.
  static func readOwner(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let byteCount = reader.byteCount, byteCount == 162 || byteCount == 165, let length = head[0],
      (1...52).contains(length)
    else { return nil }
    let place = byteCount == 162 ? 54 : 55
    guard head.littleEndian(UInt16.self, at: place) == UInt16(length) else { return nil }
    for index in 0..<Int(length) {
      guard let unit = head.littleEndian(UInt16.self, at: place + 2 + index * 2), let byte = head[1 + index],
        unit >= 0x20, unit == UInt16(byte) || (unit > 0x7F && byte > 0x20)
      else { return nil }
    }
    return ContentFinding(
      .officeOwnerFile, by: .structure, range: 0..<byteCount, rule: "office-owner",
      because: "an owner file's size, and a name that stands in it twice")
  }
}
