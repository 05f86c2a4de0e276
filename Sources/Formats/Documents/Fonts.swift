internal import ByteSources
internal import UniformTypes

/// Detects SFNT fonts by their table directory (OpenType §"Font file"), and console fonts.
enum Fonts {
  static func readSingle(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let facts = try directory(at: 0, reader) else { return nil }
    let isCFF = reader.head.matches("OTTO")
    return ContentFinding(
      isCFF ? .openTypeFont : .trueTypeFont, by: .structure, range: 0..<Int64(12 + 16 * facts.tables),
      rule: isCFF ? "opentype" : "truetype",
      because: "a table directory with sound tags and offsets, in it the tables that every font has",
      damage: facts.damage,
      facts: Remark("\(facts.tables) tables"))
  }

  static func readCollection(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let version = try reader.bigEndian(UInt16.self, at: 4)
    let count = try reader.bigEndian(UInt32.self, at: 8)
    guard version == 1 || version == 2, count > 0, count < 4096 else { return nil }
    let first = Int64(try reader.bigEndian(UInt32.self, at: 12))
    let facts = try directory(at: first, reader)
    let isCFF = try reader.view(at: first, count: 4).matches("OTTO")
    guard let facts else { return nil }
    return ContentFinding(
      isCFF ? .openTypeCollection : .trueTypeCollection, by: .structure, range: 0..<16,
      rule: "font-collection",
      because: "a collection header that leads to a table directory", damage: facts.damage,
      facts: Remark("\(count) fonts"))
  }

  /// PC screen fonts, version 1: a mode of three bits and a height; 256 or 512 glyphs of one byte per line.
  static func readConsole(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let mode = reader.head[2], mode <= 7, let height = reader.head[3], (4...64).contains(height) else {
      return nil
    }
    let glyphs = 4 + Int64(height) * (mode & 1 == 1 ? 512 : 256)
    guard let byteCount = reader.byteCount, byteCount >= glyphs, mode & 6 != 0 || byteCount == glyphs else {
      return nil
    }
    return ContentFinding(
      .consoleFont, by: .structure, range: 0..<4, rule: "psf",
      because: "the mark, a mode, and glyphs that fit the file", facts: Remark("\(height) lines"))
  }

  private static func directory(at offset: Int64, _ reader: ByteReader) throws(ReadFailure) -> (
    tables: Int, damage: ContentDamage?
  )? {
    let count = Int(try reader.bigEndian(UInt16.self, at: offset + 4))
    guard count > 0, count <= 256 else { return nil }
    var damage: ContentDamage?
    var required = 0
    for index in 0..<Int64(count) {
      try reader.step()
      let entry = offset + 12 + index * 16
      let tag = FourCharacterCode(try reader.bigEndian(UInt32.self, at: entry))
      guard tag.isPrintable else { return nil }
      let start = try reader.bigEndian(UInt32.self, at: entry + 8)
      let length = try reader.bigEndian(UInt32.self, at: entry + 12)
      if let byteCount = reader.byteCount, Int64(start) + Int64(length) > byteCount { damage = .truncated }
      if [
        "cmap", "head", "hhea", "hmtx", "maxp", "name", "post", "OS/2", "glyf", "loca", "CFF ", "CFF2",
        "bhed", "fdsc", "feat",
      ].contains(tag) {
        required += 1
      }
    }
    return required >= 2 || required == count ? (count, damage) : nil
  }
}

/// Detects embedded OpenType fonts of web pages.
enum EmbeddedOpenType {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head.littleEndian(UInt32.self, at: 8),
      [0x1_0000, 0x2_0001, 0x2_0002].contains(version),
      let size = reader.head.littleEndian(UInt32.self, at: 0),
      reader.byteCount.map({ Int64(size) == $0 }) ?? true
    else { return nil }
    return ContentFinding(
      .embeddedOpenType, by: .structure, range: 0..<36, rule: "eot",
      because: "the mark at 34, a known version, and the file's own size")
  }
}

/// Checks whether fonts are complete: OpenType, WOFF and Embedded OpenType.
enum FontCompleteness {
  /// Finds the end of the last table, in all fonts of a collection (OpenType, "Font file").
  static func tables(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the places and lengths of all tables"
    var end: Int64 = 0
    var starts: [Int64] = [0]
    if file.reader.head.matches("ttcf") {
      let count = try file.reader.bigEndian(UInt32.self, at: 8)
      guard count < 4096 else { return .unknown(checked) }
      starts = []
      for index in 0..<Int64(count) {
        starts.append(Int64(try file.reader.bigEndian(UInt32.self, at: 12 + index * 4)))
      }
    }
    for start in starts {
      let count = Int64(try file.reader.bigEndian(UInt16.self, at: start + 4))
      guard count > 0, count <= 256 else { return .unknown(checked) }
      for index in 0..<count {
        try file.reader.step()
        let entry = start + 12 + index * 16
        let offset = try file.reader.bigEndian(UInt32.self, at: entry + 8)
        end = max(end, Int64(offset) + Int64(try file.reader.bigEndian(UInt32.self, at: entry + 12)))
      }
    }
    if end > file.byteCount { return .truncated(checked, end: end) }
    // In most files, the last table too is padded to a multiple of four.
    let rest = try file.reader.available(at: end, upTo: 4)
    let isPadding = rest.count < 4 && rest.array.allSatisfy { $0 == 0 }
    return .whole(checked, end: isPadding ? file.byteCount : end)
  }

  /// The header states the file's length (WOFF 1.0, 3; WOFF 2.0, 4.1).
  static func web(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    try .ending(
      at: Int64(try file.reader.bigEndian(UInt32.self, at: 8)), of: file, "the length in the header")
  }

  /// The header states the file's length (Embedded OpenType, 3).
  static func embedded(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    try .ending(
      at: Int64(try file.reader.littleEndian(UInt32.self, at: 0)), of: file, "the length in the header")
  }
}
