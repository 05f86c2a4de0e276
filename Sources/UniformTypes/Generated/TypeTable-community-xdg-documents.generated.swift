// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgDocuments: StaticString = ##"""
    0000000000000Om1>;0000000000000001500000000000000000@H0000000000001e000000000016M1cD188000000000\##
    0H^0000000000000000000000001R:0001LJ1WD0Cg1?W0000000000000000aF00021:000000000000000000000000000\##
    0000000000000B31\Z0001a]00000000022d0000000000000000000000000000000001F=0000000000000000000000lb\##
    0000000Mj0000000000001YA0000000EQ0000g`00000000000019^0iK00000013b1o]0]10000<00000000001NE0000n1\##
    0000001k80000000001Zl1^D0000000000000000000000001CW0000000000000000000000ej0dQ1P@0000000>\1gg000\##
    0000ZU0000000QG0S11<S0000000000000000000000000001B40000000V80001`30000000000000000000TO0Ko1J`000\##
    0000000000000000000000000000000000000000000001n:1Hm0Xi0001Do0_S000000000000000000000000000000000\##
    0000000001l\1GX0000000001280000000000000Fd0000000000000k>0000001US0000000000be0000001iS1;310L000\##
    ooo000P0V0\0\121E1E1E1V2G2G2G2G`20000@8P78PD0Dcom.adobe.framemakerFrameMaker document02fm05frame04book0Japplication/vnd.framemaker0Capplication/x-frame0Capplication/x-maker\##
    ooo00000Q0T0T0e1818181B1\1\1\1\P28P70?com.aportis.docAportisDoc document03pdc03pdb0Happlication/x-aportisdoc\##
    ooo00000X0[0[101>1>1>1B1[1[1[1[`2000000150J0Ccom.applix.graphicsApplix graphic02ag0Gimage/x-applix-graphics\##
    ooo000P0Q0T0T0l1>1>1>1B1d1d1d1d`F9QB0Fcom.applix.spreadsheetApplix spreadsheet02as0Papplication/x-applix-spreadsheet\##
    ooo000P0Q0T0T0f1;1;1;1?1Z1Z1Z1Z`F9QB0@com.applix.wordsApplix Words document02aw0Iapplication/x-applix-word\##
    ooo000P0Q0T0T0d0m0m0m171C1C1C1C`F9QB0>com.arkkra.mupMup score03mup03not0:text/x-mup\##
    ooo00000V0\0\131J1J1J1O1j1j1j1j`20000@8P78PD0Ecom.corel.planperfectPlanPerfect spreadsheet03pln0Iapplication/x-planperfect\##
    ooo000P0Y0b0e1<1S1S1S212f2f2f2f`20000@0028P72Q88PD<QF0Ecom.corel.quattro-proQuattro Pro spreadsheet03wq103wq203wb103wb203wb303qpw0Happlication/x-quattropro0Iapplication/x-quattro-pro0Iapplication/x-quattro-pro\##
    ooo000P0Q0T0T0h1?1?1?1D1k1k1k1kP28P70Bcom.emusic.packageeMusic download package03emp0Uapplication/vnd.emusic-emusic_package\##
    ooo00000V0\0\0n1=1=1=1B23232323`20000@8P78PD0@com.haansoft.hwtHangul template03hwt0Aapplication/x-hwt0Lapplication/vnd.haansoft-hwt\##
    ooo00000Q0T0T0`0m0m0m121J1J1J1JP28P70:com.hp.pclPCL print job03pcl0Fapplication/vnd.hp-pcl\##
    ooo000P0Q0T0T0k1=1=1=1B1Z1Z1Z1Z`F9QB0Ecom.ibm.spss-portableSPSS portable data03por0Fapplication/x-spss-por\##
    ooo00000Q0T0T0d1717171<1N1N1N1N`F9QB0>com.intuit.qifQuicken interchange03qif0@application/x-qw\##
    ooo000P0V0\0\0n1>1>1>1C1Y1Y1Y1Y`20000@8P78PD0@com.lotus.amiproAmi Pro document03sam0Dapplication/x-amipro\##
    ooo000P0V0\0\0o1?1?1?1T2a2a2a2a`20000@8P78PD0Acom.palm.documentPalm OS database03prc03pdb03pqa04oprc0Dapplication/vnd.palm0Kapplication/x-palm-database0Happlication/x-aportisdoc\##
    ooo000P0Q0T0T0i1818181=1T1T1T1T`F9QB0Ccom.qtiplot.projectQtiPlot project03qti0Eapplication/x-qtiplot06qti.gz\##
    ooo00000V0\0\1;1J1J1J1O2L2L2L2L`20000@8P78PD0Mcom.stardivision.chart-binaryStarChart chart03sds0Rapplication/vnd.stardivision.chart0Gapplication/x-starchart\##
    ooo000P0V0\0_1=1M1M1M1R2M2M2M2M`20000@8P78PD<QF0Lcom.stardivision.draw-binaryStarDraw drawing03sda0Qapplication/vnd.stardivision.draw0Fapplication/x-stardraw03sda\##
    ooo00000Q0T0T0k1;1;1;1@1c1c1c1cP28P70Ecom.stardivision.mailStarMail message03smd0Qapplication/vnd.stardivision.mail\##
    ooo00000Q0T0T0i1616161;1O1O1O1O`F9QB0Ccz.software602.t602T602 document036020Bapplication/x-t602\##
    ooo000P0Q0T0T0j1>1>1>1B1\1\1\1\`F9QB0Dedu.cmu.andrew-insetAndrew Toolkit inset02ez0Happlication/andrew-inset\##
    ooo00000Q0T0T0c0o0o0o151I1I1I1I`F9QB0=edu.ucla.tgifTgif drawing04tgif0Bapplication/x-tgif\##
    ooo00000Q0T0T101G1G1G1L1f1f1f1f`F9QB0Jjp.magicpoint.presentationMagicPoint presentation03mgp0Happlication/x-magicpoint\##
    ooo00000V0\0\0j1A1A1A1G1[1[1[1[`20000@8P78PD0<nu.siag.egonEgon Animator animation04egon0Bapplication/x-egon\##
    ooo00000V0\0\151M1M1M1Q1c1c1c1c`20000@8P78PD0Gnu.siag.pathetic-writerPathetic Writer document02pw0@application/x-pw\##
    ooo00000V0\0\0j1:1:1:1@1T1T1T1T`20000@8P78PD0<nu.siag.siagSiag spreadsheet04siag0Bapplication/x-siag\##
    ooo00000Q0T0T0e0k0k0k101?1?1?1?`F9QB0?org.bsdi.setextsetext03etx0=text/x-setext\##
    ooo000P0Q0T0T0m1=1=1=1J2K2K2K2K`F9QB0Gorg.familysearch.gedcomGEDCOM genealogy03ged06gedcom0Ltext/vnd.familysearch.gedcom0Dapplication/x-gedcom0;text/gedcom\##
    ooo000P0V0\0b111<1<1<1A1\1\1\1\`20000@8P78PD0PE9PU0=org.gnome.diaDia diagram03dia0Iapplication/x-dia-diagram\##
    ooo000P0Y0\0\111:1:1:1A1Z1Z1Z1Z`B000000089PU0Corg.gnome.dia-shapeDia shape05shape0Gapplication/x-dia-shape\##
    ooo00000Q0T0T0i121212121>1>1>1>`F9QB0Corg.gnome.help-pageHelp page0:text/htmlh\##
    ooo00000Q0T0T0e141414141D1D1D1D`F9QB0?org.gnu.authorsList of authors0>text/x-authors07authors\##
    ooo00000Q0T0T0g111111111C1C1C1C`F9QB0Aorg.gnu.changelogChange log0@text/x-changelog09changelog0;changelog.*\##
    ooo00000Q0T0T0e121212121B1B1B1B`F9QB0?org.gnu.copyingLicence terms0>text/x-copying07copying09copying.*\##
    ooo00000Q0T0T0e0l0l0l0l1<1<1<1<`F9QB0?org.gnu.creditsCredits0>text/x-credits07credits\##
    ooo00000Q0T0T0e171717171G1G1G1G`F9QB0?org.gnu.installInstallation notes0>text/x-install07install\##
    ooo00000V0\0\0j1>1>1>1D1X1X1X1X`20000@8P78PD0<org.gnu.oleoGNU Oleo spreadsheet04oleo0Bapplication/x-oleo\##
    ooo00000Q0T0T0d0k0k0k0k1:1:1:1:`F9QB0>org.gnu.readmeRead-me0=text/x-readme06readme08readme.*\##
    ooo00001:1=1=1U1c1c1c1h2M2M2M2M`F0000000000000000000000000000000000000000P9P\0Forg.gnu.rejected-patchRejected patch03rej0=text/x-reject0Dapplication/x-reject\##
    ooo00000Q0T0T0h1616161;1S1S1S1SP28P70Borg.graphite.graphGraphite graph03gra0Fapplication/x-graphite\##
    ooo00000Q0T0T0l191919191H1H1H1H`F9QB0Forg.ietf.enriched-textEnriched text0=text/enriched\##
    ooo00000Q0T0T0g121212121>1>1>1>`F9QB0Aorg.ietf.uri-textWeb address0:text/x-uri\##
    ooo00000V0\0\0i1515151:1K1K1K1K`20000@8P78PD0;org.iso.odaODA document03oda0?application/oda\##
    ooo00000Q0T0T0b0o0o0o1:1E1E1E1E`F9QB0<org.iso.sgmlSGML document04sgml03sgm09text/sgml\##
    ooo000P0V0\0e151E1E1E1M1c1c1c1c`20000@8P78PD0PE0Pj0Q=0>org.kde.karbonKarbon14 drawing06karbon0Dapplication/x-karbon\##
    ooo000P0V0\0b121>1>1>1D1Z1Z1Z1Z`20000@8P78PD0Pj0Q=0>org.kde.kchartKChart chart04chrt0Dapplication/x-kchart\##
    ooo00000Q0T0T0m1A1A1A1H1k1k1k1k`F9QB0Gorg.kde.kexi-connectionKexi connection data05kexic0Qapplication/x-kexi-connectiondata\##
    ooo00000Q0T0T0k1@1@1@1G1k1k1k1k`F9QB0Eorg.kde.kexi-shortcutKexi project shortcut05kexis0Rapplication/x-kexiproject-shortcut\##
    ooo00000Q0T0T0j1A1A1A1G1j1j1j1jP28P70Dorg.kde.kexi-sqlite2Kexi project (SQLite 2)04kexi0Qapplication/x-kexiproject-sqlite2\##
    ooo000P1215151K1b1b1b1h3I3I3I3IP2000001000000000000000000000000002<1C0Dorg.kde.kexi-sqlite3Kexi project (SQLite 3)04kexi0Qapplication/x-kexiproject-sqlite30Japplication/x-vnd.kde.kexi0Papplication/x-kexiproject-sqlite\##
    ooo000P0V0\0b141D1D1D1I1a1a1a1a`20000@8P78PD0Pj0Q=0@org.kde.kformulaKFormula formula03kfo0Fapplication/x-kformula\##
    ooo000P0V0\0b181L1L1L1Q1m1m1m1m`20000@8P78PD0Pj0Q=0Dorg.kde.killustratorKIllustrator drawing03kil0Japplication/x-killustrator\##
    ooo000P0V0\0b111A1A1A1F1[1[1[1[`20000@8P78PD0Pj0Q=0=org.kde.kivioKivio flow chart03flw0Capplication/x-kivio\##
    ooo000P0V0\0b131B1B1B1G1^1^1^1^`20000@8P78PD0Pj0Q=0?org.kde.kontourKontour drawing03kon0Eapplication/x-kontour\##
    ooo00000Q0T0T0i1:1:1:1?1Z1Z1Z1ZP28P70Corg.kde.kpovmodelerKPovModeler scene03kpm0Iapplication/x-kpovmodeler\##
    ooo00000Q0T0T0k1B1B1B1B1_1_1_1_P28P70Eorg.kde.kspread-cryptEncrypted KSpread sheet0Kapplication/x-kspread-crypt\##
    ooo00000Q0T0T0k1=1=1=1=1Z1Z1Z1ZP28P70Eorg.kde.ksysv-packageKSysV init package0Kapplication/x-ksysv-package\##
    ooo000P0V0\0b111=1=1=1B1W1W1W1W`20000@8P78PD0Pj0Q=0=org.kde.kugarKugar report03kud0Capplication/x-kugar\##
    ooo00000Q0T0T0i1A1A1A1A1\1\1\1\P28P70Corg.kde.kword-cryptEncrypted KWord document0Iapplication/x-kword-crypt\##
    ooo000P181;1;1R1d1d1d1d2g2g2g2g`B0000000000000000000000000000000000000019Q10Eorg.mozilla.bookmarksNetscape bookmarks0Oapplication/x-mozilla-bookmarks0Papplication/x-netscape-bookmarks\##
    ooo000P0V0\0\0n1>1>1>1C1\1\1\1\`20000@8P78PD0@org.plkr.pluckerPlucker document03pdb0Gapplication/prs.plucker\##
    ooo000P0Y0\0\0m1;1;1;1A1U1U1U1U`B000000089PU0?org.python.xbelXBEL bookmarks04xbel0Bapplication/x-xbel\##
    ooo00000Q0T0T0k1<1<1<1<1T1T1T1TP28P70Eorg.toutdoux.documentToutDoux document0Fapplication/x-toutdoux\##
    ooo00000Q0T0T0i1818181=1N1N1N1N`F9QB0Corg.txt2tags.sourcetxt2tags source03t2t0?text/x-txt2tags\##
    ooo000P0Y0\0\0k1:1:1:1E1S1S1S1S`B000000089PU0=org.w3.xsl-foXSL-FO document02fo05xslfo0<text/x-xslfo\##
    ooo000P0Y0\0\0n1616161;1M1M1M1M`B000000089PU0@org.wapforum.wmlWML deck03wml0@text/vnd.wap.wml\##
    ooo000P0Q0T0T0l1<1<1<1B1Z1Z1Z1Z`N9060Forg.wapforum.wmlscriptWMLScript source04wmls0Ftext/vnd.wap.wmlscript\##
    ooo00000Z0]0]141@1@1@1E1i1i1i1i`20000@00012P]0Eorg.worldwildlife.wwfWWF document03wwf0Aapplication/x-wwf0?application/wwf\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var frameMaker: Self { Self(number: 88185) }
  @inlinable @inline(__always) package static var applixSpreadsheet: Self { Self(number: 88132) }
  @inlinable @inline(__always) package static var applixWords: Self { Self(number: 88109) }
  @inlinable @inline(__always) package static var mup: Self { Self(number: 88170) }
  @inlinable @inline(__always) package static var quattroPro: Self { Self(number: 88096) }
  @inlinable @inline(__always) package static var emusicPackage: Self { Self(number: 88253) }
  @inlinable @inline(__always) package static var spssPortable: Self { Self(number: 88228) }
  @inlinable @inline(__always) package static var amiPro: Self { Self(number: 88252) }
  @inlinable @inline(__always) package static var palmDocument: Self { Self(number: 88243) }
  @inlinable @inline(__always) package static var qtiPlot: Self { Self(number: 88273) }
  @inlinable @inline(__always) package static var starDraw: Self { Self(number: 88183) }
  @inlinable @inline(__always) package static var andrewInset: Self { Self(number: 88313) }
  @inlinable @inline(__always) package static var gedcom: Self { Self(number: 88191) }
  @inlinable @inline(__always) package static var diaDiagram: Self { Self(number: 88318) }
  @inlinable @inline(__always) package static var diaShape: Self { Self(number: 88296) }
  @inlinable @inline(__always) package static var karbon: Self { Self(number: 88272) }
  @inlinable @inline(__always) package static var kChart: Self { Self(number: 88254) }
  @inlinable @inline(__always) package static var kexiProject: Self { Self(number: 88105) }
  @inlinable @inline(__always) package static var kFormula: Self { Self(number: 88309) }
  @inlinable @inline(__always) package static var kIllustrator: Self { Self(number: 88108) }
  @inlinable @inline(__always) package static var kivio: Self { Self(number: 88167) }
  @inlinable @inline(__always) package static var kontour: Self { Self(number: 88198) }
  @inlinable @inline(__always) package static var kugar: Self { Self(number: 88135) }
  @inlinable @inline(__always) package static var mozillaBookmarks: Self { Self(number: 88086) }
  @inlinable @inline(__always) package static var plucker: Self { Self(number: 88222) }
  @inlinable @inline(__always) package static var xbel: Self { Self(number: 88316) }
  @inlinable @inline(__always) package static var xslFormatting: Self { Self(number: 88271) }
  @inlinable @inline(__always) package static var wml: Self { Self(number: 88182) }
  @inlinable @inline(__always) package static var wmlScript: Self { Self(number: 88118) }
}
