internal import UniformTypes

extension Signature {
  static let movies: [Signature] = [
    Signature(
      "quicktime-moov", "???????? 'moov'", .reads(.quickTimeMovie, ISOBaseMedia.read),
      "QuickTime before brands"),
    Signature(
      "quicktime-mdat", "???????? 'mdat'", .reads(.quickTimeMovie, ISOBaseMedia.read),
      "QuickTime before brands"),
    Signature(
      "quicktime-wide", "00 00 00 08 'wide'", .reads(.quickTimeMovie, ISOBaseMedia.read),
      "QuickTime before brands"),
    Signature(
      "quicktime-free", "???????? 'free'", .reads(.quickTimeMovie, ISOBaseMedia.read),
      "QuickTime before brands"),
    Signature(
      "quicktime-skip", "???????? 'skip'", .reads(.quickTimeMovie, ISOBaseMedia.read),
      "QuickTime before brands"),
    Signature(
      "quicktime-preview", "00 00 00 14 'pnot'", .reads(.quickTimeMovie, ISOBaseMedia.read),
      "QuickTime before brands"),
    Signature(
      "quicktime-picture", "???????? 'idsc'", .asks(.quickTimeImage), "an image description comes first"),
    Signature("ebml", "1A 45 DF A3", .reads(.matroskaVideo, EBML.read), "an EBML header"),
    Signature(
      "asf", "30 26 B2 75 8E 66 CF 11 A6 D9 00 AA 00 62 CE 6C", .reads(.asf, ASF.read),
      "the header object's identifier"),
    Signature("flv", "'FLV' 01", .decides(.flashVideo), "the mark and the only version"),
    Signature("swf", "'FWS'", .reads(.flashMovie, ShortMarks.readFlash), "three letters"),
    Signature("swf-zlib", "'CWS' ?? ?? ?? ?? ?? 78", .decides(.flashMovie), "the mark, then zlib"),
    Signature("swf-lzma", "'ZWS'", .reads(.flashMovie, ShortMarks.readFlash), "three letters"),
    Signature("mpeg-program", "00 00 01 BA", .reads(.mpeg, MPEGStreams.readProgram), "a pack header"),
    Signature("mpeg-video", "00 00 01 B3", .reads(.mpeg, MPEGStreams.readVideo), "a sequence header"),
    Signature("realmedia", "'.RMF' 00 00", .decides(.realMedia), "the mark and a header size"),
    Signature(
      "mxf", "06 0E 2B 34 02 05 01 01 0D 01 02 01 01", .decides(.mxf),
      "a partition pack's key (SMPTE ST 377-1)"),
    Signature("flc", "12 AF", at: 4, .reads(.flic, ShortMarks.readFLIC), "a short mark behind the size"),
    Signature("fli", "11 AF", at: 4, .reads(.flic, ShortMarks.readFLIC), "a short mark behind the size"),
    Signature("yuv4mpeg", "'YUV4MPEG2 '", .decides(.yuv4mpeg), "the first word"),
  ]
}
