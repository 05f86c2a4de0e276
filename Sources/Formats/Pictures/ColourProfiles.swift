internal import ByteSources
internal import UniformTypes

/// Colour profiles.
enum ColourProfiles {
  /// Colour profiles (ICC.1 §7.2): the mark at 36, and a size that fits.
  static func readICC(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head.bigEndian(UInt32.self, at: 0), size >= 128, let major = reader.head[8],
      (1...5).contains(major)
    else { return nil }
    var damage: ContentDamage?
    if let byteCount = reader.byteCount {
      if Int64(size) > byteCount { damage = .truncated } else if Int64(size) + 4096 < byteCount { return nil }
    }
    return ContentFinding(
      .iccProfile, by: .structure, range: 0..<40, rule: "icc",
      because: "acsp at 36, and the size at 0 is the file's", damage: damage)
  }
}
