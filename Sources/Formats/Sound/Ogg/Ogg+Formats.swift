internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  static let ogg = FileFormat(
    "ogg", types: [.ogg, .oggAudio, .oggVideo],
    signatures: [Signature("ogg", "'OggS'", .reads(.oggAudio, Ogg.read), "an Ogg page")],
    medium: .movie,
    metadata: .headers(OggMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readOgg() },
    ending: Ending(
      beginnings: [[0x4F, 0x67, 0x67, 0x53]], isNear: false, read: OggEnd.read, forbids: FilledSound.ogg,
      because: "pages carry lengths and checksums (RFC 3533, 6)"),
    because: "pages")
}
