// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityTextFormats: StaticString = ##"""
    0000JB1G[0000000000001LO1T`0000000000000000000000WU0LH0000Zf0000000000000000000000000000000000=S\##
    1?60001VT1n`1@k00000000000000000000021i00000000000000000013B1_P00000020E0000001=O0000F7000000000\##
    0000000000000000000000000000000000001FN1Je0000001ji0V:1;^1lg0002680000000000000000000001N5000000\##
    0000000001gJ28k0000000000000?B11a0e11De0000000000001]L0001[f0002:F0000000000_L0000aS0000000S;0]c\##
    0001060000000000000000000H;0\80fj0000000000000iD0000000000000001RX18E0000Y00000000Qh24Z0001Z51cP\##
    0001Bi0000000000000000000000000000000000000000000DU16M0000000000000000001I;00000023E0000P<000000\##
    27N0001:90000000000001i00000N@0000@n0000000000000000000<00000001Q10000nG0000000000000000kg0001OE\##
    0000001b60000000cP0000000000000000000001e^0000000001X<0000000000000TV0000000000000Be000000000000\##
    ooo000P0S0V0V0e1919191>1S1S1S1S1S`b9PU0=com.adobe.f4mFlash media manifest03f4m0Capplication/f4m+xml\##
    ooo000P0S0V0V0e1;1;1;1@1_1_1_1_1_`b9PU0=com.adobe.xdpAdobe XML data package03xdp0Mapplication/vnd.adobe.xdp+xml\##
    ooo000P0S0V0V0k1B1B1B1G1\1\1\1\1\`b9PU0Ccom.archipelago.rsdReally simple discovery03rsd0Capplication/rsd+xml\##
    ooo000P0S0V0V141E1E1E1J1g1g1g1g1g`F9QB0Lcom.clarivate.endnote-exportEndNote citations03enw0Kapplication/x-endnote-refer\##
    ooo000P0S0V0V0i1616161;1`1`1`1`1``F9QB0Acom.clarivate.risRIS citations03ris0Sapplication/x-research-info-systems\##
    ooo000P0S0V0V0k1:1:1:1:1R1R1R1R1R`F9QB0Ccom.esri.ascii-gridEsri ASCII grid0Ftext/x-esri-ascii-grid\##
    ooo000P0[0a0a1D1R1R1R1R2424242424`b000000049PU2Q80Qcom.microsoft.excel.spreadsheetmlExcel 2003 XML0Papplication/vnd.ms-spreadsheetml\##
    ooo000P0S0V0V161O1O1O1Z2727272727`b9PU0Ncom.microsoft.smooth-streamingSmooth Streaming manifest03ism04isml0Kapplication/vnd.ms-sstr+xml\##
    ooo000P0X0^0^1;1W1W1W1W2626262626`b0000P9PU8PD0Kcom.microsoft.word.flat-opcFlat Open Packaging document0Mapplication/vnd.ms-word2006ml\##
    ooo000P0S0V0Y121E1E1E1E1h1h1h1h1h`F9QB:SQ0Gcom.openssh.private-keyOpenSSH private key0Qapplication/x-openssh-private-key\##
    ooo000P0S0V0V0n1@1@1@1@1b1b1b1b1b`F9QB0Fcom.openssh.public-keyOpenSSH public key0Papplication/x-openssh-public-key03pub03pub\##
    ooo000P0S0V0V0m191919191O1O1O1O1O`F9QB0Ecom.sun.java-manifestJAR manifest0Dtext/x-java-manifest0;manifest.mf\##
    ooo000P0S0V0V0d0m0m0m0m1C1C1C1C1C`b9PU0<gov.loc.altoALTO page0Dapplication/alto+xml\##
    ooo000P0S0V0V0d0o0o0o151K1K1K1K1K`b9PU0<gov.loc.madsMADS record04mads0Dapplication/mads+xml\##
    ooo000P0S0V0V0g1515151;1T1T1T1T1T`b9PU0?gov.loc.marcxmlMARCXML record04mrcx0Gapplication/marcxml+xml\##
    ooo000P0S0V0V0d0o0o0o151K1K1K1K1K`b9PU0<gov.loc.metsMETS record04mets0Dapplication/mets+xml\##
    ooo000P0S0V0V0d0o0o0o151K1K1K1K1K`b9PU0<gov.loc.modsMODS record04mods0Dapplication/mods+xml\##
    ooo000P0S0V0V0g1717171E1^1^1^1^1^`F9QB0?gov.nih.genbankGenBank sequence03gbk07genbank0Gchemical/seq-na-genbank02gb02gb\##
    ooo000P0S0V0V0k141414141B1B1B1B1B`F9QB0Cnet.abcnotation.abcABC music0<text/vnd.abc\##
    ooo000P0S0V0V0f1717171M1[1[1[1[1[`F9QB0>org.ansi.cgatsCGATS colour data05cgats03ti103ti203ti30<text/x-cgats\##
    ooo000P0Z0]0]141B1B1B1B1Y1Y1Y1Y1Y`B00000049QF0Eorg.cityjson.cityjsonCityJSON model0Eapplication/city+json\##
    ooo000P0Z0]0]151W1W1W1W2727272727`B00000049QF0Forg.cyclonedx.bom-jsonCycloneDX bill of materials (JSON)0Napplication/vnd.cyclonedx+json\##
    ooo000P0S0V0V0m1N1N1N1N1m1m1m1m1m`b9PU0Eorg.cyclonedx.bom-xmlCycloneDX bill of materials (XML)0Mapplication/vnd.cyclonedx+xml\##
    ooo000P0S0V0V0h171717171Q1Q1Q1Q1Q`b9PU0@org.daisy.dtbookDTBook document0Happlication/x-dtbook+xml\##
    ooo000P0S0V0V111D1D1D1R1i1i1i1i1i`F9QB0Iorg.debian.source-controlDebian control file03dsc07changes0Etext/x-debian-control\##
    ooo000P0S0V0V0d111`1`1k2J2J2J2J2J`F9QB0<org.ebi.emblEMBL sequencehttps://www.ebi.ac.uk/ena/browser/about/formats04embl03emb0Mchemical/x-embl-dl-nucleotide\##
    ooo000P0S0V0V0i1E2>2>2E2S2S2S2S2S`F9QB0Aorg.freebsd.mtreeFile hierarchy specificationhttps://man.freebsd.org/cgi/man.cgi?query=mtree&sektion=505mtree0<text/x-mtree\##
    ooo000P1@1C1C1R1e1e27272727272727`F0000000000000000000000000000000000000800000089Q@0=org.ga4gh.samSequence alignmentstext/vnd.ga4gh.sam0Btext/vnd.ga4gh.sam03sam\##
    ooo000P1@1C1C1R1_1_1_1_1_1_1_1_1_`F0000000000000000000000000000000000000800000089Q@0=org.ga4gh.vcfVariant calls\##
    ooo000P0Z0]0]101D1D1D1D1[1[1[1[1[`B00000049QF0Aorg.hl7.fhir-jsonFHIR resource (JSON)0Eapplication/fhir+json\##
    ooo000P0S0V0V0h1;1;1;1;1Q1Q1Q1Q1Q`b9PU0@org.hl7.fhir-xmlFHIR resource (XML)0Dapplication/fhir+xml\##
    ooo000P0S0V0V1:1O2U2U2`3;3;3;3;3;`F9QB0Rorg.iana.text.vnd.debian.copyrightDebian copyright filehttps://www.iana.org/assignments/media-types/text/vnd.debian.copyright09copyright0Itext/vnd.debian.copyright\##
    ooo000P0S0V0V101F1F1F1O1h1h1h1h1h`b9PU0Horg.ietf.atom-categoriesAtom category document07atomcat0Gapplication/atomcat+xml\##
    ooo000P0S0V0V0m1B1B1B1K1d1d1d1d1d`b9PU0Eorg.ietf.atom-serviceAtom service document07atomsvc0Gapplication/atomsvc+xml\##
    ooo000P0S0V0V0e1919191?1U1U1U1U1U`b9PU0=org.ietf.pidfPresence information04pidf0Dapplication/pidf+xml\##
    ooo000P0S0V0V0o1=1=1=1A1a1a1a1a1a`b9PU0Gorg.ietf.resource-listsResource lists02rl0Napplication/resource-lists+xml\##
    ooo000P0Z0]0]121?1?1?1?1W1W1W1W1W`B00000049QF0Corg.ietf.vcard-jsonjCard contact0Fapplication/vcard+json\##
    ooo000P0S0V0V141B1B1B1B1e1e1e1e1eP28P70Lorg.ietf.x509-dsa-parametersDSA parameters0Qapplication/x-x509-dsa-parameters\##
    ooo000P0S0V0V131L1L1L1L1n1n1n1n1nP28P70Korg.ietf.x509-ec-parametersElliptic curve parameters0Papplication/x-x509-ec-parameters\##
    ooo000P0S0V0Y0l1A1A1A1F1^1^1^1^1^P28P7:SQ0Aorg.ietf.x509-keyPrivate or public key03key0Fapplication/x-x509-key03crt02p803pem\##
    ooo000P0S0V0V0j1919191>1Y1Y1Y1Y1Y`b9PU0Borg.ietf.xcap-diffXCAP difference03xdf0Iapplication/xcap-diff+xml\##
    ooo000P0S0V0V0e0j0j0j0o1=1=1=1=1=`F9QB0=org.imc.vnotevNote03vnt0<text/x-vnote\##
    ooo000P0Z0]0]10191919191P1P1P1P1P`B00000049QF0Aorg.jsonfeed.feedJSON feed0Eapplication/feed+json\##
    ooo000P0S0V0V0h1818181B1Z1Z1Z1Z1Z`b9PU0@org.kde.kdenliveKdenlive project08kdenlive0Fapplication/x-kdenlive\##
    ooo000P0X0^0^111G1G1Z1Z1Z1Z1Z1Z1Z`b0000P9PU8PD0Aorg.kde.kword-xmlKWord 1 document (XML)application/x-kword\##
    ooo000P0S0V0V0k191919191V1V1V1V1V`b9PU0Corg.landxml.landxmlLandXML survey0Kapplication/vnd.landxml+xml\##
    ooo000P0S0V0V0g1;1;1;1@1@1@1@1@1@`b9PU0?org.mozilla.xblXML binding language03xbl\##
    ooo000P0S0V0V0j1919191?1\1\1\1\1\`b9PU0Borg.musescore.mscxMuseScore score04mscx0Kapplication/x-musescore+xml\##
    ooo000P0S0V0V0j1B1B1B1B1W1W1W1W1W`b9PU0Borg.oasis-open.capCommon alerting protocol0Capplication/cap+xml\##
    ooo000P1518181Q1Y1Y1Y1b2828282828`b0000000000000000000000000000000001;WZ0Gorg.oasis-open.dita-mapDITA map07ditamap0Dapplication/dita+xml\##
    ooo000P0S0V0V161E1E1E1E1d1d1d1d1d`b9PU0Norg.oasis-open.oebps-containerOEBPS container0Mapplication/oebps-package+xml\##
    ooo000P0S0V0V0k191919191X1X1X1X1X`b9PU0Corg.oasis-open.samlSAML assertion0Mapplication/samlassertion+xml\##
    ooo000P0Z0]0]131J1J1J1Q1i1i1i1i1i`B00000049QF0Dorg.oasis-open.sarifStatic analysis results05sarif0Fapplication/sarif+json\##
    ooo000P0Z0]0]121J1J1J1J1a1a1a1a1a`B00000049QF0Corg.oasis-open.stixSTIX threat intelligence0Eapplication/stix+json\##
    ooo000P0S0V0V0d1:1:1:1@1V1V1V1V1V`b9PU0<org.omg.bpmnBusiness process model04bpmn0Dapplication/bpmn+xml\##
    ooo000P0Z0]0]181R1R1R1R2424242424`B00000049QF0Iorg.openapis.openapi-jsonOpenAPI description (JSON)0Papplication/vnd.oai.openapi+json\##
    ooo000P1A1D1D1_292929292V2V2V2V2V`B000000000000000000000000000000000000000000000P9PO0Iorg.openapis.openapi-yamlOpenAPI description (YAML)0Kapplication/vnd.oai.openapi\##
    ooo000P0S0V0V0o1@1@1@1@1J1J1J1J1J`F9QB0Gorg.openpgp.signed-textClear-signed text08text/pgp\##
    ooo00000S0V0V151N29292>2>2>2>2>2>`F9QB0Morg.python.path-configurationPython path configurationhttps://docs.python.org/3/library/site.html03pth\##
    ooo000P0S0V0V0l1<1<1<1<1T1T1T1T1T`b9PU0Dorg.qt.designer-formQt Designer form0Fapplication/x-designer02ui02ui\##
    ooo000P0S0V0V0e1:1:1:1@1V1V1V1V1V`b9PU0=org.sbml.sbmlSystems biology model04sbml0Dapplication/sbml+xml\##
    ooo000P0Z0]0]151R1R1R1R1i1i1i1i1i`B00000049QF0Forg.spdx.document-jsonSPDX bill of materials (JSON)0Eapplication/spdx+json\##
    ooo000P0X0^0^101E1E1E1Y1n1n1n1n1n`b0000P9PU8PD0@org.uof.documentUnified Office Format03uof03uot03uos03uop0Capplication/vnd.uof\##
    ooo000P0Z0]0]161N1N1N1N1i1i1i1i1i`B00000049QF0Gorg.w3.activity-streamsActivityStreams document0Iapplication/activity+json\##
    ooo000P0S0V0V0d1717171>1U1U1U1U1U`b9PU0<org.w3.ccxmlCall control markup05ccxml0Eapplication/ccxml+xml\##
    ooo000P0S0V0V0c1818181>1T1T1T1T1T`b9PU0;org.w3.emmaMultimodal annotation04emma0Dapplication/emma+xml\##
    ooo000P0S0V0V0d0n0n0n151L1L1L1L1L`b9PU0<org.w3.inkmlInk markup05inkml0Eapplication/inkml+xml\##
    ooo000P0S0V0V0c0o0o0o0o1E1E1E1E1E`b9PU0;org.w3.soapSOAP message0Dapplication/soap+xml\##
    ooo000P0S0V0V0c111111181N1N1N1N1N`b9PU0;org.w3.srgsSpeech grammar05grxml0Dapplication/srgs+xml\##
    ooo000P0S0V0V0c101010101F1F1F1F1F`b9PU0;org.w3.xencEncrypted XML0Dapplication/xenc+xml\##
    ooo000P0S0V0V0e111111171M1M1M1M1M`b9PU0=org.wfmc.xpdlXPDL process04xpdl0Dapplication/xpdl+xml\##
    ooo000P0S0V0V0g1616161;1K1K1K1K1K`b9PU0?org.xml-cml.cmlChemical markup03cml0>chemical/x-cml\##
    ooo000P0S0V0V0h1919191?1L1L1L1L1L`F9QB0@org.yenc.archiveyEnc encoded file04yenc0;text/x-yenc\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var flashMediaManifest: Self { Self(number: 71890) }
  @inlinable @inline(__always) package static var xdp: Self { Self(number: 71711) }
  @inlinable @inline(__always) package static var reallySimpleDiscovery: Self { Self(number: 71785) }
  @inlinable @inline(__always) package static var endNote: Self { Self(number: 71883) }
  @inlinable @inline(__always) package static var ris: Self { Self(number: 71931) }
  @inlinable @inline(__always) package static var esriGrid: Self { Self(number: 71856) }
  @inlinable @inline(__always) package static var spreadsheetML: Self { Self(number: 71740) }
  @inlinable @inline(__always) package static var smoothManifest: Self { Self(number: 71816) }
  @inlinable @inline(__always) package static var word2006ML: Self { Self(number: 71681) }
  @inlinable @inline(__always) package static var sshPrivateKey: Self { Self(number: 71697) }
  @inlinable @inline(__always) package static var sshPublicKey: Self { Self(number: 71881) }
  @inlinable @inline(__always) package static var jarManifest: Self { Self(number: 71869) }
  @inlinable @inline(__always) package static var alto: Self { Self(number: 71835) }
  @inlinable @inline(__always) package static var mads: Self { Self(number: 71806) }
  @inlinable @inline(__always) package static var marcXML: Self { Self(number: 71926) }
  @inlinable @inline(__always) package static var mets: Self { Self(number: 71761) }
  @inlinable @inline(__always) package static var mods: Self { Self(number: 71696) }
  @inlinable @inline(__always) package static var genBank: Self { Self(number: 71832) }
  @inlinable @inline(__always) package static var abcMusic: Self { Self(number: 71699) }
  @inlinable @inline(__always) package static var cgats: Self { Self(number: 71817) }
  @inlinable @inline(__always) package static var cityJSON: Self { Self(number: 71807) }
  @inlinable @inline(__always) package static var cycloneDXJSON: Self { Self(number: 71801) }
  @inlinable @inline(__always) package static var cycloneDXML: Self { Self(number: 71803) }
  @inlinable @inline(__always) package static var dtbook: Self { Self(number: 71909) }
  @inlinable @inline(__always) package static var debianControl: Self { Self(number: 71787) }
  @inlinable @inline(__always) package static var embl: Self { Self(number: 71818) }
  @inlinable @inline(__always) package static var mtree: Self { Self(number: 71823) }
  @inlinable @inline(__always) package static var sequenceAlignment: Self { Self(number: 71901) }
  @inlinable @inline(__always) package static var variantCalls: Self { Self(number: 71895) }
  @inlinable @inline(__always) package static var fhirJSON: Self { Self(number: 71809) }
  @inlinable @inline(__always) package static var fhirXML: Self { Self(number: 71786) }
  @inlinable @inline(__always) package static var debianCopyright: Self { Self(number: 71731) }
  @inlinable @inline(__always) package static var atomCategories: Self { Self(number: 71857) }
  @inlinable @inline(__always) package static var atomService: Self { Self(number: 71830) }
  @inlinable @inline(__always) package static var presence: Self { Self(number: 71874) }
  @inlinable @inline(__always) package static var resourceLists: Self { Self(number: 71762) }
  @inlinable @inline(__always) package static var jCard: Self { Self(number: 71738) }
  @inlinable @inline(__always) package static var dsaParameters: Self { Self(number: 71712) }
  @inlinable @inline(__always) package static var ecParameters: Self { Self(number: 71716) }
  @inlinable @inline(__always) package static var x509Key: Self { Self(number: 71841) }
  @inlinable @inline(__always) package static var xcapDifference: Self { Self(number: 71788) }
  @inlinable @inline(__always) package static var vNote: Self { Self(number: 71756) }
  @inlinable @inline(__always) package static var jsonFeed: Self { Self(number: 71682) }
  @inlinable @inline(__always) package static var kdenlive: Self { Self(number: 71864) }
  @inlinable @inline(__always) package static var kWordXML: Self { Self(number: 71757) }
  @inlinable @inline(__always) package static var landXML: Self { Self(number: 71687) }
  @inlinable @inline(__always) package static var xbl: Self { Self(number: 71773) }
  @inlinable @inline(__always) package static var museScore: Self { Self(number: 71903) }
  @inlinable @inline(__always) package static var cap: Self { Self(number: 71893) }
  @inlinable @inline(__always) package static var ditaMap: Self { Self(number: 71829) }
  @inlinable @inline(__always) package static var oebpsContainer: Self { Self(number: 71688) }
  @inlinable @inline(__always) package static var samlAssertion: Self { Self(number: 71714) }
  @inlinable @inline(__always) package static var sarif: Self { Self(number: 71921) }
  @inlinable @inline(__always) package static var stix: Self { Self(number: 71838) }
  @inlinable @inline(__always) package static var bpmn: Self { Self(number: 71795) }
  @inlinable @inline(__always) package static var openAPIJSON: Self { Self(number: 71793) }
  @inlinable @inline(__always) package static var openAPIYAML: Self { Self(number: 71732) }
  @inlinable @inline(__always) package static var pgpSigned: Self { Self(number: 71906) }
  @inlinable @inline(__always) package static var qtDesigner: Self { Self(number: 71917) }
  @inlinable @inline(__always) package static var sbml: Self { Self(number: 71779) }
  @inlinable @inline(__always) package static var spdxJSON: Self { Self(number: 71879) }
  @inlinable @inline(__always) package static var uniformOffice: Self { Self(number: 71760) }
  @inlinable @inline(__always) package static var activityStreams: Self { Self(number: 71763) }
  @inlinable @inline(__always) package static var ccxml: Self { Self(number: 71715) }
  @inlinable @inline(__always) package static var emma: Self { Self(number: 71735) }
  @inlinable @inline(__always) package static var inkML: Self { Self(number: 71724) }
  @inlinable @inline(__always) package static var soap: Self { Self(number: 71867) }
  @inlinable @inline(__always) package static var srgs: Self { Self(number: 71836) }
  @inlinable @inline(__always) package static var xenc: Self { Self(number: 71765) }
  @inlinable @inline(__always) package static var xpdl: Self { Self(number: 71872) }
  @inlinable @inline(__always) package static var cml: Self { Self(number: 71780) }
  @inlinable @inline(__always) package static var yEnc: Self { Self(number: 71797) }
}
