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
    return ContentFinding(
      .sqlite, by: .signature, range: 0..<16, rule: "sqlite", because: "sixteen bytes of mark",
      damage: reader.head.count < 100 ? .truncated : nil)
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
