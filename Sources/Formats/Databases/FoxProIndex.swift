internal import ByteSources
internal import UniformTypes

/// FoxPro's compound indexes (.cdx): the index of their tags comes first (Microsoft, "Compact Index File Structure").
enum FoxProIndex {
  /// Compact, and the header of a compound index.
  private static let options: UInt8 = 0x60
  private static let longestTag: UInt16 = 10
  private static let nodeSize = 512

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard head.count >= 2 * nodeSize, let byteCount = reader.byteCount, byteCount % Int64(nodeSize) == 0,
      let root = head.littleEndian(UInt32.self, at: 0), Int(root) >= 2 * nodeSize,
      Int(root) % nodeSize == 0, Int64(root) < byteCount,
      head.littleEndian(UInt16.self, at: 12) == longestTag,
      let flags = head[14], flags & options == options,
      head.slice(16..<502).array.allSatisfy({ $0 == 0 })
    else { return nil }
    return ContentFinding(
      .dBaseIndex, by: .structure, range: 0..<Int64(nodeSize), rule: "foxpro-index",
      because:
        "a root node in the file, a key of a tag's length, a compound index's options, and zeros behind")
  }
}
