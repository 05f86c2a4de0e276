// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityFonts: StaticString = ##"""
    0000000000000000000000In0000000YD0000MM0000000000[Z0000000000000E<0V[04T0000OY0CG00000007N000000\##
    0KS0000]I0000T_0>F08n0000000000@:0000000QB05h0000000000300_J0<Y0000000000000Rd0000H;0000:f000000\##
    ooo000P0S0V0V0e1717171<1T1T1T1T1T`F9QB0=com.adobe.afmAdobe font metrics03afm0Fapplication/x-font-afm\##
    ooo00000Z0]0]0l1?1?1?1D1D1D1D1D1DP200000014050=com.adobe.cffCompact Font Format03cff\##
    ooo00000S0V0V0e1919191>1V1V1V1V1VP28P70=com.adobe.pfmPrinter font metrics03pfm0Fapplication/x-font-pfm\##
    ooo00000Z0]0]0m1717171=1P1P1P1P1PP200000014050>com.amiga.fontAmiga font04font0Afont/x-amiga-font\##
    ooo00000Z0]0]1;1Q1Q1Q1V1h1h1h1h1hP200000014050Lcom.digitalresearch.codepageDR-DOS code page fonts03cpi0@font/x-drdos-cpi\##
    ooo00000Z0]0]1<1E1E1E1J1c1c1c1c1cP200000014050Mcom.digitalresearch.gdos-fontGDOS font03fnt0Gapplication/x-font-gdos\##
    ooo00000S0V0V0l19191F1N1N1N1N1N1N`F9QB0Dcom.glyphsapp.glyphsGlyphs sourcetext/x-glyphs06glyphs0=text/x-glyphs\##
    ooo00000Z0]0]191O1O1O1T1d1d1d1d1dP200000014050Jcom.microsoft.dos-codepageMS-DOS code page fonts03cpi0>font/x-dos-cpi\##
    ooo000P0Z0]0]1>1O2Y2Y2^3=3=3=3=3=P200000014050Ocom.microsoft.embedded-opentypeEmbedded OpenTypehttps://www.iana.org/assignments/media-types/application/vnd.ms-fontobject03eot0Mapplication/vnd.ms-fontobject\##
    ooo00000Z0]0]101C1C1C1M1e1e1e1e1eP200000014050Acom.microsoft.fntWindows bitmap font03fon03fnt0Fapplication/x-font-fnt\##
    ooo00000S0V0V0i172F2F2K2o2o2o2o2o`F9QB0Aorg.fontforge.sfdFontForge fonthttps://www.iana.org/assignments/media-types/application/vnd.font-fontforge-sfd03sfd0Rapplication/vnd.font-fontforge-sfd\##
    ooo00000S0V0V0m1A1A1A1F1c1c1c1c1cP28P70Eorg.gnu.grub-keyboardGRUB keyboard layout03gkb0Kapplication/x-grub-keyboard\##
    ooo000P0Z0]0]0o1818181=1U1U1U1U1UP200000014050@org.gnu.grub-pf2GRUB font03pf20Fapplication/x-font-pf2\##
    ooo000P0Z0]0]0j1<1<1<1B1`1`1`1`1`P200000014050;org.gnu.psfLinux console font04psfu0Lapplication/x-font-linux-psf03psf03psf\##
    ooo000<0Z0]0]0k141Z1Z1Z1e1e1e1e1eP200000014050<org.iso.sfntSFNT fonthttps://www.rfc-editor.org/rfc/rfc808109font/sfnt0Eapplication/font-sfnt\##
    ooo00000Z0]0]0m1<1<1<1A1Y1Y1Y1Y1YP200000014050>org.speedo.sfnSFN vector font03sfn0Fapplication/x-font-sfn\##
    ooo00000Z0]0]0i1818181<1R1R1R1R1RP200000014050:org.tug.pkTeX packed font02pk0Dapplication/x-tex-pk\##
    ooo00000S0V0V0c131313181k1k1k1k1kP28P70;org.tug.tfmTeX font metrics03tfm0Japplication/x-font-tex-tfm0Eapplication/x-tex-tfm\##
    ooo00000Y0\0\171J1g1g1l1l1l1l1l1l0200P00430m0Iorg.unifiedfontobject.ufoUnified Font Objecthttps://unifiedfontobject.org03ufo\##
    ooo000P0Z0]0]0j121X1X1^2@2@2@2@2@P200000014050;org.w3.woffWeb fonthttps://www.rfc-editor.org/rfc/rfc808104woff09font/woff0Eapplication/font-woff0Gapplication/x-font-woff\##
    ooo000P0Z0]0]0k151[1[1b1n1n1n1n1nP200000014050<org.w3.woff2Web font 2https://www.rfc-editor.org/rfc/rfc808105woff20:font/woff20Fapplication/font-woff2\##
    ooo000P0Z0]0]0h1B1B1B1G1_1_1_1_1_P2000000140509org.x.bdfBitmap Distribution Format03bdf0Fapplication/x-font-bdf\##
    ooo000P0Z0]0]0h1@1@1@1E1]1]1]1]1]P2000000140509org.x.pcfPortable Compiled Format03pcf0Fapplication/x-font-pcf06pcf.gz05pcf.z03pcf\##
    ooo00000Z0]0]0h1=1=1=1B1Z1Z1Z1Z1ZP2000000140509org.x.snfServer Natural Format03snf0Fapplication/x-font-snf\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var adobeFontMetrics: Self { Self(number: 55346) }
  @inlinable @inline(__always) package static var embeddedOpenType: Self { Self(number: 55338) }
  @inlinable @inline(__always) package static var grubFont: Self { Self(number: 55303) }
  @inlinable @inline(__always) package static var consoleFont: Self { Self(number: 55328) }
  @inlinable @inline(__always) package static var woff: Self { Self(number: 55318) }
  @inlinable @inline(__always) package static var woff2: Self { Self(number: 55306) }
  @inlinable @inline(__always) package static var bitmapFont: Self { Self(number: 55312) }
  @inlinable @inline(__always) package static var compiledFont: Self { Self(number: 55330) }
}
