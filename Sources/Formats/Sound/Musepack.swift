internal import ByteSources
internal import UniformTypes

/// Musepack before version 8, whose signatures are short or none.
enum Musepack {
  static func read7(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head[3] else { throw .endOfData }
    guard version & 0x0F == 7 else { return nil }
    return ContentFinding(
      .musepack, by: .signature, range: 0..<4, rule: "musepack-7", because: "the mark and stream version 7")
  }

  /// Musepack 4 to 6: settings of 32 bits (no rate, no intensity stereo, a block of one frame), then a count of frames.
  static func readEarly(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    try early(at: 0, reader)
  }

  static func early(at offset: Int64, _ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = try reader.available(at: offset, upTo: 8)
    guard let settings = head.littleEndian(UInt32.self, at: 0), let end = reader.byteCount,
      let count = head.littleEndian(UInt32.self, at: 4)
    else { return nil }
    let byteCount = end - offset
    let version = settings >> 11 & 0x3FF
    guard (4...6).contains(version), settings >> 22 == 0, settings & 0x3F == 1, settings >> 6 & 0x1F >= 16
    else { return nil }
    let frames = Int64(version >= 5 ? count : count >> 16)
    // A frame of 1,152 samples takes some 100 to 1,000 bytes; a file may be cut short.
    guard frames > 1, byteCount > 64, byteCount / frames < 4096 else { return nil }
    return ContentFinding(
      .musepack, by: .structure, decided: false, range: offset..<offset + 8, rule: "musepack-early",
      because: "settings that streams of version 4 to 6 have, and a count of frames")
  }
}
