// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityWiderLanguages: StaticString = ##"""
    0000000000001?;3d[4U^4kh0000003S30000000002PI6R]0000000000000000000005TS0000000000000000000004IU\##
    0000000000000000000000000000000000000005`40004BI7L40000000007440000002<;0000000000000000001hd3Q[\##
    0000000004EL0001gG0000000000000000000000000004?>0000003;C5BC6Ma0000005Ul5a`4bH000000000000000000\##
    0000fE0000000000000000000005M700000047S0000001V[2eo6LC6TA0000000000000000005XY00000010k000000000\##
    00000000015`58:0000000000007CK1X50000000000000000jb6iN3i15c?7Go7V92YQ70]0002Eb7=V00000000055K000\##
    0000000000000000000003_378i0000000000000000000000003c?4a:0000000000007?000021B2\;0005EF000000000\##
    0004c\0006QD0000000000000000000000000000002nC0000000000000000001:S0000000000000000000000002gG4<E\##
    0000000000000000000000004C_2Fo0000000000000000000000000000000000000000004fK0005oP0001c20000005QY\##
    7Y512S0000000005160000000000000000000000000005k@00000000000068@6U_000000000000000000000000000000\##
    0005iR3J_2k@0000000000000000000000000004=Z5la0000001^C0004RI0001R@1[04\h75R3Fn1YX0000000004Sc000\##
    0000001S\1D:4690000000003>80005Fo7W[0005dX0000001N[0000002961=]0000000000006@Y000000000000000000\##
    0000003Ci0000000000000000001a92ld3Na00000000066W0000005?M0000000002BL0000005S23EP0000000001UA3f4\##
    0000000000000000000001GG00061N0004WP0002D81A:0000000000003jS0000003WV00043A000000000000000000000\##
    0000000000000000000000000000000000000000000000000000000002h\0000000000000000000000000000000aE5]8\##
    00000000000044^0000000000000mn35`4M^4_b0000000000006c40000000000006]D0006=P0000000000000000003TT\##
    2]Z0000001lC0000000006`>00017D7@M2_669a1BX3Xm0000000000000000006m]0005Z30000000000002:?000000000\##
    0000003L=6FS0005NP00040R0000000005n;00000000026G0000007O10006aX0000000005WH0007E:7S<2Hg5=j0005<8\##
    0006CN00027_0000000000000006W00000000000000000000000003kj0000000000000000000000000000000000002=b\##
    0000003]V0000004YW5h41Eh0000007J[0000000000000000000000000000000000005HX495000000000000000000000\##
    32c0002dT0000000000005@c0000000000004@g6:n0000000000000000001f73Uj6B:0000000006Gl0000002Sc2j1000\##
    6dQ7:e7Qb0000000000001J30000000000000001dQ0000000000000000000000000006O8000000000000000000000000\##
    0000002Z\4L;5K^4PV0007PK0004^92MA3ZF00000000000000000000000018k1Lj0000004jH0006h10000000000lA000\##
    0bb0oL39d0000000000005:^2oa72=2JF7MQ3P85^O0000000000`00000000001n30000000000000000000000000006Y=\##
    0000000003`L0001HX0006o90000000002?60000000000006E50006fP0000000000000000000000007IF4e33gK000000\##
    2aj3mV0006^h0000000002VT77M2c?0000001oS3[i6<;7FQ0002U:3aj00000000000000000000041\0000000000005J:\##
    0000000000000000000000000002Ki0003@c0000000000000000000i10001_V4gZ6ZU00053]1KG000000000000000000\##
    0005f@0003<^00000022m0000000000000000000001P800000000000059K0001<82X10000000000000000006[o0004nl\##
    6Jg6316II4hm0000000003B?0007ZL0000000000000000000000000003?O4:Z000000000000000000000000000000000\##
    0000000007<=0000001430000000000000002`P0003IH2@`0000000000000000000000005P30003o06>m4G=0000002NT\##
    7T_00038I00000000000034I00000000000000000024Z6l?0000003730000000000000000000000da0000000007B:000\##
    0004mG0004[W0000000000000000000000000000000000005[Z00000000000000000000000000031=000000000000000\##
    0000001\G0001jI0000000ga6560000000000000000000000000000006j`0000000005Ci000000000000000000000000\##
    ooo00000S0V0V0g131313171E1E1E1E1E`N9060?ai.aiken.sourceAiken source02ak0<text/x-aiken\##
    ooo00000S0V0V0k1919191=1M1M1M1M1M`N9060Cca.ucalgary.charityCharity source02ch0>text/x-charity\##
    ooo000P0S0V0V121I1I1I1R1k1k1k1k1k`N9060Jch.oberon.component-pascalComponent Pascal source02cp03cps0Gtext/x-component-pascal02cp\##
    ooo000P0S0V0V0j1414141>1J1J1J1J1J`N9060Bcom.activision.gscGSC script03gsc03csc0:text/x-gsc03gsh03gsh\##
    ooo00000S0V0V0e0o0o0o1?1L1L1L1L1L`F9QB0=com.ampl.amplAMPL model04ampl03run03mod0;text/x-ampl\##
    ooo00000S0V0V0c0k0k0k0o1@1@1@1@1@`F9QB0;com.ampl.nlNL model02nl0?text/x-nl-model\##
    ooo000P0S0V0V101C1C1C1L1a1a1a1a1a`N9060Hcom.android.renderscriptRenderScript source02rs03rsh0Ctext/x-renderscript\##
    ooo00000S0V0V0k1818181B1O1O1O1O1O`F9QB0Ccom.apple.lldb-initLLDB settings08lldbinit0;text/x-lldb\##
    ooo000P0S0V0V0n1>1>1>1G1Y1Y1Y1Y1Y`N9060Fcom.autodesk.maxscriptMAXScript source02ms03mcr0@text/x-maxscript02ms\##
    ooo000P0S0V0V0k1717171:1H1H1H1H1H`N9060Ccom.bell-labs.limboLimbo source01b0<text/x-limbo01m01b\##
    ooo00000S0V0V0o1>1>1>1C1O1O1O1O1O`N9060Gcom.blitzbasic.blitzmaxBlitzMax source03bmx0:text/x-bmx\##
    ooo000P0S0V0V0m1>1>1>1I1T1T1T1T1T`N9060Ecom.blitzbasic.sourceBlitzBasic source02bb05decls09text/x-bb02bb\##
    ooo00000S0V0V0k1:1:1:1?1P1P1P1P1P`N9060Ccom.bluespec.sourceBluespec source03bsv0?text/x-bluespec\##
    ooo00000S0V0V0o1@1@1@1J1]1]1]1]1]`N9060Gcom.broadcom.easytrieveEasytrieve source03ezt03mac0Atext/x-easytrieve\##
    ooo00000S0V0V0o1:1:1:1?1T1T1T1T1T`F9QB0Gcom.cadsoft.eagle-boardEAGLE board03brd0Capplication/x-eagle\##
    ooo000P0S0V0V0k1616161E1R1R1R1R1R`N9060Ccom.compuphase.pawnPawn source03pwn03inc03sma0;text/x-pawn03inc\##
    ooo00000S0V0V121B1B1B1F1X1X1X1X1X`N9060Jcom.crafttweaker.zenscriptZenScript source02zs0@text/x-zenscript\##
    ooo00000S0V0Y0n1=1=1=1B1U1U1U1U1U`F9QB9PU0Ccom.csound.documentCsound document03csd0Atext/x-csound-csd\##
    ooo00000S0V0V0l1<1<1<1F1U1U1U1U1U`F9QB0Dcom.csound.orchestraCsound orchestra03orc03udo0=text/x-csound\##
    ooo00000S0V0V0h141414191N1N1N1N1N`F9QB0@com.csound.scoreCsound score03sco0Ctext/x-csound-score\##
    ooo00000S0V0V0i1212121V1o1o1o1o1o`F9QB0Acom.cycling74.maxMax patch06maxpat07maxhelp07maxproj03mxt03pat0Gapplication/x-max-patch\##
    ooo00000S0V0V0k1:1:1:1?1N1N1N1N1N`F9QB0Ccom.digdag.workflowDigdag workflow03dig0=text/x-digdag\##
    ooo00000S0V0V0f1010101H1R1R1R1R1R`N9060>com.dyalog.aplAPL source04aplo04apln04aplc04apli08text/apl\##
    ooo000P0S0V0V121E1E1E1I1^1^1^1^1^`N9060Jcom.epicgames.unrealscriptUnrealScript source02uc0Ctext/x-unrealscript\##
    ooo000P0S0V0V0f1010101:1J1J1J1J1J`N9060>com.exelis.idlIDL source03pro03dlm0>text/x-idl-pro03pro\##
    ooo00000S0V0V0e101010151A1A1A1A1A`N9060=com.fauna.fqlFauna query03fql0:text/x-fql\##
    ooo00000S0V0V0m1919191=1K1K1K1K1K`N9060Ecom.frege-lang.sourceFrege source02fr0<text/x-frege\##
    ooo00000S0V0V0g121212171D1D1D1D1D`N9060?com.gams.sourceGAMS source03gms0;text/x-gams\##
    ooo000P0S0V0V0k1:1:1:1:1K1K1K1K1K`N9060Ccom.garmin.monkey-cMonkey C source0?text/x-monkey-c02mc02mc\##
    ooo000P0S0V0V111F1F1F1F1]1]1]1]1]`N9060Icom.github.brighterscriptBrighterScript source0Etext/x-brighterscript02bs\##
    ooo00000S0V0V0i1515151>1M1M1M1M1M`N9060Acom.github.codeqlCodeQL query02ql03qll0=text/x-codeql\##
    ooo00000n11171L1]1]1]1g2828282828`N000000000000000000000000002A6l9Q19PU0Ccom.github.mustacheMustache template08mustache0?text/x-mustache\##
    ooo00000S0V0V0j1818181<1L1L1L1L1L`N9060Bcom.harbour.sourceHarbour source02hb0>text/x-harbour\##
    ooo00000S0V0V0n1@1@1@1G1U1U1U1U1U`N9060Fcom.hashicorp.templateTerraform template05tftpl0<text/x-tftpl\##
    ooo000P0S0V0V0h141414181F1F1F1F1F`N9060@com.hyphy.sourceHyPhy source02bf0<text/x-hyphy02bf\##
    ooo00000S0V0V0j1818181=1J1J1J1J1J`F9QB0Bcom.igor.procedureIgor procedure03ipf0;text/x-igor\##
    ooo00000S0V0V0o1<1<1<1E1S1S1S1S1S`N9060Gcom.impredicative.urwebUr/Web source02ur03urs0<text/x-urweb\##
    ooo00000S0V0V0g1111111<1H1H1H1H1H`N9060?com.infocom.zapZAP source03zap04xzap0:text/x-zap\##
    ooo00000S0V0V0g1111111;1G1G1G1G1G`N9060?com.infocom.zilZIL source03zil03mud0:text/x-zil\##
    ooo000P0S0V0V151H1H1H1W1l1l1l1l1l`N9060Mcom.intersystems.objectscriptObjectScript source03cls03mac03int0Ctext/x-objectscript\##
    ooo00000S0V0V0i121212171C1C1C1C1C`F9QB0Acom.jetbrains.mpsMPS model03mps0:text/x-mps\##
    ooo00000S0V0V0f1B1B1B1G1S1S1S1S1S`N9060>com.lfe.sourceLisp Flavoured Erlang source03lfe0:text/x-lfe\##
    ooo00000S0V0V0i1515151C1R1R1R1R1R`F9QB0Acom.looker.lookmlLookML model04lkml06lookml0=text/x-lookml0:model.lkml09view.lkml\##
    ooo00000S0V0V0k1919191>1O1O1O1O1O`F9QB0Ccom.mapbox.cartocssCartoCSS style03mss0?text/x-cartocss\##
    ooo00000S0V0V0j1414141E1Q1Q1Q1Q1Q`N9060Bcom.metatrader.mqlMQL source03mqh04mql404mql50:text/x-mql03mq4\##
    ooo000P0S0V0V0h111111151@1@1@1@1@`N9060@com.microsoft.alAL source02al09text/x-al\##
    ooo000P0S0V0V0l1919191>1M1M1M1M1M`N9060Dcom.microsoft.boogieBoogie source03bpl0=text/x-boogie\##
    ooo00000S0V0V0k1616161G1U1U1U1U1U`N9060Ccom.microsoft.kustoKusto query03kql03csl05kusto0<text/x-kusto\##
    ooo000P0S0V0V121G1G1G1G1b1b1b1b1b`F9QB0Jcom.microsoft.message-textWindows message texts0Itext/x-win32-message-file02mc02mc\##
    ooo00000S0V0V171O1O1O1T1`1`1`1`1``F9QB0Ocom.microsoft.visual-studio.dspDeveloper Studio project03dsp0:text/x-dsp\##
    ooo000P0S0V0V0k1:1:1:1?1P1P1P1P1P`N9060Ccom.mikrotik.scriptRouterOS script03rsc0?text/x-routeros\##
    ooo00000S0V0V101B1B1B1N1_1_1_1_1_`F9QB0Hcom.minecraft.mcfunctionMinecraft function0:mcfunction0?text/mcfunction\##
    ooo00000S0V0V0n1;1;1;1L1[1[1[1[1[`N9060Fcom.monkeycoder.sourceMonkey source06monkey07monkey20=text/x-monkey\##
    ooo000P0S0V0V0h1414141A1]1]1]1]1]`N9060@com.neo4j.cypherCypher query03cyp06cypher0Japplication/x-cypher-query\##
    ooo00000S0V0V0f1515151M1]1]1]1]1]`F9QB0>com.ni.labviewLabVIEW project06lvproj07lvclass05lvlib0>text/x-labview\##
    ooo00000S0V0V0l1717171;1H1H1H1H1H`N9060Dcom.noir-lang.sourceNoir source02nr0;text/x-noir\##
    ooo00000S0V0V0g171717171G1G1G1G1G`N9060?com.nrf.srecodeSRecode template0>text/x-srecode\##
    ooo00000S0V0V0h0l0l0l0l1919191919`F9QB0@com.openapi.ramlRAML0;text/x-raml\##
    ooo000P0S0V0V0m1@1@1@1P1a1a1a1a1a`N9060Ecom.progress.openedgeOpenEdge ABL source01p03cls01w03abl0?text/x-openedge03cls01p01w\##
    ooo00000S0V0V0l1<1<1<1E1W1W1W1W1W`N9060Dcom.purebasic.sourcePureBasic source02pb03pbi0@text/x-purebasic\##
    ooo00000S0V0V0g121212171D1D1D1D1D`N9060?com.qlik.scriptQlik script03qvs0;text/x-qlik\##
    ooo00000S0V0V0m1>1>1>1G1Z1Z1Z1Z1Z`N9060Ecom.quickbasic.sourceQuickBASIC source03bas02bi0Atext/x-quickbasic\##
    ooo000P0S0V0V101?1?1?1K1\1\1\1\1\`N9060Hcom.rapideuphoria.sourceEuphoria source01e02ex03exw0?text/x-euphoria\##
    ooo000P0S0V0V0h1414141H1V1V1V1V1V`N9060@com.rebol.sourceRebol source02r202r303reb05rebol0<text/x-rebol01r01r\##
    ooo00000S0V0V0m1@1@1@1E1Z1Z1Z1Z1Z`N9060Ecom.roku.brightscriptBrightScript source03brs0Ctext/x-brightscript\##
    ooo00000S0V0V0c0l0l0l111=1=1=1=1=`F9QB0;com.sap.cdsCDS model03cds0:text/x-cds\##
    ooo00000S0V0V0l1?1?1?1S1h1h1h1h1h`N9060Dcom.sap.powerbuilderPowerBuilder source03pbt03sra03sru03srw0Ctext/x-powerbuilder\##
    ooo000P0S0V0V0g1111111>1J1J1J1J1J`N9060?com.seisint.eclECL source03ecl06eclxml0:text/x-ecl03ecl\##
    ooo00000S0V0V101>1>1>1C1S1S1S1S1S`N9060Hcom.softvelocity.clarionClarion source03clw0>text/x-clarion\##
    ooo000P0S0V0V0f131313161E1E1E1E1E`N9060>com.sun.dtraceDTrace script01d0=text/x-dtrace01d\##
    ooo00000S0V0V0j141414181C1C1C1C1C`F9QB0Bcom.terrastruct.d2D2 diagram02d209text/x-d2\##
    ooo00000S0V0V0o1;1;1;1J1[1[1[1[1[`N9060Gcom.thefancylang.sourceFancy source02fy09fancypack0?text/x-fancysrc08fakefile\##
    ooo000P0S0V0V0i1515152J2b2b2b2b2b`F9QB0Acom.ucamco.gerberGerber image03gbr03cmp03gbl03gbo03gbp03gbs03gko03gml03gpb03gpt03gtl03gto03gtp03gts03ncl03sol03gm10Fapplication/vnd.gerber03gbx03plc03pls03stc03sts03gbr03gml03ncl\##
    ooo00000S0V0V0l1616161;1G1G1G1G1G`N9060Dcom.uno-platform.unoUno source03uno0:text/x-uno\##
    ooo00000S0V0V0j1717171<1J1J1J1J1J`F9QB0Bcom.usebruno.brunoBruno request03bru0<text/x-bruno\##
    ooo000P0S0V0V0g1<1<1<1A1M1M1M1M1M`F9QB0?com.varnish.vclVarnish configuration03vcl0:text/x-vcl\##
    ooo000P0S0V0V0h1414141B1P1P1P1P1P`N9060@com.xbase.sourcexBase source03prg02ch03prw0<text/x-xbase\##
    ooo00000S0V0V0c0l0l0l101;1;1;1;1;`N9060;com.xmos.xcXC source02xc09text/x-xc\##
    ooo00000S0V0V0n1;1;1;1@1O1O1O1O1O`N9060Fcom.zephir-lang.sourceZephir source03zep0=text/x-zephir\##
    ooo00000S0V0V0g1717171<1J1J1J1J1J`F9QB0?com.zeroc.sliceSlice definition03ice0<text/x-slice03ice\##
    ooo000P0S0V0V0g1616161;1L1L1L1L1L`F9QB0?de.tum.isabelleIsabelle theory03thy0?text/x-isabelle\##
    ooo00000S0V0V0g1919191>1J1J1J1J1J`N9060?dev.glimmer.gjsGlimmer JavaScript03gjs0:text/x-gjs\##
    ooo00000S0V0V0g1919191>1J1J1J1J1J`N9060?dev.glimmer.gtsGlimmer TypeScript03gts0:text/x-gts\##
    ooo00000S0V0V0e121212181E1E1E1E1E`F9QB0=dev.hurl.hurlHurl requests04hurl0;text/x-hurl\##
    ooo00000S0V0V0h141414191E1E1E1E1E`N9060@dev.jte.templatejte template03jte0:text/x-jte\##
    ooo000P0S0V0V0i161616191H1H1H1H1H`N9060Aedu.jasmin.sourceJasmin source01j0=text/x-jasmin01j\##
    ooo00000S0V0V0j1616161:1H1H1H1H1H`N9060Bedu.stanford.chuckChucK source02ck0<text/x-chuck\##
    ooo000P0S0V0V0i141414181E1E1E1E1E`N9060Aedu.stanford.coolCool source02cl0;text/x-cool\##
    ooo000P0S0V0V0f121212171E1E1E1E1E`N9060>fr.grame.faustFaust source03dsp0<text/x-faust\##
    ooo00000S0V0V0b0n0n0n131?1?1?1?1?`N9060:gov.eu.panPan template03pan0:text/x-pan\##
    ooo00000S0V0V0k1C1C1C1H1T1T1T1T1T`N9060Cgov.nasa.agc-sourceGuidance computer source03agc0:text/x-agc\##
    ooo00000S0V0V0d1919191>1J1J1J1J1J`F9QB0<gov.ucar.nclNCAR command language03ncl0:text/x-ncl03ncl\##
    ooo00000S0V0V0k1919191=1N1N1N1N1N`F9QB0Cinfo.verifpal.modelVerifpal model02vp0?text/x-verifpal\##
    ooo000P0S0V0V0d1010101;1L1L1L1L1L`F9QB0<int.itu.asn1ASN.1 module03asn04asn10?text/x-ttcn-asn\##
    ooo00000S0V0V0l1919191?1V1V1V1V1V`F9QB0Dio.apiblueprint.apibAPI Blueprint04apib0Etext/vnd.apiblueprint\##
    ooo00000S0V0V0j1;1;1;1E1V1V1V1V1V`F9QB0Bio.github.ecmarkupEcmarkup document08ecmarkup0?text/x-ecmarkup\##
    ooo00000S0V0V0f1111111:1G1G1G1G1G`N9060>io.github.kokaKoka source02kk03kki0;text/x-koka\##
    ooo00000S0V0V0j141414171C1C1C1C1C`N9060Bio.kcl-lang.sourceKCL source01k0:text/x-kcl\##
    ooo00000S0V0V0g131313191F1F1F1F1F`N9060?io.lark.grammarLark grammar04lark0;text/x-lark\##
    ooo00000S0V0V0j1616161=1K1K1K1K1K`F9QB0Bio.polarlang.polarPolar policy05polar0<text/x-polar\##
    ooo00000S0V0V0l1818181@1O1O1O1O1O`N9060Dio.prometheus.promqlPromQL query06promql0=text/x-promql\##
    ooo00000S0V0V0a0l0l0l111K1K1K1K1K`F9QB09io.qt.qbsQbs project03qbs0Happlication/x-qt.qbs+qml\##
    ooo000P0S0V0V0g1313131;1J1J1J1J1J`F9QB0?io.smithy.modelSmithy model06smithy0=text/x-smithy\##
    ooo00000S0V0V0k1616161:1G1G1G1G1G`N9060Cio.teal-lang.sourceTeal source02tl0;text/x-teal\##
    ooo00000S0V0V0f111111171D1D1D1D1D`N9060>io.toit.sourceToit source04toit0;text/x-toit\##
    ooo00000S0V0V0m1919191>1L1L1L1L1L`N9060Enet.clipsrules.sourceCLIPS source03clp0<text/x-clips\##
    ooo00000S0V0V0g1212121F1Z1Z1Z1Z1Z`F9QB0?net.darcs.patchDarcs patch0:darcspatch06dpatch0Btext/x-darcs-patch\##
    ooo000P0S0V0V0l1<1<1<1E1W1W1W1W1W`N9060Dnet.freebasic.sourceFreeBASIC source02bi03bas0@text/x-freebasic\##
    ooo00000S0V0V0k1313131=1N1N1N1N1N`F9QB0Cnet.openra.miniyamlMiniYAML08miniyaml0?text/x-miniyaml\##
    ooo00000S0V0V0g1212122=2J2J2J2J2J`N9060?net.xojo.sourceXojo source09xojo_code09xojo_menu0;xojo_report0;xojo_script0<xojo_toolbar0;xojo_window0;text/x-xojo\##
    ooo00000S0V0V0c0o0o0o191G1G1G1G1G`N9060;nl.ru.cleanClean source03icl03dcl0<text/x-clean\##
    ooo00000S0V0V0j1515151>1N1N1N1N1N`F9QB0Borg.adblock.filterFilter list07adblock0>text/x-adblock\##
    ooo00000S0V0V161J1J1J1g2:2:2:2:2:`F9QB0Norg.apache.httpd-configurationApache configuration0:apacheconf05vhost08htaccess0Atext/x-apacheconf0<apache2.conf0:httpd.conf\##
    ooo00000S0V0V0f1616161;1G1G1G1G1G`N9060>org.apache.pigPig Latin script03pig0:text/x-pig\##
    ooo00000S0V0V0k1515151G1S1S1S1S1S`N9060Corg.ats-lang.sourceATS source04dats04hats04sats0:text/x-ats\##
    ooo000P0S0V0V0i141414191H1H1H1H1H`N9060Aorg.augeas.sourceAugeas lens03aug0=text/x-augeas\##
    ooo00000S0V0V0j1818181A1Q1Q1Q1Q1Q`N9060Borg.befunge.sourceBefunge source07befunge0>text/x-befunge\##
    ooo000P0S0V0V0k1515151:1F1F1F1F1F`N9060Corg.boo-lang.sourceBoo source03boo0:text/x-boo\##
    ooo000P0S0V0V0l1<1<1<1C1U1U1U1U1U`N9060Dorg.brainfuck.sourceBrainfuck source02bf01b0@text/x-brainfuck01b02bf\##
    ooo00000S0V0V0j1313131<1G1G1G1G1G`N9060Borg.c3-lang.sourceC3 source02c303c3i09text/x-c3\##
    ooo00000S0V0V0h1414141;1I1I1I1I1I`N9060@org.cirru.sourceCirru source05cirru0<text/x-cirru\##
    ooo00000S0V0V0o1=1=1=1C1S1S1S1S1S`N9060Gorg.clarity-lang.sourceClarity source04clar0>text/x-clarity\##
    ooo00000S0V0V151H1H1H1O1]1]1]1]1]`F9QB0Morg.clickrouter.configurationClick configuration05click0<text/x-click\##
    ooo00000S0V0V0k1919191=1M1M1M1M1M`N9060Corg.corewar.redcodeRedcode source02cw0>text/x-redcode\##
    ooo00000S0V0V0g1212121:1I1I1I1I1I`F9QB0?org.creole.wikiCreole text06creole0=text/x-creole\##
    ooo00000S0V0V0m1919191@1N1N1N1N1N`N9060Eorg.curry-lang.sourceCurry source05curry0<text/x-curry\##
    ooo000P0S0V0V0g121212121?1?1?1?1?`N9060?org.cweb.sourceCWEB source0;text/x-cweb01w01w\##
    ooo00000S0V0V0j1818181<1L1L1L1L1L`N9060Borg.cycript.sourceCycript source02cy0>text/x-cycript\##
    ooo00000S0V0V0i1616161<1I1I1I1I1I`F9QB0Aorg.cylc.workflowCylc workflow04cylc0;text/x-cylc\##
    ooo000P0S0V0V0h141414191G1G1G1G1G`N9060@org.dafny.sourceDafny source03dfy0<text/x-dafny\##
    ooo00000S0V0V0m1>1>1>1C1V1V1V1V1V`N9060Eorg.dogescript.sourceDogescript source03djs0Atext/x-dogescript\##
    ooo00000S0V0V0l1<1<1<1@1R1R1R1R1R`N9060Dorg.earl-grey.sourceEarl Grey source02eg0@text/x-earl-grey\##
    ooo000P0S0V0V0d0m0m0m151C1C1C1C1C`N9060<org.ecere.eceC source02ec02eh0<text/x-ecsrc02ec\##
    ooo000P0S0V0V0m1;1;1;1@1W1W1W1W1W`N9060Eorg.eclipseclp.sourceECLiPSe source03ecl0Etext/x-eclipse-prolog03ecl\##
    ooo000P0S0V0V0m1919191=1J1J1J1J1J`N9060Eorg.ecma.cil-assemblyCIL assembly02il0;text/x-msil\##
    ooo00000S0V0V0i1515151C1R1R1R1R1R`N9060Aorg.edgeql.sourceEdgeQL query06edgeql04esdl0=text/x-edgeql\##
    ooo000P0S0V0V0e0m0m0m0m1717171717`N9060=org.erights.eE source08text/x-e01e\##
    ooo00000S0V0V0f1313131H1U1U1U1U1U`N9060>org.etsi.ttcn3TTCN-3 source04ttcn05ttcn306ttcnpp0;text/x-ttcn\##
    ooo00000S0V0V0l1919191>1M1M1M1M1M`N9060Dorg.extempore.xtlangxtlang source03xtm0=text/x-xtlang\##
    ooo000P0S0V0V0i1212121=1K1K1K1K1K`N9060Aorg.f-star.sourceF* source03fst04fsti0<text/x-fstar\##
    ooo00000S0V0V0i1616161;1J1J1J1J1J`N9060Aorg.fantom.sourceFantom source03fan0=text/x-fantom\##
    ooo00000S0V0V0m1919191D1R1R1R1R1R`N9060Eorg.felix-lang.sourceFelix source03flx04flxh0<text/x-felix\##
    ooo000P0S0V0V0n1@1@1@1C1U1U1U1U1U`F9QB0Forg.filebench.workloadFilebench workload01f0@text/x-filebench\##
    ooo000P0S0V0V0o1B1B1B1F1[1[1[1[1[`N9060Gorg.filterscript.sourceFilterscript source02fs0Ctext/x-filterscript\##
    ooo00000S0V0V0g121212181E1E1E1E1E`N9060?org.flix.sourceFlix source04flix0;text/x-flix\##
    ooo000P0S0V0V0n1@1@1@1E1T1T1T1T1T`F9QB0Forg.fluent.translationFluent translation03ftl0=text/x-fluent\##
    ooo00000S0V0V0l1<1<1<1@1Y1Y1Y1Y1Y`N9060Dorg.fontforge.scriptFontForge script02pe0Gtext/x-fontforge-script\##
    ooo000P0S0V0V0o1=1=1=1B1R1R1R1R1R`N9060Gorg.futhark-lang.sourceFuthark source03fut0>text/x-futhark\##
    ooo000P0S0V0V0h1212121:1F1F1F1F1F`N9060@org.fuzzball.mufMUF source03muf01m0:text/x-muf\##
    ooo000P0S0V0V0m1717171L1X1X1X1X1X`N9060Eorg.gap-system.sourceGAP source01g03gap02gd02gi03tst0:text/x-gap03tst\##
    ooo00000Z0]0]0o1<1<1<1E1a1a1a1a1a`B00000049QF0@org.gedcomx.jsonGEDCOM X data07gedcomx0Japplication/x-gedcomx+json\##
    ooo000P1<1?1?1X1g1g1g1k1k1k1k1k1k`N0000000100000000000000000000000000000000291g0Gorg.gnu.automake-sourceAutomake source02am0>gnumakefile.am0;makefile.am\##
    ooo00000S0V0V0i1;1;1;1F1X1X1X1X1X`F9QB0Aorg.gnu.dircolorsdircolors settings09dircolors0@text/x-dircolors0;.dir_colors0:.dircolors0;_dir_colors0:_dircolors0:dir_colors\##
    ooo00000S0V0V0j1414141B1N1N1N1N1N`N9060Borg.gnu.gdb-scriptGDB script03gdb07gdbinit0:text/x-gdb03gdb\##
    ooo00000S0V0V0o1:1:1:2X2h2h2h2h2h`F9QB0Gorg.gnu.objdump-listingDisassembly07objdump09c-objdump0:cppobjdump0;cpp-objdump0;c++-objdump0:c++objdump0;cxx-objdump09d-objdump0>text/x-objdump\##
    ooo00000S0V0V101A1A1A1J1Z1Z1Z1Z1Z`F9QB0Horg.gnu.readline.inputrcReadline settings07inputrc0>text/x-inputrc07inputrc\##
    ooo00000S0V0V0l1717171=1J1J1J1J1J`N9060Dorg.golo-lang.sourceGolo source04golo0;text/x-golo\##
    ooo000P0S0V0V0l1717171P1]1]1]1]1]`N9060Dorg.gosu-lang.sourceGosu source02gs03gst03gsx04vark03gsp0;text/x-gosu02gs03gsp03gst\##
    ooo00000S0V0V171S1S1S1W1b1b1b1b1b`N9060Oorg.grammaticalframework.sourceGrammatical Framework source02gf09text/x-gf\##
    ooo000P0S0V0V0o1M1M1M1M1m1m1m1m1m`F9QB0Gorg.graph-modelling.gmlGraph Modelling Language graph0Ntext/x-graph-modeling-language03gml03gml\##
    ooo00000S0V0V111>1>1>1E1S1S1S1S1S`F9QB0Iorg.haskell.cabal-packageCabal package05cabal0<text/x-cabal0<cabal.config0=cabal.project\##
    ooo00000S0V0V0g0l0l0l131A1A1A1A1A`F9QB0?org.hjson.hjsonHjson05hjson0<text/x-hjson\##
    ooo000P0S0V0V0i121212161A1A1A1A1A`N9060Aorg.hylang.sourceHy source02hy09text/x-hy\##
    ooo00000S0V0V0n1D1D1D1H1Y1Y1Y1Y1Y`F9QB0Forg.hypr.configurationHyprlang configuration02hl0?text/x-hyprlang\##
    ooo00000S0V0V0c1717171<1H1H1H1H1H`F9QB0;org.ibm.jclJob control language03jcl0:text/x-jcl\##
    ooo00000S0V0V0c0m0m0m121>1>1>1>1>`N9060;org.ibm.x10X10 source03x100:text/x-x10\##
    ooo00000S0V0V0e111111171D1D1D1D1D`N9060=org.ietf.abnfABNF grammar04abnf0;text/x-abnf\##
    ooo00000S0V0V0i1111111=1G1G1G1G1G`F9QB0Aorg.ietf.dns-zoneDNS zone04zone04arpa08text/dns\##
    ooo00000S0V0V0e101010161H1H1H1H1H`F9QB0=org.ietf.yangYANG module04yang0@application/yang\##
    ooo00000S0V0V0e0n0n0n131?1?1?1?1?`F9QB0=org.inkle.inkInk story03ink0:text/x-ink\##
    ooo00000S0V0V0g121212161C1C1C1C1C`N9060?org.ioke.sourceIoke source02ik0;text/x-ioke\##
    ooo00000S0V0V0i1616161=1K1K1K1K1K`N9060Aorg.jison.grammarJison grammar05jison0<text/x-jison\##
    ooo000P0S0V0V0m1919191B1P1P1P1P1P`N9060Eorg.jolie-lang.sourceJolie source02ol03iol0<text/x-jolie\##
    ooo00000S0V0V0h1<1<1<1@1O1O1O1O1O`F9QB0@org.jsoniq.queryJSONiq or jq program02jq0=text/x-jsoniq\##
    ooo00000S0V0V0m1?1?1?1B1U1U1U1U1U`N9060Eorg.kframework.sourceK Framework source01k0Atext/x-kframework\##
    ooo000P0S0V0V0h1:1:1:1[2:2:2:2:2:`F9QB0@org.kicad.moduleKiCad library part09kicad_mod09kicad_sym09kicad_wks0Mapplication/x-kicad-footprint\##
    ooo000P0S0V0V0e101e1e202I2I2I2I2I`F9QB0=org.kicad.pcbKiCad boardhttps://dev-docs.kicad.org/en/file-formats/sexpr-pcb/09kicad_pcb0Gapplication/x-kicad-pcb0<fp-lib-table\##
    ooo00000S0V0V0i1616161A1^1^1^1^1^`F9QB0Aorg.kicad.projectKiCad project09kicad_pro0Kapplication/x-kicad-project\##
    ooo000P0S0V0V0k1:25252@2_2_2_2_2_`F9QB0Corg.kicad.schematicKiCad schematichttps://dev-docs.kicad.org/en/file-formats/sexpr-schematic/09kicad_sch0Mapplication/x-kicad-schematic\##
    ooo00000S0V0V0f101010151A1A1A1A1A`N9060>org.krl.sourceKRL source03krl0:text/x-krl\##
    ooo00000S0V0V0i141414181C1C1C1C1C`N9060Aorg.kvlang.sourceKivy source02kv09text/x-kv\##
    ooo00000S0V0V0g1919191>1J1J1J1J1J`F9QB0?org.lamport.tlaTLA+ specification03tla0:text/x-tla\##
    ooo00000S0V0V0l1818181T1b1b1b1b1b`N9060Dorg.lassosoft.sourceLasso source05lasso03las06lasso806lasso90<text/x-lasso\##
    ooo00000S0V0\101>1>1>1E1S1S1S1S1S`N9069Q19PU0Borg.latte.templateLatte template05latte0<text/x-latte\##
    ooo00000S0V0V0k1515151:1F1F1F1F1F`N9060Corg.leo-lang.sourceLeo source03leo0:text/x-leo\##
    ooo00000S0V0V111A1A1A1E1P1P1P1P1P`F9QB0Iorg.linear-programming.lpLinear programme02lp09text/x-lp\##
    ooo000P0S0V0V0j1818181F1V1V1V1V1V`N9060Borg.logtalk.sourceLogtalk source03lgt07logtalk0>text/x-logtalk\##
    ooo00000S0V0V0j1818181=1M1M1M1M1M`N9060Borg.lolcode.sourceLOLCODE source03lol0>text/x-lolcode\##
    ooo000P0S0V0V0m1>1>1>1B1U1U1U1U1U`N9060Eorg.loomscript.sourceLoomScript source02ls0Atext/x-loomscript02ls\##
    ooo000P0S0V0V0j1818181=1T1T1T1T1T`F9QB0Borg.ltspice.symbolLTspice symbol03asy0Etext/x-ltspice-symbol03asy\##
    ooo000P0S0V0V0l1<1<1<1@1R1R1R1R1R`N9060Dorg.macaulay2.sourceMacaulay2 source02m20@text/x-macaulay2\##
    ooo00000S0V0\0o1<1<1<1G1T1T1T1T1T`N9069Q19PU0Aorg.mako.templateMako template04mako03mao0;text/x-mako\##
    ooo00000S0V0V0i1616161<1I1I1I1I1I`N9060Aorg.mask.templateMask template04mask0;text/x-mask\##
    ooo00000S0V0V0h1414141;1I1I1I1I1I`N9060@org.minid.sourceMiniD source05minid0<text/x-minid\##
    ooo000P0S0V0V0j1818181B1S1S1S1S1S`F9QB0Borg.minizinc.modelMiniZinc model03mzn03dzn0?text/x-minizinc\##
    ooo00000S0V0V0h1414141H1V1V1V1V1V`N9060@org.mirah.sourceMirah source05druby04duby05mirah0<text/x-mirah\##
    ooo000P0S0V0V0j141414191I1I1I1I1I`N9060Borg.moocode.sourceMOO source03moo0>text/x-moocode\##
    ooo00000S0V0V0n1<1<1<1A1Q1Q1Q1Q1Q`N9060Forg.moonbitlang.sourceMoonBit source03mbt0>text/x-moonbit\##
    ooo000P0S0V0V0i1616161:1I1I1I1I1I`N9060Aorg.motoko.sourceMotoko source02mo0=text/x-motoko\##
    ooo000P0S0V0V0h1414141>1L1L1L1L1L`N9060@org.mumps.sourceMUMPS source05mumps01m0<text/x-mumps\##
    ooo00000S0V0V0e0n0n0n141A1A1A1A1A`F9QB0=org.muse.textMuse text04muse0;text/x-muse\##
    ooo000P0S0V0V0g1212121=1J1J1J1J1J`N9060?org.nasl.scriptNASL script04nasl03inc0;text/x-nasl\##
    ooo00000S0V0V0k1:1:1:1G1W1W1W1W1W`N9060Corg.nearley.grammarNearley grammar02ne07nearley0>text/x-nearley\##
    ooo000P0S0V0V0j1818181;1K1K1K1K1K`N9060Borg.nemerle.sourceNemerle source01n0>text/x-nemerle01n\##
    ooo000P0S0V0V0g121212161C1C1C1C1C`N9060?org.nesc.sourcenesC source02nc0;text/x-nesc02nc\##
    ooo00000S0V0V0i1616161E1U1U1U1U1U`F9QB0Aorg.netlogo.modelNetLogo model05nlogo06nlogox0>text/x-netlogo\##
    ooo000P0S0V0V0j1818181G1W1W1W1W1W`N9060Borg.newlisp.sourcenewLISP source02nl04lisp03lsp0>text/x-newlisp03lsp\##
    ooo00000S0V0V0n1;1;1;1@1O1O1O1O1O`N9060Forg.nickel-lang.sourceNickel source03ncl0=text/x-nickel\##
    ooo00000S0V0V0n1818181=1I1I1I1I1I`N9060Forg.nitlanguage.sourceNit source03nit0:text/x-nit\##
    ooo00000S0V0V0h1414141J1X1X1X1X1X`N9060@org.numpy.numpywNumPy script05numpy06numpyw05numsc0<text/x-numpy\##
    ooo00000S0V0\131D1D1D1S1d1d1d1d1d`N9069Q19PU0Eorg.nunjucks.templateNunjucks template03njk08nunjucks0?text/x-nunjucks\##
    ooo00000S0V0V0j1818181>1N1N1N1N1N`N9060Borg.nushell.scriptNushell script04nush0>text/x-nushell\##
    ooo000P0S0V0V0n1@1@1@1G1[1[1[1[1[`N9060Forg.objective-j.sourceObjective-J source01j02sj0Btext/x-objective-j01j\##
    ooo00000S0V0V0j1818181A1Q1Q1Q1Q1Q`N9060Borg.omgrofl.sourceOmgrofl source07omgrofl0>text/x-omgrofl\##
    ooo00000S0V0V0l1717171=1J1J1J1J1J`N9060Dorg.opal-lang.sourceOpal source04opal0;text/x-opal\##
    ooo00000S0V0V0j141414191E1E1E1E1E`N9060Borg.opalang.sourceOpa source03opa0:text/x-opa\##
    ooo000P0S0V0V101>1>1>1Z1j1j1j1j1j`F9QB0Horg.openembedded.bitbakeBitBake recipe02bb08bbappend07bbclass03inc0>text/x-bitbake02bb\##
    ooo00000S0V0V0l1<1<1<1D1S1S1S1S1S`N9060Dorg.openrc.runscriptOpenRC runscript06openrc0=text/x-openrc\##
    ooo00001518181J1[1[1[1`2525252525`N0000000000000000000000000000000002A6g0@org.openscad.csgOpenSCAD geometry03csg0Ctext/x-openscad-csg\##
    ooo00000S0V0V0l1@1@1@1E1Q1Q1Q1Q1Q`N9060Dorg.openwdl.workflowWorkflow description03wdl0:text/x-wdl\##
    ooo00000S0V0V0l1:1:1:1F1Y1Y1Y1Y1Y`N9060Dorg.overpassql.queryOverpass query0:overpassql0Atext/x-overpassql\##
    ooo00000S0V0V0j1818181A1Q1Q1Q1Q1Q`N9060Borg.oxygene.sourceOxygene source07oxygene0>text/x-oxygene\##
    ooo00000S0V0V0e0n0n0n121=1=1=1=1=`N9060=org.oz.sourceOz source02oz09text/x-oz\##
    ooo000P0S0V0V0e0n0n0n121=1=1=1=1=`N9060=org.p4.sourceP4 source02p409text/x-p4\##
    ooo00000S0V0V0g121212181E1E1E1E1E`N9060?org.pact.sourcePact source04pact0;text/x-pact\##
    ooo00000S0V0V0j1818181=1M1M1M1M1M`N9060Borg.papyrus.sourcePapyrus script03psc0>text/x-papyrus\##
    ooo00000S0V0V0m1:1:1:1M1\1\1\1\1\`N9060Eorg.parrotcode.sourceParrot source06parrot04pasm03pir0=text/x-parrot\##
    ooo00000S0V0V0g1212121E1Q1Q1Q1Q1Q`N9060?org.peg.grammarPEG grammar03peg05pegjs05peggy0:text/x-peg\##
    ooo00000S0V0V0g121212171D1D1D1D1D`N9060?org.pep8.sourcePep8 source03pep0;text/x-pep8\##
    ooo00000S0V0V0m1>1>1>1D1W1W1W1W1W`N9060Eorg.pogoscript.sourcePogoScript source04pogo0Atext/x-pogoscript\##
    ooo00000S0V0V0k1919191>1N1N1N1N1N`N9060Corg.postcss.sugarssSugarSS source03sss0>text/x-sugarss\##
    ooo00000S0V0V0h1414141;1I1I1I1I1I`N9060@org.praat.scriptPraat script05praat0<text/x-praat\##
    ooo00000S0V0V0i1616161>1M1M1M1M1M`F9QB0Aorg.prisma.schemaPrisma schema06prisma0=text/x-prisma\##
    ooo000P0S0V0V0j1818181=1N1N1N1N1N`F9QB0Borg.proguard.rulesProGuard rules03pro0?text/x-proguard\##
    ooo00000S0V0V0j1414141:1L1L1L1L1L`N9060Borg.prql-lang.prqlPRQL query04prql0@application/prql\##
    ooo00000S0V0V0j1919191=1N1N1N1N1N`F9QB0Borg.puredata.patchPure Data patch02pd0?text/x-puredata\##
    ooo00000S0V0V0h141414191G1G1G1G1G`N9060@org.pyret.sourcePyret source03arr0<text/x-pyret\##
    ooo000P0S0V0V0l151515191J1J1J1J1J`N9060Dorg.qt-script.sourceQt script02qs0?text/x-qtscript0@installscript.qs0Jtoolchain_installscript.qs02qs\##
    ooo000P0S0V0V0h1717171;1I1I1I1I1I`N9060@org.r-project.rdR documentation02rd0<text/x-r-doc\##
    ooo00000S0V0V0l1;1;1;1E1T1T1T1T1T`F9QB0Dorg.r-project.sweaveSweave document03rnw03snw0=text/x-sweave\##
    ooo00000S0V0V0m1:1:1:1?1N1N1N1N1N`N9060Eorg.rascal-mpl.sourceRascal source03rsc0=text/x-rascal\##
    ooo00000S0V0V0e0n0n0n141A1A1A1A1A`F9QB0=org.rdoc.textRDoc text04rdoc0;text/x-rdoc\##
    ooo00000S0V0V0l1<1<1<1k2=2=2=2=2=`N9060Dorg.realbasic.sourceREALbasic source05rbbas05rbfrm05rbmnu05rbres06rbtbar09rbuistate0@text/x-realbasic\##
    ooo00000S0V0V0h1515151:1H1H1H1H1H`N9060@org.renpy.scriptRen'Py script03rpy0<text/x-renpy\##
    ooo00000S0V0V0l1717171=1J1J1J1J1J`N9060Dorg.ring-lang.sourceRing source04ring0;text/x-ring\##
    ooo00000S0V0V0d121212181E1E1E1E1E`F9QB0<org.riot.tagRiot component04riot0;text/x-riot\##
    ooo00000S0V0V0i1616161H1T1T1T1T1T`F9QB0Aorg.ros.interfaceROS interface03msg03srv06action0:text/x-ros\##
    ooo00000S0V0V0h141414181F1F1F1F1F`N9060@org.rouge.sourceRouge source02rg0<text/x-rouge\##
    ooo00000S0V0V0l1717171=1J1J1J1J1J`N9060Dorg.sail-lang.sourceSail source04sail0;text/x-sail\##
    ooo00000S0V0V0i1717171>1L1L1L1L1L`N9060Aorg.scalate.scamlScaml template05scaml0<text/x-scaml\##
    ooo00000S0V0V0i1616161>1M1M1M1M1M`N9060Aorg.scenic.sourceScenic source06scenic0=text/x-scenic\##
    ooo000P0S0V0V0i1616161E1T1T1T1T1T`N9060Aorg.scilab.sourceScilab source03sce03sci03tst0=text/x-scilab0Dapplication/x-scilab03tst\##
    ooo00000S0V0V0g1414141B1Q1Q1Q1Q1Q`N9060?org.sel4.camkesCAmkES source06camkes04idl40=text/x-camkes\##
    ooo00000S0V0V0o1:1:1:1@1M1M1M1M1M`N9060Gorg.selflanguage.sourceSelf source04self0;text/x-self\##
    ooo00000S0V0V0g111111161B1B1B1B1B`F9QB0?org.selinux.cilCIL policy03cil0:text/x-cil\##
    ooo00000S0V0V0n1:1:1:1A1O1O1O1O1O`N9060Forg.shader-slang.slangSlang shader05slang0<text/x-slang\##
    ooo00000S0V0V101;1;1;1A1N1N1N1N1N`N9060Horg.shen-language.sourceShen source04shen0;text/x-shen\##
    ooo000P0S0V0V0h1717171>1L1L1L1L1L`N9060@org.slint.sourceSlint interface05slint0<text/x-slint\##
    ooo00000S0V0\111@1@1@1E1T1T1T1T1T`N9069Q19PU0Corg.smarty.templateSmarty template03tpl0=text/x-smarty\##
    ooo00000S0V0V0g1515151D1P1P1P1P1P`N9060?org.smt-lib.smtSMT-LIB script04smt203smt02z30:text/x-smt\##
    ooo000P0S0V0V0i1616161N1\1\1\1\1\`F9QB0Aorg.spice.netlistSPICE netlist03cir02sp03spi03ckt03cki0<text/x-spice05spice02sp\##
    ooo00000S0V0V0l1919191>1N1N1N1N1N`F9QB0Dorg.spinroot.promelaPromela model03pml0>text/x-promela\##
    ooo000P0S0V0V131G1G1G1L1c1c1c1c1c`F9QB0Korg.stringtemplate.templateStringTemplate group03stg0Etext/x-stringtemplate02st02st\##
    ooo00000S0V0V0n1<1<1<1<1L1L1L1L1L`F9QB0Forg.sublimetext.syntaxSublime syntax0>text/x-sublime\##
    ooo000P0S0V0V101D1D1D1M1c1c1c1c1c`N9060Horg.supercollider.sourceSuperCollider source02sc03scd0Dtext/x-supercollider02sc03scd\##
    ooo00000S0V0V0l1717171;1H1H1H1H1H`N9060Dorg.sway-lang.sourceSway source02sw0;text/x-sway\##
    ooo00000S0V0V0h1414141;1I1I1I1I1I`N9060@org.talon.scriptTalon script05talon0<text/x-talon\##
    ooo000P0S0V0V0m1919191<1J1J1J1J1J`N9060Eorg.terra-lang.sourceTerra source01t0<text/x-terra\##
    ooo00000S0V0V0h1<1<1<1A1M1M1M1M1M`F9QB0@org.topcoat.stylTitanium style sheet03tss0:text/x-tss\##
    ooo000P0S0V0V0m1>1>1>1C1]1]1]1]1]`N9060Eorg.tree-sitter.queryTree-sitter query03scm0Htext/x-tree-sitter-query\##
    ooo00000S0V0V0f101010151A1A1A1A1A`N9060>org.txl.sourceTXL source03txl0:text/x-txl\##
    ooo00000S0V0V0l1616161L1_1_1_1_1_`N9060Dorg.typo3.typoscriptTypoScript0:typoscript08tsconfig0Atext/x-typoscript\##
    ooo00000S0V0V0i1414141:1G1G1G1G1G`N9060Aorg.volt.templateVolt source04volt0;text/x-volt\##
    ooo00000S0V0Y0j1919191=1N1N1N1N1N`N9069Q10?org.w3.bikeshedBikeshed source02bs0?text/x-bikeshed\##
    ooo00000S0V0V0c0o0o0o1:1G1G1G1G1G`N9060;org.w3.ebnfEBNF grammar04ebnf03bnf0;text/x-ebnf\##
    ooo00000S0V0V0c1414141:1E1E1E1E1E`F9QB0;org.w3.shexShape expressions04shex09text/shex\##
    ooo000P0S0V0V0e0l0l0l1:1I1I1I1I1I`F9QB0=org.w3.webidlWeb IDL06webidl04widl0=text/x-webidl\##
    ooo00000S0V0V0i1616161>1M1M1M1M1M`N9060Aorg.whiley.sourceWhiley source06whiley0=text/x-whiley\##
    ooo00000S0V0V0j1?1?1?1D1P1P1P1P1P`F9QB0Borg.witx.interfaceWebAssembly interface03wit0:text/x-wit\##
    ooo00000S0V0V0i1616161;1J1J1J1J1J`N9060Aorg.wollok.sourceWollok source03wlk0=text/x-wollok\##
    ooo00000S0V0V0h141414191G1G1G1G1G`N9060@org.xonsh.scriptXonsh script03xsh0<text/x-xonsh\##
    ooo000P0S0V0V0i1212121=1J1J1J1J1J`F9QB0Aorg.yaralang.ruleYARA rule03yar04yara0;text/x-yara\##
    ooo00000S0V0V0m1616161A1S1S1S1S1S`F9QB0Eorg.yasnippet.snippetYASnippet09yasnippet0@text/x-yasnippet\##
    ooo000P0S0V0V0g1212121=1J1J1J1J1J`N9060?org.zeek.scriptZeek script04zeek03bro0;text/x-zeek\##
    ooo00000S0V0V0g1212121D1R1R1R1R1R`F9QB0?org.zimpl.modelZimpl model05zimpl04zmpl03zpl0<text/x-zimpl\##
    ooo00000S0V0V0a1515151>1J1J1J1J1J`N90609ru.1c.bsl1C Enterprise source03bsl02os0:text/x-bsl\##
    ooo000P0S0V0V0c0n0n0n1:1G1G1G1G1G`N9060;se.liu.pikePike source04pike04pmod0;text/x-pike\##
    ooo000P0S0V0V181B1B1B1G1S1S1S1S1S`N9060Puk.co.adventuregamestudio.scriptAGS script03ash0:text/x-ags03asc\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var componentPascal: Self { Self(number: 88768) }
  @inlinable @inline(__always) package static var gsc: Self { Self(number: 89018) }
  @inlinable @inline(__always) package static var renderScript: Self { Self(number: 88882) }
  @inlinable @inline(__always) package static var maxScript: Self { Self(number: 88766) }
  @inlinable @inline(__always) package static var limbo: Self { Self(number: 88521) }
  @inlinable @inline(__always) package static var blitzBASIC: Self { Self(number: 88188) }
  @inlinable @inline(__always) package static var pawn: Self { Self(number: 88553) }
  @inlinable @inline(__always) package static var unrealScript: Self { Self(number: 88387) }
  @inlinable @inline(__always) package static var exelisIDL: Self { Self(number: 88647) }
  @inlinable @inline(__always) package static var monkeyC: Self { Self(number: 88889) }
  @inlinable @inline(__always) package static var brighterScript: Self { Self(number: 88757) }
  @inlinable @inline(__always) package static var hyPhy: Self { Self(number: 88446) }
  @inlinable @inline(__always) package static var objectScript: Self { Self(number: 89058) }
  @inlinable @inline(__always) package static var businessCentral: Self { Self(number: 88692) }
  @inlinable @inline(__always) package static var boogie: Self { Self(number: 88133) }
  @inlinable @inline(__always) package static var windowsMessages: Self { Self(number: 89060) }
  @inlinable @inline(__always) package static var routerOSScript: Self { Self(number: 88789) }
  @inlinable @inline(__always) package static var cypher: Self { Self(number: 88902) }
  @inlinable @inline(__always) package static var openEdge: Self { Self(number: 88572) }
  @inlinable @inline(__always) package static var euphoria: Self { Self(number: 88975) }
  @inlinable @inline(__always) package static var rebol: Self { Self(number: 88438) }
  @inlinable @inline(__always) package static var enterpriseControlLanguage: Self { Self(number: 88604) }
  @inlinable @inline(__always) package static var dTrace: Self { Self(number: 88873) }
  @inlinable @inline(__always) package static var gerber: Self { Self(number: 88078) }
  @inlinable @inline(__always) package static var vcl: Self { Self(number: 88839) }
  @inlinable @inline(__always) package static var xBase: Self { Self(number: 88918) }
  @inlinable @inline(__always) package static var isabelle: Self { Self(number: 88544) }
  @inlinable @inline(__always) package static var jasmin: Self { Self(number: 88674) }
  @inlinable @inline(__always) package static var cool: Self { Self(number: 88286) }
  @inlinable @inline(__always) package static var faust: Self { Self(number: 88499) }
  @inlinable @inline(__always) package static var asn1: Self { Self(number: 88776) }
  @inlinable @inline(__always) package static var smithy: Self { Self(number: 88899) }
  @inlinable @inline(__always) package static var freeBASIC: Self { Self(number: 88418) }
  @inlinable @inline(__always) package static var augeasLens: Self { Self(number: 88127) }
  @inlinable @inline(__always) package static var boo: Self { Self(number: 88543) }
  @inlinable @inline(__always) package static var brainfuck: Self { Self(number: 88693) }
  @inlinable @inline(__always) package static var cWEB: Self { Self(number: 88850) }
  @inlinable @inline(__always) package static var dafny: Self { Self(number: 88447) }
  @inlinable @inline(__always) package static var ecereC: Self { Self(number: 88467) }
  @inlinable @inline(__always) package static var eclipseCLP: Self { Self(number: 88626) }
  @inlinable @inline(__always) package static var cilAssembly: Self { Self(number: 88833) }
  @inlinable @inline(__always) package static var eRights: Self { Self(number: 88583) }
  @inlinable @inline(__always) package static var fStar: Self { Self(number: 88516) }
  @inlinable @inline(__always) package static var filebench: Self { Self(number: 88664) }
  @inlinable @inline(__always) package static var filterscript: Self { Self(number: 88948) }
  @inlinable @inline(__always) package static var fluent: Self { Self(number: 88365) }
  @inlinable @inline(__always) package static var futhark: Self { Self(number: 88684) }
  @inlinable @inline(__always) package static var muf: Self { Self(number: 88111) }
  @inlinable @inline(__always) package static var gap: Self { Self(number: 88296) }
  @inlinable @inline(__always) package static var gnuAutomakeSource: Self { Self(number: 88988) }
  @inlinable @inline(__always) package static var gosu: Self { Self(number: 88382) }
  @inlinable @inline(__always) package static var graphModelling: Self { Self(number: 88459) }
  @inlinable @inline(__always) package static var hy: Self { Self(number: 88375) }
  @inlinable @inline(__always) package static var jolie: Self { Self(number: 88760) }
  @inlinable @inline(__always) package static var kicadFootprint: Self { Self(number: 88927) }
  @inlinable @inline(__always) package static var kicadBoard: Self { Self(number: 88325) }
  @inlinable @inline(__always) package static var kicadSchematic: Self { Self(number: 88222) }
  @inlinable @inline(__always) package static var logtalk: Self { Self(number: 88147) }
  @inlinable @inline(__always) package static var loomScript: Self { Self(number: 88252) }
  @inlinable @inline(__always) package static var ltspiceSymbol: Self { Self(number: 88394) }
  @inlinable @inline(__always) package static var macaulay2: Self { Self(number: 88663) }
  @inlinable @inline(__always) package static var miniZinc: Self { Self(number: 88581) }
  @inlinable @inline(__always) package static var mooCode: Self { Self(number: 88319) }
  @inlinable @inline(__always) package static var motoko: Self { Self(number: 88087) }
  @inlinable @inline(__always) package static var mumps: Self { Self(number: 88151) }
  @inlinable @inline(__always) package static var nasl: Self { Self(number: 88185) }
  @inlinable @inline(__always) package static var nemerle: Self { Self(number: 89040) }
  @inlinable @inline(__always) package static var nesC: Self { Self(number: 88511) }
  @inlinable @inline(__always) package static var newLISP: Self { Self(number: 88109) }
  @inlinable @inline(__always) package static var objectiveJ: Self { Self(number: 88353) }
  @inlinable @inline(__always) package static var bitBake: Self { Self(number: 88314) }
  @inlinable @inline(__always) package static var p4: Self { Self(number: 88685) }
  @inlinable @inline(__always) package static var proGuard: Self { Self(number: 88930) }
  @inlinable @inline(__always) package static var qtScript: Self { Self(number: 88727) }
  @inlinable @inline(__always) package static var rDocumentation: Self { Self(number: 88259) }
  @inlinable @inline(__always) package static var scilab: Self { Self(number: 88704) }
  @inlinable @inline(__always) package static var slint: Self { Self(number: 88565) }
  @inlinable @inline(__always) package static var spiceNetlist: Self { Self(number: 88777) }
  @inlinable @inline(__always) package static var stringTemplate: Self { Self(number: 88376) }
  @inlinable @inline(__always) package static var superCollider: Self { Self(number: 88232) }
  @inlinable @inline(__always) package static var terra: Self { Self(number: 88218) }
  @inlinable @inline(__always) package static var treeSitterQuery: Self { Self(number: 88554) }
  @inlinable @inline(__always) package static var webIDL: Self { Self(number: 88650) }
  @inlinable @inline(__always) package static var yara: Self { Self(number: 88706) }
  @inlinable @inline(__always) package static var zeek: Self { Self(number: 88992) }
  @inlinable @inline(__always) package static var pike: Self { Self(number: 88320) }
  @inlinable @inline(__always) package static var adventureGameStudio: Self { Self(number: 88937) }
}
