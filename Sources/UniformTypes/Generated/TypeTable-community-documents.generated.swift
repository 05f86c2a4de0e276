// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityDocuments: StaticString = ##"""
    0000004\\0000000000004U`0000000000002:i2G800000000039D4R60000000002aA0000000004KL000000000000000\##
    0000000003UQ0000000000004>@5i^0JI4E20000005G70b`0005ET64W0000000da5[R0004Xo4oC5>=0000001=U432000\##
    2O00000000000000000000000`>0001^74Ml6GG3\g00000058b0000001FC0000002V11;c000000000000000000000000\##
    0000006E_0000000000000000006\i1ol00000000000060i0000001f30000000000000000001iF31Y2\B000000000000\##
    0000W`0000000000000000000000001d700062?0000000000000000000000000000000000000000000000002Rf000000\##
    0000001gX0006bD0003MW0003Ii0000000000000000000000000n?3Ch4184^k3Q<2CA3Y?0004T=0000005Y9000000000\##
    0000000000000002cA5bQ0000000000003c=4WF00000000013H0000000000003G<0005;05UD0000000UR0la000000000\##
    1:60000000000000000000005B[00000010\4i_4gE00000000025:6j<4lL0000000000000000000000000[k0g:4d82i<\##
    3i[00000000000000000000016@0004FZ0003m>0000000000000006h>2_P5Q346F1k=2I60000000001MU54O6Io0001YV\##
    0001VN0004Hk0000000000000000000000000000001a=4:P5W84aB0000000004OT6=H5@L5_=6dE00000000000000035G\##
    0000006Y:1Bf0000000000000000000j^0000002Pi57L00000000000000000067c0000000002gE3_U0M:000000000000\##
    0Qh2AP5Rg0004bf0000000003Kb3eo6@30000000000006Q[0000000000000005K<0000000000000000000S:3B70006:N\##
    00000000028@00000018E0000000000006B80000000000000000000001\Q0006UX0000000003=^51]0000005HU000000\##
    0000000000H00000000000000000002ZD6Co0YB0000000000000001HH0000000000000000000000iA2<o0001A2000000\##
    0000000000000000000003O40000000000000000000001Zm0KX4CF6fc0000000002KZ0000000000005f12o10PJ5OB6M\\##
    33[0000000000000002m40000000005m`0000000000006^f0000000000000000000000000000000004@51m600000012<\##
    ooo0000191?1?1V1h1h1h1h2I2I2I2I2I`F000000000000000000000000000000000000029QB1PI0Ecom.abook.addressbookabook address book0Oapplication/x-abook-addressbook\##
    ooo00000S0V0V0m1:1:1:1?1?1?1?1?1?P28P70Ecom.adobe.acrobat.pdxAcrobat index03pdx\##
    ooo00000S0V0V0e1:1:1:1?1R1R1R1R1RP28P70=com.adobe.amfAction Message Format03amf0Aapplication/x-amf\##
    ooo000P0X0^0^181N2N2N2S3;3;3;3;3;`20000P8P78PD0Hcom.adobe.framemaker-mifFrameMaker interchangehttps://www.iana.org/assignments/media-types/application/vnd.mif03mif0Capplication/vnd.mif0Aapplication/x-mif03mif\##
    ooo00000X0^0^191H1H1H1N1N1N1N1N1N`b0000P9PU8PD0Icom.adobe.incopy-documentInCopy document04icml\##
    ooo00000S0V0V0o1<1<1<1B1B1B1B1B1BP28P70Gcom.adobe.indesign-bookInDesign book04indb\##
    ooo000P0X0^0^1;1L1L1L1R1j1j1j1j1j`20000P8P78PD0Kcom.adobe.indesign-documentInDesign document04indd0Fapplication/x-indesign0Lapplication/x-adobe-indesign\##
    ooo000P0X0^0a1<1K1K1K1Q2>2>2>2>2>`20000P8P78PD0Q=0Icom.adobe.indesign-markupInDesign markup04idml0[application/vnd.adobe.indesign-idml-package\##
    ooo00000X0^0^1;1L1L1L1R1R1R1R1R1R`20000P8P78PD0Kcom.adobe.indesign-templateInDesign template04indt\##
    ooo000P0X0^0a161H1H1H1`2T2T2T2T2T`20000P8P78PD<QF0Ccom.adobe.pagemakerPageMaker document03pm603pmd03p6503pm502pm0Gapplication/x-pagemaker0Iapplication/vnd.pagemaker03pm6\##
    ooo00000X0^0^141A2P2P2f3h3h3h3h3h`20000P8P78PD0Dcom.amazon.azw-ebookKindle e-bookhttps://www.iana.org/assignments/media-types/application/vnd.amazon.mobi8-ebook03azw04azw104azw303kf80Rapplication/vnd.amazon.mobi8-ebook0Lapplication/vnd.amazon.ebook0Iapplication/x-mobi8-ebook\##
    ooo00000X0^0^141E1E1E1S2727272727`20000P8P78PD0Dcom.amazon.kfx-ebookKindle KFX e-book03kfx07kfx-zip0Rapplication/vnd.amazon.mobi8-ebook0Iapplication/x-mobi8-ebook\##
    ooo000P0X0^0^151F1F1F1Q2121212121`20000P8P78PD0Ecom.amazon.mobi-ebookMobipocket e-book04mobi03prc0Napplication/x-mobipocket-ebook\##
    ooo000P0X0^0^141G1G1G1L2I2I2I2I2I`20000P8P78PD0Dcom.apple.appleworksAppleWorks document03cwk0Qapplication/x-appleworks-document0Happlication/x-appleworks\##
    ooo00000X0^0^161\1\1\1\2727272727`20000P8P78PD0Fcom.apple.appleworks-3AppleWorks 3 word processor (Apple II)0Iapplication/x-appleworks3\##
    ooo00000X0^0^181F1F1F1M1M1M1M1M1M`20000P8P78PD0Hcom.apple.freeform.boardFreeform board05board\##
    ooo000P0X0^0a1=1Q1Q1Q1Y2323232323`20000P8P78PD0Q=0Jcom.apple.ibooks-containerApple Books document06ibooks0Happlication/x-ibooks+zip\##
    ooo00000Y0\0\191I1I1I1N1N1N1N1N1N0200P00430m0Kcom.apple.iwork.keynote.kpfKeynote playback03kpf\##
    ooo000P1<1B1B1W1i1i272=2=2=2=2=2=P2000000000000000000000000000000000000002048P71PD0Ccom.apple.mail.emlxApple Mail messagemessage/x-emlx04emlx0>message/x-emlx\##
    ooo00010Y0\0\111J1J1J1P1P1P1P1P1P0200P00430m0Ccom.apple.mail.mboxApple Mail mailbox folder04mbox\##
    ooo00000S0V0V0j1212121<1<1<1<1<1<P28P70Bcom.apple.shortcutShortcut08shortcut\##
    ooo000P0S0V0V0n1A1n1n272Q2Q2Q2Q2QP28P70Fcom.bittorrent.torrentBitTorrent metainfohttps://www.bittorrent.org/beps/bep_0003.html07torrent0Happlication/x-bittorrent0Eapplication/x-torrent\##
    ooo00000X0^0a1E1]1]1]1b2525252525`20000P8P78PD<QF0Rcom.businessobjects.crystal-reportCrystal Reports document03rpt0Aapplication/x-rpt\##
    ooo00000X0^0^131D1D1D1I1a1a1a1a1a`20000P8P78PD0Ccom.claris.macwriteMacWrite document03mcw0Fapplication/macwriteii\##
    ooo00000X0^0a181B1B1B1B1]1]1]1]1]`20000P8P78PD0Q=0Ecom.comicbook.archiveComic book0Iapplication/vnd.comicbook\##
    ooo00000X0^0a1;1J1J1J1O1b1b1b1b1b`20000P8P78PD0Q`0Hcom.comicbook.archive-7zComic book (7z)03cb70Aapplication/x-cb7\##
    ooo00000X0^0a1<1L2V2V2[3:3:3:3:3:`20000P8P78PD0Ql0Icom.comicbook.archive-rarComic book (RAR)https://www.iana.org/assignments/media-types/application/vnd.comicbook-rar03cbr0Mapplication/vnd.comicbook-rar0Aapplication/x-cbr\##
    ooo00000X0^0a1<1L1L1L1Q1d1d1d1d1d`20000P8P78PD0PF0Icom.comicbook.archive-tarComic book (tar)03cbt0Aapplication/x-cbt\##
    ooo00000X0^0a1<1L2V2V2[3:3:3:3:3:`20000P8P78PD0Q=0Icom.comicbook.archive-zipComic book (ZIP)https://www.iana.org/assignments/media-types/application/vnd.comicbook+zip03cbz0Mapplication/vnd.comicbook+zip0Aapplication/x-cbz\##
    ooo000P0Z0`0c1<1N1N1N1S2525252525`20000P0P8P72SJ<QF0Gcom.corel.presentationsCorel presentation03shw0Papplication/x-corelpresentations\##
    ooo000P0X0^0a181L2T2T313N3N3N3N3N`20000P8P78PD<QF0Ecom.corel.wordperfectWordPerfect documenthttps://www.iana.org/assignments/media-types/application/vnd.wordperfect03wpd02wp03wp503wp603wp403wpp0Kapplication/vnd.wordperfect0Gapplication/wordperfect0Japplication/wordperfect5.10Iapplication/x-wordperfect0Mapplication/x-wordperfect-wpm\##
    ooo00000S0V0V151M1M1M1M8i8i8i8i8iP28P70Mcom.corel.wordperfect-supportWordPerfect support file0Mapplication/x-wordperfect-adv0Mapplication/x-wordperfect-all0Mapplication/x-wordperfect-cbt0Mapplication/x-wordperfect-drs0Mapplication/x-wordperfect-fil0Napplication/x-wordperfect-help0Mapplication/x-wordperfect-ins0Mapplication/x-wordperfect-irs0Rapplication/x-wordperfect-keyboard0Mapplication/x-wordperfect-mrs0Mapplication/x-wordperfect-prs0Mapplication/x-wordperfect-qrs0Mapplication/x-wordperfect-vrs0Rapplication/x-wordperfect-wordlist0Mapplication/x-wordperfect-wpm\##
    ooo000P0X0^0^131B2L2L2Y3838383838`b0000P9PU8PD0Ccom.diagrams.drawiodraw.io diagramhttps://www.iana.org/assignments/media-types/application/vnd.jgraph.mxfile06drawio03dio0Mapplication/vnd.jgraph.mxfile\##
    ooo000P0X0^0^0o1G1G1G1G1G1G1G1G1G`20000P8P78PD0?com.ereader.pdbeReader or Palm database\##
    ooo000P0S0V0V0i1818181>1T1T1T1T1T`b9PU0Acom.evernote.enexEvernote export04enex0Dapplication/enex+xml\##
    ooo00000X0^0a191K1K1K1V1V1V1V1V1V`20000P8P78PD0Q=0Fcom.goodnotes.documentGoodNotes document09goodnotes\##
    ooo000P0X0^0a171B2O2O2T3636363636`20000P8P78PD0Q=0Dcom.google.earth.kmzKML archivehttps://www.iana.org/assignments/media-types/application/vnd.google-earth.kmz03kmz0Papplication/vnd.google-earth.kmz\##
    ooo000P0X0^0a131B1B1B1G2626262626`20000P8P78PD<QF0@com.haansoft.hwpHangul document03hwp0Aapplication/x-hwp0Japplication/vnd.hancom.hwp0Lapplication/vnd.haansoft-hwp0Dapplication/x-hwp-v5\##
    ooo000P0X0^0a141I1I1I1O1l1l1l1l1l`20000P8P78PD0Q=0Acom.haansoft.hwpxHangul document (ZIP)04hwpx0Kapplication/vnd.hancom.hwpx\##
    ooo00000X0^0^101919191>1U1U1U1U1U`20000P8P78PD0@com.ibm.os2-helpOS/2 help03hlp0Eapplication/x-os2-hlp\##
    ooo00000X0^0^171G1G1G1G1^1^1^1^1^`20000P8P78PD0Gcom.ibm.os2-informationOS/2 information0Eapplication/x-os2-inf\##
    ooo00000S0V0V0o1B1B1B1L1g1g1g1g1gP28P70Gcom.incredimail.messageIncrediMail mailbox03imm03imf0Iapplication/x-incredimail\##
    ooo00000S0V0Y101G1G1G1Q1i1i1i1i1iP28P7<QF0Ecom.intuit.quickbooksQuickBooks company file03qbb03qbw0Fapplication/quickbooks\##
    ooo00000X0^0a1;1L1L1L1[2f2f2f2f2f`20000P8P78PD<QF0Hcom.justsystems.ichitaroIchitaro document03jtd03jaw03jbw0Gapplication/x-ichitaro40Gapplication/x-ichitaro50Gapplication/x-ichitaro6\##
    ooo000P0[0a0a121I2Q2Q2j3G3G3G3G3G`2000000048P72Q80?com.lotus.1-2-3Lotus 1-2-3 spreadsheethttps://www.iana.org/assignments/media-types/application/vnd.lotus-1-2-303wk103wk303wk403wks031230Kapplication/vnd.lotus-1-2-30Dapplication/lotus1230?application/wk10Aapplication/x-1230Fapplication/x-lotus1230Nzz-application/zz-winassoc-12303wks\##
    ooo000P0X0^0^111H2R2R2W3636363636`20000P8P78PD0Acom.lotus.wordproLotus Word Pro documenthttps://www.iana.org/assignments/media-types/application/vnd.lotus-wordpro03lwp0Mapplication/vnd.lotus-wordpro\##
    ooo000P0S0V0V0l181j2>2C2C2C2C2C2CP28P70Dcom.makemusic.finaleFinale scorehttps://www.nationalarchives.gov.uk/PRONOM/fmt/397application/x-finale03mus0Dapplication/x-finale\##
    ooo000P0Y0_0_191M1M1a262626262626P20000028P78PA0Hcom.microsoft.access-aceAccess 2007 databaseapplication/msaccess05accdb05accde05accdt\##
    ooo000P0Y0_0_191H1H1H1R2[2[2[2[2[P20000028P78PA0Hcom.microsoft.access-jetAccess database03mdb03mde0Dapplication/msaccess0Iapplication/vnd.ms-access0Fapplication/x-msaccess0?application/mdb0Happlication/vnd.msaccess0Aapplication/x-mdb0Nzz-application/zz-winassoc-mdb0Fapplication/x-msaccess\##
    ooo00000S0V0V0n1J1J1J1J1a1a1a1a1aP28P70Fcom.microsoft.ado-infoMicrosoft System Information0Eapplication/x-ms-info\##
    ooo000P0Y0_0b1J1V3131373g3g3g3g3gP2000@0@2SU30_2SX0Vcom.microsoft.excel.addin.macroenabledExcel add-inhttps://www.iana.org/assignments/media-types/application/vnd.ms-excel.addin.macroEnabled.1204xlam0^application/vnd.ms-excel.addin.macroenabled.12\##
    ooo000P0[0a0a1:1Q1Q1Q1V1i1i1i1i1i`F000000049QB2Q80Gcom.microsoft.excel.difData interchange format03dif0Aapplication/x-dif03dif\##
    ooo000P0[0a0a1:1S1S1c1n2B2B2B2B2B`F000000049QB2Q80Gcom.microsoft.excel.slkSymbolic link spreadsheettext/spreadsheet03slk04sylk0Bapplication/x-sylk0@text/spreadsheet\##
    ooo000P0X0^0^171I2Q2Q2V3333333333`20000P8P78PD0Gcom.microsoft.html-helpCompiled HTML helphttps://www.iana.org/assignments/media-types/application/vnd.ms-htmlhelp03chm0Kapplication/vnd.ms-htmlhelp0Aapplication/x-chm\##
    ooo000\0S0V0Y191R1R1R1R1R1R1R1R1RP28P7<QF0Ncom.microsoft.office-encryptedEncrypted Office document0Eapplication/encrypted\##
    ooo00000X0^0a1>1K1K1K1U1m1m1m1m1m`20000P8P78PD<QF0Kcom.microsoft.office.binderOffice binder03obd03obt0Fapplication/x-msbinder\##
    ooo000P0W0Z0Z1>1J2U2U2[3;3;3;3;3;P2000@2SU0Rcom.microsoft.office.openxml.themeOffice themehttps://www.iana.org/assignments/media-types/application/vnd.ms-officetheme04thmx0Napplication/vnd.ms-officetheme\##
    ooo000\0S0V0V171H2G2G2L3:3:3:3:3:P28P70Ocom.microsoft.ole-compound-fileOLE compound filehttps://learn.microsoft.com/openspecs/windows_protocols/ms-cfb/03ole0Iapplication/x-ole-storage0Aapplication/cdfv20Aapplication/cdfv20Iapplication/vnd.ms-office0Iapplication/x-ole-storage\##
    ooo000P0X0^0a1@1O1O1O1W1W1W1W1W1W`20000P8P78PD0QO0Mcom.microsoft.onenote.packageOneNote package06onepkg0Eapplication/msonenote\##
    ooo000P0X0^0^1=1L2M2M2R3>3>3>3>3>`20000P8P78PD0Mcom.microsoft.onenote.sectionOneNote sectionhttps://learn.microsoft.com/openspecs/office_file_formats/ms-one/03one0Eapplication/msonenote0Capplication/onenote\##
    ooo00000S0V0V1?1X1X1X1a1a1a1a1a1aP28P70Wcom.microsoft.onenote.table-of-contentsOneNote table of contents07onetoc2\##
    ooo00000Y0_0_1:1U1U1U1Z2020202020P20000028P78PA0Icom.microsoft.outlook.dbxOutlook Express mail folder03dbx0Dapplication/x-ms-dbx\##
    ooo000P1<1B1E1`1o38383B4444444444P2000000000000000000000000000000000000002048P71PD<QF0Icom.microsoft.outlook.msgOutlook messagehttps://learn.microsoft.com/openspecs/exchange_server_protocols/ms-oxmsg/03msg03oft0Japplication/vnd.ms-outlook0Dapplication/x-ms-msg\##
    ooo00000S0V0V161G1G1G1L1g1g1g1g1gP28P70Ncom.microsoft.outlook.nickfileOutlook nicknames03nk20Iapplication/x-ms-nickfile\##
    ooo000P0Y0_0_1:1N2O2O2Y3939393939P20000028P78PA0Icom.microsoft.outlook.pstOutlook mail foldershttps://learn.microsoft.com/openspecs/office_file_formats/ms-pst/03pst03ost0Napplication/vnd.ms-outlook-pst0Aapplication/x-pst0Japplication/vnd.ms-outlook\##
    ooo00000S0V0V111R1R1R1W1m1m1m1m1mP28P70Icom.microsoft.outlook.srsOutlook send and receive settings03srs0Dapplication/x-ms-srs\##
    ooo00001<1B1E1e2525252B2X2X2X2X2XP2000000000000000000000000000000000000002048P71PD<QF0Ncom.microsoft.outlook.templateOutlook template06emltpl03oft0Dapplication/x-ms-oft\##
    ooo000P0X0^0^191M1M1M1W2222222222`20000P8P78PD0Icom.microsoft.pocket-wordPocket Word document03psw03pwd0Iapplication/x-pocket-word\##
    ooo00000Y0_0e1C1W1W1W1\1\1\1\1\1\P200000@8P730_<QF2PO0Lcom.microsoft.powerpoint.ppaPowerPoint 97 add-in03ppa\##
    ooo000P0Y0_0b1A1R3232383m3m3m3m3mP2000@0@2SU30_2Q@0Mcom.microsoft.powerpoint.ppamPowerPoint add-inhttps://www.iana.org/assignments/media-types/application/vnd.ms-powerpoint.addin.macroEnabled.1204ppam0capplication/vnd.ms-powerpoint.addin.macroenabled.12\##
    ooo00000X0^0a1A1Q3@3@3F4J4J4J4J4J`2000@P2SU8PD2Q@0Ncom.microsoft.powerpoint.slidePowerPoint slidehttps://www.iana.org/assignments/media-types/application/vnd.openxmlformats-officedocument.presentationml.slide04sldx12application/vnd.openxmlformats-officedocument.presentationml.slide\##
    ooo00000Y0b0e1R1n3N3N3T4I4I4I4I4I`2000@P@2SU8PD30_2Q@0[com.microsoft.powerpoint.slide.macroenabledPowerPoint slide with macroshttps://www.iana.org/assignments/media-types/application/vnd.ms-powerpoint.slide.macroEnabled.1204sldm0capplication/vnd.ms-powerpoint.slide.macroenabled.12\##
    ooo000P0Y0_0b1B1\1\1\1a1a1a1a1a1aP20000028P78PA<Vk0Ncom.microsoft.project.databaseMicrosoft Project database03mpd\##
    ooo000P0X0^0a1<1R2Y2Y2c3?3?3?3?3?`20000P8P78PD<QF0Icom.microsoft.project.mppMicrosoft Project planhttps://www.iana.org/assignments/media-types/application/vnd.ms-project03mpp03mpt0Japplication/vnd.ms-project03mpp\##
    ooo000P0X0^0a1>1Z1Z1Z1_2X2X2X2X2X`20000P8P78PD<QF0Kcom.microsoft.publisher.pubMicrosoft Publisher document03pub0Lapplication/vnd.ms-publisher0Iapplication/x-mspublisher03pub\##
    ooo000P0X0^0^141K1K1K1P1i1i1i1i1i`20000P8P78PD0Dcom.microsoft.readerMicrosoft Reader e-book03lit0Gapplication/x-ms-reader\##
    ooo000P0S0V0V141M1M1M1R1e1e1e1e1e`F9QB0Lcom.microsoft.remote-desktopRemote Desktop connection03rdp0Aapplication/x-rdp\##
    ooo00000S0V0V0i1919191>1M1M1M1M1M`F9QB0Acom.microsoft.scfExplorer command03scf0=text/x-ms-scf\##
    ooo000P0S0V0Y121I1I1I1M1i1i1i1i1iP28P7<QF0Gcom.microsoft.thumbs-dbWindows thumbnail cache02db0Japplication/x-ms-thumbnail09thumbs.db02db\##
    ooo000P1<1B1B1V2539393D3]3]3]3]3]P2000000000000000000000000000000000000002048P71PD0Bcom.microsoft.tnefTransport-neutral encapsulationhttps://www.iana.org/assignments/media-types/application/vnd.ms-tnef04tnef03tnf0Gapplication/vnd.ms-tnef0Capplication/ms-tnef04tnef0;winmail.dat\##
    ooo000T0X0^0^1;1H2K2K2Q3^3^3^3^3^`2000@P2SU8PD0Kcom.microsoft.visio.drawingVisio drawinghttps://learn.microsoft.com/openspecs/sharepoint_protocols/ms-vsdx/04vsdx0Yapplication/vnd.ms-visio.drawing.main+xml0Papplication/vnd.ms-visio.drawing\##
    ooo000P0Y0b0e1O1h1h1h1n3X3X3X3X3X`2000@P@2SU8PD30_<PS0Xcom.microsoft.visio.drawing.macroenabledVisio drawing with macros04vsdm0`application/vnd.ms-visio.drawing.macroenabled.120fapplication/vnd.ms-visio.drawing.macroenabled.main+xml\##
    ooo000P0X0^0a1>1K1K1K1Q2^2^2^2^2^`2000@P2SU8PD<PS0Kcom.microsoft.visio.stencilVisio stencil04vssx0Yapplication/vnd.ms-visio.stencil.main+xml0Papplication/vnd.ms-visio.stencil\##
    ooo000P0Y0b0e1O1h1h1h1n3X3X3X3X3X`2000@P@2SU8PD30_<PS0Xcom.microsoft.visio.stencil.macroenabledVisio stencil with macros04vssm0`application/vnd.ms-visio.stencil.macroenabled.120fapplication/vnd.ms-visio.stencil.macroenabled.main+xml\##
    ooo000P0X0^0a1?1M1M1M1S2b2b2b2b2b`2000@P2SU8PD<PS0Lcom.microsoft.visio.templateVisio template04vstx0Zapplication/vnd.ms-visio.template.main+xml0Qapplication/vnd.ms-visio.template\##
    ooo000P0Y0b0e1P1j1j1j203\3\3\3\3\`2000@P@2SU8PD30_<PS0Ycom.microsoft.visio.template.macroenabledVisio template with macros04vstm0aapplication/vnd.ms-visio.template.macroenabled.120gapplication/vnd.ms-visio.template.macroenabled.main+xml\##
    ooo000P0X0^0a1:1L2N2N2b3939393939`20000P8P78PD<QF0Gcom.microsoft.visio.vsdVisio 2003 drawinghttps://www.iana.org/assignments/media-types/application/vnd.visio03vsd03vst03vss03vsw0Eapplication/vnd.visio0Capplication/x-visio03vst\##
    ooo000P0X0^0^1:1F2E2E2J3J3J3J3J3J`20000P8P78PD0Jcom.microsoft.windows-helpWindows helphttps://www.iana.org/assignments/media-types/application/winhlp03hlp0Bapplication/winhlp0Capplication/winhelp0Eapplication/x-winhelp0Nzz-application/zz-winassoc-hlp\##
    ooo00000S0V0V181J1J1J1O1j1j1j1j1jP28P70Pcom.microsoft.windows-help-indexWindows help index03gid0Iapplication/x-winhelp-fts\##
    ooo000P0k11111Q1a2d2d2i3D3D3D3D3DP200000000000000000000000P8P78P:0Ncom.microsoft.windows-shortcutWindows shortcuthttps://learn.microsoft.com/openspecs/windows_protocols/ms-shllink/03lnk0Iapplication/x-ms-shortcut\##
    ooo000P0X0^0a161N2S2S2b3<3<3<3<3<`20000P8P78PD<QF0Ccom.microsoft.worksMicrosoft Works documenthttps://www.iana.org/assignments/media-types/application/vnd.ms-works03wps03wcm03xlr0Happlication/vnd.ms-works0Happlication/vnd-ms-works0Happlication/x-msworks-wp03wks03wks\##
    ooo000P0Y0_0_1=1U1U1U1Z2Q2Q2Q2Q2QP20000028P78PA0Lcom.microsoft.works-databaseMicrosoft Works database03wdb0Happlication/vnd.ms-works0Kapplication/vnd.ms-works-db0Happlication/vnd-ms-works0Happlication/x-msworks-wp0Iapplication/x-ole-storage\##
    ooo000P0X0^0^131I1I1I1N1e1e1e1e1e`20000P8P78PD0Ccom.microsoft.writeWindows Write document03wri0Eapplication/x-mswrite\##
    ooo000P0X0^0a141@2K2K2P3030303030`20000P8P78PD0Q=0Acom.microsoft.xpsXPS documenthttps://www.iana.org/assignments/media-types/application/vnd.ms-xpsdocument03xps0Napplication/vnd.ms-xpsdocument0?application/xps\##
    ooo00000X0^0^101<1<1<1@1\1\1\1\1\`20000P8P78PD0@com.norton.guideNorton Guide02ng0Japplication/x-norton-guide\##
    ooo00000S0V0V0j1>1>1>1>1X1X1X1X1XP28P70Bcom.norton.messageNorton message table0Happlication/x-norton-msg\##
    ooo000P0S0V0V121K1i1i1n2A2A2A2A2AP28P70Jcom.noteworthysoftware.nwcNoteWorthy Composer scorehttps://noteworthycomposer.com03nwc0Aapplication/x-nwc\##
    ooo000P0X0^0^1:1F2323272Q2Q2Q2Q2Q`20000P8P78PD0Jcom.nuvomedia.rocket-ebookRocket eBookhttps://wiki.mobileread.com/wiki/Rocket_eBook02rb0Happlication/x-rocketbook\##
    ooo00000X0^0d1G1[1[20292929292929`20000P8P78PD0PE0Q=0Qcom.omnigroup.omnigraffle.graffleOmniGraffle documentapplication/x-graffle07graffle0Eapplication/x-graffle\##
    ooo00000X0^0^1>1S1S1S1X1X1X1X1X1X`20000P8P78PD0Ncom.omnigroup.omnioutliner.oo3OmniOutliner document03oo3\##
    ooo00000S0V0V0h1C1C1C1C2R2R2R2R2RP28P70@com.psion.agendaEPOC agenda, jotter or data0Iapplication/x-epoc-agenda0Iapplication/x-epoc-jotter0Gapplication/x-epoc-data\##
    ooo00000Y0_0_121B1B1B1G2727272727P200000@8P730_0Acom.psion.programEPOC application03opo0Fapplication/x-epoc-app0Fapplication/x-epoc-opo\##
    ooo00000S0V0V0n1;1;1;1;1S1S1S1S1SP28P70Fcom.psion.program-textEPOC OPL text0Fapplication/x-epoc-opl\##
    ooo00000[0a0a121<1<1<1<1V1V1V1V1V`2000000048P72Q80?com.psion.sheetEPOC Sheet0Happlication/x-epoc-sheet\##
    ooo00000X0^0^0n1@1@1@1@1Y1Y1Y1Y1Y`20000P8P78PD0>com.psion.wordEPOC Word document0Gapplication/x-epoc-word\##
    ooo00000X0^0^101D2R2R2\3]3]3]3]3]`20000P8P78PD0@com.quark.xpressQuarkXPress documenthttps://www.iana.org/assignments/media-types/application/vnd.Quark.QuarkXPress03qxd03qxp0Qapplication/vnd.quark.quarkxpress0Lapplication/x-quark-xpress-3\##
    ooo00000[0a0a1:1O1O1O1Z2?2?2?2?2?`2000000048P72Q80Gcom.softmaker.planmakerPlanMaker spreadsheet03pmd04pmdx0Sapplication/vnd.softmaker.planmaker\##
    ooo00000Z0`0`1=1S1S1S1^2G2G2G2G2G`20000P0P8P72SJ0Kcom.softmaker.presentationsSoftMaker presentation03prd04prdx0Wapplication/vnd.softmaker.presentations\##
    ooo00000X0^0^171I1I1I1T1T1T1T1T1T`20000P8P78PD0Gcom.softmaker.textmakerTextMaker document03tmd04tmdx\##
    ooo000P0X0^0^0m1818181B1B1B1B1B1B`20000P8P78PD0=com.sony.bbebSony e-book03lrf03lrx\##
    ooo000P0[0a0d1B1V1V1V1[3838383838`2000000048P72Q8<QF0Lcom.stardivision.calc-binaryStarCalc spreadsheet03sdc0Qapplication/vnd.stardivision.calc0Papplication/vnd.stardivision.cal0Fapplication/x-starcalc03sdc\##
    ooo000P0X0^0a191H1H1H1M2J2J2J2J2J`20000P8P78PD<QF0Fcom.stardivision.chartStarChart chart03sds0Rapplication/vnd.stardivision.chart0Gapplication/x-starchart\##
    ooo00000S0V0V101B1B1B1G2]2]2]2]2]P28P70Hcom.stardivision.galleryStarOffice gallery03sdg0Mapplication/x-stargallery-sdg0Mapplication/x-stargallery-thm0Fapplication/x-star-sdv\##
    ooo000P0Z0`0c1D1\1\1\1a2b2b2b2b2b`20000P0P8P72SJ<QF0Ocom.stardivision.impress-binaryStarImpress presentation03sdd0Tapplication/vnd.stardivision.impress0Iapplication/x-starimpress03sdd\##
    ooo000P0S0Y0\1:1J1J1J1O2J2J2J2J2J`28P78P;<QF0Lcom.stardivision.math-binaryStarMath formula03smf0Qapplication/vnd.stardivision.math0Fapplication/x-starmath\##
    ooo000P0X0^0a1A1T1T1T1^2]2]2]2]2]`20000P8P78PD<QF0Ncom.stardivision.writer-binaryStarWriter document03sdw03vor0Sapplication/vnd.stardivision.writer0Happlication/x-starwriter03sdw\##
    ooo00000X0^0a1A1[1[1[1`2m2m2m2m2m`20000P8P78PD<QF0Ncom.stardivision.writer-globalStarWriter master document03sgl0Zapplication/vnd.stardivision.writer-global0Oapplication/x-starwriter-global\##
    ooo00000S0V0V0c111111161F1F1F1F1F`F9QB0;com.via.scfVIA setup file03scf0>text/x-via-scf\##
    ooo00000S0V0V0n1A1T1c1m1m1m1m1m1m`F9QB0Fio.fountain.screenplayFountain screenplayhttps://fountain.iotext/x-fountain08fountain0?text/x-fountain\##
    ooo000P0X0^0^141D2H2H2M3=3=3=3=3=`b0000P9PU8PD0Dnet.scribus.documentScribus documenthttps://www.iana.org/assignments/media-types/application/vnd.scribus03sla0Gapplication/vnd.scribus0Eapplication/x-scribus\##
    ooo000P0X0^0a151C1C1C1J1j1j1j1j1j`20000P8P78PD0Q=0Bnet.xmind.documentXMind workbook05xmind0Napplication/vnd.xmind.workbook0Capplication/x-xmind\##
    ooo000P0X0^0a181H1H1H1S1j1j1j1j1j`b0000P9PU8PD0PE0Eorg.abisource.abiwordAbiWord document03abw04zabw0Eapplication/x-abiword0;abw.crashed06abw.gz\##
    ooo000P0X0^0a101@2Q2Q2W2i2i2i2i2i`20000P8P78PD0Q=0=org.ecma.oxpsOpenXPS documenthttps://www.ecma-international.org/publications-and-standards/standards/ecma-388/04oxps0@application/oxps\##
    ooo000P0Z0]0]151G1G1G1S1S1S1S1S1S`B00000049QF0Forg.excalidraw.drawingExcalidraw drawing0:excalidraw\##
    ooo000P0X0^0^131I1I1I1N1N1N1N1N1N`b0000P9PU8PD0Corg.fdt.final-draftFinal Draft screenplay03fdx\##
    ooo000P0X0^0^131>1X1X1]2<2<2<2<2<`b0000P9PU8PD0Corg.fictionbook.fb2FictionBookhttp://www.fictionbook.org03fb20Mapplication/x-fictionbook+xml0Iapplication/x-fictionbook\##
    ooo000P0S0V0V151B2C2C2_3L3L3L3L3L`F9QB0Morg.freedesktop.desktop-entryDesktop entryhttps://specifications.freedesktop.org/desktop-entry-spec/latest/07desktop09directory06kdelnk0Eapplication/x-desktop0Dapplication/x-kdelnk0Lapplication/x-gnome-app-info0:desktop.in\##
    ooo000P0X0^0^141E1E1E1I1a1a1a1a1a`b0000P9PU8PD0Dorg.freemind.mindmapFreeMind mind map02mm0Fapplication/x-freemind\##
    ooo00000X0^0^151G1G1G1K1d1d1d1d1d`b0000P9PU8PD0Eorg.freeplane.mindmapFreeplane mind map02mm0Gapplication/x-freeplane\##
    ooo00001<1B1B1W1j1j1j212F2F2F2F2FP2000000000000000000000000000000000000002048P71PD0Corg.gnu.emacs.rmailEmacs Rmail mailbox05rmail0Cmessage/x-gnu-rmail05rmail\##
    ooo000P0S0V0\0n1:1:1:1M1d1d1d1d1dP28P70PE9PU0@org.gnucash.bookGnuCash book07gnucash03gnc03xac0Eapplication/x-gnucash\##
    ooo000P0[0a0g1>1O1O1O1Y2121212121`2000000048P72Q80PE9PU0Eorg.gnumeric.workbookGnumeric workbook08gnumeric0Fapplication/x-gnumeric\##
    ooo000P0S0V0V0k181[1i292929292929`F9QB0Corg.humdrum.humdrumHumdrum scorehttps://www.humdrum.org/guide/ch05/text/x-humdrum03krn03hum04kern0>text/x-humdrum\##
    ooo000P0S0V0V1I1W2l2l313[3[3[3[3[`b9PU0aorg.iana.application.vnd.citationstyles.style-xmlCitation stylehttps://www.iana.org/assignments/media-types/application/vnd.citationstyles.style+xml03csl0Xapplication/vnd.citationstyles.style+xml\##
    ooo00000S0V0Y1A1V2`2`2e3D3D3D3D3DP28P70Q=0Vorg.iana.application.vnd.geogebra.fileGeoGebra constructionhttps://www.iana.org/assignments/media-types/application/vnd.geogebra.file03ggb0Mapplication/vnd.geogebra.file\##
    ooo00000S0V0V1?1[2f2f303P3P3P3P3PP28P70Worg.iana.application.vnd.lotus-approachLotus Approach database viewhttps://www.iana.org/assignments/media-types/application/vnd.lotus-approach03apr03vew0Napplication/vnd.lotus-approach\##
    ooo00000Z0`0`1J1f32323<3]3]3]3]3]`20000P0P8P72SJ0Xorg.iana.application.vnd.lotus-freelanceLotus Freelance presentationhttps://www.iana.org/assignments/media-types/application/vnd.lotus-freelance03prz03pre0Oapplication/vnd.lotus-freelance\##
    ooo00000S0V0V1P1`3<3<3A4242424242P28P70horg.iana.application.vnd.software602.filler.form-xml-zipSoftware602 formhttps://www.iana.org/assignments/media-types/application/vnd.software602.filler.form-xml-zip03zfo0_application/vnd.software602.filler.form-xml-zip\##
    ooo00000S0V0V1<1O2W2W2\3939393939P28P70Torg.iana.application.vnd.vectorworksVectorworks drawinghttps://www.iana.org/assignments/media-types/application/vnd.vectorworks03vwx0Kapplication/vnd.vectorworks\##
    ooo00010Y0_0_151@1@1@1F1F1F1F1F1F@200P0P430m8PD0Dorg.idpf.epub-folderEPUB folder04epub\##
    ooo000P0Z0]0]151B1h1h1m2H2H2H2H2H`B00000049QF0Forg.ietf.calendar-jsonjCal calendarhttps://www.rfc-editor.org/rfc/rfc726503jcs0Iapplication/calendar+json\##
    ooo00001<1B1B1a2?2e2e2l3<3<3<3<3<P2000000000000000000000000000000000000002048P71PD0Morg.ietf.email-message-globalInternationalised mail messagehttps://www.rfc-editor.org/rfc/rfc653205u8msg0>message/global\##
    ooo000\1<1B1B1Q1X2>2>2I2[2[2[2[2[`F000000000000000000000000000000000000002049QB1PD0=org.ietf.mboxMailboxhttps://www.rfc-editor.org/rfc/rfc415504mbox03mbx0@application/mbox\##
    ooo000P0X0^0d141D1j1j2<2O2O2O2O2O`B0000P9QC8PD1PH9Q10>org.ietf.mhtmlWeb page archivehttps://www.rfc-editor.org/rfc/rfc255703mht05mhtml04mhtm0Amultipart/related0Iapplication/x-mimearchive\##
    ooo000P1<1B1B1Y1g2M2M2M2[2[2[2[2[`F000000000000000000000000000000000000000049QB1PJ0Eorg.ietf.news-messageUsenet articlehttps://www.rfc-editor.org/rfc/rfc55370<message/news\##
    ooo000P0Z0`0f1:1Q1Q1Q1[2525252525`20000P0P8P72SJ0PE0Pj0Borg.kde.kpresenterKPresenter presentation03kpr03kpt0Happlication/x-kpresenter\##
    ooo000P0[0a0g181K1K1K1P1g1g1g1g1g`2000000048P72Q80PE0Pj0?org.kde.kspreadKSpread spreadsheet03ksp0Eapplication/x-kspread\##
    ooo000P0X0^0d131A1A1A1K1`1`1`1`1``20000P8P78PD0PE0Pj0=org.kde.kwordKWord document03kwd03kwt0Capplication/x-kword\##
    ooo000P0S0V0V0h141414191L1L1L1L1L`F9QB0@org.lyx.documentLyX document03lyx0Aapplication/x-lyx0:text/x-lyx\##
    ooo000P0S0V0V0n1M2>2>2C2X2X2X2X2X`b9PU0Forg.music-encoding.meiMusic Encoding Initiative scorehttps://music-encoding.org/guidelines/v5/content/03mei0Capplication/mei+xml\##
    ooo000P0X0^0^1M1l2a2a2g3]3]3]3]3]`b0000P9PU8PD0]org.oasis-open.opendocument.graphics-flat-xmlOpenDocument drawing (flat XML)https://docs.oasis-open.org/office/OpenDocument/v1.3/04fodg0dapplication/vnd.oasis.opendocument.graphics-flat-xml\##
    ooo000P0Z0c0c1V2:2o2o353o3o3o3o3o`b0000P0P9PU8PD2SJ0aorg.oasis-open.opendocument.presentation-flat-xmlOpenDocument presentation (flat XML)https://docs.oasis-open.org/office/OpenDocument/v1.3/04fodp0happlication/vnd.oasis.opendocument.presentation-flat-xml\##
    ooo000P0[0d0d1V292n2n343m3m3m3m3m`b0000P0049PU8PD2Q80`org.oasis-open.opendocument.spreadsheet-flat-xmlOpenDocument spreadsheet (flat XML)https://docs.oasis-open.org/office/OpenDocument/v1.3/04fods0gapplication/vnd.oasis.opendocument.spreadsheet-flat-xml\##
    ooo000P0X0^0^1I1e2Z2Z2`3R3R3R3R3R`b0000P9PU8PD0Yorg.oasis-open.opendocument.text-flat-xmlOpenDocument text (flat XML)https://docs.oasis-open.org/office/OpenDocument/v1.3/04fodt0`application/vnd.oasis.opendocument.text-flat-xml\##
    ooo00000X0^0^1P1l2a2a2f3_3_3_3_3_`20008P2RY8PD0`org.oasis-open.opendocument.text-master-templateOpenDocument master templatehttps://docs.oasis-open.org/office/OpenDocument/v1.3/03otm0gapplication/vnd.oasis.opendocument.text-master-template\##
    ooo000P0Y0_0b171J1J1J1O1m1m1m1m1mP20000028P78PA0Q=0Corg.openoffice.baseOpenOffice database03odb0Lapplication/vnd.sun.xml.base\##
    ooo000P0[0^0^181L2`2`2e3N3N3N3N3NP20004400@0Q=0Horg.openoffice.extensionOpenOffice extensionhttps://www.iana.org/assignments/media-types/application/vnd.openofficeorg.extension03oxt0Wapplication/vnd.openofficeorg.extension\##
    ooo00000S0Y0\151H1H1H1M2121212121`28P78P;0Q=0Gorg.openoffice.text-webOpenOffice web text03stw0Rapplication/vnd.sun.xml.writer.web\##
    ooo000<0[0^0^161X2?2N2N2N2N2N2N2NP20004400@0Q=0Forg.openxmlformats.opcOpen Packaging Conventions packagehttps://www.iso.org/standard/77818.htmlapplication/zip\##
    ooo00000S0V0V0d1111111<1K1K1K1K1K`B9QC0<org.sosi.mapSOSI map data03sos04sosi0=text/vnd.sosi\##
    ooo00000S0V0V0l1<1S1S1`1n1n1n1n1n`B9QC0Dorg.texmacs.documentTeXmacs documenthttps://www.texmacs.org02tm07texmacs0<text/texmacs\##
    ooo000P0X0^0^0k1;1;1;1@1S1S1S1S1S`20000P8P78PD0;org.tug.dviTeX DVI document03dvi0Aapplication/x-dvi\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var frameMakerMIF: Self { Self(number: 51547) }
  @inlinable @inline(__always) package static var inDesign: Self { Self(number: 51580) }
  @inlinable @inline(__always) package static var inDesignMarkup: Self { Self(number: 51419) }
  @inlinable @inline(__always) package static var pageMaker: Self { Self(number: 51628) }
  @inlinable @inline(__always) package static var mobipocket: Self { Self(number: 51247) }
  @inlinable @inline(__always) package static var appleWorks: Self { Self(number: 51253) }
  @inlinable @inline(__always) package static var iBooks: Self { Self(number: 51530) }
  @inlinable @inline(__always) package static var emlx: Self { Self(number: 51377) }
  @inlinable @inline(__always) package static var bitTorrent: Self { Self(number: 51408) }
  @inlinable @inline(__always) package static var corelPresentations: Self { Self(number: 51283) }
  @inlinable @inline(__always) package static var wordPerfect: Self { Self(number: 51634) }
  @inlinable @inline(__always) package static var drawIO: Self { Self(number: 51489) }
  @inlinable @inline(__always) package static var eReader: Self { Self(number: 51487) }
  @inlinable @inline(__always) package static var evernoteExport: Self { Self(number: 51663) }
  @inlinable @inline(__always) package static var kmz: Self { Self(number: 51274) }
  @inlinable @inline(__always) package static var hangulWord: Self { Self(number: 51502) }
  @inlinable @inline(__always) package static var hangulWordX: Self { Self(number: 51338) }
  @inlinable @inline(__always) package static var lotus123: Self { Self(number: 51306) }
  @inlinable @inline(__always) package static var lotusWordPro: Self { Self(number: 51441) }
  @inlinable @inline(__always) package static var finale: Self { Self(number: 51587) }
  @inlinable @inline(__always) package static var accessACE: Self { Self(number: 51212) }
  @inlinable @inline(__always) package static var access: Self { Self(number: 51643) }
  @inlinable @inline(__always) package static var xlam: Self { Self(number: 51382) }
  @inlinable @inline(__always) package static var dif: Self { Self(number: 51213) }
  @inlinable @inline(__always) package static var sylk: Self { Self(number: 51479) }
  @inlinable @inline(__always) package static var chm: Self { Self(number: 51670) }
  @inlinable @inline(__always) package static var officeEncrypted: Self { Self(number: 51264) }
  @inlinable @inline(__always) package static var theme: Self { Self(number: 51357) }
  @inlinable @inline(__always) package static var compoundFile: Self { Self(number: 51286) }
  @inlinable @inline(__always) package static var oneNotePackage: Self { Self(number: 51626) }
  @inlinable @inline(__always) package static var oneNote: Self { Self(number: 51323) }
  @inlinable @inline(__always) package static var outlookMessage: Self { Self(number: 51397) }
  @inlinable @inline(__always) package static var outlookStore: Self { Self(number: 51455) }
  @inlinable @inline(__always) package static var pocketWord: Self { Self(number: 51322) }
  @inlinable @inline(__always) package static var ppam: Self { Self(number: 51519) }
  @inlinable @inline(__always) package static var projectDatabase: Self { Self(number: 51581) }
  @inlinable @inline(__always) package static var project: Self { Self(number: 51378) }
  @inlinable @inline(__always) package static var publisher: Self { Self(number: 51413) }
  @inlinable @inline(__always) package static var msReader: Self { Self(number: 51368) }
  @inlinable @inline(__always) package static var remoteDesktop: Self { Self(number: 51560) }
  @inlinable @inline(__always) package static var thumbsDatabase: Self { Self(number: 51655) }
  @inlinable @inline(__always) package static var tnef: Self { Self(number: 51381) }
  @inlinable @inline(__always) package static var vsdx: Self { Self(number: 51235) }
  @inlinable @inline(__always) package static var vsdm: Self { Self(number: 51383) }
  @inlinable @inline(__always) package static var vssx: Self { Self(number: 51277) }
  @inlinable @inline(__always) package static var vssm: Self { Self(number: 51546) }
  @inlinable @inline(__always) package static var vstx: Self { Self(number: 51403) }
  @inlinable @inline(__always) package static var vstm: Self { Self(number: 51561) }
  @inlinable @inline(__always) package static var visio: Self { Self(number: 51456) }
  @inlinable @inline(__always) package static var windowsHelp: Self { Self(number: 51468) }
  @inlinable @inline(__always) package static var windowsShortcut: Self { Self(number: 51262) }
  @inlinable @inline(__always) package static var works: Self { Self(number: 51477) }
  @inlinable @inline(__always) package static var worksDatabase: Self { Self(number: 51503) }
  @inlinable @inline(__always) package static var msWrite: Self { Self(number: 51240) }
  @inlinable @inline(__always) package static var xps: Self { Self(number: 51707) }
  @inlinable @inline(__always) package static var noteWorthy: Self { Self(number: 51466) }
  @inlinable @inline(__always) package static var rocketEBook: Self { Self(number: 51491) }
  @inlinable @inline(__always) package static var broadband: Self { Self(number: 51556) }
  @inlinable @inline(__always) package static var starCalc: Self { Self(number: 51454) }
  @inlinable @inline(__always) package static var starChart: Self { Self(number: 51437) }
  @inlinable @inline(__always) package static var starImpress: Self { Self(number: 51443) }
  @inlinable @inline(__always) package static var starMath: Self { Self(number: 51257) }
  @inlinable @inline(__always) package static var starWriter: Self { Self(number: 51610) }
  @inlinable @inline(__always) package static var scribus: Self { Self(number: 51415) }
  @inlinable @inline(__always) package static var xmind: Self { Self(number: 51258) }
  @inlinable @inline(__always) package static var abiWord: Self { Self(number: 51511) }
  @inlinable @inline(__always) package static var ecmaXPS: Self { Self(number: 51432) }
  @inlinable @inline(__always) package static var excalidraw: Self { Self(number: 51249) }
  @inlinable @inline(__always) package static var finalDraft: Self { Self(number: 51246) }
  @inlinable @inline(__always) package static var fictionBook: Self { Self(number: 51613) }
  @inlinable @inline(__always) package static var desktopEntry: Self { Self(number: 51573) }
  @inlinable @inline(__always) package static var freeMind: Self { Self(number: 51678) }
  @inlinable @inline(__always) package static var gnuCash: Self { Self(number: 51416) }
  @inlinable @inline(__always) package static var gnumeric: Self { Self(number: 51504) }
  @inlinable @inline(__always) package static var humdrum: Self { Self(number: 51388) }
  @inlinable @inline(__always) package static var citationStyle: Self { Self(number: 51254) }
  @inlinable @inline(__always) package static var jCal: Self { Self(number: 51340) }
  @inlinable @inline(__always) package static var mbox: Self { Self(number: 51541) }
  @inlinable @inline(__always) package static var mhtml: Self { Self(number: 51583) }
  @inlinable @inline(__always) package static var news: Self { Self(number: 51510) }
  @inlinable @inline(__always) package static var kPresenter: Self { Self(number: 51562) }
  @inlinable @inline(__always) package static var kSpread: Self { Self(number: 51595) }
  @inlinable @inline(__always) package static var kWord: Self { Self(number: 51627) }
  @inlinable @inline(__always) package static var lyX: Self { Self(number: 51298) }
  @inlinable @inline(__always) package static var musicEncoding: Self { Self(number: 51276) }
  @inlinable @inline(__always) package static var flatOpenDocumentGraphics: Self { Self(number: 51485) }
  @inlinable @inline(__always) package static var flatOpenDocumentPresentation: Self { Self(number: 51679) }
  @inlinable @inline(__always) package static var flatOpenDocumentSpreadsheet: Self { Self(number: 51567) }
  @inlinable @inline(__always) package static var flatOpenDocumentText: Self { Self(number: 51605) }
  @inlinable @inline(__always) package static var openOfficeDatabase: Self { Self(number: 51305) }
  @inlinable @inline(__always) package static var openOfficeExtension: Self { Self(number: 51695) }
  @inlinable @inline(__always) package static var dvi: Self { Self(number: 51442) }
}
