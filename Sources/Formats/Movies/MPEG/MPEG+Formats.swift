internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  static let transportStream = FileFormat(
    "transportStream", types: [.mpeg2TransportStream],
    medium: .movie,
    metadata: .headers(TransportStream.read),
    details: { (details) throws(ReadFailure) in try details.readTransportStream() },
    ending: Ending(
      isNear: false, read: MovieStreamEnds.transport, forbids: FilledMovies.transport,
      because: "packets have one length"),
    because: "packets; cameras write four bytes of time before each")

  static let mpeg = FileFormat(
    "mpeg", types: [.mpeg, .video],
    signatures: [
      Signature("mpeg-program", "00 00 01 BA", .reads(.mpeg, MPEGStreams.readProgram), "a pack header"),
      Signature("mpeg-video", "00 00 01 B3", .reads(.mpeg, MPEGStreams.readVideo), "a sequence header"),
    ],
    medium: .movie,
    metadata: .headers(MPEGMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readProgramStream() },
    ending: Ending(
      beginnings: [[0, 0, 1, 0xBA]], isNear: false, read: MovieStreamEnds.program,
      because: "packets state their lengths, and a code may end the stream (ISO/IEC 13818-1, 2.5.3)"),
    because: "packs, or a sequence header")

  static let elementaryStreams = FileFormat(
    "elementaryStreams",
    types: [
      .mpeg, .mpeg2Video, .mpeg4Visual, .h264Stream, .h265Stream, .dts, .loas, .adif, .presentationGraphics,
    ],
    signatures: [
      Signature("annex-b", "00 00 00 01", .reads(.h264Stream, VideoStreams.readAnnexB), "a long start code"),
      Signature(
        "annex-b-short", "00 00 01", .reads(.h264Stream, VideoStreams.readAnnexB), "a short start code"),
      Signature(
        "mpeg-4-visual", "00 00 01 B0", .reads(.mpeg4Visual, VideoStreams.readMPEG4Visual),
        "a visual sequence"),
      Signature(
        "pgs", "'PG' ???????? ???????? 16 00", .reads(.presentationGraphics, PresentationGraphics.read),
        "a composition segment behind two times, which needs the next segment"),
      Signature("dts", "7F FE 80 01", .reads(.dts, MPEGAudio.readDTS), "the core's sync word, big-endian"),
      Signature("dts-little", "FE 7F 01 80", .decides(.dts), "the core's sync word, little-endian"),
      Signature("adif", "'ADIF'", .asks(.adif), "four letters (ISO/IEC 14496-3 §1.A.2.1)"),
      Signature("loas", "56", .reads(.loas, MPEGAudio.readLOAS), "a sync, which needs the next frames"),
      Signature("dts-14", "1F FF E8 00", .decides(.dts), "the core's sync word in 14-bit words"),
      Signature("dts-14-little", "FF 1F 00 E8", .decides(.dts), "the core's sync word in 14-bit words"),
    ],
    ending: Ending(
      read: EndFinding.declaringNone, because: "frames follow each other as long as there are some"))
}
