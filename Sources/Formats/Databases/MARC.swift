internal import ByteSources
internal import UniformTypes

/// Bibliographic records for exchange (ISO 2709, MARC 21): numbers in digits, and separators where they say.
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
    digits.allSatisfy { (0x30...0x39).contains($0) } ? Int64(String(decoding: digits, as: UTF8.self)) : nil
  }
}
