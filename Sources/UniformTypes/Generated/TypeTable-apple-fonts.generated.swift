// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleFonts: StaticString = ##"""
    0000000000000000@90:i00000002f0000000K_0000000D60JK04Y0000000000000GR00000007X01P0<Y0A8000000000\##
    0:2000<0Y0\0\171F1F1F1F1F1F1F1F1FP200000P4050Icom.adobe.postscript-fontPostScript font\##
    ooo00000\0_0_1?1]1]1]1]1]1c1c1c1cP200000P00440J0Ncom.adobe.postscript-lwfn-fontPostScript Type 1 outline font04LWFN\##
    ooo000P0\0_0b1A1_1_272<2<2<2<2<2<P200000P00440J2QE0Mcom.adobe.postscript-pfa-fontPostScript Type 1 outline fontapplication/x-font-type103pfa0Bapplication/x-font0Happlication/x-font-type103gsf\##
    ooo000P0\0_0b1A1_1_272<2<2<2<2<2<P200000P00440J2QE0Mcom.adobe.postscript-pfb-fontPostScript Type 1 outline fontapplication/x-font-type103pfb0Bapplication/x-font0Happlication/x-font-type10Efont/x-postscript-pfb\##
    ooo00000Y0\0\151B1B1B1H1H1`1`1`1`P200000P4050Gcom.apple.font-suitcasefont suitcase04suit04FFIL04ffil04sfnt04tfil\##
    ooo00001@1C1C1n2F2F2Y2`2`2f2f2f2fP200000P00000000000000000000000000000000000000@40@0Ycom.apple.truetype-datafork-suitcase-fontTrueType® datafork fontapplication/x-dfont05dfont04dfon0Capplication/x-dfont0Capplication/x-dfont\##
    075000\0S0V0V0c0g0g0g0g0g0g0g0g0oP28P70;public.fontfont>0;0>0;0\##
    ooo000P1=1@1@1a2D2D2S2X2X2X2X2X2XP200000P00000000000000000000000000000000000P40?0Opublic.opentype-collection-fontPostScript OpenType collection fontfont/collection03otc0?font/collection03otc\##
    0[5000\0Y0\0_151Q1Q1Q1V1`1f1f1f1fP200000P405=P<0Dpublic.opentype-fontPostScript® OpenType® font03otf08font/otf04OTTO0Kapplication/vnd.ms-opentype0Kapplication/x-font-opentype0Fapplication/x-font-otf0=font/opentype03otf\##
    ooo000P1@1C1C1d2>2>2M2R2R2X2X2X2XP200000P00000000000000000000000000000000000000@40@0Opublic.truetype-collection-fontTrueType® collection fontfont/collection03ttc04ttcf0?font/collection\##
    0^4000<0Y0\0_151D1D1D1D1D1D1D1D1DP200000P405=P<0Dpublic.truetype-fontTrueType® font\##
    ooo000P1@1C1C1]2727272<2F2F2F2F2FP200000P00000000000000000000000000000000000000@40@0Hpublic.truetype-ttf-fontTrueType® OpenType® font03ttf08font/ttf0Kapplication/x-font-truetype0Fapplication/x-font-ttf0=font/truetype\##
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
