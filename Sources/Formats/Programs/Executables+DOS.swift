internal import ByteSources
internal import UniformTypes

extension Executables {
  private static let libraryFlag: UInt16 = 0x2000

  /// MZ begins programs for DOS; the word at 60 leads to what newer systems load.
  static func readPE(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let place = reader.head.littleEndian(UInt32.self, at: 0x3C) else { return try readDOS(reader, nil) }
    let start = Int64(place)
    guard start >= 4 else { return try readDOS(reader, nil) }
    let view = try reader.available(at: start, upTo: 24)
    // A header of a newer system stands behind the end of what is left, if there is one.
    let isCut = start >= 0x40 && view.count < 2
    if view.matches("PE\0\0"), let flags = view.littleEndian(UInt16.self, at: 22) {
      let isLibrary = flags & libraryFlag != 0
      return ContentFinding(
        isLibrary ? .windowsLibrary : .exe, by: .structure, range: start..<start + 24,
        rule: isLibrary ? "pe-library" : "pe-executable",
        because: "a PE header whose flags say whether it is a library")
    }
    if let row = newHeaders.first(where: { view.matches($0.mark) }), start >= 0x40 {
      return ContentFinding(
        row.type, by: .structure, range: start..<start + 2, rule: "mz-new-header", because: row.because)
    }
    return try readDOS(reader, isCut ? .truncated : nil)
  }

  private static let newHeaders: [(mark: StaticString, type: DeclaredType, because: StaticString)] = [
    ("NE", .newExecutable, "MZ leads to a header of 16-bit Windows or OS/2"),
    ("LE", .linearExecutable, "MZ leads to a linear header"),
    ("LX", .linearExecutable, "MZ leads to a linear header of OS/2"),
    ("W3", .virtualDevice, "MZ leads to a collection of virtual devices"),
    ("W4", .virtualDevice, "MZ leads to a packed collection of virtual devices"),
  ]

  /// A DOS program alone: pages that fit the file, a header inside them, and relocations behind the header's fields.
  private static func readDOS(_ reader: ByteReader, _ damage: ContentDamage?) throws(ReadFailure)
    -> ContentFinding?
  {
    let head = reader.head
    guard let last = head.littleEndian(UInt16.self, at: 2), last < 512,
      let pages = head.littleEndian(UInt16.self, at: 4), pages > 0,
      let paragraphs = head.littleEndian(UInt16.self, at: 8), paragraphs >= 2,
      let relocations = head.littleEndian(UInt16.self, at: 24), relocations >= 0x1C || relocations == 0,
      Int(paragraphs) * 16 <= Int(pages) * 512
    else { return nil }
    let length = Int64(pages) * 512 - (last == 0 ? 0 : 512 - Int64(last))
    let isWhole = reader.byteCount.map { length <= $0 } ?? false
    return ContentFinding(
      .dosExecutable, by: .structure, decided: isWhole, range: 0..<28, rule: "dos-executable",
      because: "an MZ header whose pages, header and relocations fit each other", damage: damage)
  }
}
