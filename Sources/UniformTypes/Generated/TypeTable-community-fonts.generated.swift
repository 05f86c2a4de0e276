// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityFonts: StaticString = ##"""
    0000000000000000000000Ig0000000Y70000MD0000000000[L0000000000000E50VO04T0000OO0CA00000007M000000\##
    0KK0000]:0000TS0>B08l0000000000@50000000Q705g0000000000300_:0<U0000000000000RX0000H40000:c000000\##
    ooo000P0S0V0V0e1717171<1T1T1T1T1T`F9QB0=com.adobe.afmAdobe font metrics03afm0Fapplication/x-font-afm\##
    ooo00000Y0\0\0k1>1>1>1C1C1C1C1C1CP200000P4050=com.adobe.cffCompact Font Format03cff\##
    ooo00000S0V0V0e1919191>1V1V1V1V1VP28P70=com.adobe.pfmPrinter font metrics03pfm0Fapplication/x-font-pfm\##
    ooo00000Y0\0\0l1616161<1O1O1O1O1OP200000P4050>com.amiga.fontAmiga font04font0Afont/x-amiga-font\##
    ooo00000Y0\0\1:1P1P1P1U1g1g1g1g1gP200000P4050Lcom.digitalresearch.codepageDR-DOS code page fonts03cpi0@font/x-drdos-cpi\##
    ooo00000Y0\0\1;1D1D1D1I1b1b1b1b1bP200000P4050Mcom.digitalresearch.gdos-fontGDOS font03fnt0Gapplication/x-font-gdos\##
    ooo00000S0V0V0l19191F1N1N1N1N1N1N`F9QB0Dcom.glyphsapp.glyphsGlyphs sourcetext/x-glyphs06glyphs0=text/x-glyphs\##
    ooo00000Y0\0\181N1N1N1S1c1c1c1c1cP200000P4050Jcom.microsoft.dos-codepageMS-DOS code page fonts03cpi0>font/x-dos-cpi\##
    ooo000P0Y0\0\1=1N2X2X2]3<3<3<3<3<P200000P4050Ocom.microsoft.embedded-opentypeEmbedded OpenTypehttps://www.iana.org/assignments/media-types/application/vnd.ms-fontobject03eot0Mapplication/vnd.ms-fontobject\##
    ooo00000Y0\0\0o1B1B1B1L1d1d1d1d1dP200000P4050Acom.microsoft.fntWindows bitmap font03fon03fnt0Fapplication/x-font-fnt\##
    ooo00000S0V0V0i172F2F2K2o2o2o2o2o`F9QB0Aorg.fontforge.sfdFontForge fonthttps://www.iana.org/assignments/media-types/application/vnd.font-fontforge-sfd03sfd0Rapplication/vnd.font-fontforge-sfd\##
    ooo00000S0V0V0m1A1A1A1F1c1c1c1c1cP28P70Eorg.gnu.grub-keyboardGRUB keyboard layout03gkb0Kapplication/x-grub-keyboard\##
    ooo000P0Y0\0\0n1717171<1T1T1T1T1TP200000P4050@org.gnu.grub-pf2GRUB font03pf20Fapplication/x-font-pf2\##
    ooo000P0Y0\0\0i1;1;1;1A1_1_1_1_1_P200000P4050;org.gnu.psfLinux console font04psfu0Lapplication/x-font-linux-psf03psf03psf\##
    ooo000<0Y0\0\0j131Y1Y1Y1d1d1d1d1dP200000P4050<org.iso.sfntSFNT fonthttps://www.rfc-editor.org/rfc/rfc808109font/sfnt0Eapplication/font-sfnt\##
    ooo00000Y0\0\0l1;1;1;1@1X1X1X1X1XP200000P4050>org.speedo.sfnSFN vector font03sfn0Fapplication/x-font-sfn\##
    ooo00000Y0\0\0h1717171;1Q1Q1Q1Q1QP200000P4050:org.tug.pkTeX packed font02pk0Dapplication/x-tex-pk\##
    ooo00000S0V0V0c131313181k1k1k1k1kP28P70;org.tug.tfmTeX font metrics03tfm0Japplication/x-font-tex-tfm0Eapplication/x-tex-tfm\##
    ooo00000Y0\0\171J1g1g1l1l1l1l1l1l0200@00230m0Iorg.unifiedfontobject.ufoUnified Font Objecthttps://unifiedfontobject.org03ufo\##
    ooo000P0Y0\0\0i111W1W1]2?2?2?2?2?P200000P4050;org.w3.woffWeb fonthttps://www.rfc-editor.org/rfc/rfc808104woff09font/woff0Eapplication/font-woff0Gapplication/x-font-woff\##
    ooo000P0Y0\0\0j141Z1Z1a1m1m1m1m1mP200000P4050<org.w3.woff2Web font 2https://www.rfc-editor.org/rfc/rfc808105woff20:font/woff20Fapplication/font-woff2\##
    ooo000P0Y0\0\0g1A1A1A1F1^1^1^1^1^P200000P40509org.x.bdfBitmap Distribution Format03bdf0Fapplication/x-font-bdf\##
    ooo000P0Y0\0\0g1?1?1?1D1\1\1\1\1\P200000P40509org.x.pcfPortable Compiled Format03pcf0Fapplication/x-font-pcf06pcf.gz05pcf.z03pcf\##
    ooo00000Y0\0\0g1<1<1<1A1Y1Y1Y1Y1YP200000P40509org.x.snfServer Natural Format03snf0Fapplication/x-font-snf\##
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
