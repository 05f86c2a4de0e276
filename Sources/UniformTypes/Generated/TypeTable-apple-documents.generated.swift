// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleDocuments: StaticString = ##"""
    0000000000001Xb2aQ0000003Yl00000000000000011?2m_0000o53gV0000000000000Il0000000000000000002fe1`K\##
    2;l0003?Q0000001:A0000000000^100000038R0Dd0`B0g;33Q3Lf0000000BP0002QZ0000000000000000002dH000000\##
    0000000O00002>d0000000003n50000000000000000002Kh3<A0003VZ0002T`0H=1>Z1lU24>00000000000000030e000\##
    0000003`_0000000000000000000000b[29T0000001So0000000000000000000000000000001hI000000000000000000\##
    0000000002I<0000000000000000002A@0000jP0<00002^`00000000000000000000000000000000036E0000000m31;X\##
    00000000000000000000000000020Y0001D^0000001@n2\?0000001J60000000001891O=2Vo3]L0LL1<l1dE000000000\##
    0000000000001H80A:15B1nC0000000000000002jl3IU2YT0000000000000000001\X0=H2712O03la000000000000000\##
    0000000000000RE3:j3SI0Vm3PI3C33F;00000000000000000000021k2FL3k70T\2D70000000000000[=3d@0000P6000\##
    ooo00000S0V0V0e1C1C1C1H1H1H1H1H1HP28P70=com.adobe.ednAdobe DRM Activation Key (EDN)03edn\##
    ooo000P0\0_0_1B1[1[1f1k1k213<3<3<`20000P00022QE0Qcom.adobe.encapsulated-postscriptEncapsulated PostScript®image/x-eps03eps04EPSF0aNeXT Encapsulated PostScript v1.2 pasteboard type0FNSPostScriptPboardType0;image/x-eps0;image/x-eps04epsf04epsi\##
    ooo00000S0V0V0e1A1A1A1F1F1F1F1F1FP28P70=com.adobe.etdAdobe Digital Editions (ETD)03etd\##
    ooo000P0S0V0Y0h1J1J1Y1^1^1^1^1^1^P28P79QB0=com.adobe.fdfAdobe Acrobat Forms Document (FDF)application/fdf03fdf0?application/fdf0Capplication/vnd.fdf\##
    0:0000\0X0^0^0m1919191>1O1U202028`20000P8P78PD0=com.adobe.pdfPDF document03pdf0?application/pdf04PDF 0IApple PDF pasteboard type>0;0>0;00Capplication/acrobat0Bapplication/nappdf0Aapplication/x-pdf09image/pdf08text/pdf\##
    0:1000\0X0^0a171C1C1C1G1_1_1_1_1_`20000P8P78PD9QB0Dcom.adobe.postscriptPostScript®02ps0Fapplication/postscript\##
    ooo000P0X0^0a111T1T1n242424242424`20000P8P78PD9PU0>com.adobe.xfdfAdobe Acrobat Forms Document (XFDF)application/vnd.adobe.xfdf04xfdf0Japplication/vnd.adobe.xfdf\##
    ooo000P0X0^0^131Y1Y1Y1Y1Y1_2L2L2T`20000P8P78PD0Ccom.apple.flat-rtfdrich text with attachments (RTFD) data04rtfd0INeXT RTFD pasteboard type0@NSRTFDPboardType>0;0>0;0\##
    ooo000P0Q0Q0Q111111111616161616160Ncom.apple.ibooksauthor.pkgbook03iba\##
    ooo00000a0j0j1G1W2:2:2?2?2?2?2?2?@200P0P4P000000430m2SJ2PU0Kcom.apple.iwork.keynote.keyKeynote documenthttp://www.apple.com/iwork/keynote/03key\##
    ooo00000a0j0j1K1[2>2>2G2G2G2G2G2G@200P0P4P000000430m2SJ2PU0Ocom.apple.iwork.keynote.key-tefKeynote documenthttp://www.apple.com/iwork/keynote/07key-tef\##
    ooo00000a0j0j1G1T27272<2<2<2<2<2<@200P0P4P000000830m2SJ2RO0Kcom.apple.iwork.keynote.kthKeynote themehttp://www.apple.com/iwork/keynote/03kth03kth\##
    ooo000\0Z0c0f1F1V292V2[3?3?3?3?3?`20000P0P8P72SJ8PD0Q=0Ncom.apple.iwork.keynote.sffkeyKeynote documenthttp://www.apple.com/iwork/keynote/application/vnd.apple.keynote03key0Rapplication/x-iwork-keynote-sffkey0Mapplication/vnd.apple.keynote0Papplication/vnd.apple.keynote.13\##
    ooo00000Z0`0f1F1S26262;2_2_2_2_2_`20000P0P8P72SJ2SW0Q=0Ncom.apple.iwork.keynote.sffkthKeynote themehttp://www.apple.com/iwork/keynote/03kth0Rapplication/x-iwork-keynote-sffkth03kth\##
    ooo00000[0d0d1E1U28282A2A2A2A2A2A@200P0P40430m8PD2Q80Ocom.apple.iwork.numbers.numbersNumbers documenthttp://www.apple.com/iwork/numbers/07numbers\##
    ooo00000[0d0d1I1Y2<2<2I2I2I2I2I2I@200P0P40430m8PD2Q80Scom.apple.iwork.numbers.numbers-tefNumbers documenthttp://www.apple.com/iwork/numbers/0;numbers-tef\##
    ooo000\0[0d0g1K1^2A2^2g3O3O3O3O3O`20000P0048P78PD2Q80Q=0Rcom.apple.iwork.numbers.sffnumbersNumbers Spreadsheethttp://www.apple.com/iwork/numbers/application/vnd.apple.numbers07numbers0Vapplication/x-iwork-numbers-sffnumbers0Mapplication/vnd.apple.numbers0Papplication/vnd.apple.numbers.13\##
    ooo00000[0d0j1O1_2B2B2O3838383838`20000P0048P78PD2Q82QZ0Q=0Scom.apple.iwork.numbers.sfftemplateNumbers templatehttp://www.apple.com/iwork/numbers/0;nmbtemplate0Wapplication/x-iwork-numbers-sfftemplate0;nmbtemplate\##
    ooo00000[0d0d1F1V29292F2F2F2F2F2F@200P0P40430m8PD2Q80Pcom.apple.iwork.numbers.templateNumbers templatehttp://www.apple.com/iwork/numbers/0;nmbtemplate0;nmbtemplate\##
    ooo00000Y0_0_1<1J1k1k222222222222@200P0P430m8PD0Kcom.apple.iwork.pages.pagesPages documenthttp://www.apple.com/iwork/pages/05pages\##
    ooo00000Y0_0_1@1N1o1o2:2:2:2:2:2:@200P0P430m8PD0Ocom.apple.iwork.pages.pages-tefPages documenthttp://www.apple.com/iwork/pages/09pages-tef\##
    ooo000\0X0^0a1A1O202K2R3636363636`20000P8P78PD0Q=0Ncom.apple.iwork.pages.sffpagesPages documenthttp://www.apple.com/iwork/pages/application/vnd.apple.pages05pages0Rapplication/x-iwork-pages-sffpages0Kapplication/vnd.apple.pages0Napplication/vnd.apple.pages.13\##
    ooo00000X0^0d1G1U26262@2g2g2g2g2g`20000P8P78PD2P>0Q=0Qcom.apple.iwork.pages.sfftemplatePages templatehttp://www.apple.com/iwork/pages/08template0Uapplication/x-iwork-pages-sfftemplate\##
    ooo00000Y0_0_1?1M1n1n282828282828@200P0P430m8PD0Ncom.apple.iwork.pages.templatePages templatehttp://www.apple.com/iwork/pages/08template\##
    0?200000Z0`0`171G1G1G1G1G1G1G1G1G@200P0P4P30m2SJ0Ecom.apple.keynote.keyKeynote document\##
    0?300000Z0`0`171D1D1D1D1D1D1D1D1D@200P0P4P30m2SJ0Ecom.apple.keynote.kthKeynote theme\##
    ooo00000b0k0k1K1X1X1X1^1^1^1^1^1^@210P0P400000000131430m8PD0Ncom.apple.localized-pdf-bundlelocalized PDF04lpdf\##
    ooo000Q0Y0_0_0o1P1P1b1h1h1h1h1h20@200P0P430m8PD0>com.apple.rtfdrich text with attachments (RTFD)application/x-rtfd04rtfd>0;0>0;00Bapplication/x-rtfd\##
    ooo000P0X0^0g1=1H1H1H1T1n242W2W2_`20000P8P78PD7PK7PM7PD0Dcom.apple.webarchiveweb archive0:webarchive0Happlication/x-webarchive04weba0QApple Web Archive pasteboard type>0;0>0;00Oapplication/x-bplist-webarchive0Napplication/x-plist-webarchive\##
    ooo000P0[0g0m1\2M2M2M2S3J3J3J3J3J`20004T@0D0Q=8PD2Q830_<Ti2SX0]com.microsoft.excel.sheet.binary.macroenabledMicrosoft Excel 2007 spreadsheet (macros enabled)04xlsb0eapplication/vnd.ms-excel.sheet.binary.macroenabled.12\##
    ooo000P0S0V0\151K1K1c1h1h1n1n1n1nP28P72Rb<QF0Gcom.microsoft.excel.xlaMicrosoft Excel add-inapplication/vnd.ms-excel03xla04XLA5\##
    ooo000\0[0d0g1@1a1a1a1f2U2[2[2[2[`20000P0048P78PD2Q8<QF0Gcom.microsoft.excel.xlsMicrosoft Excel 97-2004 worksheet03xls0Happlication/vnd.ms-excel0Capplication/msexcel04XLS80Aapplication/excel0Capplication/x-excel0Fapplication/x-ms-excel0Eapplication/x-msexcel0?application/xls0Nzz-application/zz-winassoc-xls03xlc03xld03xll03xlm\##
    ooo00000[0a0g1@1`1`1`1e2T2Z2Z2Z2Z`2000000048P72Q82Rb<QF0Gcom.microsoft.excel.xltMicrosoft Excel 97-2004 template03xlt0Happlication/vnd.ms-excel0Capplication/msexcel04sLS80Aapplication/excel0Capplication/x-excel0Fapplication/x-ms-excel0Eapplication/x-msexcel0?application/xls0Nzz-application/zz-winassoc-xls\##
    ooo00000[0a0g1@1a1a1a1f2U2[2[2[2[`2000000048P72Q82Rb<QF0Gcom.microsoft.excel.xlwMicrosoft Excel 97-2004 workspace03xlw0Happlication/vnd.ms-excel0Capplication/msexcel04XLW80Aapplication/excel0Capplication/x-excel0Fapplication/x-ms-excel0Eapplication/x-msexcel0?application/xls0Nzz-application/zz-winassoc-xls\##
    ooo00000Z0`0f1D1i1i1i1n2g2m2m2m2m`20000P0P8P72SJ<QF2PO0Lcom.microsoft.powerpoint.potMicrosoft PowerPoint 97-2004 template03pot0Mapplication/vnd.ms-powerpoint0Happlication/mspowerpoint04PPOT0Fapplication/powerpoint0Japplication/x-mspowerpoint03pot\##
    ooo00000Z0`0f1D1k1k1k202i2o2o2o2o`20000P0P8P72SJ<QF2PO0Lcom.microsoft.powerpoint.ppsMicrosoft PowerPoint 97-2004 slide show03pps0Mapplication/vnd.ms-powerpoint0Happlication/mspowerpoint04PPSS0Fapplication/powerpoint0Japplication/x-mspowerpoint\##
    ooo000\0Z0c0f1D1m1m1m222k31313131`20000P0P8P72SJ8PD<QF0Lcom.microsoft.powerpoint.pptMicrosoft PowerPoint 97-2004 presentation03ppt0Mapplication/vnd.ms-powerpoint0Happlication/mspowerpoint04SLD80Fapplication/powerpoint0Japplication/x-mspowerpoint03ppz\##
    ooo000\0X0^0a191X1X1X1]2127272727`20000P8P78PD<QF0Fcom.microsoft.word.docMicrosoft Word 97-2004 document03doc0Bapplication/msword04W8BN0?application/doc0Kapplication/msword-template0Gapplication/vnd.ms-word0Dapplication/x-msword0Nzz-application/zz-winassoc-doc\##
    ooo000P0X0^0d1<1[1[1[1`242:2:2:2:`20000P8P78PD<QF2Rl0Fcom.microsoft.word.dotMicrosoft Word 97-2004 template03dot0Bapplication/msword04W8TN0?application/doc0Kapplication/msword-template0Gapplication/vnd.ms-word0Dapplication/x-msword0Nzz-application/zz-winassoc-doc03dot\##
    ooo000P0X0^0^191Y1Y1Y1^1^1^1^1^1^`b0000P9PU8PD0Icom.microsoft.word.wordmlMicrosoft Word 2003 XML document03xml\##
    ooo000P0X0^0a1:1J1J1J1P1f1f1f1f1n`20000P8P78PD0Q=0Gorg.idpf.epub-containerEPUB publication04epub0Dapplication/epub+zip>0;0>0;00Fapplication/x-epub+zip\##
    053000\0S0V0Y161B1B1B1B1B1B1B1B1BP28P70Q=0Korg.oasis-open.opendocumentOpenDocument\##
    ooo000P0X0^0^1A1T1T1T1Y2C2C2C2C2C`20008P2RY8PD0Qorg.oasis-open.opendocument.chartOpen Document chart03odc0Xapplication/vnd.oasis.opendocument.chart\##
    ooo000P0X0^0^1J1f1f1f1k2^2^2^2^2^`20008P2RY8PD0Zorg.oasis-open.opendocument.chart-templateOpen Document chart template03otc0aapplication/vnd.oasis.opendocument.chart-template03otc\##
    ooo000P0Y0b0e1K1a1a1a1f2S2S2S2S2S`20000028P78P;8PA0Q=0Torg.oasis-open.opendocument.databaseOpen Document database03odb0[application/vnd.oasis.opendocument.database\##
    ooo000P0W0]0]1B1W1W1W1\2H2H2H2H2H`200082RY8P;0Sorg.oasis-open.opendocument.formulaOpen Document formula03odf0Zapplication/vnd.oasis.opendocument.formula\##
    ooo000P0W0]0]1K1i1i1i1n2c2c2c2c2c`200082RY8P;0\org.oasis-open.opendocument.formula-templateOpen Document formula template03otf0capplication/vnd.oasis.opendocument.formula-template03otf\##
    ooo000P0X0^0^1D1Z1Z1Z1_2L2L2L2L2L`20008P2RY8PD0Torg.oasis-open.opendocument.graphicsOpen Document graphics03odg0[application/vnd.oasis.opendocument.graphics\##
    ooo000P0X0^0^1M1l1l1l212g2g2g2g2g`20008P2RY8PD0]org.oasis-open.opendocument.graphics-templateOpen Document graphics template03otg0dapplication/vnd.oasis.opendocument.graphics-template\##
    ooo000P0Z0`0`1C1V1V1V1[2E2E2E2E2E`200080022RY50J0Qorg.oasis-open.opendocument.imageOpen Document image03odi0Xapplication/vnd.oasis.opendocument.image\##
    ooo000P0Z0`0`1L1h1h1h1m2`2`2`2`2``200080022RY50J0Zorg.oasis-open.opendocument.image-templateOpen Document image template03oti0aapplication/vnd.oasis.opendocument.image-template\##
    ooo000P0Z0c0c1M1f1f1f1k2\2\2\2\2\`20008P0P2RY8PD2SJ0Xorg.oasis-open.opendocument.presentationOpenDocument presentation03odp0_application/vnd.oasis.opendocument.presentation\##
    ooo000P0Z0c0c1V2929292>3838383838`20008P0P2RY8PD2SJ0aorg.oasis-open.opendocument.presentation-templateOpen Document presentation template03otp0happlication/vnd.oasis.opendocument.presentation-template\##
    ooo000P0[0d0d1M1e1e1e1j2Z2Z2Z2Z2Z`20008P0042RY8PD2Q80Worg.oasis-open.opendocument.spreadsheetOpenDocument spreadsheet03ods0^application/vnd.oasis.opendocument.spreadsheet\##
    ooo000P0[0d0d1V2828282=3636363636`20008P0042RY8PD2Q80`org.oasis-open.opendocument.spreadsheet-templateOpen Document spreadsheet template03ots0gapplication/vnd.oasis.opendocument.spreadsheet-template\##
    ooo000P0X0^0^1@1Q1Q1Q1V2?2?2?2?2?`20008P2RY8PD0Porg.oasis-open.opendocument.textOpenDocument text03odt0Wapplication/vnd.oasis.opendocument.text\##
    ooo000P0X0^0^1G1`1`1`1e2U2U2U2U2U`20008P2RY8PD0Worg.oasis-open.opendocument.text-masterOpen Document text master03odm0^application/vnd.oasis.opendocument.text-master\##
    ooo000P0X0^0^1I1d1d1d1i2[2[2[2[2[`20008P2RY8PD0Yorg.oasis-open.opendocument.text-templateOpen Document text template03ott0`application/vnd.oasis.opendocument.text-template\##
    ooo000P0X0^0^1D1_1_1_1d2Q2Q2Q2Q2Q`20008P2RY8PD0Torg.oasis-open.opendocument.text-webOpen Document HTML template03oth0[application/vnd.oasis.opendocument.text-web\##
    ooo000P0S0Y0_171Q1Q1Q1[2\2\2\2\2\`28P78P;<QF0Q=0Forg.openoffice.formulaOpenOffice.org 1.0 Formula03sxm03smf0Lapplication/vnd.sun.xml.math0Qapplication/vnd.stardivision.math03smf\##
    ooo000P0S0Y0_181R1R1R1\2]2]2]2]2]`28P78P;<QF0Q=0Gorg.openoffice.graphicsOpenOffice.org 1.0 Drawing03sxd03sda0Lapplication/vnd.sun.xml.draw0Qapplication/vnd.stardivision.draw03vor03vor\##
    ooo000P0S0Y0\1>1a1a1a1f2M2M2M2M2M`28P78P;0Q=0Porg.openoffice.graphics-templateOpenOffice.org 1.0 Drawing Template03std0Uapplication/vnd.sun.xml.draw.template\##
    ooo000P0Z0c0i1F1e1e1e243h3h3h3h3h`20000P0P8P78P;2SJ<QF0Q=0Korg.openoffice.presentationOpenOffice.org 1.0 Presentation03sxi03sdd03sdp0Oapplication/vnd.sun.xml.impress0Tapplication/vnd.stardivision.impress0[application/vnd.stardivision.impress-packed03vor03sdp03vor\##
    ooo000P0Z0c0f1L242424292c2c2c2c2c`20000P0P8P78P;2SJ0Q=0Torg.openoffice.presentation-templateOpenOffice.org 1.0 Presentation Template03sti0Xapplication/vnd.sun.xml.impress.template\##
    ooo000P0[0a0g1C1a1a1a1k2l2l2l2l2l`2000000048P72Q8<QF0Q=0Jorg.openoffice.spreadsheetOpenOffice.org 1.0 Spreadsheet03sxc03sdc0Lapplication/vnd.sun.xml.calc0Qapplication/vnd.stardivision.calc03vor03vor\##
    ooo000P0[0a0d1I202020252\2\2\2\2\`2000000048P72Q80Q=0Sorg.openoffice.spreadsheet-templateOpenOffice.org 1.0 Spreadsheet Template03stc0Uapplication/vnd.sun.xml.calc.template\##
    ooo000P0S0Y0_141K1K1K1U2Z2Z2Z2Z2Z`28P78P;<QF0Q=0Corg.openoffice.textOpenOffice.org 1.0 Text03sxw03sdw0Napplication/vnd.sun.xml.writer0Sapplication/vnd.stardivision.writer03vor03vor\##
    ooo000P0S0Y0\181Q1Q1Q1V2=2=2=2=2=`28P78P;0Q=0Jorg.openoffice.text-masterOpenOffice.org 1.0 Master03sxg0Uapplication/vnd.sun.xml.writer.global\##
    ooo000P0S0Y0\1:1Z1Z1Z1_2H2H2H2H2H`28P78P;0Q=0Lorg.openoffice.text-templateOpenOffice.org 1.0 Text Template03stw0Wapplication/vnd.sun.xml.writer.template\##
    054000\0S0V0\181G1G1G1G1G1G1G1G1GP28P7<Q00Q=0Jorg.openxmlformats.openxmlOffice Open XML\##
    ooo000\0Z0c0c1S1o1o1o253@3@3@3@3@`2000@P0P2SU2SJ8PD0^org.openxmlformats.presentationml.presentationOffice Open XML presentation04pptx19application/vnd.openxmlformats-officedocument.presentationml.presentation\##
    ooo000P0Z0c0f1c2P2P2P2V3R3R3R3R3R`2000@P@P2SU2SJ30_2Q@0korg.openxmlformats.presentationml.presentation.macroenabledOffice Open XML presentation (macros enabled)04pptm0japplication/vnd.ms-powerpoint.presentation.macroenabled.12\##
    ooo000P0Z0`0c1P1j1j1j203838383838`2000@P0P2SU2SJ2Q@0[org.openxmlformats.presentationml.slideshowOffice Open XML slide show04ppsx16application/vnd.openxmlformats-officedocument.presentationml.slideshow\##
    ooo000P0Z0c0f1`2K2K2K2Q3J3J3J3J3J`2000@P@P2SU2SJ30_2Q@0horg.openxmlformats.presentationml.slideshow.macroenabledOffice Open XML slide show (macros enabled)04ppsm0gapplication/vnd.ms-powerpoint.slideshow.macroenabled.12\##
    ooo000P0Z0`0c1O2424242:3A3A3A3A3A`2000@P0P2SU2SJ2Q@0Zorg.openxmlformats.presentationml.templateOffice Open XML presentation template04potx15application/vnd.openxmlformats-officedocument.presentationml.template\##
    ooo000P0Z0c0f1_2U2U2U2[3S3S3S3S3S`2000@P@P2SU2SJ30_2Q@0gorg.openxmlformats.presentationml.template.macroenabledOffice Open XML presentation template (macros enabled)04potm0fapplication/vnd.ms-powerpoint.template.macroenabled.12\##
    ooo000\0[0d0d1L1g1g1g1m3030303030`2000@P0042SU8PD2Q80Vorg.openxmlformats.spreadsheetml.sheetOffice Open XML spreadsheet04xlsx11application/vnd.openxmlformats-officedocument.spreadsheetml.sheet\##
    ooo000P0[0g0j1_2K2K2K2Q3A3A3A3A3A`2000@P@042SU8PD2Q830_2SX0corg.openxmlformats.spreadsheetml.sheet.macroenabledOffice Open XML spreadsheet (macros enabled)04xlsm0^application/vnd.ms-excel.sheet.macroenabled.12\##
    ooo000P0[0d0g1R2626262<3B3B3B3B3B`2000@P0042SU8PD2Q82SX0Yorg.openxmlformats.spreadsheetml.templateOffice Open XML spreadsheet template04xltx14application/vnd.openxmlformats-officedocument.spreadsheetml.template\##
    ooo000P0[0g0j1b2W2W2W2]3P3P3P3P3P`2000@P@042SU8PD2Q830_2SX0forg.openxmlformats.spreadsheetml.template.macroenabledOffice Open XML spreadsheet template (macros enabled)04xltm0aapplication/vnd.ms-excel.template.macroenabled.12\##
    ooo000\0X0^0^1L2424242:3C3C3C3C3C`2000@P2SU8PD0\org.openxmlformats.wordprocessingml.documentOffice Open XML word processing document04docx17application/vnd.openxmlformats-officedocument.wordprocessingml.document\##
    ooo000P0Y0b0e1`2Y2Y2Y2_3Q3Q3Q3Q3Q`2000@P@2SU8PD30_2Ri0iorg.openxmlformats.wordprocessingml.document.macroenabledOffice Open XML word processing document (macros enabled)04docm0`application/vnd.ms-word.document.macroenabled.12\##
    ooo000P0X0^0a1O2727272=3F3F3F3F3F`2000@P2SU8PD2Ri0\org.openxmlformats.wordprocessingml.templateOffice Open XML word processing template04dotx17application/vnd.openxmlformats-officedocument.wordprocessingml.template\##
    ooo000P0Y0b0e1`2Y2Y2Y2_3Q3Q3Q3Q3Q`2000@P@2SU8PD30_2Ri0iorg.openxmlformats.wordprocessingml.template.macroenabledOffice Open XML word processing template (macros enabled)04dotm0`application/vnd.ms-word.template.macroenabled.12\##
    ooo000P0X0^0^0j1D1D1D1I1Z1Z1Z1Z1Z`20000P8P78PD0:public.ofdOpen Fixed-layout Document03ofd0?application/ofd\##
    085000\0X0[0[101<1<1<1<1<1<1<1<1D@00000P8PD0Cpublic.presentationpresentation>0;0>0;0\##
    092000\0R0U0U0i14141414141414141<@8P;0Bpublic.spreadsheetSpreadsheet>0;0>0;0\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var eps: Self { Self(number: 10455) }
  @inlinable @inline(__always) package static var fdf: Self { Self(number: 10292) }
  @inlinable @inline(__always) package static var pdf: Self { Self(number: 10285) }
  @inlinable @inline(__always) package static var postScript: Self { Self(number: 10325) }
  @inlinable @inline(__always) package static var xfdf: Self { Self(number: 10263) }
  @inlinable @inline(__always) package static var flatRTFD: Self { Self(number: 10426) }
  @inlinable @inline(__always) package static var iBooksAuthorBook: Self { Self(number: 10306) }
  @inlinable @inline(__always) package static var keynote: Self { Self(number: 10471) }
  @inlinable @inline(__always) package static var numbers: Self { Self(number: 10346) }
  @inlinable @inline(__always) package static var pages: Self { Self(number: 10254) }
  @inlinable @inline(__always) package static var rtfd: Self { Self(number: 10326) }
  @inlinable @inline(__always) package static var webArchive: Self { Self(number: 10414) }
  @inlinable @inline(__always) package static var xlsb: Self { Self(number: 10411) }
  @inlinable @inline(__always) package static var excelAddIn: Self { Self(number: 10436) }
  @inlinable @inline(__always) package static var excel: Self { Self(number: 10418) }
  @inlinable @inline(__always) package static var powerPoint: Self { Self(number: 10271) }
  @inlinable @inline(__always) package static var word: Self { Self(number: 10428) }
  @inlinable @inline(__always) package static var wordTemplate: Self { Self(number: 10361) }
  @inlinable @inline(__always) package static var wordML: Self { Self(number: 10327) }
  @inlinable @inline(__always) package static var epub: Self { Self(number: 10439) }
  @inlinable @inline(__always) package static var openDocument: Self { Self(number: 10409) }
  @inlinable @inline(__always) package static var openDocumentChart: Self { Self(number: 10482) }
  @inlinable @inline(__always) package static var openDocumentChartTemplate: Self { Self(number: 10328) }
  @inlinable @inline(__always) package static var openDocumentDatabase: Self { Self(number: 10456) }
  @inlinable @inline(__always) package static var openDocumentFormula: Self { Self(number: 10347) }
  @inlinable @inline(__always) package static var openDocumentFormulaTemplate: Self { Self(number: 10272) }
  @inlinable @inline(__always) package static var openDocumentGraphics: Self { Self(number: 10308) }
  @inlinable @inline(__always) package static var openDocumentGraphicsTemplate: Self { Self(number: 10378) }
  @inlinable @inline(__always) package static var openDocumentImage: Self { Self(number: 10486) }
  @inlinable @inline(__always) package static var openDocumentImageTemplate: Self { Self(number: 10483) }
  @inlinable @inline(__always) package static var openDocumentPresentation: Self { Self(number: 10371) }
  @inlinable @inline(__always) package static var openDocumentPresentationTemplate: Self { Self(number: 10319) }
  @inlinable @inline(__always) package static var openDocumentSpreadsheet: Self { Self(number: 10457) }
  @inlinable @inline(__always) package static var openDocumentSpreadsheetTemplate: Self { Self(number: 10294) }
  @inlinable @inline(__always) package static var openDocumentText: Self { Self(number: 10324) }
  @inlinable @inline(__always) package static var openDocumentTextMaster: Self { Self(number: 10424) }
  @inlinable @inline(__always) package static var openDocumentTextTemplate: Self { Self(number: 10447) }
  @inlinable @inline(__always) package static var openDocumentTextWeb: Self { Self(number: 10415) }
  @inlinable @inline(__always) package static var openOfficeFormula: Self { Self(number: 10383) }
  @inlinable @inline(__always) package static var openOfficeGraphics: Self { Self(number: 10245) }
  @inlinable @inline(__always) package static var openOfficeGraphicsTemplate: Self { Self(number: 10301) }
  @inlinable @inline(__always) package static var openOfficePresentation: Self { Self(number: 10270) }
  @inlinable @inline(__always) package static var openOfficePresentationTemplate: Self { Self(number: 10445) }
  @inlinable @inline(__always) package static var openOfficeSpreadsheet: Self { Self(number: 10255) }
  @inlinable @inline(__always) package static var openOfficeSpreadsheetTemplate: Self { Self(number: 10334) }
  @inlinable @inline(__always) package static var openOfficeText: Self { Self(number: 10288) }
  @inlinable @inline(__always) package static var openOfficeTextMaster: Self { Self(number: 10395) }
  @inlinable @inline(__always) package static var openOfficeTextTemplate: Self { Self(number: 10284) }
  @inlinable @inline(__always) package static var officeOpenXML: Self { Self(number: 10469) }
  @inlinable @inline(__always) package static var pptx: Self { Self(number: 10320) }
  @inlinable @inline(__always) package static var pptm: Self { Self(number: 10274) }
  @inlinable @inline(__always) package static var ppsx: Self { Self(number: 10473) }
  @inlinable @inline(__always) package static var ppsm: Self { Self(number: 10474) }
  @inlinable @inline(__always) package static var potx: Self { Self(number: 10446) }
  @inlinable @inline(__always) package static var potm: Self { Self(number: 10289) }
  @inlinable @inline(__always) package static var xlsx: Self { Self(number: 10472) }
  @inlinable @inline(__always) package static var xlsm: Self { Self(number: 10470) }
  @inlinable @inline(__always) package static var xltx: Self { Self(number: 10322) }
  @inlinable @inline(__always) package static var xltm: Self { Self(number: 10248) }
  @inlinable @inline(__always) package static var docx: Self { Self(number: 10425) }
  @inlinable @inline(__always) package static var docm: Self { Self(number: 10338) }
  @inlinable @inline(__always) package static var dotx: Self { Self(number: 10492) }
  @inlinable @inline(__always) package static var dotm: Self { Self(number: 10258) }
  @inlinable @inline(__always) package static var ofd: Self { Self(number: 10484) }
  @inlinable @inline(__always) package static var presentation: Self { Self(number: 10458) }
  @inlinable @inline(__always) package static var spreadsheet: Self { Self(number: 10312) }
}
