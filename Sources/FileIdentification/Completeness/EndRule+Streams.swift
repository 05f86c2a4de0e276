internal import ByteSources
internal import UniformTypes

extension EndRule {
  /// Streams that are a row of frames, packets or tags.
  static let streams: [EndRule] = [
    EndRule(
      name: "mpeg-audio", types: [.mp3, .mp2, .mp1], isNear: false, read: MPEGAudioEnds.mp3,
      forbids: FilledSound.mpeg,
      because: "the first frame may count the bytes, and frames state their lengths"),
    EndRule(
      name: "adts", types: [.aac], isNear: false, read: MPEGAudioEnds.adts,
      forbids: FilledSound.adts,
      because: "frames state their lengths"),
    EndRule(
      name: "ac3", types: [.ac3, .enhancedAC3], signatures: [[0x0B, 0x77], Array("ID3".utf8)],
      isNear: false, read: MPEGAudioEnds.ac3, forbids: FilledSound.dolby,
      because: "syncframes state their lengths (ETSI TS 102 366, 4.1 and E.1.2)"),
    EndRule(
      name: "amr", types: [.amr, .amrWB], isNear: false, read: MPEGAudioEnds.amr,
      because: "frames have a length for each kind (RFC 4867, 5.3)"),
    EndRule(
      name: "realmedia", types: [.realMedia], signatures: [Array(".RMF".utf8)], isNear: false,
      read: SoundEnds.realMedia,
      because: "chunks state their sizes, and the header the place of the index"),
    EndRule(
      name: "flv", types: [.flashVideo], signatures: [Array("FLV".utf8)], read: MovieStreamEnds.flash,
      because: "each tag's length follows it"),
    EndRule(
      name: "swf", types: [.flashMovie],
      signatures: [Array("FWS".utf8), Array("CWS".utf8), Array("ZWS".utf8)], isNear: false,
      read: MovieStreamEnds.flashMovie,
      because: "the header states the length, or packed data end with a checksum"),
    EndRule(
      name: "transport-stream", types: [.mpeg2TransportStream], isNear: false,
      read: MovieStreamEnds.transport, forbids: FilledMovies.transport,
      because: "packets have one length"),
    EndRule(
      name: "program-stream", types: [.mpeg], signatures: [[0, 0, 1, 0xBA]], isNear: false,
      read: MovieStreamEnds.program,
      because: "packets state their lengths, and a code may end the stream (ISO/IEC 13818-1, 2.5.3)"),
    EndRule(
      name: "mxf", types: [.mxf], isNear: false, read: MXFEnd.read,
      because:
        "the header states where the footer stands, and elements their lengths (SMPTE ST 377-1, 6 and 7)"),
  ]

  /// Texts whose grammar closes what it opens.
  static let texts: [EndRule] = [
    EndRule(
      name: "xml", types: [.xml, .svg], isNear: false, read: XMLEnd.read,
      forbids: { file, run throws(ReadFailure) in try FilledDocuments.end(XMLEnd.read, file, run) },
      because: "the first element's end tag is the last (XML 1.0, 2.1)"),
    EndRule(
      name: "json", types: [.json], isNear: false, read: TextEnds.json, forbids: FilledDocuments.text,
      because: "brackets are closed (RFC 8259, 2)"),
    EndRule(
      name: "rtf", types: [.rtf], signatures: [Array("{\\rtf".utf8)], isNear: false, read: TextEnds.rtf,
      because: "groups are closed (Rich Text Format 1.9.1)"),
    EndRule(
      name: "cards", types: [.vCard, .iCalendar, .vCalendar], isNear: false, read: TextEnds.card,
      because: "a line ends each object (RFC 6350, RFC 5545)"),
  ]

  /// Formats that end where their bytes do.
  static let undeclared: [EndRule] = [
    EndRule(
      name: "text", types: [.text], read: declaringNone, forbids: FilledDocuments.plainText,
      because: "text goes on as long as there are lines"),
    EndRule(
      name: "elementary-streams",
      types: [
        .mpeg, .mpeg2Video, .mpeg4Visual, .h264Stream, .h265Stream, .dts, .loas, .adif,
        .yuv4mpeg, .presentationGraphics,
      ], read: declaringNone, because: "frames follow each other as long as there are some"),
    EndRule(
      name: "open-streams", types: [.lzma, .compress, .pcap, .pcapNG, .avro, .arrowStream],
      read: declaringNone, because: "parts follow each other as long as there are some"),
  ]

  private static func declaringNone(_ reader: EndReader) -> EndFinding {
    .unknown("nothing: the format declares no end")
  }
}
