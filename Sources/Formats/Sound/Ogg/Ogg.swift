internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Detects Ogg (RFC 3533): each logical stream begins with a page whose first packet names its codec.
enum Ogg {
  struct Facts: ContentFacts {
    var codecs: [OggCodec] = []
    func leads(_ codec: OggCodec) -> Bool { codecs.first { $0 != .skeleton && $0 != .text } == codec }
    var trackMedia: TrackMedia? { codecs.contains(where: \.isVideo) ? .pictures : nil }
    var details: String { codecs.map(\.rawValue).joined(separator: ", ") }
  }

  private static let rules: [Rule<Facts>] = [
    Rule(
      "ogg-theora", when: { $0.codecs.contains(.theora) }, then: .theora,
      because: "one of the streams is Theora"),
    Rule(
      "ogg-video", when: { $0.codecs.contains(where: \.isVideo) }, then: .oggVideo,
      because: "one of the streams is coded as video"),
    Rule("ogg-opus", when: { $0.leads(.opus) }, then: .opus, because: "the first stream is Opus (RFC 7845)"),
    Rule("ogg-vorbis", when: { $0.leads(.vorbis) }, then: .oggVorbis, because: "the first stream is Vorbis"),
    Rule("ogg-speex", when: { $0.leads(.speex) }, then: .speex, because: "the first stream is Speex"),
    Rule("ogg-flac", when: { $0.leads(.flac) }, then: .oggFLAC, because: "the first stream is FLAC"),
    Rule(
      "ogg-audio", when: { $0.leads(.pcm) || $0.leads(.midi) }, then: .oggAudio,
      because: "the first stream is sound"),
    Rule(
      "ogg", decides: false, when: { _ in true }, then: .ogg, because: "no stream's codec is known here"),
  ]

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head[4] == 0 else { return nil }
    var facts = Facts()
    var end: Int64 = 27
    var damage: ContentDamage?
    do throws(ReadFailure) {
      try OggPage.firstPages(upTo: 32, reader) { _, packet, pageEnd in
        facts.codecs.append(OggCodec(packet))
        end = pageEnd
      }
    } catch { damage = try error.damage() }
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(rule, range: 0..<end, damage: damage, facts: facts)
  }
}

extension FileFormat {
  static let ogg = FileFormat(
    "ogg", types: [.ogg, .oggAudio, .oggVideo],
    signatures: [Signature("ogg", "'OggS'", .reads(.oggAudio, Ogg.read), "an Ogg page")],
    medium: .movie,
    metadata: .headers(OggMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readOgg() },
    completeness: CompletenessCheck(
      prefixes: [[0x4F, 0x67, 0x67, 0x53]], isCheap: false, read: OggCompleteness.read,
      runCheck: SoundRunChecks.ogg,
      because: "pages carry lengths and checksums (RFC 3533, 6)"),
    because: "pages")
}

/// Reads Ogg's first pages for the codecs, and its last ones for the durations.
enum OggMetadata {
  /// Bytes searched at the end, and on a second try: pages have 64 KiB at most.
  private static let tails = [64 << 10, 192 << 10]

