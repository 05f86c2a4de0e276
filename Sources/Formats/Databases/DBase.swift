internal import ByteSources
internal import UniformTypes

/// dBASE tables and those of its successors: a date, counts, and fields whose lengths add up to a record.
enum DBase {
  /// dBASE II's header is another, dBASE 7's has longer fields.
  private static let versions: [UInt8] = [
    0x03, 0x30, 0x31, 0x32, 0x43, 0x63, 0x83, 0x8B, 0x8E, 0xCB, 0xE5, 0xF5, 0xFB,
  ]
  private static let kinds = Array("0+@BCDFGILMNOPQTVWY".utf8)
  /// More fields than any program allows (Visual FoxPro).
  private static let mostFields = 255

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let version = head[0], versions.contains(version), let month = head[2], (1...12).contains(month),
      let day = head[3], (1...31).contains(day), let start = head.littleEndian(UInt16.self, at: 8),
      let length = head.littleEndian(UInt16.self, at: 10), start >= 65, length >= 2,
      head.littleEndian(UInt16.self, at: 12) == 0
    else { return nil }
    let view = try reader.available(at: 0, upTo: 32 * (mostFields + 1) + 1)
    var sum = 1
    var place = 32
    while let first = view[place], first != 0x0D {
      guard place < 32 * (mostFields + 1), isName(first), let kind = view[place + 11], kinds.contains(kind),
        let size = view[place + 16], let decimals = view[place + 17]
      else { return nil }
      // A field of characters keeps the upper half of its length where others keep their decimals.
      sum += Int(size) + (kind == UInt8(ascii: "C") ? Int(decimals) << 8 : 0)
      place += 32
    }
    guard view[place] == 0x0D, place > 32, Int(start) > place, sum == Int(length) else { return nil }
    return ContentFinding(
      .dBase, by: .structure, range: 0..<Int64(place + 1), rule: "dbase",
      because: "a version, a date, and fields whose lengths add up to a record",
      facts: Remark("\(place / 32 - 1) fields"))
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
      || byte >= 0x80
  }
}
