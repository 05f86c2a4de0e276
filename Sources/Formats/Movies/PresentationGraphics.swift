internal import ByteSources
internal import UniformTypes

/// Subtitles of Blu-ray discs in a file of their own: segments, each behind a mark and two times.
enum PresentationGraphics {
  /// Segments of palettes, objects, compositions, windows, and the end of a set.
  private static let kinds: Set<UInt8> = [0x14, 0x15, 0x16, 0x17, 0x80]
  private static let headLength: Int64 = 13

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    var position: Int64 = 0
    var count = 0
    while count < 3 {
      let head = try reader.available(at: position, upTo: Int(headLength))
      if head.count == 0 { break }
      guard head.matches("PG"), let kind = head[10], kinds.contains(kind),
        let length = head.bigEndian(UInt16.self, at: 11)
      else { return nil }
      count += 1
      position += headLength + Int64(length)
    }
    guard count >= 2 else { return nil }
    return ContentFinding(
      .presentationGraphics, by: .structure, range: 0..<position, rule: "pgs-segments",
      because: "segments that end where the next begins")
  }
}
