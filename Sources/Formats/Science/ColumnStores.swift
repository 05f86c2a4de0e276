internal import ByteSources
internal import UniformTypes

/// Detects column-oriented tables, whose short signatures are at both ends.
enum ColumnStores {
  /// Detects ORC: the signature precedes the last byte, the length of the postscript.
  static func readORC(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 16 else { return nil }
    let end = try reader.view(at: byteCount - 4, count: 4)
    guard end.matches("ORC"), let length = end[3], length >= 4 else { return nil }
    return ContentFinding(
      .orc, by: .structure, range: 0..<3, rule: "orc",
      because: "the mark at both ends, and a postscript's length")
  }

  static func readFeather(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 16,
      try reader.view(at: byteCount - 4, count: 4).matches("FEA1")
    else { return nil }
    return ContentFinding(
      .arrow, by: .structure, range: 0..<4, rule: "feather", because: "the mark at both ends")
  }

  /// Detects an Arrow stream, which begins with a schema message: a length, then a flat buffer whose second
  /// field is the message type (Arrow columnar format, "Encapsulated message format"; Message.fbs).
  static func readArrowStream(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let start = 8
    let head = reader.head
    guard let length = head.littleEndian(UInt32.self, at: 4), (16..<(64 << 20)).contains(length),
      length % 8 == 0,
      let root = head.littleEndian(UInt32.self, at: start), root < length, root < UInt32(head.count)
    else { return nil }
    let table = start + Int(root)
    guard let back = head.littleEndian(UInt32.self, at: table) else { return nil }
    let fields = table - Int(Int32(bitPattern: back))
    guard fields >= start, let size = head.littleEndian(UInt16.self, at: fields), (8...64).contains(size),
      let offset = head.littleEndian(UInt16.self, at: fields + 6), offset >= 4, head[table + Int(offset)] == 1
    else { return nil }
    return ContentFinding(
      .arrowStream, by: .structure, range: 0..<Int64(start) + Int64(length), rule: "arrow-stream",
      because: "a message's length, and a flat buffer that says schema")
  }
}

/// Detects Berkeley DB files.
enum Berkeley {
  /// Detects a first page numbered zero, with format version and page size after the magic number.
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    let isBig = head[12] == 0
    func number(_ offset: Int) -> UInt32? {
      isBig ? head.bigEndian(UInt32.self, at: offset) : head.littleEndian(UInt32.self, at: offset)
    }
    guard number(8) == 0, let version = number(16), (1...12).contains(version), let page = number(20),
      page.nonzeroBitCount == 1, (512...65536).contains(page)
    else { return nil }
    return ContentFinding(
      .berkeleyDB, by: .structure, range: 0..<24, rule: "berkeley-db",
      because: "page zero with a magic number, a version and a page size", facts: Remark("version \(version)")
    )
  }
}

/// Detects BitTorrent metainfo that does not begin with the tracker.
enum Torrent {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let start = reader.head.array
    guard start.contains("4:infod") || start.contains("8:announce") else { return nil }
    return ContentFinding(
      .bitTorrent, by: .structure, range: 0..<12, rule: "torrent",
      because: "a dictionary with a description or a tracker among its keys (BEP 3)")
  }
}

/// Detects Apache Parquet.
enum Parquet {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 12 else { return nil }
    let isWhole = try reader.view(at: byteCount - 4, count: 4).matches("PAR1")
    return ContentFinding(
      .parquet, by: .structure, decided: isWhole, range: 0..<4, rule: "parquet",
      because: "the mark at both ends", damage: isWhole ? nil : .truncated)
  }
}
