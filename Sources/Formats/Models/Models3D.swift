internal import ByteSources
internal import UniformTypes

/// Three-dimensional models whose only proof is their arithmetic.
enum Models3D {
  /// 3D Studio: the main chunk fills the file, and a chunk that may stand there comes first in it.
  static func read3DS(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head.littleEndian(UInt32.self, at: 2), let byteCount = reader.byteCount,
      size >= 16, let inner = reader.head.littleEndian(UInt16.self, at: 6),
      let length = reader.head.littleEndian(UInt32.self, at: 8), length >= 6, length <= size &- 6,
      [0x0002, 0x3D3D, 0x3D3E, 0x0100, 0xAFFF, 0xB000].contains(inner)
    else { return nil }
    guard Int64(size) <= byteCount else { return cut3DS(reader) }
    return ContentFinding(
      .threeDS, by: .structure, decided: Int64(size) == byteCount, range: 0..<12, rule: "3ds",
      because: "a main chunk of the file's size, in it a chunk of an editor, a version or a material")
  }

  /// A main chunk that is longer than the file: in it a version of four bytes, and then the editor's chunk.
  private static func cut3DS(_ reader: ByteReader) -> ContentFinding? {
    let head = reader.head
    guard head.matches([0x02, 0, 10, 0, 0, 0], at: 6), let version = head.littleEndian(UInt32.self, at: 12),
      (1...4).contains(version), head.matches([0x3D, 0x3D], at: 16)
    else { return nil }
    return ContentFinding(
      .threeDS, by: .structure, range: 0..<18, rule: "3ds-cut",
      because: "a main chunk with a version and an editor's chunk, which ends behind the file",
      damage: .truncated)
  }

  /// Binary STL: 80 bytes of anything, a count, and 50 bytes for each triangle.
  static func readSTL(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let byteCount = reader.byteCount, byteCount >= 134, byteCount < 1 << 37,
      let triangles = reader.head.littleEndian(UInt32.self, at: 80), triangles > 0,
      84 + Int64(triangles) * 50 == byteCount
    else { return nil }
    return ContentFinding(
      .stl, by: .structure, range: 80..<84, rule: "stl-binary",
      because: "a number of triangles that fills the file to the byte",
      facts: Remark("\(triangles) triangles"))
  }
}
