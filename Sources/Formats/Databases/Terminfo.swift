internal import ByteSources
internal import UniformTypes

/// Compiled descriptions of terminals (term(5)): counts, names, flags, numbers, and strings with their places.
enum Terminfo {
  /// The number that begins descriptions whose numbers have 32 bits.
  private static let wide: UInt16 = 0x021E
  private static let headerLength = 12
  /// The header of the names that a description adds to the standard ones.
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
    let end = Int64(start + start % 2 + numbers * (magic == wide ? 4 : 2) + strings * 2 + table)
    // Behind the table stands nothing, or what the description adds.
    let isCut = reader.byteCount.map { $0 < end || ($0 > end + 1 && $0 < end + extensionLength) } ?? false
    return ContentFinding(
      .terminfo, by: .structure, decided: !isCut, range: 0..<Int64(start), rule: "terminfo",
      because: isCut
        ? "names that end where they should, flags, and counts that the file has no room for"
        : "counts that the file has room for, names that end where they should, and flags",
      damage: isCut ? .truncated : nil, facts: Remark("\(strings) strings"))
  }

  private static func isText(_ view: ByteView) -> Bool {
    for index in 0..<view.count {
      guard let byte = view[index], byte >= 0x20, byte != 0x7F else { return false }
    }
    return true
  }

  /// Off, on, cancelled or absent.
  private static func areFlags(_ view: ByteView) -> Bool {
    for index in 0..<view.count {
      guard let byte = view[index], byte <= 1 || byte >= 0xFE else { return false }
    }
    return true
  }
}
