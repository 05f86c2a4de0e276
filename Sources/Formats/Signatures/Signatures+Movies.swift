internal import ContainerFormats
internal import UniformTypes

extension Signature {
  static let movies: [Signature] = [
    Signature(
      "quicktime-picture", "???????? 'idsc'", .suggests(.quickTimeImage), "an image description comes first"),
    Signature("avchd-playlist", "'MPLS0' ?? '00'", .decides(.avchdPlaylist), "the mark and a version"),
    Signature(
      "fragment", "???????? 'moof'", .reads(.mediaSegment, ISOBaseMedia.read), "a fragment comes first"),
    Signature(
      "segment-index", "???????? 'sidx'", .reads(.mediaSegment, ISOBaseMedia.read), "an index comes first"),
    Signature("ivf", "'DKIF' 00 00 20 00", .decides(.ivf), "the mark, version 0 and the header's size"),
    Signature(
      "av1-stream", "12 00 0A", .reads(.av1Stream, VideoStreams.readAV1), "a delimiter, then a sequence"),
    Signature("vc-1", "00 00 01 0F", .reads(.vc1, VideoStreams.readVC1), "a sequence header"),
    Signature("dirac", "'BBCD' 00 00 00", .decides(.dirac), "a sequence header and a short offset"),
    Signature(
      "dv-ntsc", "1F 07 00", .reads(.dv, VideoStreams.readDV), "a header block, which needs the next one"),
    Signature("gxf", "00 00 00 00 01 BC ???????? 00 00 00 00 E1 E2", .decides(.gxf), "a map packet's head"),
    Signature("lxf", "'LEITCH' 00 00", .decides(.lxf), "the mark"),
    Signature("nut", "'nut/multimedia container' 00", .decides(.nut), "the identifier in full"),
    Signature("nsv-file", "'NSVf'", .suggests(.nsv), "four letters"),
    Signature("nsv-stream", "'NSVs'", .suggests(.nsv), "four letters"),
    Signature("vivo", "0D 0A 'Version:Vivo/'", .decides(.vivo), "the first line names the format"),
    Signature(
      "vivo-block", "00 ?? 0D 0A 'Version:Vivo/'", .decides(.vivo), "a text block that names the format"),
    Signature(
      "vivo-block-long", "00 ?? ?? 0D 0A 'Version:Vivo/'", .decides(.vivo),
      "a text block that names the format"),
    Signature("bink", "'BIK'", .reads(.bink, GameMovies.readBink), "three letters, which need the header"),
    Signature("bink-2", "'KB2'", .reads(.bink, GameMovies.readBink), "three letters, which need the header"),
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
    Signature("red-1", "'RED1'", at: 4, .decides(.redRaw), "the first atom's name behind its size"),
    Signature("red-2", "'RED2'", at: 4, .decides(.redRaw), "the first atom's name behind its size"),
  ]
}
