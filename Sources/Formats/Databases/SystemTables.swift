internal import ByteSources
internal import UniformTypes

/// Detects compiled descriptions of terminals (term(5)): counts, names, flags, numbers, and strings with their offsets.
enum Terminfo {
  /// The magic number of descriptions with 32-bit numbers.
  private static let wideMagic: UInt16 = 0x021E
  private static let headerLength = 12
  /// The header length of the extended names.
  private static let extensionLength: Int64 = 10

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    func count(_ index: Int) -> Int? { head.littleEndian(UInt16.self, at: 2 * index).map(Int.init) }
    guard let magic = head.littleEndian(UInt16.self, at: 0), let names = count(1), let flags = count(2),
      let numbers = count(3), let strings = count(4), let table = count(5), (2...512).contains(names),
      flags <= 512, numbers <= 512, strings <= 4096, table <= 32_767
    else { return nil }
    let text = head.slice(headerLength..<headerLength + names)
    let switches = head.slice(headerLength + names..<headerLength + names + flags)
    guard text.count == names, text[names - 1] == 0, isText(text.slice(0..<names - 1)),
      areFlags(switches)
    else { return nil }
    let start = headerLength + names + flags
    let end = Int64(start + start % 2 + numbers * (magic == wideMagic ? 4 : 2) + strings * 2 + table)
    // Only extended names may follow the table.
    let isTruncated =
      reader.byteCount.map { $0 < end || ($0 > end + 1 && $0 < end + extensionLength) } ?? false
    return ContentFinding(
      .terminfo, by: .structure, decided: !isTruncated, range: 0..<Int64(start), rule: "terminfo",
      because: isTruncated
        ? "names that end where they should, flags, and counts that the file has no room for"
        : "counts that the file has room for, names that end where they should, and flags",
      damage: isTruncated ? .truncated : nil, facts: Remark("\(strings) strings"))
  }

  private static func isText(_ view: ByteView) -> Bool {
    for index in 0..<view.count {
      guard let byte = view[index], byte >= 0x20, byte != 0x7F else { return false }
    }
    return true
  }

  /// Returns true if all bytes are off, on, cancelled or absent.
  private static func areFlags(_ view: ByteView) -> Bool {
    for index in 0..<view.count {
      guard let byte = view[index], byte <= 1 || byte >= 0xFE else { return false }
    }
    return true
  }
}

/// Detects Windows' code page tables.
enum CodePages {
  /// Checks a header of thirteen words: a code page, one or two bytes per character, and the default characters.
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
