internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

// Format definitions for movies in FLIC, YUV4MPEG, RealMedia, Flash and MXF.
extension FileFormat {
  static let flic = FileFormat(
    "flic", types: [.flic],
    signatures: [
      Signature("flc", "12 AF", at: 4, .reads(.flic, Animations.readFLIC), "a short mark behind the size"),
      Signature("fli", "11 AF", at: 4, .reads(.flic, Animations.readFLIC), "a short mark behind the size"),
    ],
    medium: .movie,
    metadata: .headers(OldMovies.readFLIC),
    mandatoryMarks: [(.flic, "AF11 or AF12 behind the size")],
    because: "frames, and the time for each")

  static let yuv4mpeg = FileFormat(
    "yuv4mpeg", types: [.yuv4mpeg],
    signatures: [Signature("yuv4mpeg", "'YUV4MPEG2 '", .decides(.yuv4mpeg), "the first word")],
    medium: .movie,
    metadata: .headers(OldMovies.readYUV4MPEG),
    completeness: CompletenessCheck(
      read: Completeness.noDeclaredEnd, because: "frames follow each other as long as there are some"),
    because: "one line of parameters")

  static let realmedia = FileFormat(
    "realmedia", types: [.realMedia],
    signatures: [
      Signature("realmedia", "'.RMF' 00 00", .reads(.realMedia, RealMedia.read), "the mark and a header size")
    ],
    completeness: CompletenessCheck(
      prefixes: [Array(".RMF".utf8)], isCheap: false, read: SoundCompleteness.realMedia,
      because: "chunks state their sizes, and the header the place of the index"))

  static let flash = FileFormat(
    "flash", types: [.flashVideo],
    signatures: [Signature("flv", "'FLV' 01", .decides(.flashVideo), "the mark and the only version")],
    medium: .movie,
    metadata: .headers(FlashMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readFlash() },
    completeness: CompletenessCheck(
      prefixes: [Array("FLV".utf8)], read: MovieStreamCompleteness.flash,
      because: "each tag's length follows it"),
    because: "tags of version 1")

  static let swf = FileFormat(
    "swf", types: [.flashMovie],
    signatures: [
      Signature("swf", "'FWS'", .reads(.flashMovie, Animations.readFlash), "three letters"),
      Signature("swf-zlib", "'CWS' ?? ?? ?? ?? ?? 78", .decides(.flashMovie), "the mark, then zlib"),
      Signature("swf-lzma", "'ZWS'", .reads(.flashMovie, Animations.readFlash), "three letters"),
    ],
    completeness: CompletenessCheck(
      prefixes: [Array("FWS".utf8), Array("CWS".utf8), Array("ZWS".utf8)], isCheap: false,
      read: MovieStreamCompleteness.flashMovie,
      because: "the header states the length, or packed data end with a checksum"))

  static let mxf = FileFormat(
    "mxf", types: [.mxf],
    signatures: [
      Signature(
        "mxf", "06 0E 2B 34 02 05 01 01 0D 01 02 01 01", .decides(.mxf),
        "a partition pack's key (SMPTE ST 377-1)")
    ],
    completeness: CompletenessCheck(
      isCheap: false, read: MXFCompleteness.read,
      because:
        "the header states where the footer stands, and elements their lengths (SMPTE ST 377-1, 6 and 7)"))
}
