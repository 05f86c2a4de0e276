internal import ByteSources
internal import UniformTypes

/// Animations whose short signatures need a size and a picture beside them.
enum Animations {
  /// Flash: a plausible version and, where nothing is compressed, the file's own size.
  static func readFlash(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let first = reader.head[0], let version = reader.head[3],
      let size = reader.head.littleEndian(UInt32.self, at: 4)
    else { throw .endOfData }
    guard (1...60).contains(version), size >= 21 else { return nil }
    let fits = first == 0x46 ? reader.byteCount.map { Int64(size) == $0 } ?? false : reader.head[12] == 0x5D
    return ContentFinding(
      .flashMovie, by: .structure, decided: fits, range: 0..<8, rule: "swf",
      because: "the mark, a version, and a size or compression that fits", facts: Remark("version \(version)")
    )
  }

  /// FLI and FLC: the file's size, frames, and a picture of sane size (Autodesk Animator's header).
  static func readFLIC(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let size = head.littleEndian(UInt32.self, at: 0),
      let frames = head.littleEndian(UInt16.self, at: 6),
      let width = head.littleEndian(UInt16.self, at: 8), let height = head.littleEndian(UInt16.self, at: 10),
      let depth = head.littleEndian(UInt16.self, at: 12)
    else { throw .endOfData }
    guard size >= 128, frames > 0, width > 0, height > 0, [8, 15, 16, 24].contains(depth) else { return nil }
    if let byteCount = reader.byteCount, Int64(size) > byteCount + 1 || Int64(size) + 65_536 < byteCount {
      return nil
    }
    return ContentFinding(
      .flic, by: .structure, range: 0..<14, rule: "flic",
      because: "the size at 0, the mark at 4, and a picture with frames",
      facts: Remark("\(width)×\(height), \(frames) frames"))
  }
}
