// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgFonts: StaticString = ##"""
    07W0<G0:_00000000`00009;00000000005i02V04D000000\##
    ooo00000Z0]0]181G1G1G1G1f1f1f1f1fP200000014050Icom.adobe.framemaker-fontFrameMaker font0Mapplication/x-font-framemaker\##
    ooo000P0Z0]0]131>1>1>1C1^1^1^1^1^P200000014050Dcom.bitstream.speedoSpeedo font03spd0Iapplication/x-font-speedo\##
    ooo00000Z0]0]151=1=1=1=1U1U1U1U1UP200000014050Fcom.microsoft.dos-fontDOS font0Fapplication/x-font-dos\##
    ooo00000Z0]0]101?1?1?1?1^1^1^1^1^P200000014050Acom.sun.news-fontSunOS NeWS font0Mapplication/x-font-sunos-news\##
    ooo00000Z0]0]0l1:1:1:1:1T1T1T1T1TP200000014050=org.bsd.vfontBerkeley vfont0Happlication/x-font-vfont\##
    ooo00000Z0]0]0n191919191T1T1T1T1TP200000014050?org.libgrx.fontLIBGRX font0Iapplication/x-font-libgrx\##
    ooo00000Z0]0]0i1>1>1>1B1X1X1X1X1XP200000014050:org.tug.gfMETAFONT generic font02gf0Dapplication/x-tex-gf\##
    ooo00000Z0]0]131C1C1C1G1_1_1_1_1_P200000014050Dorg.tug.virtual-fontTeX virtual font02vf0Fapplication/x-font-tex\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var speedoFont: Self { Self(number: 102412) }
}
