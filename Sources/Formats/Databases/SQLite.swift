internal import ByteSources
internal import UniformTypes

/// Detects SQLite databases and their logs.
enum SQLite {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let number = reader.head.bigEndian(UInt32.self, at: 68) ?? 0
    if let row = applications.first(where: { $0.number == number }) {
      return ContentFinding(
        row.type, by: .structure, range: 0..<72, rule: "sqlite-application", because: row.because)
    }
    if hasKexiTables(reader.head.slice(0..<min(reader.head.count, firstPage(reader)))) {
      return ContentFinding(
        .kexiProject, by: .structure, range: 0..<Int64(reader.head.count), rule: "sqlite-kexi",
        because: "SQLite whose first page of tables has Kexi's own (KDb, setupKDbSystemSchema)")
    }
    return ContentFinding(
      .sqlite, by: .signature, range: 0..<16, rule: "sqlite", because: "sixteen bytes of mark",
      damage: reader.head.count < firstPage(reader) ? .truncated : nil)
  }

  /// Returns the number of bytes of the first page to read, which declares tables.
  private static func firstPage(_ reader: ByteReader) -> Int {
    let size = Int(reader.head.bigEndian(UInt16.self, at: 16) ?? 0)
    // 1 stands for 65536 bytes.
    return max(100, min(size == 1 ? 4096 : size, 4096))
  }

  /// Returns true if the first page, a leaf, declares the tables of every Kexi project.
  private static func hasKexiTables(_ page: ByteView) -> Bool {
    page[100] == 0x0D && page.contains("CREATE TABLE kexi__objects")
      && (page.contains("CREATE TABLE kexi__db") || page.contains("CREATE TABLE kexi__fields"))
  }

  /// Application numbers (SQLite's file format §1.3.13).
  private static let applications: [(number: UInt32, type: DeclaredType, because: StaticString)] = [
    (0x4750_4B47, .geoPackage, "SQLite with GeoPackage's application number"),
    (0x4750_3130, .geoPackage, "SQLite with the application number of GeoPackage 1.0"),
    (0x4750_3131, .geoPackage, "SQLite with the application number of GeoPackage 1.1"),
    (0x4D50_4258, .mbTiles, "SQLite with the application number of MBTiles"),
  ]

  /// Checks the format and page size of a write-ahead log.
  static func readLog(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.bigEndian(UInt32.self, at: 4) == 3_007_000,
      let page = reader.head.bigEndian(UInt32.self, at: 8),
      page.nonzeroBitCount == 1
    else { return nil }
    return ContentFinding(
      .sqliteLog, by: .structure, range: 0..<12, rule: "sqlite-log",
      because: "the magic number, the only format, and a page size")
  }

  /// Multiplies page size and page count, if the count is up to date (Database File Format, 1.3.7).
  static func checkCompleteness(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let head = try file.reader.view(at: 0, count: 100)
    guard let size = head.bigEndian(UInt16.self, at: 16), let pages = head.bigEndian(UInt32.self, at: 28),
      let changes = head.bigEndian(UInt32.self, at: 24), let validFor = head.bigEndian(UInt32.self, at: 92)
    else { throw .endOfData }
    let pageSize = size == 1 ? 65_536 : Int64(size)
    guard pageSize >= 512, pageSize & (pageSize - 1) == 0 else { return .unknown("the page size") }
    guard pages > 0, changes == validFor else {
      return .unknown("the number of pages, which an old writer did not keep up")
    }
    let end = pageSize * Int64(pages)
    // Whole pages may still be in the write-ahead log beside the file.
    if head[18] == 2, end > file.byteCount, file.byteCount % pageSize == 0 {
      return .unknown("the number of pages, some of which may be in the write-ahead log")
    }
    return try .ending(at: end, of: file, "the number of pages and their size")
  }
}
