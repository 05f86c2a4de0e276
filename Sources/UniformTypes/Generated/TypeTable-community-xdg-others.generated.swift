// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgOthers: StaticString = ##"""
    00000012X0000001M50^D0mT00000000000014D0000000001>L1SC0000001ZV1E<0001H\1N_0000000Z<0fk0000000[k\##
    1J@0000001?m1Y410l0000jF0H?0NN1CN0000000000000000I`0000DC0<_0000000c^1AP0000000000600FX08;0_o000\##
    0PK0U519;0000Ve0000XS0000000000001\P0000000000SQ0h]0:I0o>0000000000000000R50B@0000000000000Lo0eD\##
    0001640000001Q[0a]0000000001UW00000000017J1W30kh1<g1P@0>V0001;61_g1K]0000KM1^50@V0000000000001G2\##
    ooo00000Q0T0T151J1J1J1O2;2;2;2;P28P70Ocom.adobe.after-effects.projectAfter Effects project03aep0Zapplication/vnd.adobe.aftereffects.project\##
    ooo00000Q0T0T161L1L1L1Q2>2>2>2>P28P70Pcom.adobe.after-effects.templateAfter Effects template03aet0[application/vnd.adobe.aftereffects.template\##
    ooo00000Y0\0\151D1D1D1I2F2F2F2FP20002200@0Q=0Gcom.adobe.air-installerAIR application03air0kapplication/vnd.adobe.air-application-installer-package+zip\##
    ooo00000Q0T0T101@1@1@1M1g1g1g1gP28P70Jcom.adobe.premiere.projectPremiere project03ppj06prproj0Himage/vnd.adobe.premiere\##
    ooo00000Q0T0T141H1H1H1M20202020P28P70Ncom.adobe.printer-font-metricsPrinter font metrics03pfm0Qapplication/x-font-printer-metric\##
    ooo00000Q0T0T0k1<1<1<1A1Z1Z1Z1Z`F9QB0Ecom.amibroker.formulaAmiBroker formula03afl0Gapplication/x-amibroker\##
    0K100000Q0T0T111E1E1E1Y23232323P28P70Kcom.arobas-music.guitar-proGuitar Pro tablature03gtp03gp303gp403gp50Happlication/x-guitar-pro\##
    ooo000P0k11141S1i1i2A2E2E2E2E2E`20000@000000000000000000002GQI8PD0Q=0Mcom.arobas-music.guitar-pro-7Guitar Pro 7 tablatureapplication/x-guitar-pro02gp\##
    ooo00000X0[0[0m1C1C1C1H1W1W1W1W`2000000150J0@com.autodesk.dxbAutoCAD binary drawing03dxb0=image/vnd.dxb\##
    ooo000P0Q0T0T0i1515151:1Q1Q1Q1QP28P70Ccom.axantum.axcryptAxCrypt file03axx0Eapplication/x-axcrypt\##
    ooo00000Y0\0\101<1<1<1A1]1]1]1]P20002200@0Q=0Bcom.bizagi.modelerBizagi model03bpm0Japplication/bizagi-modeler\##
    ooo00000Q0T0T0g141414191R1R1R1RP28P70Acom.cooltalk.clipCoolTalk clip03ice0Gx-conference/x-cooltalk\##
    ooo00000Q0T0T0d101010151O1O1O1OP28P70>com.esri.layerArcGIS layer03lyr0Happlication/x-esri-layer\##
    ooo00000Q0T0T0l1>1>1>1T1m1m1m1mP28P70Fcom.filemaker.databaseFileMaker database03fp303fp503fp705fmp120Gapplication/x-filemaker\##
    ooo00000X0[0[111A1A1A1F1Z1Z1Z1Z`2000000150J0Dcom.imacon.raw-imageImacon raw image03fff0Bimage/x-raw-imacon\##
    ooo00000Q0T0T0b0o0o0o141L1L1L1LP28P70<com.jeol.jdfJEOL spectrum03jdf0Fapplication/x-jeol-jdf\##
    ooo00000X0[0[0o1=1=1=1B1T1T1T1T`2000000150J0Bcom.leaf.raw-imageLeaf raw image03mos0@image/x-raw-leaf\##
    ooo00000X0[0[131E1E1E1J1`1`1`1``2000000150J0Fcom.logitech.raw-imageLogitech raw image03pxn0Dimage/x-raw-logitech\##
    ooo00000Q0T0T0n1?1?1?1D1^1^1^1^P28P70Hcom.microsoft.activemimeActiveMime object03mso0Happlication/x-activemime\##
    ooo00000Q0T0T0i1=1=1=1B1Y1Y1Y1YP28P70Ccom.microsoft.moneyMicrosoft Money data03mny0Eapplication/x-msmoney\##
    ooo00000Q0T0T111<1<1<1A1_1_1_1_P28P70Kcom.microsoft.publisher-uc2UC2 archive03uc20Lapplication/x-uc2-compressed\##
    ooo00000Y0_0_181G1G1G1d2I2I2I2I`20002B00@0Q=8PD0Gcom.mindjet.mindmanagerMindManager map04mmap04mmat04mmas03mmp04mmpt0Sapplication/vnd.mindjet.mindmanager\##
    ooo00000Q0T0T0k1616161;1[1[1[1[P28P70Ecom.mysql.myisam-dataMyISAM data03myd0Napplication/x-mysql-misam-data\##
    ooo00000Q0T0T0l1818181=1^1^1^1^P28P70Fcom.mysql.myisam-indexMyISAM index03myi0Oapplication/x-mysql-misam-index\##
    ooo00000Q0T0T101F1F1F1K21212121P28P70Jcom.mysql.table-definitionMySQL table definition03frm0Tapplication/x-mysql-table-definition\##
    ooo00000X0[0[111=1=1=1B1V1V1V1V`2000000150J0Dcom.rawzor.raw-imageRawzor image03rwz0Bimage/x-raw-rawzor\##
    ooo00000Q0T0T0e1515151<1W1W1W1WP28P70?com.roxio.toastToast disc image05toast0Iapplication/x-roxio-toast\##
    ooo00000Q0T0T0d1919191H1b1b1b1bP28P70>com.sas.accessSAS access descriptor08sas7bacs03sa70Happlication/x-sas-access\##
    ooo00000Q0T0T0c1111111@1Y1Y1Y1YP28P70=com.sas.auditSAS audit file08sas7baud03st70Gapplication/x-sas-audit\##
    ooo00000Q0T0T0d0n0n0n181R1R1R1RP28P70>com.sas.backupSAS backup08sas7bbak0Happlication/x-sas-backup\##
    ooo00000Q0T0T0e1212121A1\1\1\1\P28P70?com.sas.catalogSAS catalogue08sas7bcat03sc70Iapplication/x-sas-catalog\##
    ooo000P0Q0T0T0d0n0n0n131N1N1N1NP28P70>com.sas.data-6SAS 6 data03sd20Iapplication/x-sas-data-v60:text/plain\##
    ooo00000Q0T0T0h1111111@1^1^1^1^P28P70Bcom.sas.data-indexSAS index08sas7bndx03si70Lapplication/x-sas-data-index\##
    ooo00000Q0T0T0b1:1:1:1D1\1\1\1\P28P70<com.sas.dmdbSAS data mining database08sas7bdmd0Fapplication/x-sas-dmdb\##
    ooo00000Q0T0T0a1;1;1;1E1\1\1\1\P28P70;com.sas.fdbSAS consolidation database08sas7bfdb0Eapplication/x-sas-fdb\##
    ooo00000Q0T0T0g1515151D1`1`1`1`P28P70Acom.sas.itemstoreSAS item store08sas7bitm03sr70Japplication/x-sas-itemstor\##
    ooo00000Q0T0T0a0i0i0i0n1F1F1F1FP28P70;com.sas.jmpJMP data03jmp0Fapplication/x-jmp-data\##
    ooo00000Q0T0T0b1?1?1?1I1a1a1a1aP28P70<com.sas.mddbSAS multidimensional database08sas7bmdb0Fapplication/x-sas-mddb\##
    ooo00000Q0T0T0j1<1<1<1K1k1k1k1kP28P70Dcom.sas.program-dataSAS stored program08sas7bpgm03ss70Napplication/x-sas-program-data\##
    ooo00000Q0T0T0f1;1;1;1E1a1a1a1aP28P70@com.sas.putilitySAS permanent utility08sas7bput0Japplication/x-sas-putility\##
    ooo00000Q0T0T0e1010101:1U1U1U1UP28P70?com.sas.utilitySAS utility08sas7butl0Iapplication/x-sas-utility\##
    ooo00000Q0T0T0b0j0j0j191Q1Q1Q1QP28P70<com.sas.viewSAS view08sas7bvew03sv70Fapplication/x-sas-view\##
    ooo00000Q0T0T0h1616161;1S1S1S1SP28P70Bcom.sibelius.scoreSibelius score03sib0Fapplication/x-sibelius\##
    ooo00000Q0T0T0m1@1@1@1X1n1n1n1nP28P70Gcom.solidworks.documentSolidWorks document06sldprt06sldasm06slddrw0Dapplication/sldworks\##
    ooo00000Q0T0T0n1A1A1A1A1^1^1^1^`F9QB0Hcom.wolfram.cdf-documentComputable document0Kapplication/vnd.wolfram.cdf\##
    ooo00000Q0T0T0j1A1A1A1J1f1f1f1f`N9060Dcom.wolfram.languageWolfram Language source02wl03wls0Japplication/vnd.wolfram.wl\##
    ooo00000Q0T0T0e1515151:1Z1Z1Z1ZP28P70?edu.ucar.gempakUnidata snapshot03gem0Napplication/x-unidata-snapshot\##
    ooo00000Y0\0\0j1?1?1?1?1T1T1T1T`B000000089PU0<gov.nasa.difDirectory interchange0Capplication/dif+xml\##
    ooo00000X0[0[0j1616161A1M1M1M1M`2000000150J0=int.nato.nitfNITF picture03ntf04nitf0:image/nitf\##
    ooo00000Q0T0T0g141414191H1H1H1H`N9060Anet.expect.scriptExpect script03exp0=text/x-expect\##
    ooo00000Q0T0T0d1@1@1@1F1Z1Z1Z1ZP28P70>org.ccsds.sfduStandard formatted data unit04sfdu0Bapplication/x-sfdu\##
    ooo00000Q0T0T0f1515151<1Q1Q1Q1Q`F9QB0@org.debian.jigdoJigsaw download05jigdo0Capplication/x-jigdo\##
    ooo00000Q0T0T0i1717171;1K1K1K1K`N9060Corg.eclipse.aspectjAspectJ source02aj0>text/x-aspectj\##
    ooo000P0Y0\0\0n1:1:1:1:1X1X1X1X`B000000089PU0@org.editeur.onixONIX message0Lapplication/onix-message+xml\##
    ooo00001215151N1]1]1]1e2D2D2D2DP2000001000000000000000000000000002<1C0Gorg.fossil-scm.checkoutFossil checkout06fossil0Mapplication/x-fossil-checkout\##
    ooo00000Q0T0T0c121212181L1L1L1L`F9QB0=org.iptc.anpaANPA wire story04anpa0Btext/vnd.iptc.anpa\##
    ooo00000Y0\0\121C1C1C1H21212121`B000000089PU0Dorg.iptc.newsmessageNewsML-G2 message03nar0Wapplication/vnd.iptc.g2.newsmessage+xml\##
    ooo00000Q0T0T0i161616161R1R1R1R`F9QB0Corg.isa-tools.assayISA-Tab assay0Japplication/x-isatab-assay\##
    ooo00000Q0T0T111F1F1F1F1j1j1j1j`F9QB0Korg.isa-tools.investigationISA-Tab investigation0Rapplication/x-isatab-investigation\##
    ooo00000Q0T0T0j1:1:1:1:1I1I1I1I`F9QB0Dorg.robotstxt.robotsRobots exclusion0=text/x-robots0:robots.txt\##
    ooo00000Y0\0\121H1H1H1N1b1b1b1bP20002200@0Q=0Dorg.webrecorder.waczWeb archive collection04wacz0Bapplication/x-wacz\##
    ooo00000X0[0[0k1616161;1H1H1H1Hh2000000410:0>org.xiph.daalaDaala video03dla0;video/daala0=video/x-daala\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var guitarPro7: Self { Self(number: 96306) }
  @inlinable @inline(__always) package static var axCrypt: Self { Self(number: 96296) }
  @inlinable @inline(__always) package static var sasData6: Self { Self(number: 96263) }
  @inlinable @inline(__always) package static var onix: Self { Self(number: 96356) }
}
