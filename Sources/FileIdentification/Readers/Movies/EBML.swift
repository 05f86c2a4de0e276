internal import ByteSources
internal import UniformTypes

/// EBML documents (RFC 8794): Matroska and WebM by DocType, sound or pictures by track types (RFC 9559).
enum EBML {
  struct Facts: ContentFacts {
    var documentType = ""
    var trackTypes: [UInt64] = []
    var sawTracks = false
    var hasVideo: Bool { trackTypes.contains(1) }
    var hasAudio: Bool { trackTypes.contains(2) }
    /// Whether a video track shows two eyes (RFC 9559 §5.1.4.1.28.3).
    var isStereoscopic = false
    var details: String {
      "DocType \(documentType)"
        + (sawTracks ? ", \(trackTypes.count) tracks\(hasVideo ? " with video" : "")" : "")
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
        $0.documentType == "matroska" && !$0.trackTypes.isEmpty && $0.trackTypes.allSatisfy { $0 == 17 }
      },
      then: .matroskaSubtitles, because: "every track is subtitles"),
    Rule(
      "matroska", when: { $0.documentType == "matroska" }, then: .matroskaVideo, because: "DocType matroska"),
  ]

  private struct Element {
    var identifier: UInt64
    /// Contents; the end is `Int64.max` when the size is unknown.
    var contents: Range<Int64>
    /// Whether the element claims more bytes than its parent has.
    var isCutShort = false
    /// Whether the element's size is left open.
    var isUnbounded = false
  }

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    var facts = Facts()
    guard let head = try element(at: 0, end: reader.byteCount ?? .max, reader), head.identifier == 0x1A45_DFA3
    else { return nil }
    // Without its whole head there is no DocType to trust.
    if head.isCutShort { throw .endOfData }
    var offset = head.contents.lowerBound
    while offset < head.contents.upperBound,
      let child = try element(at: offset, end: head.contents.upperBound, reader)
    {
      if child.identifier == 0x4282 {
        let length = Int(min(64, child.contents.upperBound - child.contents.lowerBound))
        facts.documentType = try reader.view(at: child.contents.lowerBound, count: length).text
        while facts.documentType.hasSuffix("\0") { facts.documentType.removeLast() }
      }
      offset = child.contents.upperBound
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
    var finding = ContentFinding(rule, range: 0..<head.contents.upperBound, damage: damage, facts: facts)
    finding.isIncomplete = incomplete
    return finding
  }

  /// Walks the segment up to its tracks or its first cluster.
  private static func readTracks(after start: Int64, _ reader: ByteReader, _ facts: inout Facts)
    throws(ReadFailure)
  {
    let end = reader.byteCount ?? .max
    guard let segment = try element(at: start, end: end, reader) else { throw .endOfData }
    guard segment.identifier == 0x1853_8067 else { return }
    var offset = segment.contents.lowerBound
    while let child = try element(at: offset, end: segment.contents.upperBound, reader) {
      switch child.identifier {
      case 0x1654_AE6B:
        facts.sawTracks = true
        var entry = child.contents.lowerBound
        while entry < child.contents.upperBound,
          let track = try element(at: entry, end: child.contents.upperBound, reader)
        {
          if track.identifier == 0xAE { try readTrack(track, reader, &facts) }
          entry = track.contents.upperBound
        }
        // Tracks that are missing may be the pictures.
        if child.isCutShort { throw .endOfData }
        return
      case 0x1F43_B675: return
      default: break
      }
      guard child.contents.upperBound < .max, child.contents.upperBound > offset else { return }
      offset = child.contents.upperBound
    }
    // The end came before any track or cluster.
    if segment.isCutShort || segment.isUnbounded { throw .endOfData }
  }

  private static func readTrack(_ track: Element, _ reader: ByteReader, _ facts: inout Facts)
    throws(ReadFailure)
  {
    var offset = track.contents.lowerBound
    while offset < track.contents.upperBound,
      let child = try element(at: offset, end: track.contents.upperBound, reader)
    {
      if child.identifier == 0x83, child.contents.lowerBound < child.contents.upperBound {
        facts.trackTypes.append(UInt64(try reader.bigEndian(UInt8.self, at: child.contents.upperBound - 1)))
      } else if child.identifier == 0xE0 {
        try readVideo(child, reader, &facts)
      }
      offset = child.contents.upperBound
    }
  }

  private static func readVideo(
    _ video: Element, _ reader: ByteReader, _ facts: inout Facts
  ) throws(ReadFailure) {
    var offset = video.contents.lowerBound
    while offset < video.contents.upperBound,
      let child = try element(at: offset, end: video.contents.upperBound, reader)
    {
      if child.identifier == 0x53B8, child.contents.lowerBound < child.contents.upperBound,
        try reader.bigEndian(UInt8.self, at: child.contents.upperBound - 1) != 0
      {
        facts.isStereoscopic = true
      }
      offset = child.contents.upperBound
    }
  }

  /// Reads one element's head: a variable-length identifier and size (RFC 8794 §4).
  private static func element(at offset: Int64, end: Int64, _ reader: ByteReader) throws(ReadFailure)
    -> Element?
  {
    guard offset < end else { return nil }
    try reader.step()
    let first = try reader.bigEndian(UInt8.self, at: offset)
    let idLength = first.leadingZeroBitCount + 1
    guard idLength <= 4 else { throw .malformed("an element identifier of more than four bytes") }
    var identifier: UInt64 = 0
    for index in 0..<idLength {
      identifier = identifier << 8 | UInt64(try reader.bigEndian(UInt8.self, at: offset + Int64(index)))
    }
    let sizeStart = offset + Int64(idLength)
    let sizeFirst = try reader.bigEndian(UInt8.self, at: sizeStart)
    let sizeLength = sizeFirst.leadingZeroBitCount + 1
    guard sizeLength <= 8 else { throw .malformed("an element size of more than eight bytes") }
    var size = UInt64(sizeFirst) & (0xFF >> UInt64(sizeLength))
    for index in 1..<max(1, sizeLength) {
      size = size << 8 | UInt64(try reader.bigEndian(UInt8.self, at: sizeStart + Int64(index)))
    }
    let start = sizeStart + Int64(sizeLength)
    let unknown = (UInt64(1) << UInt64(7 * sizeLength)) - 1
    if size == unknown {
      return Element(identifier: identifier, contents: start..<max(start, end), isUnbounded: true)
    }
    let (upper, overflow) = start.addingReportingOverflow(Int64(clamping: size))
    let limit = overflow ? end : min(upper, end)
    return Element(
      identifier: identifier, contents: start..<max(start, limit), isCutShort: overflow || upper > end)
  }
}
