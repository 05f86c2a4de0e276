internal import ByteSources
internal import UniformTypes

/// Icons of Apple's systems.
enum AppleIcons {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head.bigEndian(UInt32.self, at: 4) else { throw .endOfData }
    guard size >= 8 else { return nil }
    let isCut = reader.byteCount.map { Int64(size) > $0 } ?? false
    return ContentFinding(
      .icns, by: .signature, range: 0..<8, rule: "icns", because: "the mark and a size",
      damage: isCut ? .truncated : nil)
  }
}
