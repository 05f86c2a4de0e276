// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityFonts: StaticString = ##"""
    0000000000000000000000I30000000Wn0000LG0000000000ZA0000000000000DE0UH04R0000NP0BS00000007G000000\##
    0JU0000[m0000SN0=X08d0000000000?I0000000P605c0000000000300]f0<I0000000000000QU0000GB0000:Y000000\##
    ooo000P0Q0T0T0c1515151:1R1R1R1R`F9QB0=com.adobe.afmAdobe font metrics03afm0Fapplication/x-font-afm\##
    ooo00000W0Z0Z0i1<1<1<1A1A1A1A1AP200000P4050=com.adobe.cffCompact Font Format03cff\##
    ooo00000Q0T0T0c1717171<1T1T1T1TP28P70=com.adobe.pfmPrinter font metrics03pfm0Fapplication/x-font-pfm\##
    ooo00000W0Z0Z0j1414141:1M1M1M1MP200000P4050>com.amiga.fontAmiga font04font0Afont/x-amiga-font\##
    ooo00000W0Z0Z181N1N1N1S1e1e1e1eP200000P4050Lcom.digitalresearch.codepageDR-DOS code page fonts03cpi0@font/x-drdos-cpi\##
    ooo00000W0Z0Z191B1B1B1G1`1`1`1`P200000P4050Mcom.digitalresearch.gdos-fontGDOS font03fnt0Gapplication/x-font-gdos\##
    ooo00000Q0T0T0j1717171?1?1?1?1?`F9QB0Dcom.glyphsapp.glyphsGlyphs source06glyphs\##
    ooo00000W0Z0Z161L1L1L1Q1a1a1a1aP200000P4050Jcom.microsoft.dos-codepageMS-DOS code page fonts03cpi0>font/x-dos-cpi\##
    ooo000P0W0Z0Z1;1L2V2V2[3:3:3:3:P200000P4050Ocom.microsoft.embedded-opentypeEmbedded OpenTypehttps://www.iana.org/assignments/media-types/application/vnd.ms-fontobject03eot0Mapplication/vnd.ms-fontobject\##
    ooo00000W0Z0Z0m1@1@1@1J1b1b1b1bP200000P4050Acom.microsoft.fntWindows bitmap font03fon03fnt0Fapplication/x-font-fnt\##
    ooo00000Q0T0T0g152D2D2I2m2m2m2m`F9QB0Aorg.fontforge.sfdFontForge fonthttps://www.iana.org/assignments/media-types/application/vnd.font-fontforge-sfd03sfd0Rapplication/vnd.font-fontforge-sfd\##
    ooo00000Q0T0T0k1?1?1?1D1a1a1a1aP28P70Eorg.gnu.grub-keyboardGRUB keyboard layout03gkb0Kapplication/x-grub-keyboard\##
    ooo000P0W0Z0Z0l1515151:1R1R1R1RP200000P4050@org.gnu.grub-pf2GRUB font03pf20Fapplication/x-font-pf2\##
    ooo000P0W0Z0Z0g1919191?1]1]1]1]P200000P4050;org.gnu.psfLinux console font04psfu0Lapplication/x-font-linux-psf03psf\##
    ooo000<0W0Z0Z0h111W1W1W1b1b1b1bP200000P4050<org.iso.sfntSFNT fonthttps://www.rfc-editor.org/rfc/rfc808109font/sfnt0Eapplication/font-sfnt\##
    ooo00000W0Z0Z0j1919191>1V1V1V1VP200000P4050>org.speedo.sfnSFN vector font03sfn0Fapplication/x-font-sfn\##
    ooo00000W0Z0Z0f151515191O1O1O1OP200000P4050:org.tug.pkTeX packed font02pk0Dapplication/x-tex-pk\##
    ooo00000Q0T0T0a111111161i1i1i1iP28P70;org.tug.tfmTeX font metrics03tfm0Japplication/x-font-tex-tfm0Eapplication/x-tex-tfm\##
    ooo00000W0Z0Z151H1e1e1j1j1j1j1j0200@00230m0Iorg.unifiedfontobject.ufoUnified Font Objecthttps://unifiedfontobject.org03ufo\##
    ooo000P0W0Z0Z0g0o1U1U1[2=2=2=2=P200000P4050;org.w3.woffWeb fonthttps://www.rfc-editor.org/rfc/rfc808104woff09font/woff0Eapplication/font-woff0Gapplication/x-font-woff\##
    ooo000P0W0Z0Z0h121X1X1_1k1k1k1kP200000P4050<org.w3.woff2Web font 2https://www.rfc-editor.org/rfc/rfc808105woff20:font/woff20Fapplication/font-woff2\##
    ooo000P0W0Z0Z0e1?1?1?1D1\1\1\1\P200000P40509org.x.bdfBitmap Distribution Format03bdf0Fapplication/x-font-bdf\##
    ooo000P0W0Z0Z0e1=1=1=1B1Z1Z1Z1ZP200000P40509org.x.pcfPortable Compiled Format03pcf0Fapplication/x-font-pcf06pcf.gz05pcf.z\##
    ooo00000W0Z0Z0e1:1:1:1?1W1W1W1WP200000P40509org.x.snfServer Natural Format03snf0Fapplication/x-font-snf\##
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
