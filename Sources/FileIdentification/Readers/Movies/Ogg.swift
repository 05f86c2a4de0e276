internal import ByteSources
internal import UniformTypes

/// Ogg (RFC 3533): each logical stream begins with a page whose first packet names its codec.
enum Ogg {
  enum Codec: String, Sendable {
    case vorbis, opus, flac, speex, pcm, theora, dirac, vp8, ogm, daala, skeleton, text, midi, other
  }

  struct Facts: ContentFacts {
    var codecs: [Codec] = []
    var hasVideo: Bool { codecs.contains { [.theora, .dirac, .vp8, .ogm, .daala].contains($0) } }
    func leads(_ codec: Codec) -> Bool { codecs.first { $0 != .skeleton && $0 != .text } == codec }
    var details: String { codecs.map(\.rawValue).joined(separator: ", ") }
  }

  private static let names: [(SignaturePattern, Codec)] = [
    (SignaturePattern("01 'vorbis'"), .vorbis), (SignaturePattern("'OpusHead'"), .opus),
    (SignaturePattern("7F 'FLAC'"), .flac), (SignaturePattern("'fLaC'"), .flac),
    (SignaturePattern("'Speex   '"), .speex),
    (SignaturePattern("'PCM     '"), .pcm), (SignaturePattern("80 'theora'"), .theora),
    (SignaturePattern("'BBCD' 00"), .dirac),
    (SignaturePattern("'OVP80'"), .vp8), (SignaturePattern("01 'video' 00"), .ogm),
    (SignaturePattern("80 'daala'"), .daala),
    (SignaturePattern("'CELT    '"), .pcm), (SignaturePattern("'fishead' 00"), .skeleton),
    (SignaturePattern("'CMML' 00"), .text),
    (SignaturePattern("80 'kate'"), .text),
    (SignaturePattern("'OggMIDI' 00"), .midi), (SignaturePattern("01 'audio' 00"), .pcm),
    (SignaturePattern("01 'text' 00"), .text),
  ]

  private static let rules: [Rule<Facts>] = [
    Rule(
      "ogg-theora", when: { $0.codecs.contains(.theora) }, then: .theora,
      because: "one of the streams is Theora"),
    Rule(
      "ogg-video", when: { $0.hasVideo }, then: .oggVideo, because: "one of the streams is coded as video"),
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
    var offset: Int64 = 0
    var damage: ContentDamage?
    do throws(ReadFailure) {
      for _ in 0..<32 {
        try reader.step()
        let head = try reader.view(at: offset, count: 27)
        guard head.matches("OggS"), let flags = head[5], flags & 2 != 0, let segments = head[26] else {
          break
        }
        var length: Int64 = 0
        for index in 0..<Int64(segments) {
          length += Int64(try reader.bigEndian(UInt8.self, at: offset + 27 + index))
        }
        let packet = offset + 27 + Int64(segments)
        let view = try reader.available(at: packet, upTo: Int(min(length, 32)))
        facts.codecs.append(names.first { $0.0.matches(view) }?.1 ?? .other)
        offset = packet + length
      }
    } catch {
      switch error {
      case .endOfData: damage = .truncated
      default: throw error
      }
    }
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(rule, range: 0..<max(offset, 27), damage: damage, facts: facts)
  }
}
