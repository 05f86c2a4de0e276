// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleFonts: StaticString = ##"""
    0000000000000000?l0:a00000002d0000000K40000000CW0Ib04U0000000000000Fl00000007R01P0<O0@a000000000\##
    0:2000<0W0Z0Z151D1D1D1D1D1D1D1DP200000P4050Icom.adobe.postscript-fontPostScript font\##
    ooo00000Z0]0]1=1[1[1[1[1[1a1a1aP200000P00440J0Ncom.adobe.postscript-lwfn-fontPostScript Type 1 outline font04LWFN\##
    ooo000P0Z0]0`1?1]1]252:2:2:2:2:P200000P00440J2QE0Mcom.adobe.postscript-pfa-fontPostScript Type 1 outline fontapplication/x-font-type103pfa0Bapplication/x-font0Happlication/x-font-type103gsf\##
    ooo000P0Z0]0`1?1]1]252:2:2:2:2:P200000P00440J2QE0Mcom.adobe.postscript-pfb-fontPostScript Type 1 outline fontapplication/x-font-type103pfb0Bapplication/x-font0Happlication/x-font-type10Efont/x-postscript-pfb\##
    ooo00000W0Z0Z131@1@1@1F1F1^1^1^P200000P4050Gcom.apple.font-suitcasefont suitcase04suit04FFIL04ffil04sfnt04tfil\##
    ooo00001=1@1@1k2C2C2V2]2]2c2c2cP200000P0000000000000000000000000000000000000440@0Ycom.apple.truetype-datafork-suitcase-fontTrueType® datafork fontapplication/x-dfont05dfont04dfon0Capplication/x-dfont0Capplication/x-dfont\##
    075000\0Q0T0T0a0e0e0e0e0e0e0e0eP28P70;public.fontfont\##
    ooo000P1:1=1=1^2A2A2P2U2U2U2U2UP200000P0000000000000000000000000000000000840?0Opublic.opentype-collection-fontPostScript OpenType collection fontfont/collection03otc0?font/collection\##
    0Z3000\0W0Z0]131O1O1O1T1^1d1d1dP200000P405=P<0Dpublic.opentype-fontPostScript® OpenType® font03otf08font/otf04OTTO0Kapplication/vnd.ms-opentype0Kapplication/x-font-opentype0Fapplication/x-font-otf0=font/opentype\##
    ooo000P1=1@1@1a2;2;2J2O2O2U2U2UP200000P0000000000000000000000000000000000000440@0Opublic.truetype-collection-fontTrueType® collection fontfont/collection03ttc04ttcf0?font/collection\##
    0]2000<0W0Z0]131B1B1B1B1B1B1B1BP200000P405=P<0Dpublic.truetype-fontTrueType® font\##
    ooo000P1=1@1@1Z242424292C2C2C2CP200000P0000000000000000000000000000000000000440@0Hpublic.truetype-ttf-fontTrueType® OpenType® font03ttf08font/ttf0Kapplication/x-font-truetype0Fapplication/x-font-ttf0=font/truetype\##
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
