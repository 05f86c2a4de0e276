internal import ByteSources
internal import UniformTypes

/// MacBinary: a header of 128 bytes without a mark at its start (MacBinary II and III specifications).
enum MacBinary {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard head.count >= 128, let length = head[1], (1...63).contains(length), head[74] == 0, head[82] == 0,
      let data = head.bigEndian(UInt32.self, at: 83), let resource = head.bigEndian(UInt32.self, at: 87),
      data | resource != 0, data < 1 << 31, resource < 1 << 31,
      head.slice(2..<2 + Int(length)).array.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
      FourCharacterCode(head.bigEndian(UInt32.self, at: 65) ?? 0).isPrintable
    else { return nil }
    let forks = 128 + padded(data) + padded(resource)
    if let byteCount = reader.byteCount, 128 + Int64(data) > byteCount, padded(data) > 0 { return nil }
    if head.matches("mBIN", at: 102) {
      return ContentFinding(
        .macBinary, by: .structure, range: 0..<128, rule: "macbinary-3",
        because: "a possible header with MacBinary III's mark")
    }
    let header = head.slice(0..<124).array
    if let stored = head.bigEndian(UInt16.self, at: 124), stored != 0, stored == checksum(header) {
      return ContentFinding(
        .macBinary, by: .structure, range: 0..<126, rule: "macbinary-2",
        because: "a possible header whose checksum is right")
    }
    // The first version has no checksum: every unused byte must be zero, and the forks must fill the file.
    guard head.slice(99..<128).array.allSatisfy({ $0 == 0 }), let byteCount = reader.byteCount,
      byteCount <= forks, byteCount > forks - 256
    else { return nil }
    return ContentFinding(
      .macBinary, by: .structure, decided: false, range: 0..<128, rule: "macbinary-1",
      because: "a possible header of the first version, and forks that fill the file")
  }

  private static func padded(_ length: UInt32) -> Int64 { (Int64(length) + 127) & ~127 }

  /// CRC-16/XMODEM.
  private static func checksum(_ bytes: [UInt8]) -> UInt16 {
    var value: UInt16 = 0
    for byte in bytes {
      value ^= UInt16(byte) << 8
      for _ in 0..<8 { value = value & 0x8000 != 0 ? value << 1 ^ 0x1021 : value << 1 }
    }
    return value
  }
}
