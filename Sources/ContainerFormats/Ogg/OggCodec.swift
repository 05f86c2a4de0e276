package import ByteSources

/// What the first packet of a logical stream says that its codec is.
package enum OggCodec: String, Sendable {
  case vorbis, opus, flac, speex, pcm, theora, dirac, vp8, ogm, daala, skeleton, text, midi, other

  private static let signatures: [(first: UInt8?, text: StaticString, codec: OggCodec)] = [
    (1, "vorbis", .vorbis), (nil, "OpusHead", .opus), (0x7F, "FLAC", .flac), (nil, "fLaC", .flac),
    (nil, "Speex   ", .speex), (nil, "PCM     ", .pcm), (0x80, "theora", .theora), (nil, "BBCD\0", .dirac),
    (nil, "OVP80", .vp8), (1, "video\0", .ogm), (0x80, "daala", .daala), (nil, "CELT    ", .pcm),
    (nil, "fishead\0", .skeleton), (nil, "CMML\0", .text), (0x80, "kate", .text), (nil, "OggMIDI\0", .midi),
    (1, "audio\0", .pcm), (1, "text\0", .text),
  ]

  /// Recognises the codec of a stream by its first packet.
  package init(_ packet: ByteView) {
    let row = Self.signatures.first { row in
      row.first.map { packet[0] == $0 && packet.matches(row.text, at: 1) } ?? packet.matches(row.text)
    }
    self = row?.codec ?? .other
  }

  package var isVideo: Bool { [.theora, .dirac, .vp8, .ogm, .daala].contains(self) }
}
