public import ByteSources

/// Readers for PNG's chunks (PNG specification, third edition, §5).
public enum PNG {
  /// Whether the picture announces frames (`acTL`) before its data: an animated PNG, whose type stays `public.png`.
  ///
  /// Complexity: one step per chunk before the first `IDAT`, 256 at most.
  public static func isAnimated(_ reader: ByteReader) throws(ReadFailure) -> Bool {
    var offset: Int64 = 8
    for _ in 0..<256 {
      try reader.step()
      let length = try reader.bigEndian(UInt32.self, at: offset)
      switch FourCharacterCode(try reader.bigEndian(UInt32.self, at: offset + 4)) {
      case "acTL": return true
      case "IDAT", "IEND": return false
      default: offset += 12 + Int64(length)
      }
    }
    return false
  }
}
