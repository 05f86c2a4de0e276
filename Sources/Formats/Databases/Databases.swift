internal import ASCIIBytes
internal import ByteSources
internal import UniformTypes

// Databases: the formats SQLite, dBASE and Windows event logs; detection of dBASE, FoxPro indexes and MARC.
extension FileFormat {
  static let sqlite = FileFormat(
    "sqlite", types: [.sqlite],
    signatures: [
      Signature("sqlite", "'SQLite format 3' 00", .reads(.sqlite, SQLite.read), "sixteen bytes of mark")
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("SQLite format 3\0".utf8)], read: SQLite.checkCompleteness,
      because: "the header counts the pages (SQLite's file format, 1.3.7)"))

  static let dbf = FileFormat(
    "dbf", types: [.dBase],
    completeness: CompletenessCheck(
      read: DocumentCompleteness.dBase, because: "the header counts the records, which have one length"))

  static let evtx = FileFormat(
    "evtx", types: [.eventLog],
    signatures: [Signature("event-log", "'ElfFile' 00", .decides(.eventLog), "eight bytes of mark")],
    completeness: CompletenessCheck(
      read: RasterCompleteness.eventLog, because: "the header counts the chunks"))
}

/// Detects tables of dBASE and its successors: a date, counts, and fields whose lengths add up to a record.
enum DBase {
  /// The version bytes, except those of dBASE II (another header) and dBASE 7 (longer fields).
  private static let versions: [UInt8] = [
    0x03, 0x30, 0x31, 0x32, 0x43, 0x63, 0x83, 0x8B, 0x8E, 0xCB, 0xE5, 0xF5, 0xFB,
  ]
  private static let kinds = Array("0+@BCDFGILMNOPQTVWY".utf8)
  /// The limit of Visual FoxPro, the highest of all programs.
  private static let maxFields = 255

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let version = head[0], versions.contains(version), let month = head[2], (1...12).contains(month),
      let day = head[3], (1...31).contains(day), let start = head.littleEndian(UInt16.self, at: 8),
      let length = head.littleEndian(UInt16.self, at: 10), start >= 65, length >= 2,
      head.littleEndian(UInt16.self, at: 12) == 0
    else { return nil }
    let view = try reader.available(at: 0, upTo: 32 * (maxFields + 1) + 1)
    var sum = 1
    var index = 32
    while let first = view[index], first != 0x0D {
      guard index < 32 * (maxFields + 1), isName(first), let kind = view[index + 11], kinds.contains(kind),
        let size = view[index + 16], let decimals = view[index + 17]
      else { return nil }
      // Character fields store the high byte of their length in place of decimals.
      sum += Int(size) + (kind == UInt8(ascii: "C") ? Int(decimals) << 8 : 0)
      index += 32
    }
    guard view[index] == 0x0D, index > 32, Int(start) > index, sum == Int(length) else { return nil }
    return ContentFinding(
      .dBase, by: .structure, range: 0..<Int64(index + 1), rule: "dbase",
      because: "a version, a date, and fields whose lengths add up to a record",
      facts: Remark("\(index / 32 - 1) fields"))
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte.isASCIILetterOrDigit
      || byte >= 0x80
  }
}

/// Detects FoxPro's compound indexes (.cdx), which begin with the index of their tags.
///
/// Microsoft, "Compact Index File Structure".
enum FoxProIndex {
  /// The flags "compact" and "compound index header".
  private static let options: UInt8 = 0x60
  private static let maxTagLength: UInt16 = 10
  private static let nodeSize = 512

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard head.count >= 2 * nodeSize, let byteCount = reader.byteCount, byteCount % Int64(nodeSize) == 0,
      let root = head.littleEndian(UInt32.self, at: 0), Int(root) >= 2 * nodeSize,
      Int(root) % nodeSize == 0, Int64(root) < byteCount,
      head.littleEndian(UInt16.self, at: 12) == maxTagLength,
      let flags = head[14], flags & options == options,
      head.slice(16..<502).array.allSatisfy({ $0 == 0 })
    else { return nil }
    return ContentFinding(
      .dBaseIndex, by: .structure, range: 0..<Int64(nodeSize), rule: "foxpro-index",
      because:
        "a root node in the file, a key of a tag's length, a compound index's options, and zeros behind")
  }
}

/// Detects bibliographic records for exchange (ISO 2709, MARC 21): lengths in digits that point to separators.
enum MARC {
  private static let fieldEnd: UInt8 = 0x1E
  private static let recordEnd: UInt8 = 0x1D

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.matches("22", at: 10), reader.head.matches("45", at: 20),
      let length = number(reader.head.slice(0..<5).array),
      let base = number(reader.head.slice(12..<17).array),
      base >= 25, length > base
    else { return nil }
    guard try reader.available(at: base - 1, upTo: 1)[0] == fieldEnd,
      try reader.available(at: length - 1, upTo: 1)[0] == recordEnd
    else { return nil }
    return ContentFinding(
      .marc, by: .structure, range: 0..<24, rule: "marc",
      because: "a leader in digits, whose lengths lead to the directory's and the record's separators")
  }

  private static func number(_ digits: [UInt8]) -> Int64? {
    digits.allSatisfy { $0.isASCIIDigit } ? Int64(String(decoding: digits, as: UTF8.self)) : nil
  }
}
