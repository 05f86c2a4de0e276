// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgFonts: StaticString = ##"""
    07S0<@0:Y00000000`00009600000000005f02U04B000000\##
    ooo00000Y0\0\171F1F1F1F1e1e1e1e1eP200000P4050Icom.adobe.framemaker-fontFrameMaker font0Mapplication/x-font-framemaker\##
    ooo000P0Y0\0\121=1=1=1B1]1]1]1]1]P200000P4050Dcom.bitstream.speedoSpeedo font03spd0Iapplication/x-font-speedo\##
    ooo00000Y0\0\141<1<1<1<1T1T1T1T1TP200000P4050Fcom.microsoft.dos-fontDOS font0Fapplication/x-font-dos\##
    ooo00000Y0\0\0o1>1>1>1>1]1]1]1]1]P200000P4050Acom.sun.news-fontSunOS NeWS font0Mapplication/x-font-sunos-news\##
    ooo00000Y0\0\0k191919191S1S1S1S1SP200000P4050=org.bsd.vfontBerkeley vfont0Happlication/x-font-vfont\##
    ooo00000Y0\0\0m181818181S1S1S1S1SP200000P4050?org.libgrx.fontLIBGRX font0Iapplication/x-font-libgrx\##
    ooo00000Y0\0\0h1=1=1=1A1W1W1W1W1WP200000P4050:org.tug.gfMETAFONT generic font02gf0Dapplication/x-tex-gf\##
    ooo00000Y0\0\121B1B1B1F1^1^1^1^1^P200000P4050Dorg.tug.virtual-fontTeX virtual font02vf0Fapplication/x-font-tex\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var speedoFont: Self { Self(number: 92172) }
}
