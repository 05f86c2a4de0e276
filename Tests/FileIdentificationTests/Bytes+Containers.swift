extension Bytes {
  /// Returns stored deflate blocks (RFC 1951 §3.2.4).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    [1] + little16(bytes.count) + little16(bytes.count ^ 0xFFFF) + bytes
  }

  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    return hex("7801") + stored(bytes) + big16(high) + big16(low)
  }

  static func gzip(_ bytes: [UInt8], name: String = "") -> [UInt8] {
    let header = hex("1F8B08") + [name.isEmpty ? 0 : 8] + zeros(4) + hex("0003")
    return header + (name.isEmpty ? [] : ascii(name) + [0]) + stored(bytes) + little32(crc32(bytes))
      + little32(bytes.count)
  }

  /// Returns an LZ4 block: literals up to the first run of zeros, then matches.
  static func lz4Block(_ bytes: [UInt8]) -> [UInt8] {
    // 512 literal bytes, then a match: enough for the beginning.
    let literals = Array(bytes.prefix(512))
    let extra = literals.count - 15
    let block =
      [0xF0] + [UInt8](repeating: 255, count: extra / 255) + [UInt8(extra % 255)] + literals + [1, 0]
    return little32(block.count) + block + zeros(4)
  }

  static func cabinet(_ names: [String]) -> [UInt8] {
    let header = [
      ascii("MSCF"), zeros(4), little32(0), zeros(4), little32(44), zeros(4), [3, 1], little16(1),
      little16(names.count), zeros(14),
    ].flatMap { $0 }
    return header + names.flatMap { zeros(16) + ascii($0) + [0] }
  }

  /// Returns a MacBinary header; without a mark, with the checksum of version II.
  static func macBinary(mark: String?, data: Int) -> [UInt8] {
    var header = zeros(128)
    header[1] = 5
    header.replaceSubrange(2..<7, with: ascii("Notes"))
    header.replaceSubrange(65..<73, with: ascii("TEXTttxt"))
    header.replaceSubrange(83..<87, with: big32(data))
    if let mark {
      header.replaceSubrange(102..<106, with: ascii(mark))
    } else {
      var value = 0
      for byte in header[0..<124] {
        value ^= Int(byte) << 8
        for _ in 0..<8 { value = value & 0x8000 != 0 ? (value << 1 ^ 0x1021) & 0xFFFF : value << 1 }
      }
      header.replaceSubrange(124..<126, with: big16(value))
    }
    return header
  }

  // MARK: Offset tables

  /// Returns an Impulse Tracker module with one sample, and the bytes at the table's offset.
  static func impulse(first: String) -> [UInt8] {
    let counts = [0, 0, 1, 0].flatMap(little16)
    return ascii("IMPM") + zeros(28) + counts + zeros(8) + [128, 48, 6, 125, 128] + zeros(139)
      + little32(196) + ascii(first) + zeros(76)
  }

  /// Returns a 3DS cartridge header, offsets and sizes in media units.
  static func cartridge(partitions: [(start: Int, length: Int)], size: Int) -> [UInt8] {
    let places = partitions.flatMap { little32($0.start) + little32($0.length) }
    return zeros(256) + ascii("NCSD") + little32(size) + zeros(24) + places + zeros(224 - places.count)
  }
}
