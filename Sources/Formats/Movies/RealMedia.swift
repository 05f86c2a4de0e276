internal import ByteSources
internal import UniformTypes

/// RealMedia: chunks of a name and a size; each stream's header says what is in it (Helix SDK, "RealMedia File Format (RMFF)
/// Reference").
enum RealMedia {
  struct Facts: ContentFacts {
    var hasVideo = false
    var hasAudio = false
    var trackMedia: TrackMedia? { hasVideo ? .pictures : hasAudio ? .soundAlone : .neither }
    var details: String {
      (hasVideo ? "video" : "") + (hasVideo && hasAudio ? " and " : "") + (hasAudio ? "audio" : "")
    }
  }

  /// The mark alone settles the type; streams whose headers lie beyond the head are not looked for.
  ///
  /// Complexity: linear in the head's length.
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    var facts = Facts()
    var place = 0
    while !head.matches("DATA", at: place), let size = head.bigEndian(UInt32.self, at: place + 4), size >= 8 {
      if head.matches("MDPR", at: place), let kind = mediaType(ofStreamAt: place, head) {
        facts.hasVideo = facts.hasVideo || head.matches("video/", at: kind)
        facts.hasAudio = facts.hasAudio || head.matches("audio/", at: kind)
      }
      place += Int(size)
    }
    // Streams that are not seen may be the pictures.
    if head[place] == nil { facts.hasAudio = false }
    return ContentFinding(
      .realMedia, by: .structure, range: 0..<6, rule: "realmedia", because: "the mark and a header size",
      facts: facts)
  }

  /// Where a stream's header has its media type: behind numbers of 40 bytes, and a name with its length before it.
  private static func mediaType(ofStreamAt place: Int, _ head: ByteView) -> Int? {
    head[place + 40].map { place + 42 + Int($0) }
  }
}
