internal import MediaMetadata

/// FFmpeg's names of codecs, by the containers' codes.
enum Codecs {
  /// Returns the codecs of pictures, sound and subtitles, each once; a code without a name is returned as is.
  ///
  /// `mp4a` is the codec of tracks with that code, `pcm` the name of uncompressed sound; `originals` maps encrypted codes.
  static func names(
    of tracks: [MediaTrack], mp4a: String = "aac", pcm: String? = nil, originals: [String: String] = [:]
  ) -> [String] {
    var names: [String] = []
    for track in tracks where shown.contains(track.kind) && !track.coding.isEmpty {
      let coding = originals[track.coding] ?? track.coding
      var name = coding == "mp4a" ? mp4a : name(coding)
      if let pcm, track.kind == .audio, uncompressed.contains(track.coding) { name = pcm }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The codes of uncompressed sound, which is named by its depth.
  private static let uncompressed = [
    "1", "3", "fffe", "NONE", "twos", "sowt", "lpcm", "raw ", "in24", "in32", "fl32", "fl64",
  ]

  private static let shown: [MediaTrack.Kind] = [.video, .audio, .picture, .auxiliaryVideo, .subtitle]

  /// Returns the depth of the first picture track, if its codec has only one; else nil.
  static func bitDepth(of tracks: [MediaTrack]) -> Int? {
    guard let first = tracks.first(where: { $0.kind == .video || $0.kind == .picture }) else { return nil }
    return eightBits.contains(name(first.coding)) ? 8 : nil
  }

  private static let eightBits: Set<String> = [
    "mpeg4", "msmpeg4v1", "msmpeg4v2", "msmpeg4v3", "mjpeg", "mjpegb", "h263", "mpeg1video", "wmv1", "wmv2",
    "wmv3", "vc1", "vp8", "theora", "svq1", "svq3", "flv1", "dvvideo", "mpeg2video",
  ]

  static func name(_ coding: String) -> String {
    if let name = named[coding] { return name }
    // Families whose codes have suffixes.
    for row in families where coding.hasPrefix(row.prefix) { return row.name }
    return coding
  }

  private static let named = Dictionary(
    rows.flatMap { row in row.codings.map { ($0, row.name) } }, uniquingKeysWith: { first, _ in first })

  private static let families: [(prefix: String, name: String)] = [
    ("A_AAC", "aac"), ("V_PRORES", "prores"), ("xdv", "mpeg2video"), ("mhm", "mpegh_3d_audio"),
    ("mha", "mpegh_3d_audio"),
  ]

  /// Four-character codes, Matroska's identifiers, and WAVE's numbers in base 16.
  private static let rows: [(name: String, codings: [String])] = [
    ("h264", ["avc1", "avc3", "H264", "h264", "X264", "x264", "DAVC", "V_MPEG4/ISO/AVC", "dva1", "dvav"]),
    ("hevc", ["hvc1", "hev1", "lhv1", "HEVC", "hevc", "dvh1", "dvhe", "V_MPEGH/ISO/HEVC"]),
    ("vvc", ["vvc1", "vvi1"]), ("av1", ["av01", "AV01", "V_AV1", "dav1"]),
    ("vp8", ["vp08", "VP80", "V_VP8"]), ("vp9", ["vp09", "VP90", "V_VP9"]),
    (
      "mpeg4",
      [
        "mp4v", "XVID", "xvid", "DIVX", "divx", "DX50", "FMP4", "MP4V", "M4S2", "3IV2", "V_MPEG4/ISO/ASP",
        "V_MPEG4/ISO/SP",
      ]
    ),
    ("msmpeg4v1", ["MPG4", "MP41"]), ("msmpeg4v2", ["MP42", "DIV2"]),
    ("msmpeg4v3", ["DIV3", "MP43", "DIV4", "DIV5", "V_MPEG4/MS/V3"]),
    ("h263", ["s263", "h263", "H263"]), ("mpeg1video", ["mp1v", "m1v ", "V_MPEG1"]),
    ("mpeg2video", ["mp2v", "m2v1", "V_MPEG2", "hdv1", "hdv2", "hdv3", "xdvc", "mx5p"]),
    ("prores", ["apch", "apcn", "apcs", "apco", "ap4h", "ap4x"]), ("prores_raw", ["aprn", "aprh"]),
    ("mjpeg", ["jpeg", "MJPG", "mjpg", "V_MJPEG", "AVRn", "dmb1"]), ("mjpegb", ["mjpb"]),
    ("svq1", ["SVQ1", "svq1"]), ("svq3", ["SVQ3"]), ("cinepak", ["cvid"]), ("rpza", ["rpza"]),
    ("qtrle", ["rle "]), ("smc", ["smc "]), ("dnxhd", ["AVdn", "AVdh"]),
    ("dvvideo", ["dvc ", "dvcp", "dvpp", "dv5n", "dv5p", "dvsd", "DVSD", "dvh5", "dvh6"]),
    ("theora", ["theora", "V_THEORA"]), ("ffv1", ["FFV1", "V_FFV1"]), ("huffyuv", ["HFYU"]),
    ("wmv1", ["WMV1"]), ("wmv2", ["WMV2"]), ("wmv3", ["WMV3"]), ("vc1", ["WVC1", "vc-1"]),
    ("jpeg2000", ["mjp2", "j2k1"]), ("png", ["png ", "MPNG"]), ("cfhd", ["CFHD"]),
    ("aac", ["mp4a", "aac", "ff", "1600", "1610"]), ("mp3", [".mp3", "mp3", "55", "A_MPEG/L3", "ms\0U"]),
    ("mp2", ["mp2", "50", "A_MPEG/L2", ".mp2"]), ("mp1", ["mp1", "A_MPEG/L1"]),
    ("ac3", ["ac-3", "sac3", "2000", "A_AC3"]), ("eac3", ["ec-3", "A_EAC3"]), ("ac4", ["ac-4"]),
    ("dts", ["dtsc", "dtsh", "dtsl", "dtse", "2001", "A_DTS"]), ("truehd", ["mlpa", "A_TRUEHD"]),
    ("opus", ["Opus", "opus", "A_OPUS"]), ("vorbis", ["vorbis", "A_VORBIS"]), ("speex", ["speex", "spex"]),
    ("flac", ["fLaC", "A_FLAC", "f1ac"]), ("alac", ["alac", "A_ALAC"]),
    ("amr_nb", ["samr"]), ("amr_wb", ["sawb"]), ("qdm2", ["QDM2"]), ("qdmc", ["QDMC"]),
    ("adpcm_ima_qt", ["ima4"]), ("adpcm_ms", ["2", "ms\0\u{2}"]), ("adpcm_ima_wav", ["11", "ms\0\u{11}"]),
    ("pcm_alaw", ["alaw", "ALAW", "6"]), ("pcm_mulaw", ["ulaw", "ULAW", "7"]),
    ("wmav1", ["160"]), ("wmav2", ["161"]), ("wmapro", ["162"]), ("wmalossless", ["163"]),
    ("mace3", ["MAC3"]), ("mace6", ["MAC6"]), ("gsm", ["agsm"]), ("gsm_ms", ["31"]),
    ("wavpack", ["A_WAVPACK4", "WVPK"]), ("tta", ["A_TTA1", "TTA1"]), ("ape", ["APE"]),
    ("adpcm_adx", ["ADX"]),
    ("dsd_lsbf_planar", ["DSD"]), ("flic", ["flc"]), ("rawvideo", ["yuv"]), ("metasound", ["75"]),
    ("wmavoice", ["a"]),
    ("subrip", ["S_TEXT/UTF8", "S_TEXT/ASCII"]), ("ass", ["S_TEXT/ASS", "S_ASS", "S_TEXT/SSA", "S_SSA"]),
    ("webvtt", ["S_TEXT/WEBVTT", "wvtt", "D_WEBVTT/SUBTITLES"]), ("hdmv_pgs_subtitle", ["S_HDMV/PGS"]),
    ("dvd_subtitle", ["S_VOBSUB", "mp4s"]), ("mov_text", ["tx3g", "text", "sbtl"]), ("ttml", ["stpp"]),
    ("eia_608", ["c608"]), ("av1", ["AV1"]),
  ]
}
