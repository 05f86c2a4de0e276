internal import ByteSources
internal import UniformTypes

/// SQLite databases and their logs.
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

  /// How much of the first page is read: tables that are declared on it may say more.
  private static func firstPage(_ reader: ByteReader) -> Int {
    let size = Int(reader.head.bigEndian(UInt16.self, at: 16) ?? 0)
    // 1 stands for 65536 bytes.
    return max(100, min(size == 1 ? 4096 : size, 4096))
  }

  /// Whether tables that every project of Kexi has are declared on the first page, a leaf.
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

  /// A write-ahead log says its format and the database's page size.
  static func readLog(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.bigEndian(UInt32.self, at: 4) == 3_007_000,
      let page = reader.head.bigEndian(UInt32.self, at: 8),
      page.nonzeroBitCount == 1
    else { return nil }
    return ContentFinding(
      .sqliteLog, by: .structure, range: 0..<12, rule: "sqlite-log",
      because: "the magic number, the only format, and a page size")
  }
}
