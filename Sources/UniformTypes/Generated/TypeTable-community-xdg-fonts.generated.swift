// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgFonts: StaticString = ##"""
    07K0<20:M00000000`00008l00000000005`02S04>000000\##
    ooo00000W0Z0Z151D1D1D1D1c1c1c1cP200000P4050Icom.adobe.framemaker-fontFrameMaker font0Mapplication/x-font-framemaker\##
    ooo000P0W0Z0Z101;1;1;1@1[1[1[1[P200000P4050Dcom.bitstream.speedoSpeedo font03spd0Iapplication/x-font-speedo\##
    ooo00000W0Z0Z121:1:1:1:1R1R1R1RP200000P4050Fcom.microsoft.dos-fontDOS font0Fapplication/x-font-dos\##
    ooo00000W0Z0Z0m1<1<1<1<1[1[1[1[P200000P4050Acom.sun.news-fontSunOS NeWS font0Mapplication/x-font-sunos-news\##
    ooo00000W0Z0Z0i171717171Q1Q1Q1QP200000P4050=org.bsd.vfontBerkeley vfont0Happlication/x-font-vfont\##
    ooo00000W0Z0Z0k161616161Q1Q1Q1QP200000P4050?org.libgrx.fontLIBGRX font0Iapplication/x-font-libgrx\##
    ooo00000W0Z0Z0f1;1;1;1?1U1U1U1UP200000P4050:org.tug.gfMETAFONT generic font02gf0Dapplication/x-tex-gf\##
    ooo00000W0Z0Z101@1@1@1D1\1\1\1\P200000P4050Dorg.tug.virtual-fontTeX virtual font02vf0Fapplication/x-font-tex\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var speedoFont: Self { Self(number: 90124) }
}
