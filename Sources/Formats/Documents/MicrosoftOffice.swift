internal import ByteSources
internal import UniformTypes

/// Microsoft's documents before compound files, and what Office leaves beside open ones.
enum MicrosoftOffice {
  /// Write and Word for DOS share a header; only Write counts its pages in the word at 96 (`pnMac`).
  static func readWrite(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let pages = reader.head.littleEndian(UInt16.self, at: 96) else { throw .endOfData }
    return ContentFinding(
      pages == 0 ? .word : .msWrite, by: .structure, range: 0..<98, rule: pages == 0 ? "word-dos" : "write",
      because: "the mark, and the number of pages that only Write keeps")
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
