internal import UniformTypes

extension Signature {
  /// Music of game consoles and home computers: programs and logs for their sound chips.
  static let gameMusic: [Signature] = [
    Signature("nsf", "'NESM' 1A", .decides(.nsf), "the mark"),
    Signature("nsfe", "'NSFE'", .asks(.nsf), "four letters"),
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
    Signature("kss", "'KSCC'", .asks(.kss), "four letters"),
    Signature("kss-x", "'KSSX'", .asks(.kss), "four letters"),
    Signature("gym", "'GYMX'", .asks(.gym), "four letters"),
  ]
}
