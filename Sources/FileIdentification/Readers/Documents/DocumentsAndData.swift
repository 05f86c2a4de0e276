internal import ByteSources
internal import UniformTypes

/// Documents and data formats whose marks stand away from the first byte, or need checking.
enum Documents {
  /// PDF readers accept the mark anywhere in the first 1,024 bytes (ISO 32000 Annex H); only at the start does it decide.
  static func readLatePDF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head.slice(0..<1029)
    var index = 0
    while let at = head.firstIndex(of: 0x25, from: index) {
      index = at + 1
      guard head.matches("%PDF-", at: at), let major = head[at + 5], (0x30...0x39).contains(major),
        head[at + 6] == 0x2E
      else { continue }
      let preamble = head.slice(0..<at)
      let isBlank = preamble.array.allSatisfy { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
      return ContentFinding(
        .pdf, by: .signature, decided: isBlank, range: Int64(at)..<Int64(at + 8), rule: "pdf-late",
        because: isBlank ? "the mark behind nothing but white space" : "the mark behind other bytes")
    }
    return nil
  }

  static func readPostScript(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let lineEnd = reader.head.firstIndex(of: 0x0A) ?? reader.head.firstIndex(of: 0x0D)
    let line = reader.head.slice(0..<(lineEnd ?? 128))
    let text = line.slice(0..<128).text
    if text.hasPrefix("%!PS-AdobeFont") || text.hasPrefix("%!FontType1") {
      return ContentFinding(
        .postScriptFontPFA, by: .signature, range: 0..<14, rule: "type1-pfa",
        because: "the first line names a Type 1 font")
    }
    let isEncapsulated = text.contains(" EPSF-")
    return ContentFinding(
      isEncapsulated ? .eps : .postScript, by: .signature, range: 0..<Int64(line.count),
      rule: isEncapsulated ? "eps" : "postscript",
      because: isEncapsulated
        ? "the first line says EPSF (DSC §5.1)" : "PostScript's comment line without EPSF",
      // The rest of a line that is cut may have said EPSF.
      damage: lineEnd == nil && reader.headIsWhole ? .truncated : nil)
  }

  static func readSQLite(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let number = reader.head.bigEndian(UInt32.self, at: 68) ?? 0
    if let row = sqliteApplications.first(where: { $0.number == number }) {
      return ContentFinding(
        row.type, by: .structure, range: 0..<72, rule: "sqlite-application", because: row.because)
    }
    return ContentFinding(
      .sqlite, by: .signature, range: 0..<16, rule: "sqlite", because: "sixteen bytes of mark",
      damage: reader.head.count < 100 ? .truncated : nil)
  }

  /// Application numbers (SQLite's file format §1.3.13).
  private static let sqliteApplications: [(number: UInt32, type: DeclaredType, because: StaticString)] = [
    (0x4750_4B47, .geoPackage, "SQLite with GeoPackage's application number"),
    (0x4750_3130, .geoPackage, "SQLite with the application number of GeoPackage 1.0"),
    (0x4750_3131, .geoPackage, "SQLite with the application number of GeoPackage 1.1"),
    (0x4D50_4258, .mbTiles, "SQLite with the application number of MBTiles"),
  ]

  /// A write-ahead log says its format and the database's page size.
  static func readSQLiteLog(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.bigEndian(UInt32.self, at: 4) == 3_007_000,
      let page = reader.head.bigEndian(UInt32.self, at: 8),
      page.nonzeroBitCount == 1
    else { return nil }
    return ContentFinding(
      .sqliteLog, by: .structure, range: 0..<12, rule: "sqlite-log",
      because: "the magic number, the only format, and a page size")
  }

  /// Colour profiles (ICC.1 §7.2): the mark at 36, and a size that fits.
  static func readICC(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head.bigEndian(UInt32.self, at: 0), size >= 128, let major = reader.head[8],
      (1...5).contains(major)
    else { return nil }
    var damage: ContentDamage?
    if let byteCount = reader.byteCount {
      if Int64(size) > byteCount { damage = .truncated } else if Int64(size) + 4096 < byteCount { return nil }
    }
    return ContentFinding(
      .iccProfile, by: .structure, range: 0..<40, rule: "icc",
      because: "acsp at 36, and the size at 0 is the file's", damage: damage)
  }

  /// Palm databases: type and creator at 60.
  static func readMobi(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let records = reader.head.bigEndian(UInt16.self, at: 76), records > 0, reader.head[31] == 0 else {
      return nil
    }
    return ContentFinding(
      .mobipocket, by: .signature, range: 60..<68, rule: "mobi",
      because: "a Palm database of type BOOK and creator MOBI")
  }

