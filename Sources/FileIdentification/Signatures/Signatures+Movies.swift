internal import ContainerFormats
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
    Signature("swf", "'FWS'", .reads(.flashMovie, Animations.readFlash), "three letters"),
    Signature("swf-zlib", "'CWS' ?? ?? ?? ?? ?? 78", .decides(.flashMovie), "the mark, then zlib"),
    Signature("swf-lzma", "'ZWS'", .reads(.flashMovie, Animations.readFlash), "three letters"),
    Signature("mpeg-program", "00 00 01 BA", .reads(.mpeg, MPEGStreams.readProgram), "a pack header"),
    Signature("mpeg-video", "00 00 01 B3", .reads(.mpeg, MPEGStreams.readVideo), "a sequence header"),
    Signature(
      "realmedia", "'.RMF' 00 00", .reads(.realMedia, RealMedia.read), "the mark and a header size"),
    Signature(
      "mxf", "06 0E 2B 34 02 05 01 01 0D 01 02 01 01", .decides(.mxf),
      "a partition pack's key (SMPTE ST 377-1)"),
    Signature("avchd-playlist", "'MPLS0' ?? '00'", .decides(.avchdPlaylist), "the mark and a version"),
    Signature("flc", "12 AF", at: 4, .reads(.flic, Animations.readFLIC), "a short mark behind the size"),
    Signature("fli", "11 AF", at: 4, .reads(.flic, Animations.readFLIC), "a short mark behind the size"),
    Signature("yuv4mpeg", "'YUV4MPEG2 '", .decides(.yuv4mpeg), "the first word"),
    Signature(
      "fragment", "???????? 'moof'", .reads(.mediaSegment, ISOBaseMedia.read), "a fragment comes first"),
    Signature(
      "segment-index", "???????? 'sidx'", .reads(.mediaSegment, ISOBaseMedia.read), "an index comes first"),
    Signature("avi-avf", "'AVF0' ???????? 'AVI '", .decides(.avi), "AVI under another first word"),
    Signature("avi-on2", "'ON2 ' ???????? 'ON2f'", .decides(.avi), "AVI under On2's words"),
    Signature("ivf", "'DKIF' 00 00 20 00", .decides(.ivf), "the mark, version 0 and the header's size"),
    Signature(
      "av1-stream", "12 00 0A", .reads(.av1Stream, VideoStreams.readAV1), "a delimiter, then a sequence"),
    Signature("annex-b", "00 00 00 01", .reads(.h264Stream, VideoStreams.readAnnexB), "a long start code"),
    Signature(
      "annex-b-short", "00 00 01", .reads(.h264Stream, VideoStreams.readAnnexB), "a short start code"),
    Signature(
      "mpeg-4-visual", "00 00 01 B0", .reads(.mpeg4Visual, VideoStreams.readMPEG4Visual),
      "a visual sequence"),
    Signature("vc-1", "00 00 01 0F", .reads(.vc1, VideoStreams.readVC1), "a sequence header"),
    Signature("dirac", "'BBCD' 00 00 00", .decides(.dirac), "a sequence header and a short offset"),
    Signature(
      "dv-ntsc", "1F 07 00", .reads(.dv, VideoStreams.readDV), "a header block, which needs the next one"),
    Signature("gxf", "00 00 00 00 01 BC ???????? 00 00 00 00 E1 E2", .decides(.gxf), "a map packet's head"),
    Signature("lxf", "'LEITCH' 00 00", .decides(.lxf), "the mark"),
    Signature("nut", "'nut/multimedia container' 00", .decides(.nut), "the identifier in full"),
    Signature("nsv-file", "'NSVf'", .asks(.nsv), "four letters"),
    Signature("nsv-stream", "'NSVs'", .asks(.nsv), "four letters"),
    Signature("vivo", "0D 0A 'Version:Vivo/'", .decides(.vivo), "the first line names the format"),
    Signature(
      "vivo-block", "00 ?? 0D 0A 'Version:Vivo/'", .decides(.vivo), "a text block that names the format"),
    Signature(
      "vivo-block-long", "00 ?? ?? 0D 0A 'Version:Vivo/'", .decides(.vivo),
      "a text block that names the format"),
    Signature("bink", "'BIK'", .reads(.bink, GameMovies.readBink), "three letters, which need the header"),
    Signature(
      "bink-2", "'KB2'", .reads(.bink, GameMovies.readBink), "three letters, which need the header"),
    Signature(
      "smacker-2", "'SMK2'", .reads(.smacker, GameMovies.readSmacker), "the mark, which needs a size"),
    Signature(
      "smacker-4", "'SMK4'", .reads(.smacker, GameMovies.readSmacker), "the mark, which needs a size"),
    Signature("sgi-movie", "'MOVI' 00", .decides(.sgiMovie), "the mark and a short version"),
    Signature("nuppel-video", "'NuppelVideo' 00", .decides(.nuppelVideo), "the program's name"),
    Signature("mythtv-video", "'MythTVVideo' 00", .decides(.nuppelVideo), "the program's name"),
    Signature(
      "recorded-tv", "B7 D8 00 20 37 49 DA 11 A6 4E 00 07 E9 5E AD 8D", .decides(.recordedTV),
      "the file's identifier"),
    Signature(
      "pgs", "'PG' ???????? ???????? 16 00", .reads(.presentationGraphics, PresentationGraphics.read),
      "a composition segment behind two times, which needs the next segment"),
    Signature("red-1", "'RED1'", at: 4, .decides(.redRaw), "the first atom's name behind its size"),
    Signature("red-2", "'RED2'", at: 4, .decides(.redRaw), "the first atom's name behind its size"),
  ]
}
