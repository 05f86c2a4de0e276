// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityTextFormats: StaticString = ##"""
    0000JR1Do0000000000001Ih1RN0000000000000000000000Wf0LY0000[70000000000000000000000000000000000=Y\##
    1<L0001TH1lX1>?0000000000000000000001om0000000000000000000001]J0000001nC0000001:g0000FC000000000\##
    0000000000000000000000000000000000001Cd1H=0000001hb0VE1901ja00024N0000000000000000000001KT000000\##
    0000000001e?27M0000000000000?N11f0eF1B50000000000001[H0001Y\00028n0000000000_W0000a\0000000S:0^0\##
    00010=0000000000000000000HE0\G0g=0000000000000iU0000000000000001PI15K0000YG0000000Qa22j0001Wm1aE\##
    0001@;0000000000000000000000000000000000000000000Dc13M0000000000000000001FM00000021O0000PD000000\##
    25j00017E0000000000001fk0000NO0000A@0000000000000000000<00000001N\0000nR0000000000000000l60001Lj\##
    0000001_m0000000c_0000000000000000000001cQ0000000001V60000000000000T[0000000000000C5000000000000\##
    ooo000P0Y0\0\0k1?1?1?1D1Y1Y1Y1Y`B000000089PU0=com.adobe.f4mFlash media manifest03f4m0Capplication/f4m+xml\##
    ooo000P0Y0\0\0k1A1A1A1F1e1e1e1e`B000000089PU0=com.adobe.xdpAdobe XML data package03xdp0Mapplication/vnd.adobe.xdp+xml\##
    ooo000P0Y0\0\111H1H1H1M1b1b1b1b`B000000089PU0Ccom.archipelago.rsdReally simple discovery03rsd0Capplication/rsd+xml\##
    ooo000P0Q0T0T121C1C1C1H1e1e1e1e`F9QB0Lcom.clarivate.endnote-exportEndNote citations03enw0Kapplication/x-endnote-refer\##
    ooo000P0Q0T0T0g141414191^1^1^1^`F9QB0Acom.clarivate.risRIS citations03ris0Sapplication/x-research-info-systems\##
    ooo000P0Q0T0T0i181818181P1P1P1P`F9QB0Ccom.esri.ascii-gridEsri ASCII grid0Ftext/x-esri-ascii-grid\##
    ooo000P0Y0_0_1B1P1P1P1P22222222`B0000000:9PU2Q80Qcom.microsoft.excel.spreadsheetmlExcel 2003 XML0Papplication/vnd.ms-spreadsheetml\##
    ooo000P0Y0\0\1<1U1U1U1`2=2=2=2=`B000000089PU0Ncom.microsoft.smooth-streamingSmooth Streaming manifest03ism04isml0Kapplication/vnd.ms-sstr+xml\##
    ooo000P0Y0_0_1<1X1X1X1X27272727`B0000@0089PU8PD0Kcom.microsoft.word.flat-opcFlat Open Packaging document0Mapplication/vnd.ms-word2006ml\##
    ooo000P0Q0T0W101C1C1C1C1f1f1f1f`F9QB:SQ0Gcom.openssh.private-keyOpenSSH private key0Qapplication/x-openssh-private-key\##
    ooo000P0Q0T0T0l1>1>1>1>1`1`1`1``F9QB0Fcom.openssh.public-keyOpenSSH public key0Papplication/x-openssh-public-key03pub\##
    ooo000P0Q0T0T0k171717171M1M1M1M`F9QB0Ecom.sun.java-manifestJAR manifest0Dtext/x-java-manifest\##
    ooo000P0Y0\0\0j131313131I1I1I1I`B000000089PU0<gov.loc.altoALTO page0Dapplication/alto+xml\##
    ooo000P0Y0\0\0j1515151;1Q1Q1Q1Q`B000000089PU0<gov.loc.madsMADS record04mads0Dapplication/mads+xml\##
    ooo000P0Y0\0\0m1;1;1;1A1Z1Z1Z1Z`B000000089PU0?gov.loc.marcxmlMARCXML record04mrcx0Gapplication/marcxml+xml\##
    ooo000P0Y0\0\0j1515151;1Q1Q1Q1Q`B000000089PU0<gov.loc.metsMETS record04mets0Dapplication/mets+xml\##
    ooo000P0Y0\0\0j1515151;1Q1Q1Q1Q`B000000089PU0<gov.loc.modsMODS record04mods0Dapplication/mods+xml\##
    ooo000P0Q0T0T0e1515151C1\1\1\1\`F9QB0?gov.nih.genbankGenBank sequence03gbk07genbank0Gchemical/seq-na-genbank02gb\##
    ooo000P0Q0T0T0i121212121@1@1@1@`F9QB0Cnet.abcnotation.abcABC music0<text/vnd.abc\##
    ooo000P0Q0T0T0d1515151K1Y1Y1Y1Y`F9QB0>org.ansi.cgatsCGATS colour data05cgats03ti103ti203ti30<text/x-cgats\##
    ooo000P0X0[0[121@1@1@1@1W1W1W1W`B00000029QF0Eorg.cityjson.cityjsonCityJSON model0Eapplication/city+json\##
    ooo000P0X0[0[131U1U1U1U25252525`B00000029QF0Forg.cyclonedx.bom-jsonCycloneDX bill of materials (JSON)0Napplication/vnd.cyclonedx+json\##
    ooo000P0Y0\0\131T1T1T1T23232323`B000000089PU0Eorg.cyclonedx.bom-xmlCycloneDX bill of materials (XML)0Mapplication/vnd.cyclonedx+xml\##
    ooo000P0Y0\0\0n1=1=1=1=1W1W1W1W`B000000089PU0@org.daisy.dtbookDTBook document0Happlication/x-dtbook+xml\##
    ooo000P0Q0T0T0o1B1B1B1P1g1g1g1g`F9QB0Iorg.debian.source-controlDebian control file03dsc07changes0Etext/x-debian-control\##
    ooo000P0Q0T0T0b0o1^1^1i2H2H2H2H`F9QB0<org.ebi.emblEMBL sequencehttps://www.ebi.ac.uk/ena/browser/about/formats04embl03emb0Mchemical/x-embl-dl-nucleotide\##
    ooo000P0Q0T0T0g1C2<2<2C2Q2Q2Q2Q`F9QB0Aorg.freebsd.mtreeFile hierarchy specificationhttps://man.freebsd.org/cgi/man.cgi?query=mtree&sektion=505mtree0<text/x-mtree\##
    ooo000P1<1?1?1N1a1a232323232323`F000000000000000000000000000000000000400000P9Q@0=org.ga4gh.samSequence alignmentstext/vnd.ga4gh.sam0Btext/vnd.ga4gh.sam03sam\##
    ooo000P1<1?1?1N1[1[1[1[1[1[1[1[`F000000000000000000000000000000000000400000P9Q@0=org.ga4gh.vcfVariant calls\##
    ooo000P0X0[0[0n1B1B1B1B1Y1Y1Y1Y`B00000029QF0Aorg.hl7.fhir-jsonFHIR resource (JSON)0Eapplication/fhir+json\##
    ooo000P0Y0\0\0n1A1A1A1A1W1W1W1W`B000000089PU0@org.hl7.fhir-xmlFHIR resource (XML)0Dapplication/fhir+xml\##
    ooo000P0Y0\0\161L1L1L1U1n1n1n1n`B000000089PU0Horg.ietf.atom-categoriesAtom category document07atomcat0Gapplication/atomcat+xml\##
    ooo000P0Y0\0\131H1H1H1Q1j1j1j1j`B000000089PU0Eorg.ietf.atom-serviceAtom service document07atomsvc0Gapplication/atomsvc+xml\##
    ooo000P0Y0\0\0k1?1?1?1E1[1[1[1[`B000000089PU0=org.ietf.pidfPresence information04pidf0Dapplication/pidf+xml\##
    ooo000P0Y0\0\151C1C1C1G1g1g1g1g`B000000089PU0Gorg.ietf.resource-listsResource lists02rl0Napplication/resource-lists+xml\##
    ooo000P0X0[0[101=1=1=1=1U1U1U1U`B00000029QF0Corg.ietf.vcard-jsonjCard contact0Fapplication/vcard+json\##
    ooo000P0Q0T0T121@1@1@1@1c1c1c1cP28P70Lorg.ietf.x509-dsa-parametersDSA parameters0Qapplication/x-x509-dsa-parameters\##
    ooo000P0Q0T0T111J1J1J1J1l1l1l1lP28P70Korg.ietf.x509-ec-parametersElliptic curve parameters0Papplication/x-x509-ec-parameters\##
    ooo000P0Q0T0W0j1?1?1?1D1\1\1\1\P28P7:SQ0Aorg.ietf.x509-keyPrivate or public key03key0Fapplication/x-x509-key03crt02p803pem\##
    ooo000P0Y0\0\101?1?1?1D1_1_1_1_`B000000089PU0Borg.ietf.xcap-diffXCAP difference03xdf0Iapplication/xcap-diff+xml\##
    ooo000P0Q0T0T0c0h0h0h0m1;1;1;1;`F9QB0=org.imc.vnotevNote03vnt0<text/x-vnote\##
    ooo000P0X0[0[0n171717171N1N1N1N`B00000029QF0Aorg.jsonfeed.feedJSON feed0Eapplication/feed+json\##
    ooo000P0Y0\0\0n1>1>1>1H1`1`1`1``B000000089PU0@org.kde.kdenliveKdenlive project08kdenlive0Fapplication/x-kdenlive\##
    ooo000P0Y0_0_121H1H1[1[1[1[1[1[`B0000@0089PU8PD0Aorg.kde.kword-xmlKWord 1 document (XML)application/x-kword\##
    ooo000P0Y0\0\111?1?1?1?1\1\1\1\`B000000089PU0Corg.landxml.landxmlLandXML survey0Kapplication/vnd.landxml+xml\##
    ooo000P0Y0\0\0m1A1A1A1F1F1F1F1F`B000000089PU0?org.mozilla.xblXML binding language03xbl\##
    ooo000P0Y0\0\101?1?1?1E1b1b1b1b`B000000089PU0Borg.musescore.mscxMuseScore score04mscx0Kapplication/x-musescore+xml\##
    ooo000P0Y0\0\101H1H1H1H1]1]1]1]`B000000089PU0Borg.oasis-open.capCommon alerting protocol0Capplication/cap+xml\##
    ooo000P1215151N1V1V1V1_25252525`B000000080000000000000000000000001;WZ0Gorg.oasis-open.dita-mapDITA map07ditamap0Dapplication/dita+xml\##
    ooo000P0Y0\0\1<1K1K1K1K1j1j1j1j`B000000089PU0Norg.oasis-open.oebps-containerOEBPS container0Mapplication/oebps-package+xml\##
    ooo000P0Y0\0\111?1?1?1?1^1^1^1^`B000000089PU0Corg.oasis-open.samlSAML assertion0Mapplication/samlassertion+xml\##
    ooo000P0X0[0[111H1H1H1O1g1g1g1g`B00000029QF0Dorg.oasis-open.sarifStatic analysis results05sarif0Fapplication/sarif+json\##
    ooo000P0X0[0[101H1H1H1H1_1_1_1_`B00000029QF0Corg.oasis-open.stixSTIX threat intelligence0Eapplication/stix+json\##
    ooo000P0Y0\0\0j1@1@1@1F1\1\1\1\`B000000089PU0<org.omg.bpmnBusiness process model04bpmn0Dapplication/bpmn+xml\##
    ooo000P0X0[0[161P1P1P1P22222222`B00000029QF0Iorg.openapis.openapi-jsonOpenAPI description (JSON)0Papplication/vnd.oai.openapi+json\##
    ooo000P1>1A1A1\262626262S2S2S2S`B0000000000000000000000000000000000000000000029PO0Iorg.openapis.openapi-yamlOpenAPI description (YAML)0Kapplication/vnd.oai.openapi\##
    ooo000P0Q0T0T0m1>1>1>1>1H1H1H1H`F9QB0Gorg.openpgp.signed-textClear-signed text08text/pgp\##
    ooo00000Q0T0T131L27272<2<2<2<2<`F9QB0Morg.python.path-configurationPython path configurationhttps://docs.python.org/3/library/site.html03pth\##
    ooo000P0Y0\0\121B1B1B1B1Z1Z1Z1Z`B000000089PU0Dorg.qt.designer-formQt Designer form0Fapplication/x-designer02ui\##
    ooo000P0Y0\0\0k1@1@1@1F1\1\1\1\`B000000089PU0=org.sbml.sbmlSystems biology model04sbml0Dapplication/sbml+xml\##
    ooo000P0X0[0[131P1P1P1P1g1g1g1g`B00000029QF0Forg.spdx.document-jsonSPDX bill of materials (JSON)0Eapplication/spdx+json\##
    ooo000P0Y0_0_111F1F1F1Z1o1o1o1o`B0000@0089PU8PD0@org.uof.documentUnified Office Format03uof03uot03uos03uop0Capplication/vnd.uof\##
    ooo000P0X0[0[141L1L1L1L1g1g1g1g`B00000029QF0Gorg.w3.activity-streamsActivityStreams document0Iapplication/activity+json\##
    ooo000P0Y0\0\0j1=1=1=1D1[1[1[1[`B000000089PU0<org.w3.ccxmlCall control markup05ccxml0Eapplication/ccxml+xml\##
    ooo000P0Y0\0\0i1>1>1>1D1Z1Z1Z1Z`B000000089PU0;org.w3.emmaMultimodal annotation04emma0Dapplication/emma+xml\##
    ooo000P0Y0\0\0j1414141;1R1R1R1R`B000000089PU0<org.w3.inkmlInk markup05inkml0Eapplication/inkml+xml\##
    ooo000P0Y0\0\0i151515151K1K1K1K`B000000089PU0;org.w3.soapSOAP message0Dapplication/soap+xml\##
    ooo000P0Y0\0\0i1717171>1T1T1T1T`B000000089PU0;org.w3.srgsSpeech grammar05grxml0Dapplication/srgs+xml\##
    ooo000P0Y0\0\0i161616161L1L1L1L`B000000089PU0;org.w3.xencEncrypted XML0Dapplication/xenc+xml\##
    ooo000P0Y0\0\0k1717171=1S1S1S1S`B000000089PU0=org.wfmc.xpdlXPDL process04xpdl0Dapplication/xpdl+xml\##
    ooo000P0Y0\0\0m1<1<1<1A1Q1Q1Q1Q`B000000089PU0?org.xml-cml.cmlChemical markup03cml0>chemical/x-cml\##
    ooo000P0Q0T0T0f1717171=1J1J1J1J`F9QB0@org.yenc.archiveyEnc encoded file04yenc0;text/x-yenc\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var flashMediaManifest: Self { Self(number: 69842) }
  @inlinable @inline(__always) package static var xdp: Self { Self(number: 69663) }
  @inlinable @inline(__always) package static var reallySimpleDiscovery: Self { Self(number: 69737) }
  @inlinable @inline(__always) package static var endNote: Self { Self(number: 69835) }
  @inlinable @inline(__always) package static var ris: Self { Self(number: 69883) }
  @inlinable @inline(__always) package static var esriGrid: Self { Self(number: 69808) }
  @inlinable @inline(__always) package static var spreadsheetML: Self { Self(number: 69692) }
  @inlinable @inline(__always) package static var smoothManifest: Self { Self(number: 69768) }
  @inlinable @inline(__always) package static var word2006ML: Self { Self(number: 69633) }
  @inlinable @inline(__always) package static var sshPrivateKey: Self { Self(number: 69649) }
  @inlinable @inline(__always) package static var sshPublicKey: Self { Self(number: 69833) }
  @inlinable @inline(__always) package static var jarManifest: Self { Self(number: 69821) }
  @inlinable @inline(__always) package static var alto: Self { Self(number: 69787) }
  @inlinable @inline(__always) package static var mads: Self { Self(number: 69758) }
  @inlinable @inline(__always) package static var marcXML: Self { Self(number: 69878) }
  @inlinable @inline(__always) package static var mets: Self { Self(number: 69713) }
  @inlinable @inline(__always) package static var mods: Self { Self(number: 69648) }
  @inlinable @inline(__always) package static var genBank: Self { Self(number: 69784) }
  @inlinable @inline(__always) package static var abcMusic: Self { Self(number: 69651) }
  @inlinable @inline(__always) package static var cgats: Self { Self(number: 69769) }
  @inlinable @inline(__always) package static var cityJSON: Self { Self(number: 69759) }
  @inlinable @inline(__always) package static var cycloneDXJSON: Self { Self(number: 69753) }
  @inlinable @inline(__always) package static var cycloneDXML: Self { Self(number: 69755) }
  @inlinable @inline(__always) package static var dtbook: Self { Self(number: 69861) }
  @inlinable @inline(__always) package static var debianControl: Self { Self(number: 69739) }
  @inlinable @inline(__always) package static var embl: Self { Self(number: 69770) }
  @inlinable @inline(__always) package static var mtree: Self { Self(number: 69775) }
  @inlinable @inline(__always) package static var sequenceAlignment: Self { Self(number: 69853) }
  @inlinable @inline(__always) package static var variantCalls: Self { Self(number: 69847) }
  @inlinable @inline(__always) package static var fhirJSON: Self { Self(number: 69761) }
  @inlinable @inline(__always) package static var fhirXML: Self { Self(number: 69738) }
  @inlinable @inline(__always) package static var atomCategories: Self { Self(number: 69809) }
  @inlinable @inline(__always) package static var atomService: Self { Self(number: 69782) }
  @inlinable @inline(__always) package static var presence: Self { Self(number: 69826) }
  @inlinable @inline(__always) package static var resourceLists: Self { Self(number: 69714) }
  @inlinable @inline(__always) package static var jCard: Self { Self(number: 69690) }
  @inlinable @inline(__always) package static var dsaParameters: Self { Self(number: 69664) }
  @inlinable @inline(__always) package static var ecParameters: Self { Self(number: 69668) }
  @inlinable @inline(__always) package static var x509Key: Self { Self(number: 69793) }
  @inlinable @inline(__always) package static var xcapDifference: Self { Self(number: 69740) }
  @inlinable @inline(__always) package static var vNote: Self { Self(number: 69708) }
  @inlinable @inline(__always) package static var jsonFeed: Self { Self(number: 69634) }
  @inlinable @inline(__always) package static var kdenlive: Self { Self(number: 69816) }
  @inlinable @inline(__always) package static var kWordXML: Self { Self(number: 69709) }
  @inlinable @inline(__always) package static var landXML: Self { Self(number: 69639) }
  @inlinable @inline(__always) package static var xbl: Self { Self(number: 69725) }
  @inlinable @inline(__always) package static var museScore: Self { Self(number: 69855) }
  @inlinable @inline(__always) package static var cap: Self { Self(number: 69845) }
  @inlinable @inline(__always) package static var ditaMap: Self { Self(number: 69781) }
  @inlinable @inline(__always) package static var oebpsContainer: Self { Self(number: 69640) }
  @inlinable @inline(__always) package static var samlAssertion: Self { Self(number: 69666) }
  @inlinable @inline(__always) package static var sarif: Self { Self(number: 69873) }
  @inlinable @inline(__always) package static var stix: Self { Self(number: 69790) }
  @inlinable @inline(__always) package static var bpmn: Self { Self(number: 69747) }
  @inlinable @inline(__always) package static var openAPIJSON: Self { Self(number: 69745) }
  @inlinable @inline(__always) package static var openAPIYAML: Self { Self(number: 69684) }
  @inlinable @inline(__always) package static var pgpSigned: Self { Self(number: 69858) }
  @inlinable @inline(__always) package static var qtDesigner: Self { Self(number: 69869) }
  @inlinable @inline(__always) package static var sbml: Self { Self(number: 69731) }
  @inlinable @inline(__always) package static var spdxJSON: Self { Self(number: 69831) }
  @inlinable @inline(__always) package static var uniformOffice: Self { Self(number: 69712) }
  @inlinable @inline(__always) package static var activityStreams: Self { Self(number: 69715) }
  @inlinable @inline(__always) package static var ccxml: Self { Self(number: 69667) }
  @inlinable @inline(__always) package static var emma: Self { Self(number: 69687) }
  @inlinable @inline(__always) package static var inkML: Self { Self(number: 69676) }
  @inlinable @inline(__always) package static var soap: Self { Self(number: 69819) }
  @inlinable @inline(__always) package static var srgs: Self { Self(number: 69788) }
  @inlinable @inline(__always) package static var xenc: Self { Self(number: 69717) }
  @inlinable @inline(__always) package static var xpdl: Self { Self(number: 69824) }
  @inlinable @inline(__always) package static var cml: Self { Self(number: 69732) }
  @inlinable @inline(__always) package static var yEnc: Self { Self(number: 69749) }
}
