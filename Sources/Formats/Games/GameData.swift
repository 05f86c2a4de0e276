internal import ByteSources
internal import UniformTypes

/// Detects data files of games and engines, and patches for them.
enum GameData {
  /// Doom: the number of lumps and the directory's offset.
  static func readDoom(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let lumps = reader.head.littleEndian(UInt32.self, at: 4), lumps < 1 << 20,
      let offset = reader.head.littleEndian(UInt32.self, at: 8), offset >= 12, offset < 1 << 31
    else { return nil }
    let end = Int64(offset) + Int64(lumps) * 16
    let isTruncated = reader.byteCount.map { end > $0 } ?? false
    return ContentFinding(
      .doomWAD, by: .structure, decided: lumps > 0, range: 0..<12, rule: "doom-wad",
      because: "the mark, a number of lumps and their directory's place",
      damage: isTruncated ? .truncated : nil, facts: Remark("\(lumps) lumps"))
  }

  /// Quake: a directory of 64 bytes per member.
  static func readPAK(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let offset = reader.head.littleEndian(UInt32.self, at: 4), offset >= 12,
      let size = reader.head.littleEndian(UInt32.self, at: 8), size % 64 == 0
    else { return nil }
    let fits = reader.byteCount.map { Int64(offset) + Int64(size) <= $0 } ?? false
    return ContentFinding(
      .idPAK, by: .structure, decided: fits && size > 0, range: 0..<12, rule: "quake-pak",
      because: "the mark, and a directory of whole entries that lies in the file")
  }

  /// IPS: records up to the letters EOF, which end the file or precede a three-byte length.
  static func readIPS(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 8 else { return nil }
    let end = try reader.available(at: max(5, byteCount - 6), upTo: 6)
    let isWhole = end.matches("EOF", at: end.count - 3) || (end.count == 6 && end.matches("EOF"))
    guard isWhole || !reader.head.slice(5..<64).array.allSatisfy({ $0 >= 0x09 && $0 < 0x80 }) else {
      return nil
    }
    return ContentFinding(
      .ipsPatch, by: .structure, decided: isWhole, range: 0..<5, rule: "ips",
      because: "the mark, and whether the end mark closes the file")
  }

  /// Godot's binary resources name the contained type; a scene is `PackedScene`.
  static func readGodot(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let order = head.littleEndian(UInt32.self, at: 4), order <= 1 else { return nil }
    func number(_ offset: Int) -> UInt32? {
      order == 0 ? head.littleEndian(UInt32.self, at: offset) : head.bigEndian(UInt32.self, at: offset)
    }
    guard let wide = number(8), wide <= 1, let major = number(12), (1...9).contains(major),
      let length = number(24), (2...64).contains(length)
    else { return nil }
    guard head.count >= 28 + Int(length) else { throw .endOfData }
    let isScene = head.matches("PackedScene", at: 28)
    return ContentFinding(
      isScene ? .godotScene : .godotResource, by: .structure, range: 0..<28 + Int64(length),
      rule: isScene ? "godot-scene" : "godot-resource",
      because: "the mark, an engine's version, and the name of the type inside")
  }

  /// The type inside a compressed resource is not decoded.
  static func readGodotCompressed(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let codec = reader.head.littleEndian(UInt32.self, at: 4), codec <= 4,
      let block = reader.head.littleEndian(UInt32.self, at: 8), block.nonzeroBitCount == 1
    else { return nil }
    return ContentFinding(
      .godotResource, by: .structure, decided: false, range: 0..<12, rule: "godot-compressed",
      because: "the mark, a codec and a block size; scene and resource look alike")
  }
}
