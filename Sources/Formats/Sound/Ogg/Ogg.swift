internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// Ogg (RFC 3533): each logical stream begins with a page whose first packet names its codec.
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
