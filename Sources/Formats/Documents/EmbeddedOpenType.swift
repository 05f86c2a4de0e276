internal import ByteSources
internal import UniformTypes

/// Fonts embedded in pages.
enum EmbeddedOpenType {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head.littleEndian(UInt32.self, at: 8),
      [0x1_0000, 0x2_0001, 0x2_0002].contains(version),
      let size = reader.head.littleEndian(UInt32.self, at: 0),
      reader.byteCount.map({ Int64(size) == $0 }) ?? true
    else { return nil }
    return ContentFinding(
      .embeddedOpenType, by: .structure, range: 0..<36, rule: "eot",
      because: "the mark at 34, a known version, and the file's own size")
  }
}
