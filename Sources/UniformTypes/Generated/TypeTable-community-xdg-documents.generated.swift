// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgDocuments: StaticString = ##"""
    0000000000000PI1?S00000000000000016<0000000000000000@L0000000000001g700000000017[1eI19H000000000\##
    0I40000000000000000000000001Sl0001N61Y;0D31A10000000000000000b>000238000000000000000000000000000\##
    0000000000000B91^W0001c`00000000024d0000000000000000000000000000000001Ga0000000000000000000000ml\##
    0000000ND0000000000001[:0000000Ec0000hd0000000000001;00jQ00000014l21a0]e0000<00000000001P30000o=\##
    0000001m>0000000001\g1`C0000000000000000000000001E70000000000000000000000fl0eQ1R00000000>^1j1000\##
    0000[G0000000Qe0SQ1=i0000000000000000000000000001CR0000000V\0001b40000000000000000000U10LG1LJ000\##
    00000000000000000000000000000000000000000000020D1JU0YT0001FQ0`I000000000000000000000000000000000\##
    0000000001nd1I>00000000013H0000000000000G80000000000000lF0000001WH0000000000c_0000001k_1<G11Z000\##
    ooo000P0X0^0^141G1G1G1X2I2I2I2I2I`20000P8P78PD0Dcom.adobe.framemakerFrameMaker document02fm05frame04book0Japplication/vnd.framemaker0Capplication/x-frame0Capplication/x-maker\##
    ooo00000S0V0V0g1:1:1:1D1^1^1^1^1^P28P70?com.aportis.docAportisDoc document03pdc03pdb0Happlication/x-aportisdoc\##
    ooo00000Z0]0]121@1@1@1D1]1]1]1]1]`2000000250J0Ccom.applix.graphicsApplix graphic02ag0Gimage/x-applix-graphics\##
    ooo000P0S0V0V0n1@1@1@1D1f1f1f1f1f`F9QB0Fcom.applix.spreadsheetApplix spreadsheet02as0Papplication/x-applix-spreadsheet02as\##
    ooo000P0S0V0V0h1=1=1=1A1\1\1\1\1\`F9QB0@com.applix.wordsApplix Words document02aw0Iapplication/x-applix-word02aw\##
    ooo000P0S0V0V0f0o0o0o191E1E1E1E1E`F9QB0>com.arkkra.mupMup score03mup03not0:text/x-mup\##
    ooo00000X0^0^151L1L1L1Q1l1l1l1l1l`20000P8P78PD0Ecom.corel.planperfectPlanPerfect spreadsheet03pln0Iapplication/x-planperfect\##
    ooo000P0[0d0g1>1U1U1U232h2h2h2h2h`20000P0048P72Q88PD<QF0Ecom.corel.quattro-proQuattro Pro spreadsheet03wq103wq203wb103wb203wb303qpw0Happlication/x-quattropro0Iapplication/x-quattro-pro0Iapplication/x-quattro-pro\##
    ooo000P0S0V0V0j1A1A1A1F1m1m1m1m1mP28P70Bcom.emusic.packageeMusic download package03emp0Uapplication/vnd.emusic-emusic_package\##
    ooo00000X0^0^101?1?1?1D2525252525`20000P8P78PD0@com.haansoft.hwtHangul template03hwt0Aapplication/x-hwt0Lapplication/vnd.haansoft-hwt\##
    ooo00000S0V0V0b0o0o0o141L1L1L1L1LP28P70:com.hp.pclPCL print job03pcl0Fapplication/vnd.hp-pcl\##
    ooo000P0S0V0V0m1?1?1?1D1\1\1\1\1\`F9QB0Ecom.ibm.spss-portableSPSS portable data03por0Fapplication/x-spss-por\##
    ooo00000S0V0V0f1919191>1P1P1P1P1P`F9QB0>com.intuit.qifQuicken interchange03qif0@application/x-qw\##
    ooo000P0X0^0^101@1@1@1E1[1[1[1[1[`20000P8P78PD0@com.lotus.amiproAmi Pro document03sam0Dapplication/x-amipro\##
    ooo000P0X0^0^111A1A1A1V2c2c2c2c2c`20000P8P78PD0Acom.palm.documentPalm OS database03prc03pdb03pqa04oprc0Dapplication/vnd.palm0Kapplication/x-palm-database0Happlication/x-aportisdoc03prc\##
    ooo000P0S0V0V0k1:1:1:1?1V1V1V1V1V`F9QB0Ccom.qtiplot.projectQtiPlot project03qti0Eapplication/x-qtiplot06qti.gz03qti\##
    ooo00000X0^0^1=1L1L1L1Q2N2N2N2N2N`20000P8P78PD0Mcom.stardivision.chart-binaryStarChart chart03sds0Rapplication/vnd.stardivision.chart0Gapplication/x-starchart\##
    ooo000P0X0^0a1?1O1O1O1T2O2O2O2O2O`20000P8P78PD<QF0Lcom.stardivision.draw-binaryStarDraw drawing03sda0Qapplication/vnd.stardivision.draw0Fapplication/x-stardraw03sda\##
    ooo00000S0V0V0m1=1=1=1B1e1e1e1e1eP28P70Ecom.stardivision.mailStarMail message03smd0Qapplication/vnd.stardivision.mail\##
    ooo00000S0V0V0k1818181=1Q1Q1Q1Q1Q`F9QB0Ccz.software602.t602T602 document036020Bapplication/x-t602\##
    ooo000P0S0V0V0l1@1@1@1D1^1^1^1^1^`F9QB0Dedu.cmu.andrew-insetAndrew Toolkit inset02ez0Happlication/andrew-inset02ez\##
    ooo00000S0V0V0e111111171K1K1K1K1K`F9QB0=edu.ucla.tgifTgif drawing04tgif0Bapplication/x-tgif\##
    ooo00000S0V0V121I1I1I1N1h1h1h1h1h`F9QB0Jjp.magicpoint.presentationMagicPoint presentation03mgp0Happlication/x-magicpoint\##
    ooo00000X0^0^0l1C1C1C1I1]1]1]1]1]`20000P8P78PD0<nu.siag.egonEgon Animator animation04egon0Bapplication/x-egon\##
    ooo00000X0^0^171O1O1O1S1e1e1e1e1e`20000P8P78PD0Gnu.siag.pathetic-writerPathetic Writer document02pw0@application/x-pw\##
    ooo00000X0^0^0l1<1<1<1B1V1V1V1V1V`20000P8P78PD0<nu.siag.siagSiag spreadsheet04siag0Bapplication/x-siag\##
    ooo00000S0V0V0g0m0m0m121A1A1A1A1A`F9QB0?org.bsdi.setextsetext03etx0=text/x-setext\##
    ooo000P0S0V0V0o1?1?1?1L2M2M2M2M2M`F9QB0Gorg.familysearch.gedcomGEDCOM genealogy03ged06gedcom0Ltext/vnd.familysearch.gedcom0Dapplication/x-gedcom0;text/gedcom\##
    ooo000P0X0^0d131>1>1>1C1^1^1^1^1^`20000P8P78PD0PE9PU0=org.gnome.diaDia diagram03dia0Iapplication/x-dia-diagram\##
    ooo000P0S0V0V0k1414141;1T1T1T1T1T`b9PU0Corg.gnome.dia-shapeDia shape05shape0Gapplication/x-dia-shape\##
    ooo00000S0V0V0k141414141@1@1@1@1@`F9QB0Corg.gnome.help-pageHelp page0:text/htmlh\##
    ooo00000S0V0V0g161616161F1F1F1F1F`F9QB0?org.gnu.authorsList of authors0>text/x-authors07authors\##
    ooo00000S0V0V0i131313131E1E1E1E1E`F9QB0Aorg.gnu.changelogChange log0@text/x-changelog09changelog0;changelog.*\##
    ooo00000S0V0V0g141414141D1D1D1D1D`F9QB0?org.gnu.copyingLicence terms0>text/x-copying07copying09copying.*\##
    ooo00000S0V0V0g0n0n0n0n1>1>1>1>1>`F9QB0?org.gnu.creditsCredits0>text/x-credits07credits\##
    ooo00000S0V0V0g191919191I1I1I1I1I`F9QB0?org.gnu.installInstallation notes0>text/x-install07install\##
    ooo00000X0^0^0l1@1@1@1F1Z1Z1Z1Z1Z`20000P8P78PD0<org.gnu.oleoGNU Oleo spreadsheet04oleo0Bapplication/x-oleo\##
    ooo00000S0V0V0f0m0m0m0m1<1<1<1<1<`F9QB0>org.gnu.readmeRead-me0=text/x-readme06readme08readme.*\##
    ooo00001>1A1A1Y1g1g1g1l2Q2Q2Q2Q2Q`F00000000000000000000000000000000000000000089P\0Forg.gnu.rejected-patchRejected patch03rej0=text/x-reject0Dapplication/x-reject\##
    ooo00000S0V0V0j1818181=1U1U1U1U1UP28P70Borg.graphite.graphGraphite graph03gra0Fapplication/x-graphite\##
    ooo00000S0V0V0n1;1;1;1;1J1J1J1J1J`F9QB0Forg.ietf.enriched-textEnriched text0=text/enriched\##
    ooo00000S0V0V0i141414141@1@1@1@1@`F9QB0Aorg.ietf.uri-textWeb address0:text/x-uri\##
    ooo00000X0^0^0k1717171<1M1M1M1M1M`20000P8P78PD0;org.iso.odaODA document03oda0?application/oda\##
    ooo00000S0V0V0d1111111<1G1G1G1G1G`F9QB0<org.iso.sgmlSGML document04sgml03sgm09text/sgml\##
    ooo000P0X0^0g171G1G1G1O1e1e1e1e1e`20000P8P78PD0PE0Pj0Q=0>org.kde.karbonKarbon14 drawing06karbon0Dapplication/x-karbon\##
    ooo000P0X0^0d141@1@1@1F1\1\1\1\1\`20000P8P78PD0Pj0Q=0>org.kde.kchartKChart chart04chrt0Dapplication/x-kchart\##
    ooo00000S0V0V0o1C1C1C1J1m1m1m1m1m`F9QB0Gorg.kde.kexi-connectionKexi connection data05kexic0Qapplication/x-kexi-connectiondata\##
    ooo00000S0V0V0m1B1B1B1I1m1m1m1m1m`F9QB0Eorg.kde.kexi-shortcutKexi project shortcut05kexis0Rapplication/x-kexiproject-shortcut\##
    ooo00000S0V0V0l1C1C1C1I1l1l1l1l1lP28P70Dorg.kde.kexi-sqlite2Kexi project (SQLite 2)04kexi0Qapplication/x-kexiproject-sqlite2\##
    ooo000P1518181N1e1e1e1k3L3L3L3L3LP20000020000000000000000000000000004<1C0Dorg.kde.kexi-sqlite3Kexi project (SQLite 3)04kexi0Qapplication/x-kexiproject-sqlite30Japplication/x-vnd.kde.kexi0Papplication/x-kexiproject-sqlite\##
    ooo000P0X0^0d161F1F1F1K1c1c1c1c1c`20000P8P78PD0Pj0Q=0@org.kde.kformulaKFormula formula03kfo0Fapplication/x-kformula\##
    ooo000P0X0^0d1:1N1N1N1S1o1o1o1o1o`20000P8P78PD0Pj0Q=0Dorg.kde.killustratorKIllustrator drawing03kil0Japplication/x-killustrator\##
    ooo000P0X0^0d131C1C1C1H1]1]1]1]1]`20000P8P78PD0Pj0Q=0=org.kde.kivioKivio flow chart03flw0Capplication/x-kivio\##
    ooo000P0X0^0d151D1D1D1I1`1`1`1`1``20000P8P78PD0Pj0Q=0?org.kde.kontourKontour drawing03kon0Eapplication/x-kontour\##
    ooo00000S0V0V0k1<1<1<1A1\1\1\1\1\P28P70Corg.kde.kpovmodelerKPovModeler scene03kpm0Iapplication/x-kpovmodeler\##
    ooo00000S0V0V0m1D1D1D1D1a1a1a1a1aP28P70Eorg.kde.kspread-cryptEncrypted KSpread sheet0Kapplication/x-kspread-crypt\##
    ooo00000S0V0V0m1?1?1?1?1\1\1\1\1\P28P70Eorg.kde.ksysv-packageKSysV init package0Kapplication/x-ksysv-package\##
    ooo000P0X0^0d131?1?1?1D1Y1Y1Y1Y1Y`20000P8P78PD0Pj0Q=0=org.kde.kugarKugar report03kud0Capplication/x-kugar\##
    ooo00000S0V0V0k1C1C1C1C1^1^1^1^1^P28P70Corg.kde.kword-cryptEncrypted KWord document0Iapplication/x-kword-crypt\##
    ooo000P1;1>1>1U1g1g1g1g2j2j2j2j2j`B00000000000000000000000000000000000000029Q10Eorg.mozilla.bookmarksNetscape bookmarks0Oapplication/x-mozilla-bookmarks0Papplication/x-netscape-bookmarks\##
    ooo000P0X0^0^101@1@1@1E1^1^1^1^1^`20000P8P78PD0@org.plkr.pluckerPlucker document03pdb0Gapplication/prs.plucker\##
    ooo000P0S0V0V0g1515151;1O1O1O1O1O`b9PU0?org.python.xbelXBEL bookmarks04xbel0Bapplication/x-xbel\##
    ooo00000S0V0V0m1>1>1>1>1V1V1V1V1VP28P70Eorg.toutdoux.documentToutDoux document0Fapplication/x-toutdoux\##
    ooo00000S0V0V0k1:1:1:1?1P1P1P1P1P`F9QB0Corg.txt2tags.sourcetxt2tags source03t2t0?text/x-txt2tags\##
    ooo000P0S0V0V0e1414141?1M1M1M1M1M`b9PU0=org.w3.xsl-foXSL-FO document02fo05xslfo0<text/x-xslfo\##
    ooo000P0S0V0V0h101010151G1G1G1G1G`b9PU0@org.wapforum.wmlWML deck03wml0@text/vnd.wap.wml\##
    ooo000P0S0V0V0n1>1>1>1D1\1\1\1\1\`N9060Forg.wapforum.wmlscriptWMLScript source04wmls0Ftext/vnd.wap.wmlscript\##
    ooo00000\0_0_161B1B1B1G1k1k1k1k1k`20000P00012P]0Eorg.worldwildlife.wwfWWF document03wwf0Aapplication/x-wwf0?application/wwf\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var frameMaker: Self { Self(number: 100473) }
  @inlinable @inline(__always) package static var applixSpreadsheet: Self { Self(number: 100420) }
  @inlinable @inline(__always) package static var applixWords: Self { Self(number: 100397) }
  @inlinable @inline(__always) package static var mup: Self { Self(number: 100458) }
  @inlinable @inline(__always) package static var quattroPro: Self { Self(number: 100384) }
  @inlinable @inline(__always) package static var emusicPackage: Self { Self(number: 100541) }
  @inlinable @inline(__always) package static var spssPortable: Self { Self(number: 100516) }
  @inlinable @inline(__always) package static var amiPro: Self { Self(number: 100540) }
  @inlinable @inline(__always) package static var palmDocument: Self { Self(number: 100531) }
  @inlinable @inline(__always) package static var qtiPlot: Self { Self(number: 100561) }
  @inlinable @inline(__always) package static var starDraw: Self { Self(number: 100471) }
  @inlinable @inline(__always) package static var andrewInset: Self { Self(number: 100601) }
  @inlinable @inline(__always) package static var gedcom: Self { Self(number: 100479) }
  @inlinable @inline(__always) package static var diaDiagram: Self { Self(number: 100606) }
  @inlinable @inline(__always) package static var diaShape: Self { Self(number: 100584) }
  @inlinable @inline(__always) package static var karbon: Self { Self(number: 100560) }
  @inlinable @inline(__always) package static var kChart: Self { Self(number: 100542) }
  @inlinable @inline(__always) package static var kexiProject: Self { Self(number: 100393) }
  @inlinable @inline(__always) package static var kFormula: Self { Self(number: 100597) }
  @inlinable @inline(__always) package static var kIllustrator: Self { Self(number: 100396) }
  @inlinable @inline(__always) package static var kivio: Self { Self(number: 100455) }
  @inlinable @inline(__always) package static var kontour: Self { Self(number: 100486) }
  @inlinable @inline(__always) package static var kugar: Self { Self(number: 100423) }
  @inlinable @inline(__always) package static var mozillaBookmarks: Self { Self(number: 100374) }
  @inlinable @inline(__always) package static var plucker: Self { Self(number: 100510) }
  @inlinable @inline(__always) package static var xbel: Self { Self(number: 100604) }
  @inlinable @inline(__always) package static var xslFormatting: Self { Self(number: 100559) }
  @inlinable @inline(__always) package static var wml: Self { Self(number: 100470) }
  @inlinable @inline(__always) package static var wmlScript: Self { Self(number: 100406) }
}
