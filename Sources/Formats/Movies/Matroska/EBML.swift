internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// EBML documents (RFC 8794): Matroska and WebM by DocType, sound or pictures by track types (RFC 9559).
enum EBML {
  struct Facts: ContentFacts {
    var documentType = ""
    var tracks: [MatroskaTrack] = []
    var sawTracks = false
    var hasVideo: Bool { tracks.contains { $0.type == 1 } }
    var hasAudio: Bool { tracks.contains { $0.type == 2 } }
    /// Whether a video track shows two eyes (RFC 9559 §5.1.4.1.28.3).
    var isStereoscopic: Bool { tracks.contains { $0.video(Matroska.stereoMode) ?? 0 != 0 } }
    var trackMedia: TrackMedia? { hasVideo ? .pictures : hasAudio ? .soundAlone : .neither }
    var details: String {
      "DocType \(documentType)"
        + (sawTracks ? ", \(tracks.count) tracks\(hasVideo ? " with video" : "")" : "")
    }
  }

  private static let rules: [Rule<Facts>] = [
    Rule(
      "webm-audio", when: { $0.documentType == "webm" && $0.hasAudio && !$0.hasVideo }, then: .webMAudio,
      because: "DocType webm, and every media track is sound"),
    Rule("webm", when: { $0.documentType == "webm" }, then: .webM, because: "DocType webm"),
    Rule(
      "matroska-audio", when: { $0.documentType == "matroska" && $0.hasAudio && !$0.hasVideo },
      then: .matroskaAudio,
      because: "DocType matroska, and every media track is sound"),
    Rule(
      "matroska-3d", when: { $0.documentType == "matroska" && $0.isStereoscopic }, then: .matroska3D,
      because: "a video track with a stereo mode"),
    Rule(
      "matroska-subtitles",
      when: {
        $0.documentType == "matroska" && !$0.tracks.isEmpty && $0.tracks.allSatisfy { $0.type == 17 }
      },
      then: .matroskaSubtitles, because: "every track is subtitles"),
    Rule(
      "matroska", when: { $0.documentType == "matroska" }, then: .matroskaVideo, because: "DocType matroska"),
  ]

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    var facts = Facts()
    guard let head = try EBMLElement(at: 0, end: reader.byteCount ?? .max, reader),
      head.identifier == Matroska.head
    else { return nil }
    // Without its whole head there is no DocType to trust.
    if head.isCutShort { throw .endOfData }
    var fields = head.children(reader)
    while let field = try fields.next() {
      if field.identifier == Matroska.documentType { facts.documentType = try field.text(reader) }
    }
    var damage: ContentDamage?
    var incomplete = false
    do throws(ReadFailure) {
      if head.contents.upperBound < .max { try readTracks(after: head.contents.upperBound, reader, &facts) }
    } catch {
      switch error {
      case .budget: incomplete = true
      case .source: throw error
      default: damage = .truncated
      }
    }
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(
      rule, range: 0..<head.contents.upperBound, damage: damage, isIncomplete: incomplete, facts: facts)
  }

  /// Walks the segment up to its tracks or its first cluster.
  private static func readTracks(after start: Int64, _ reader: ByteReader, _ facts: inout Facts)
    throws(ReadFailure)
  {
    guard let segment = try EBMLElement(at: start, end: reader.byteCount ?? .max, reader) else {
      throw .endOfData
    }
    guard segment.identifier == Matroska.segment else { return }
    var children = segment.children(reader)
    while let child = try children.next() {
      if child.identifier == Matroska.cluster { return }
      guard child.identifier == Matroska.tracks else { continue }
      facts.sawTracks = true
      var entries = child.children(reader)
      while let entry = try entries.next() {
        guard entry.identifier == Matroska.trackEntry else { continue }
        var track = MatroskaTrack()
        defer { if track.type != nil { facts.tracks.append(track) } }
        try track.read(entry, reader)
      }
      // Tracks that are missing may be the pictures.
      if child.isCutShort { throw .endOfData }
      return
    }
    // The end came before any track or cluster.
    if segment.isCutShort || segment.isUnbounded { throw .endOfData }
  }
}
