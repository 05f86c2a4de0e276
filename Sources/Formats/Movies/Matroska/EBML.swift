internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Detects EBML documents (RFC 8794) by DocType and track types (RFC 9559).
enum EBML {
  struct Facts: ContentFacts {
    var documentType = ""
    var tracks: [MatroskaTrack] = []
    var sawTracks = false
    var hasVideo: Bool { tracks.contains { $0.type == 1 } }
    var hasAudio: Bool { tracks.contains { $0.type == 2 } }
    /// True if a video track is stereoscopic (RFC 9559 §5.1.4.1.28.3).
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
    // A cut head may have a cut DocType.
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
      // The missing tracks may be video.
      if child.isCutShort { throw .endOfData }
      return
    }
    // The end came before any track or cluster.
    if segment.isCutShort || segment.isUnbounded { throw .endOfData }
  }
}

extension FileFormat {
  static let matroska = FileFormat(
    "matroska", types: [.matroskaVideo, .matroskaAudio, .matroska3D, .matroskaSubtitles, .webM, .webMAudio],
    signatures: [Signature("ebml", "1A 45 DF A3", .reads(.matroskaVideo, EBML.read), "an EBML header")],
    medium: .movie,
    metadata: .headers(MatroskaMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readMatroska() },
    completeness: CompletenessCheck(
      prefixes: [[0x1A, 0x45, 0xDF, 0xA3]], read: MatroskaCompleteness.read,
      runCheck: MovieRunChecks.matroska,
      because: "the segment's size, or the elements' (RFC 8794, 6.2)"),
    mandatoryMarks: [
      (.matroskaVideo, "begins 1A 45 DF A3, an EBML header (RFC 9559, 4.5)"),
      (.webM, "the EBML header's DocType is webm (WebM container guidelines)"),
      (.webMAudio, "the EBML header's DocType is webm (WebM container guidelines)"),
    ],
    because: "EBML elements")
}

/// Checks whether Matroska and WebM are complete, by the segment's size or, if unknown, its elements'.
enum MatroskaCompleteness {
  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let size = file.byteCount
    guard let head = try EBMLElement(at: 0, end: size, file.reader), head.identifier == Matroska.head else {
      return .unknown("EBML's head")
    }
    if head.isCutShort { return .truncated("EBML's head") }
    var offset = head.contents.upperBound
    // Padding may precede the segment.
    while let element = try EBMLElement(at: offset, end: size, file.reader) {
      if element.identifier == Matroska.segment { return try read(element, file) }
      if element.isCutShort { return .truncated("the elements before the segment") }
      offset = element.contents.upperBound
    }
    return .truncated("the elements before the segment")
  }

  private static func read(_ segment: EBMLElement, _ file: CompletenessReader) throws(ReadFailure)
    -> Completeness
  {
    guard segment.isUnbounded else {
      return try .ending(at: segment.declaredEnd, of: file, "the segment's size")
    }
    let checked = "the elements of a segment whose size was left open"
    var offset = segment.contents.lowerBound
    while let element = try EBMLElement(at: offset, end: file.byteCount, file.reader) {
      if element.isUnbounded {
        // Only clusters have unknown sizes; their elements have other identifiers than the segment's.
        guard element.identifier == Matroska.cluster else { return .unknown(checked) }
        offset = element.contents.lowerBound
        continue
      }
      guard knownElements.contains(element.identifier) else { return .unknown(checked) }
      if element.isCutShort { return .truncated(checked) }
      offset = element.contents.upperBound
    }
    return .unknown(checked)
  }

  /// The elements of segments and clusters; the sizes of others are not trusted.
  private static let knownElements = Matroska.topLevel.union([
    Matroska.timestamp, Matroska.simpleBlock, Matroska.blockGroup, Matroska.checksum, Matroska.filler,
    // The positions of a cluster, and the size of the one before (RFC 9559 §5.1.3).
    0xA7, 0xAB,
  ])
}
