internal import ASCIIBytes
internal import ByteSources
internal import UniformTypes

// Detection of movies by chunks or short headers.

/// Detects RealMedia: named chunks, among them a header for each stream (Helix SDK, "RealMedia File Format (RMFF) Reference").
enum RealMedia {
  struct Facts: ContentFacts {
    var hasVideo = false
    var hasAudio = false
    var trackMedia: TrackMedia? { hasVideo ? .pictures : hasAudio ? .soundAlone : .neither }
    var details: String {
      (hasVideo ? "video" : "") + (hasVideo && hasAudio ? " and " : "") + (hasAudio ? "audio" : "")
    }
  }

  /// Reads the media of the streams whose headers are in the head; the mark alone decides the type.
  ///
  /// Complexity: linear in the head's length.
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    var facts = Facts()
    var offset = 0
    while !head.matches("DATA", at: offset), let size = head.bigEndian(UInt32.self, at: offset + 4), size >= 8
    {
      if head.matches("MDPR", at: offset), let kind = mediaType(ofStreamAt: offset, head) {
        facts.hasVideo = facts.hasVideo || head.matches("video/", at: kind)
        facts.hasAudio = facts.hasAudio || head.matches("audio/", at: kind)
      }
      offset += Int(size)
    }
    // Streams beyond the head may be video.
    if head[offset] == nil { facts.hasAudio = false }
    return ContentFinding(
      .realMedia, by: .structure, range: 0..<6, rule: "realmedia", because: "the mark and a header size",
      facts: facts)
  }

  /// Returns the offset of a stream's media type, which follows 40 bytes of numbers and a name after its length.
  private static func mediaType(ofStreamAt offset: Int, _ head: ByteView) -> Int? {
    head[offset + 40].map { offset + 42 + Int($0) }
  }
}

/// Detects movies of games: a signature, then a size, frames and a picture.
enum GameMovies {
  /// Bink: a revision letter, the file's size, frames and a picture.
  static func readBink(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let revision = head[3], let size = head.littleEndian(UInt32.self, at: 4),
      let frames = head.littleEndian(UInt32.self, at: 8), let width = head.littleEndian(UInt32.self, at: 20),
      let height = head.littleEndian(UInt32.self, at: 24)
    else { throw .endOfData }
    guard revision.isASCIILowercase, size >= 36, frames > 0, (1...32_767).contains(width),
      (1...32_767).contains(height)
    else { return nil }
    let isTruncated = reader.byteCount.map { Int64(size) + 8 > $0 } ?? false
    return ContentFinding(
      .bink, by: .structure, range: 0..<28, rule: "bink", because: "the mark, a size, frames and a picture",
      damage: isTruncated ? .truncated : nil, facts: Remark("\(width)×\(height), \(frames) frames"))
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

/// Detects subtitle files of Blu-ray discs: segments, each after a mark and two times.
enum PresentationGraphics {
  /// The kinds of segments: palette, object, composition, window, end of a set.
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
