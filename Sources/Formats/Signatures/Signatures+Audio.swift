internal import UniformTypes

extension Signature {
  static let audio: [Signature] = [
    Signature("realaudio", "'.ra' FD 00", .decides(.realAudio), "the mark and a version"),
    Signature("voc", "'Creative Voice File' 1A", .decides(.creativeVoice), "twenty bytes of mark"),
    Signature(
      "smaf-contents", "'MMMD' ???????? 'CNTI'", .decides(.smaf), "the mark, and the chunk that comes first"),
    Signature("smaf", "'MMMD'", .asks(.smaf), "four letters"),
    Signature("psid", "'PSID' 00", .decides(.sid), "the mark and a version"),
    Signature("rsid", "'RSID' 00", .decides(.sid), "the mark and a version"),
    Signature("dts-hd", "'DTSHDHDR'", .decides(.dtsHD), "eight letters"),
    Signature("true-hd", "F8 72 6F BA", at: 4, .decides(.trueHD), "the major sync behind the unit's head"),
    Signature("mlp", "F8 72 6F BB", at: 4, .decides(.trueHD), "the major sync behind the unit's head"),
    Signature("ac-4", "AC 40", .reads(.ac4, MPEGAudio.readAC4), "a sync, which needs the next frames"),
    Signature(
      "ac-4-checked", "AC 41", .reads(.ac4, MPEGAudio.readAC4), "a sync, which needs the next frames"),
    Signature("evrc", "'#!EVRC' 0A", .decides(.evrc), "the mark (RFC 3625 §3)"),
    Signature("silk", "'#!SILK_V3'", .decides(.silk), "the mark and version 3"),
    Signature("silk-tencent", "02 '#!SILK_V3'", .decides(.silk), "the mark behind a byte that phones add"),
    Signature("codec-2", "C0 DE C2", .decides(.codec2), "the mark"),
    Signature("xmf", "'XMF_'", .reads(.xmf, GameMusic.readXMF), "four letters, which need a version"),
    Signature("twin-vq", "'TWIN97012000'", .decides(.twinVQ), "the mark and version"),
    Signature(
      "lossless-audio", "'LA0' ??", .reads(.losslessAudio, LosslessAudio.readLA), "letters and a version"),
    Signature("shorten", "'ajkg'", .asks(.shorten), "four letters"),
    Signature("audible", "57 90 75 36", at: 4, .decides(.audibleAA), "the magic number behind the size"),
    Signature("ircam-vax", "64 A3 01 00", .decides(.ircam), "the magic number"),
    Signature("ircam-sun", "64 A3 02 00", .decides(.ircam), "the magic number"),
    Signature("ircam-mips", "64 A3 03 00", .decides(.ircam), "the magic number"),
    Signature("ircam-next", "64 A3 04 00", .decides(.ircam), "the magic number"),
    Signature("bfstm", "'FSTM' FE FF", .decides(.bfstm), "the mark and the byte order"),
    Signature("bfstm-little", "'FSTM' FF FE", .decides(.bfstm), "the mark and the byte order"),
    Signature("bcstm", "'CSTM' FF FE", .decides(.bcstm), "the mark and the byte order"),
    Signature("bcwav", "'CWAV' FF FE", .decides(.bcwav), "the mark and the byte order"),
    Signature("psion-sound", "'ALawSoundFile**' 00", .decides(.psionSound), "the mark in full"),
    Signature("openmg", "'EA3' 01 00 60", .decides(.openMG), "the mark and a header of 96 bytes"),
    Signature("openmg-tag", "'ea3' 03 00 00", .decides(.openMG), "a tag in ID3's manner"),
  ]
}
