internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  static let riff = FileFormat(
    "riff", types: [.riff, .amv, .qcp, .xWMA, .wav, .avi, .webP, .soundFont, .animatedCursor],
    signatures: [
      Signature("avi-avf", "'AVF0' ???????? 'AVI '", .decides(.avi), "AVI under another first word"),
      Signature("avi-on2", "'ON2 ' ???????? 'ON2f'", .decides(.avi), "AVI under On2's words"),
      Signature("riff", "'RIFF'", .reads(.avi, RIFF.read), "a RIFF chunk, its form decides"),
      Signature("rifx", "'RIFX'", .reads(.wav, RIFF.read), "a big-endian RIFF chunk, its form decides"),
      Signature(
        "rf64", "'RF64' ???????? 'WAVE'", .decides(.wav), "RF64, WAVE with sizes of 64 bits (EBU Tech 3306)"),
      Signature(
        "bw64", "'BW64' ???????? 'WAVE'", .decides(.wav), "BW64, WAVE with sizes of 64 bits (ITU-R BS.2088)"),
    ],
    metadata: .headers(RIFFMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readRIFF() },
    pictures: { (reader, _, metadata, headers) throws(ReadFailure) in
      if metadata.medium == .still { try WebPPictures.read(reader, into: &headers) }
    },
    ending: Ending(
      beginnings: [Array("RIFF".utf8), Array("RIFX".utf8), Array("RF64".utf8), Array("BW64".utf8)],
      read: FormEnds.riff, forbids: FilledForms.riff,
      because: "a form states its length (Multimedia Programming Interface 1.0, 2)"),
    removals: [Removal(of: [.webP]) { removal, _, reader in try removal.strip(webP: reader) }],
    marks: [
      (.webP, "a RIFF file of form WEBP"),
      (.wav, "a RIFF file of form WAVE"),
      (.avi, "a RIFF file of form AVI"),
    ],
    because: "chunks; the form says which")

  static let aiff = FileFormat(
    "aiff", types: [.aifc, .aiff],
    medium: .audio,
    metadata: .headers(AIFFMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readAIFF() },
    ending: form,
    because: "chunks of an AIFF or AIFF-C form")

  static let iff = FileFormat(
    "iff", types: [.iff, .eightSVX, .ilbm, .anim],
    signatures: [Signature("iff", "'FORM'", .reads(.ilbm, IFF.read), "an IFF form")],
    ending: form,
    because: "chunks; the form says which")

  private static let form = Ending(
    beginnings: [Array("FORM".utf8)], read: FormEnds.iff, because: "a form states its length (EA IFF 85, 4)")
}
