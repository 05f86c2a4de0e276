internal import ByteSources
internal import UniformTypes

/// Movies of games: a signature, then a size, frames and a picture.
enum GameMovies {
  /// Bink: a revision letter, the file's size, frames and a picture.
  static func readBink(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let revision = head[3], let size = head.littleEndian(UInt32.self, at: 4),
      let frames = head.littleEndian(UInt32.self, at: 8), let width = head.littleEndian(UInt32.self, at: 20),
      let height = head.littleEndian(UInt32.self, at: 24)
    else { throw .endOfData }
    guard (0x61...0x7A).contains(revision), size >= 36, frames > 0, (1...32_767).contains(width),
      (1...32_767).contains(height)
    else { return nil }
    let isCut = reader.byteCount.map { Int64(size) + 8 > $0 } ?? false
    return ContentFinding(
      .bink, by: .structure, range: 0..<28, rule: "bink", because: "the mark, a size, frames and a picture",
      damage: isCut ? .truncated : nil, facts: Remark("\(width)×\(height), \(frames) frames"))
  }

  static func readSmacker(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let width = head.littleEndian(UInt32.self, at: 4),
      let height = head.littleEndian(UInt32.self, at: 8),
      let frames = head.littleEndian(UInt32.self, at: 12)
    else { throw .endOfData }
    guard (1...32_767).contains(width), (1...32_767).contains(height), frames > 0 else { return nil }
    return ContentFinding(
      .smacker, by: .structure, range: 0..<16, rule: "smacker", because: "the mark, a picture and frames",
      facts: Remark("\(width)×\(height), \(frames) frames"))
  }
}