  private struct Stream {
    var serial: UInt32
    var kind: MediaTrack.Kind
    /// Converts a page's granule position to seconds.
    var seconds: @Sendable (UInt64) -> Double?
    var last: UInt64?
  }

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    var streams: [Stream] = []
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try OggPage.firstPages(upTo: 128, reader) { page, packet, _ in
        if let stream = stream(page.serial, packet, into: &metadata) { streams.append(stream) }
      }
    }
    let hasVideo = streams.contains { $0.kind == .video }
    if !hasVideo, !streams.isEmpty { metadata.medium = .audio }
    guard let size = reader.byteCount else { return }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      for tail in tails where streams.allSatisfy({ $0.last == nil }) {
        let count = Int(min(size, Int64(tail)))
        updateLastPositions(try reader.available(at: size - Int64(count), upTo: count), &streams)
      }
      metadata.duration = streams.compactMap { stream in stream.last.flatMap(stream.seconds) }.filter {
        $0 > 0
      }.max()
    }
  }

  /// Reads the first packet of a stream; nil for streams other than audio and video.
  private static func stream(_ serial: UInt32, _ packet: ByteView, into metadata: inout MediaMetadata)
    -> Stream?
  {
    func audio(_ coding: String, _ rate: UInt32?, skipping skipped: UInt64 = 0) -> Stream {
      metadata.add(track: .audio, coding)
      return Stream(serial: serial, kind: .audio) { position in
        guard let rate, rate > 0, position > skipped else { return nil }
        return Double(position - skipped) / Double(rate)
      }
    }
    switch OggCodec(packet) {
    case .vorbis: return audio("vorbis", packet.littleEndian(UInt32.self, at: 12))
    // Positions count 48,000 per second at any sample rate, including the pre-skip.
    case .opus:
      return audio("opus", 48_000, skipping: UInt64(packet.littleEndian(UInt16.self, at: 10) ?? 0))
    case .speex: return audio("speex", packet.littleEndian(UInt32.self, at: 36))
    // Mapping version and header count come first (RFC 9639 §10.1).
    case .flac: return audio("fLaC", FLACStream(packet, at: 9)?.sampleRate)
    case .theora: return theora(serial, packet, into: &metadata)
    default: return nil
    }
  }

  /// Reads Theora's identification header (section 6.2): size, frame rate, and granule shift.
  private static func theora(_ serial: UInt32, _ packet: ByteView, into metadata: inout MediaMetadata)
    -> Stream?
  {
    metadata.add(track: .video, "theora")
    guard let width = packet.bigEndian(UInt32.self, at: 13),
      let height = packet.bigEndian(UInt32.self, at: 16),
      let numerator = packet.bigEndian(UInt32.self, at: 22),
      let denominator = packet.bigEndian(UInt32.self, at: 26),
      let shifts = packet.bigEndian(UInt16.self, at: 40)
    else { return nil }
    metadata.store(width: Int(width & 0xFF_FFFF), height: Int(height & 0xFF_FFFF))
    if numerator > 0, denominator > 0 { metadata.frameRate = Double(numerator) / Double(denominator) }
    let shift = UInt64(shifts >> 5 & 31)
    return Stream(serial: serial, kind: .video) { position in
      guard numerator > 0, denominator > 0 else { return nil }
      // The key frame's number, then the number of frames since.
      let frames = (position >> shift) + (position & ((1 << shift) - 1))
      return Double(frames) * Double(denominator) / Double(numerator)
    }
  }

  private static func updateLastPositions(_ view: ByteView, _ streams: inout [Stream]) {
    OggPage.pages(in: view) { page in
      // All ones: no packet ends on this page.
      guard page.position != .max, let index = streams.firstIndex(where: { $0.serial == page.serial }) else {
        return
      }
      streams[index].last = max(streams[index].last ?? 0, page.position)
    }
  }
}

/// Checks whether Ogg is complete, by its last page, which must end its stream unless that was left open.
enum OggCompleteness {
  private static let checked = "the last page and its checksum"
  private static let maxPages = 64

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let (view, start) = try file.tail(2 * OggPage.maxLength)
    var limit = view.count
    // Capture patterns also occur inside packets, and each checksum costs time linear in the page.
    var left = maxPages
    while left > 0, let index = lastMark(in: view, before: limit) {
      limit = index
      guard let page = OggPage(view, at: index) else {
        // A capture pattern alone, or a partial header.
        if view.count - index < 27 { return .truncated(checked) }
        continue
      }
      guard let extent = page.extent(view, at: index) else { return .truncated(checked) }
      if extent.end > view.count { return .truncated(checked) }
      left -= 1
      guard OggPage.hasValidChecksum(view.slice(index..<extent.end)) else { continue }
      return finding(page, extent.isContinued, view.slice(from: extent.end), start + Int64(extent.end))
    }
    return .unknown(checked)
  }

  private static func finding(
    _ page: OggPage, _ isContinued: Bool, _ rest: ByteView, _ end: Int64
  ) -> Completeness {
    let isMark =
      rest.count > 0 && rest.count < 5 && rest.array.elementsEqual("OggS\0".utf8.prefix(rest.count))
    if isMark || isContinued && rest.count == 0 { return .truncated(checked) }
    if page.endsStream { return .whole(checked, end: end) }
    // Other data may follow, in which no pages are searched.
    return rest.count == 0 ? .truncated("the last page, which ends no stream") : .unknown(checked)
  }

  private static func lastMark(in view: ByteView, before limit: Int) -> Int? {
    var index = limit - 1
    while index >= 0 {
      if view[index] == 0x4F, view.matches("OggS\0", at: index) { return index }
      index -= 1
    }
    return nil
  }
}
