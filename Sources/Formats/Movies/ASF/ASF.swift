internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// Advanced Systems Format: stream types and codecs in the header objects.
enum ASF {
  struct Facts: ContentFacts {
    private static let windowsMedia: [StaticString] = ["WM", "wm", "WVC", "MSS"]
    var hasVideo = false
    var hasAudio = false
    var hasWindowsMediaVideo = false
    var hasWindowsMediaAudio = false

    mutating func take(_ stream: ASFStream) {
      switch stream {
      case .video(_, _, let codec):
        hasVideo = true
        if let codec, Self.windowsMedia.contains(where: { codec.starts(with: $0) }) {
          hasWindowsMediaVideo = true
        }
      case .audio(let format):
        hasAudio = true
        if let format, (0x160...0x163).contains(format) || format == 0x0A { hasWindowsMediaAudio = true }
      case .other: break
      }
    }

    var trackMedia: TrackMedia? { hasVideo ? .pictures : hasAudio ? .soundAlone : .neither }

    var details: String {
      (hasVideo ? "video" : "") + (hasVideo && hasAudio ? " and " : "") + (hasAudio ? "audio" : "")
    }
  }

  private static let rules: [Rule<Facts>] = [
    Rule(
      "wmv", when: { $0.hasVideo && $0.hasWindowsMediaVideo }, then: .wmv,
      because: "a video stream in a Windows Media codec"),
    Rule(
      "asf-video", when: { $0.hasVideo }, then: .asf,
      because: "a video stream in a codec that is not Windows Media"),
    Rule(
      "wma", when: { $0.hasAudio && $0.hasWindowsMediaAudio }, then: .wma,
      because: "only audio streams, in a Windows Media codec"),
    Rule("asf", when: { _ in true }, then: .asf, because: "the header object, streams of other kinds"),
  ]

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.count >= 30 else { throw .endOfData }
    let end = try ASFObject.headerEnd(reader)
    var facts = Facts()
    var damage: ContentDamage?
    do throws(ReadFailure) {
      try ASFObject.header(reader) { (object) throws(ReadFailure) in
        guard object.identifier == .streamProperties else { return }
        facts.take(try ASFStream(object, reader))
      }
    } catch { damage = try error.damage() }
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(
      rule, range: 0..<min(end, reader.byteCount ?? .max), damage: damage, facts: facts)
  }
}
