internal import UniformTypes

extension Signature {
  static let audio: [Signature] = [
    Signature("realaudio", "'.ra' FD 00", .decides(.realAudio), "the mark and a version"),
    Signature("voc", "'Creative Voice File' 1A", .decides(.creativeVoice), "twenty bytes of mark"),
    Signature(
      "smaf-contents", "'MMMD' ???????? 'CNTI'", .decides(.smaf), "the mark, and the chunk that comes first"),
    Signature("smaf", "'MMMD'", .suggests(.smaf), "four letters"),
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
    Signature("shorten", "'ajkg'", .suggests(.shorten), "four letters"),
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

  /// Signatures of music for game consoles and home computers: programs and logs for their sound chips.
  static let gameMusic: [Signature] = [
    Signature("nsf", "'NESM' 1A", .decides(.nsf), "the mark"),
    Signature("nsfe", "'NSFE'", .suggests(.nsf), "four letters"),
    Signature("spc", "'SNES-SPC700 Sound File Data'", .decides(.spc), "the name in full"),
    Signature("vgm", "'Vgm '", .reads(.vgm, GameMusic.readVGM), "four letters, which need a version"),
    Signature("gbs", "'GBS' 01", .decides(.gbs), "the mark and version 1"),
    Signature("psf-sound", "'PSF'", .reads(.psf, GameMusic.readPSF), "three letters and a console's number"),
    Signature("sap", "'SAP' 0D 0A", .decides(.sap), "the first line"),
    Signature("ahx-0", "'THX' 00", .decides(.ahx), "the mark and version 0"),
    Signature("ahx-1", "'THX' 01", .decides(.ahx), "the mark and version 1"),
    Signature("hively", "'HVL' 00", .decides(.ahx), "HivelyTracker's mark and version 0"),
    Signature("hively-1", "'HVL' 01", .decides(.ahx), "HivelyTracker's mark and version 1"),
    Signature("ym-5", "'YM5!LeOnArD!'", .decides(.ym), "twelve characters of mark"),
    Signature("ym-6", "'YM6!LeOnArD!'", .decides(.ym), "twelve characters of mark"),
    Signature("ay", "'ZXAYEMUL'", .decides(.ay), "eight letters"),
    Signature("hes", "'HESM' 00", .decides(.hes), "the mark and version 0"),
    Signature("kss", "'KSCC'", .suggests(.kss), "four letters"),
    Signature("kss-x", "'KSSX'", .suggests(.kss), "four letters"),
    Signature("gym", "'GYMX'", .suggests(.gym), "four letters"),
  ]

  static let trackers: [Signature] = [
    Signature("mo3", "'MO3'", .reads(.mo3, Trackers.readMO3), "three letters and a version"),
    Signature("multi-tracker", "'MTM' 10", .decides(.trackerOther), "the mark and version 1.0"),
    Signature("ultra-tracker", "'MAS_UTrack_V00'", .decides(.trackerOther), "fourteen characters of mark"),
    Signature("oktalyzer", "'OKTASONG'", .decides(.trackerOther), "eight letters"),
    Signature("farandole", "'FAR' FE", .decides(.trackerOther), "the mark"),
    Signature("octamed", "'MMD'", .reads(.trackerOther, Trackers.readOctaMED), "three letters and a version"),
    Signature("digi-booster-pro", "'DBM0'", .suggests(.trackerOther), "four letters"),
    Signature("digi-booster", "'DIGI Booster module' 00", .decides(.trackerOther), "the program's name"),
    Signature("poly-tracker", "'PTMF'", at: 44, .decides(.trackerOther), "the mark behind the title"),
    Signature("unreal-music", "C1 83 2A 9E", .suggests(.trackerOther), "a package of the Unreal engine"),
    Signature("asylum", "'ASYLUM Music Format V1.0' 00", .decides(.trackerOther), "the name in full"),
    Signature("dsmi", "'AMF'", .reads(.trackerOther, Trackers.readDSMI), "three letters and a version"),
    Signature("general-digimusic", "'GDM' FE", .decides(.trackerOther), "the mark"),
    Signature("imago-orpheus", "'IM10'", at: 60, .decides(.trackerOther), "the mark behind the title"),
    Signature("epic-megagames", "'PSM' FE", .decides(.trackerOther), "the mark of MASI's first form"),
    Signature("mad-tracker", "'MT20'", .suggests(.trackerOther), "four letters"),
    Signature("digitrakker", "'DMDL'", .suggests(.trackerOther), "four letters"),
    Signature(
      "fast-tracker-instrument", "'Extended Instrument: '", .decides(.trackerInstrument), "the name in full"),
    Signature(
      "scream-tracker-2-capitals", "'!SCREAM!' 1A 02", at: 20, .decides(.screamTracker2), "the tracker's name"
    ),
    Signature(
      "scream-tracker-2", "'!Scream!' 1A 02", at: 20, .decides(.screamTracker2), "the tracker's name"),
    Signature(
      "scream-tracker-2-converted", "'BMOD2STM' 1A 02", at: 20, .decides(.screamTracker2), "the converter"),
  ]
}