  static func readParquet(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 12 else { return nil }
    let isWhole = try reader.view(at: byteCount - 4, count: 4).matches("PAR1")
    return ContentFinding(
      .parquet, by: .structure, decided: isWhole, range: 0..<4, rule: "parquet",
      because: "the mark at both ends", damage: isWhole ? nil : .truncated)
  }

  static func readEMF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.matches(" EMF", at: 40) else { return nil }
    return ContentFinding(
      .emf, by: .signature, range: 0..<44, rule: "emf", because: "a header record with the mark at 40")
  }

  static func readBinaryPropertyList(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 40 else {
      return ContentFinding(
        .binaryPropertyList, by: .signature, decided: reader.byteCount == nil, range: 0..<8, rule: "bplist",
        because: "the mark and version", damage: .truncated)
    }
    let trailer = try reader.view(at: byteCount - 32, count: 32)
    guard let width = trailer[6], let reference = trailer[7],
      let count = trailer.bigEndian(UInt64.self, at: 8), let top = trailer.bigEndian(UInt64.self, at: 16),
      let table = trailer.bigEndian(UInt64.self, at: 24)
    else { return nil }
    let isSound =
      (1...8).contains(width) && (1...8).contains(reference) && count > 0 && top < count
      && table < UInt64(byteCount)
    if let row = propertyLists.first(where: { row in row.keys.allSatisfy { has($0, in: reader.head) } }) {
      return ContentFinding(
        row.type, by: .structure, range: 0..<8, rule: "bplist-keys", because: row.because,
        damage: isSound ? nil : .truncated)
    }
    return ContentFinding(
      .binaryPropertyList, by: .structure, range: 0..<8, rule: "bplist",
      because: "the mark, and a trailer that fits it", damage: isSound ? nil : .truncated)
  }

  /// Property lists with a type of their own: the keys come first, as strings.
  private static let propertyLists: [(keys: [StaticString], type: DeclaredType, because: StaticString)] = [
    (["WebMainResource", "WebResourceData"], .webArchive, "a property list with a web archive's keys"),
    (
      ["graphEncodingVersion", "processGraphInfo", "objectGraphInfo"], .memoryGraph,
      "a property list with a memory graph's keys"
    ),
  ]

  private static func has(_ text: StaticString, in head: ByteView) -> Bool {
    var index = 0
    while let at = head.firstIndex(of: text.utf8Start[0], from: index) {
      if head.matches(text, at: at) { return true }
      index = at + 1
    }
    return false
  }

  static func readQOI(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let channels = reader.head[12], let space = reader.head[13] else { throw .endOfData }
    guard channels == 3 || channels == 4, space <= 1 else { return nil }
    return ContentFinding(
      .qoi, by: .signature, range: 0..<14, rule: "qoi",
      because: "the mark, three or four channels, a known colour space")
  }

  static func readMIDI(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let format = reader.head.bigEndian(UInt16.self, at: 8) else { throw .endOfData }
    guard format <= 2 else { return nil }
    return ContentFinding(
      .midi, by: .signature, range: 0..<14, rule: "midi",
      because: "a header chunk of six bytes and a known format")
  }

  static func readICNS(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head.bigEndian(UInt32.self, at: 4) else { throw .endOfData }
    guard size >= 8 else { return nil }
    let isCut = reader.byteCount.map { Int64(size) > $0 } ?? false
    return ContentFinding(
      .icns, by: .signature, range: 0..<8, rule: "icns", because: "the mark and a size",
      damage: isCut ? .truncated : nil)
  }

  static func readFITS(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.slice(9..<30).array.allSatisfy({ $0 == 0x20 || $0 == 0x54 }) else { return nil }
    return ContentFinding(
      .fits, by: .signature, range: 0..<30, rule: "fits", because: "the first keyword record says SIMPLE = T")
  }

  static func readWMF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let handle = reader.head.littleEndian(UInt16.self, at: 4), handle == 0 else { return nil }
    return ContentFinding(
      .wmf, by: .signature, range: 0..<6, rule: "wmf-placeable",
      because: "the placeable header's key and no handle")
  }

  static func readPFB(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.matches("%!PS-AdobeFont", at: 6) || reader.head.matches("%!FontType1", at: 6) else {
      return nil
    }
    return ContentFinding(
      .postScriptFontPFB, by: .signature, range: 0..<20, rule: "type1-pfb",
      because: "a binary segment that begins with a Type 1 font")
  }

  static func readEOT(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
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
