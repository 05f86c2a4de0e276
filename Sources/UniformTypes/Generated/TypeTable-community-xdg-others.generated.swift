// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgOthers: StaticString = ##"""
    00000013e0000001OI0_90n[00000000000015S0000000001?g1UW0000001\k1F_0001JC1Q50000000Zm0gj0000000\^\##
    1Ka0000001AJ1[G1270000kI0HZ0O11Do0000000000000000J=0000DZ0<e0000000dY1Bo0000000000600G108=0`f000\##
    0Q00U`1:P0000WR0000YB0000000000001^g0000000000T:0i^0:M10G0000000000000000R\0BL0000000000000MP0fA\##
    00017E0000001T50bV0000000001Wn00000000018]1YL0lm1>@1RX0>^0001<M1bB1M@0000Kl1`N0@`0000000000001HW\##
    ooo00000S0V0V171L1L1L1Q2=2=2=2=2=P28P70Ocom.adobe.after-effects.projectAfter Effects project03aep0Zapplication/vnd.adobe.aftereffects.project\##
    ooo00000S0V0V181N1N1N1S2@2@2@2@2@P28P70Pcom.adobe.after-effects.templateAfter Effects template03aet0[application/vnd.adobe.aftereffects.template\##
    ooo00000[0^0^171F1F1F1K2H2H2H2H2HP20004400@0Q=0Gcom.adobe.air-installerAIR application03air0kapplication/vnd.adobe.air-application-installer-package+zip\##
    ooo00000S0V0V121B1B1B1O1i1i1i1i1iP28P70Jcom.adobe.premiere.projectPremiere project03ppj06prproj0Himage/vnd.adobe.premiere\##
    ooo00000S0V0V161J1J1J1O2222222222P28P70Ncom.adobe.printer-font-metricsPrinter font metrics03pfm0Qapplication/x-font-printer-metric\##
    ooo00000S0V0V0m1>1>1>1C1\1\1\1\1\`F9QB0Ecom.amibroker.formulaAmiBroker formula03afl0Gapplication/x-amibroker\##
    0K1000P0S0V0V131G1G1G1[2525252525P28P70Kcom.arobas-music.guitar-proGuitar Pro tablature03gtp03gp303gp403gp50Happlication/x-guitar-pro02gp03gpx\##
    ooo000P0m13161U1k1k2C2G2G2G2G2G2G`20000P000000000000000000002JQI8PD0Q=0Mcom.arobas-music.guitar-pro-7Guitar Pro 7 tablatureapplication/x-guitar-pro02gp\##
    ooo00000Z0]0]0o1E1E1E1J1Y1Y1Y1Y1Y`2000000250J0@com.autodesk.dxbAutoCAD binary drawing03dxb0=image/vnd.dxb\##
    ooo000P0S0V0V0k1717171<1S1S1S1S1SP28P70Ccom.axantum.axcryptAxCrypt file03axx0Eapplication/x-axcrypt\##
    ooo00000[0^0^121>1>1>1C1_1_1_1_1_P20004400@0Q=0Bcom.bizagi.modelerBizagi model03bpm0Japplication/bizagi-modeler\##
    ooo00000S0V0V0i1616161;1T1T1T1T1TP28P70Acom.cooltalk.clipCoolTalk clip03ice0Gx-conference/x-cooltalk\##
    ooo00000S0V0V0f121212171Q1Q1Q1Q1QP28P70>com.esri.layerArcGIS layer03lyr0Happlication/x-esri-layer\##
    ooo00000S0V0V0n1@1@1@1V1o1o1o1o1oP28P70Fcom.filemaker.databaseFileMaker database03fp303fp503fp705fmp120Gapplication/x-filemaker\##
    ooo00000Z0]0]131C1C1C1H1\1\1\1\1\`2000000250J0Dcom.imacon.raw-imageImacon raw image03fff0Bimage/x-raw-imacon\##
    ooo00000S0V0V0d111111161N1N1N1N1NP28P70<com.jeol.jdfJEOL spectrum03jdf0Fapplication/x-jeol-jdf\##
    ooo00000Z0]0]111?1?1?1D1V1V1V1V1V`2000000250J0Bcom.leaf.raw-imageLeaf raw image03mos0@image/x-raw-leaf\##
    ooo00000Z0]0]151G1G1G1L1b1b1b1b1b`2000000250J0Fcom.logitech.raw-imageLogitech raw image03pxn0Dimage/x-raw-logitech\##
    ooo00000S0V0V101A1A1A1F1`1`1`1`1`P28P70Hcom.microsoft.activemimeActiveMime object03mso0Happlication/x-activemime\##
    ooo00000S0V0V0k1?1?1?1D1[1[1[1[1[P28P70Ccom.microsoft.moneyMicrosoft Money data03mny0Eapplication/x-msmoney\##
    ooo00000S0V0V131>1>1>1C1a1a1a1a1aP28P70Kcom.microsoft.publisher-uc2UC2 archive03uc20Lapplication/x-uc2-compressed\##
    ooo00000[0a0a1:1I1I1I1f2K2K2K2K2K`20004T00@0Q=8PD0Gcom.mindjet.mindmanagerMindManager map04mmap04mmat04mmas03mmp04mmpt0Sapplication/vnd.mindjet.mindmanager\##
    ooo00000S0V0V0m1818181=1]1]1]1]1]P28P70Ecom.mysql.myisam-dataMyISAM data03myd0Napplication/x-mysql-misam-data\##
    ooo00000S0V0V0n1:1:1:1?1`1`1`1`1`P28P70Fcom.mysql.myisam-indexMyISAM index03myi0Oapplication/x-mysql-misam-index\##
    ooo00000S0V0V121H1H1H1M2323232323P28P70Jcom.mysql.table-definitionMySQL table definition03frm0Tapplication/x-mysql-table-definition\##
    ooo00000Z0]0]131?1?1?1D1X1X1X1X1X`2000000250J0Dcom.rawzor.raw-imageRawzor image03rwz0Bimage/x-raw-rawzor\##
    ooo00000S0V0V0g1717171>1Y1Y1Y1Y1YP28P70?com.roxio.toastToast disc image05toast0Iapplication/x-roxio-toast\##
    ooo00000S0V0V0f1;1;1;1J1d1d1d1d1dP28P70>com.sas.accessSAS access descriptor08sas7bacs03sa70Happlication/x-sas-access\##
    ooo00000S0V0V0e1313131B1[1[1[1[1[P28P70=com.sas.auditSAS audit file08sas7baud03st70Gapplication/x-sas-audit\##
    ooo00000S0V0V0f1010101:1T1T1T1T1TP28P70>com.sas.backupSAS backup08sas7bbak0Happlication/x-sas-backup\##
    ooo000P0S0V0V0g1414141C1^1^1^1^1^P28P70?com.sas.catalogSAS catalogue08sas7bcat03sc70Iapplication/x-sas-catalog\##
    ooo000P0S0V0V0f101010151P1P1P1P1PP28P70>com.sas.data-6SAS 6 data03sd20Iapplication/x-sas-data-v60:text/plain\##
    ooo00000S0V0V0j1313131B1`1`1`1`1`P28P70Bcom.sas.data-indexSAS index08sas7bndx03si70Lapplication/x-sas-data-index\##
    ooo00000S0V0V0d1<1<1<1F1^1^1^1^1^P28P70<com.sas.dmdbSAS data mining database08sas7bdmd0Fapplication/x-sas-dmdb\##
    ooo00000S0V0V0c1=1=1=1G1^1^1^1^1^P28P70;com.sas.fdbSAS consolidation database08sas7bfdb0Eapplication/x-sas-fdb\##
    ooo00000S0V0V0i1717171F1b1b1b1b1bP28P70Acom.sas.itemstoreSAS item store08sas7bitm03sr70Japplication/x-sas-itemstor\##
    ooo00000S0V0V0c0k0k0k101H1H1H1H1HP28P70;com.sas.jmpJMP data03jmp0Fapplication/x-jmp-data\##
    ooo00000S0V0V0d1A1A1A1K1c1c1c1c1cP28P70<com.sas.mddbSAS multidimensional database08sas7bmdb0Fapplication/x-sas-mddb\##
    ooo00000S0V0V0l1>1>1>1M1m1m1m1m1mP28P70Dcom.sas.program-dataSAS stored program08sas7bpgm03ss70Napplication/x-sas-program-data\##
    ooo00000S0V0V0h1=1=1=1G1c1c1c1c1cP28P70@com.sas.putilitySAS permanent utility08sas7bput0Japplication/x-sas-putility\##
    ooo00000S0V0V0g1212121<1W1W1W1W1WP28P70?com.sas.utilitySAS utility08sas7butl0Iapplication/x-sas-utility\##
    ooo00000S0V0V0d0l0l0l1;1S1S1S1S1SP28P70<com.sas.viewSAS view08sas7bvew03sv70Fapplication/x-sas-view\##
    ooo000P0S0V0V0j1818181=1U1U1U1U1UP28P70Bcom.sibelius.scoreSibelius score03sib0Fapplication/x-sibelius\##
    ooo00000S0V0V0o1B1B1B1Z2020202020P28P70Gcom.solidworks.documentSolidWorks document06sldprt06sldasm06slddrw0Dapplication/sldworks\##
    ooo00000S0V0V101C1C1C1C1`1`1`1`1``F9QB0Hcom.wolfram.cdf-documentComputable document0Kapplication/vnd.wolfram.cdf\##
    ooo00000S0V0V0l1C1C1C1L1h1h1h1h1h`N9060Dcom.wolfram.languageWolfram Language source02wl03wls0Japplication/vnd.wolfram.wl\##
    ooo00000S0V0V0g1717171<1\1\1\1\1\P28P70?edu.ucar.gempakUnidata snapshot03gem0Napplication/x-unidata-snapshot\##
    ooo00000S0V0V0d191919191N1N1N1N1N`b9PU0<gov.nasa.difDirectory interchange0Capplication/dif+xml\##
    ooo00000Z0]0]0l1818181C1O1O1O1O1O`2000000250J0=int.nato.nitfNITF picture03ntf04nitf0:image/nitf\##
    ooo00001B1E1E1X1e1e1e1j2929292929`N00000000000000000000000000000000000000000000002C2Q0Anet.expect.scriptExpect script03exp0=text/x-expect\##
    ooo00000S0V0V0f1B1B1B1H1\1\1\1\1\P28P70>org.ccsds.sfduStandard formatted data unit04sfdu0Bapplication/x-sfdu\##
    ooo00000S0V0V0h1717171>1S1S1S1S1S`F9QB0@org.debian.jigdoJigsaw download05jigdo0Capplication/x-jigdo\##
    ooo00000S0V0V0k1919191=1M1M1M1M1M`N9060Corg.eclipse.aspectjAspectJ source02aj0>text/x-aspectj\##
    ooo000P0S0V0V0h141414141R1R1R1R1R`b9PU0@org.editeur.onixONIX message0Lapplication/onix-message+xml\##
    ooo00001518181Q1`1`1`1h2G2G2G2G2GP20000020000000000000000000000000004<1C0Gorg.fossil-scm.checkoutFossil checkout06fossil0Mapplication/x-fossil-checkout\##
    ooo00000S0V0V0e1414141:1N1N1N1N1N`F9QB0=org.iptc.anpaANPA wire story04anpa0Btext/vnd.iptc.anpa\##
    ooo00000S0V0V0l1=1=1=1B1k1k1k1k1k`b9PU0Dorg.iptc.newsmessageNewsML-G2 message03nar0Wapplication/vnd.iptc.g2.newsmessage+xml\##
    ooo00000S0V0V0k181818181T1T1T1T1T`F9QB0Corg.isa-tools.assayISA-Tab assay0Japplication/x-isatab-assay\##
    ooo00000S0V0V131H1H1H1H1l1l1l1l1l`F9QB0Korg.isa-tools.investigationISA-Tab investigation0Rapplication/x-isatab-investigation\##
    ooo00000S0V0V0l1<1<1<1<1K1K1K1K1K`F9QB0Dorg.robotstxt.robotsRobots exclusion0=text/x-robots0:robots.txt\##
    ooo00000[0^0^141J1J1J1P1d1d1d1d1dP20004400@0Q=0Dorg.webrecorder.waczWeb archive collection04wacz0Bapplication/x-wacz\##
    ooo00000Z0]0]0m1818181=1J1J1J1J1Jh2000000810:0>org.xiph.daalaDaala video03dla0;video/daala0=video/x-daala\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var guitarPro: Self { Self(number: 108633) }
  @inlinable @inline(__always) package static var guitarPro7: Self { Self(number: 108594) }
  @inlinable @inline(__always) package static var axCrypt: Self { Self(number: 108584) }
  @inlinable @inline(__always) package static var sasCatalog: Self { Self(number: 108655) }
  @inlinable @inline(__always) package static var sasData6: Self { Self(number: 108551) }
  @inlinable @inline(__always) package static var sibelius: Self { Self(number: 108579) }
  @inlinable @inline(__always) package static var onix: Self { Self(number: 108644) }
}
