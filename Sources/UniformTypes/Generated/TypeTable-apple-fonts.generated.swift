// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleFonts: StaticString = ##"""
    0000000000000000@<0:j00000002g0000000Kf0000000D:0JQ04Z0000000000000GW00000007Y01P0<[0A;000000000\##
    0:2000<0Z0]0]181G1G1G1G1G1G1G1G1GP200000014050Icom.adobe.postscript-fontPostScript font\##
    ooo00000\0_0_1?1]1]1]1]1]1c1c1c1cP200000010440J0Ncom.adobe.postscript-lwfn-fontPostScript Type 1 outline font04LWFN\##
    ooo000P0\0_0b1A1_1_272<2<2<2<2<2<P200000010440J2QE0Mcom.adobe.postscript-pfa-fontPostScript Type 1 outline fontapplication/x-font-type103pfa0Bapplication/x-font0Happlication/x-font-type103gsf\##
    ooo000P0\0_0b1A1_1_272<2<2<2<2<2<P200000010440J2QE0Mcom.adobe.postscript-pfb-fontPostScript Type 1 outline fontapplication/x-font-type103pfb0Bapplication/x-font0Happlication/x-font-type10Efont/x-postscript-pfb\##
    ooo00000Z0]0]161C1C1C1I1I1a1a1a1aP200000014050Gcom.apple.font-suitcasefont suitcase04suit04FFIL04ffil04sfnt04tfil\##
    ooo00001A1D1D1o2G2G2Z2a2a2g2g2g2gP2000000100000000000000000000000000000000000000140@0Ycom.apple.truetype-datafork-suitcase-fontTrueType® datafork fontapplication/x-dfont05dfont04dfon0Capplication/x-dfont0Capplication/x-dfont\##
    080000\0S0V0V0c0g0g0g0g0g0g0g0g0oP28P70;public.fontfont>0;0>0;0\##
    ooo000P1>1A1A1b2E2E2T2Y2Y2Y2Y2Y2YP2000000100000000000000000000000000000000000240?0Opublic.opentype-collection-fontPostScript OpenType collection fontfont/collection03otc0?font/collection03otc\##
    0\1000\0Z0]0`161R1R1R1W1a1g1g1g1gP20000001405=P<0Dpublic.opentype-fontPostScript® OpenType® font03otf08font/otf04OTTO0Kapplication/vnd.ms-opentype0Kapplication/x-font-opentype0Fapplication/x-font-otf0=font/opentype03otf\##
    ooo000P1A1D1D1e2?2?2N2S2S2Y2Y2Y2YP2000000100000000000000000000000000000000000000140@0Opublic.truetype-collection-fontTrueType® collection fontfont/collection03ttc04ttcf0?font/collection\##
    0_0000<0Z0]0`161E1E1E1E1E1E1E1E1EP20000001405=P<0Dpublic.truetype-fontTrueType® font\##
    ooo000P1A1D1D1^2828282=2G2G2G2G2GP2000000100000000000000000000000000000000000000140@0Hpublic.truetype-ttf-fontTrueType® OpenType® font03ttf08font/ttf0Kapplication/x-font-truetype0Fapplication/x-font-ttf0=font/truetype\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var postScriptFontPFA: Self { Self(number: 16401) }
  @inlinable @inline(__always) package static var postScriptFontPFB: Self { Self(number: 16409) }
  @inlinable @inline(__always) package static var font: Self { Self(number: 16389) }
  @inlinable @inline(__always) package static var openTypeCollection: Self { Self(number: 16412) }
  @inlinable @inline(__always) package static var openTypeFont: Self { Self(number: 16399) }
  @inlinable @inline(__always) package static var trueTypeCollection: Self { Self(number: 16406) }
  @inlinable @inline(__always) package static var trueTypeFont: Self { Self(number: 16396) }
}
