// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communitySourceCode: StaticString = ##"""
    0002Rf00000000000000000000000000000000000000022h0hG0000000004dS0000000000005:Z0005>A0002aA3k`000\##
    0000001EP1:418Q5[Z1[S4@Y56j2;H3oK0000000bk0000000001a:0000000004Zd0005JN0000000001Z441;0002Ki000\##
    0000003h90000000000000001<346n4bP0000000003@Z0000000000fD3RA00000000000000012^0000000001KD4TM2OA\##
    0000000000000000001120004P]0H01G^2E>14c1d32TU0000000002bg0000002\V4IQ0000004KF1IB5i12625E@0o9000\##
    0000003]]31f0000000000000000000000000002^=00000000000000037U00000000000000027[0001_4000000000000\##
    0000000000004=E0000002>l0004Y?0000000000000000000004ME0004_20000L04Ge4]B00000016W0000000000002A[\##
    0000000000000000000000000004?40000000000O@3d_52R0000005dW2eA2ha5a60000000000000000000dU3b:5_V3f[\##
    0000000001ii4mC4B;0000000000000004`n0000000000000001Af21139T1@53?64:;4kQ4W=5OM00000048_0005jj1V]\##
    3XC2Q04fF0003O\2=C2C91NS33R4RB0000000002Hb5Fh0000000000000003il0\_2F_0004o;0000000000000005TV000\##
    0^J0000000000001Td0000000001m;5Q\0000003[20000002_d0000000000000002Y\0000000004EW0003_o000000000\##
    1>10000000000000W@0000000000003E^0000SF0001CP0000000000002f[0000lb45c00054Z2MW0000005Z40000003GD\##
    0Z94;Y0000000000000000003Jg5@32VB0000000000005HU0000005C\0000000000id3mV0000000UF5S3000000000000\##
    50a0000000000000000000005VN0M\0000QT0000005Ae0000000000000005<_0000000004D30000000005LL0003BZ58N\##
    3LH5X>1]I3;K0000000000004Ud0001XA0000000000000000001Le0000000000001nb4O51gj24T2Wi3530`L2JU2na000\##
    1S70005bb0000000002l_5fI1Q80000000003Me0000000000003I<5N;0000000001kQ5]F000000000000000000000000\##
    0002jl0000000000000000000000000000000000000000000k;4hc0Ig00000029Z000000000000000000000000000000\##
    ooo00000S0V0\0o1;1;1E1J1J1J1J1J1J`N9069Q19PU0Aco.embeddedjs.ejsEJS templatetext/x-ejs03ejs0:text/x-ejs05ejs.t03ect03jst\##
    095000T0S0V0V131G1G1G1K1o1o1o1o1o`N9060Kcom.accellera.systemverilogSystemVerilog source02sv0<text/x-svsrc0Dtext/x-systemverilog03svi03svp\##
    ooo000P0S0V0V0m1;1;1;1B1R1R1R1R1R`N9060Ecom.accellera.verilogVerilog source01v02vh0>text/x-verilog03veo03vlg\##
    ooo000P0S0V0V0g13131?1F1F1F1F1F1F`N9060?com.apple.metalMetal shadertext/x-metal05metal0<text/x-metal\##
    ooo000P1@1C1C1^2424242D2D2D2D2D2D`N00000000000000000000000000000000000000000000490I0Icom.apple.swift-interfaceSwift module interface0>swiftinterface\##
    ooo000P0S0V0V0n1:1:1:1b1b1b1b1b1bP28P70Fcom.apple.swift-moduleSwift module0;swiftmodule08swiftdoc0?swiftsourceinfo\##
    ooo00000S0V0V121I1I1Y1^1^1^1^1^1^`B9QC0Jcom.apple.text-based-dylibText-based stub libraryapplication/yaml03tbd0@application/yaml\##
    ooo00000S0V0V0o1:1:1L1V1V1V1V1V1V`F9QB0Gcom.borland.delphi-formDelphi formtext/x-delphi-form03dfm03lfm0Btext/x-delphi-form\##
    ooo000P1>1A1A1\28282E2W2W2W2W2W2W`N00000000000000000000000000000000000000000049070Icom.borland.delphi-sourceDelphi or Free Pascal sourcetext/x-pascal03dpr03dpk03lpr01p0=text/x-pascal01p\##
    ooo000P0S0V0V0j1=1o1o2>2V2V2V2V2V`F9QB0Bcom.excellon.drillExcellon drill filehttps://gist.github.com/katyo/5692b935abc085b1037e03drl03xln03exc0Fapplication/x-excellon\##
    ooo00000S0V0V101@1@1J1O1O1O1O1O1O`N9060Hcom.gamemaker.gml-sourceGameMaker sourcetext/x-gml03gml0:text/x-gml\##
    ooo000P0S0V0V151G1G1Y1^1^1^1^1^1^`N9060Mcom.google.flatbuffers-schemaFlatBuffers schematext/x-flatbuffers03fbs0Btext/x-flatbuffers\##
    0L1000T0S0V0\151H1H1b232323232323`N9069Q19PU0Gcom.handlebars.templateHandlebars templatetext/x-handlebars-template03hbs0:handlebars0Jtext/x-handlebars-template\##
    ooo00000S0V0V0j15151?1D1D1D1D1D1D`N9060Bcom.ibm.pli-sourcePL/I sourcetext/x-pli03pli0:text/x-pli03inc03pl1\##
    ooo00000S0V0V0j14141@1G1G1G1G1G1G`N9060Bcom.ibm.rpg-sourceRPG sourcetext/x-rpgle05rpgle0<text/x-rpgle08sqlrpgle\##
    ooo000P0S0V0V0e0n0n1E1Z1Z1Z1Z1Z1Z`F9QB0=com.intel.hexIntel HEXapplication/x-intel-hex03hex04ihex03ihx03mcs0Gapplication/x-intel-hex\##
    ooo000P0S0V0V0n16161>1C1C1C1C1C1C`N9060Fcom.jsoftware.j-sourceJ sourcetext/x-j03ijs08text/x-j\##
    ooo000P0S0V0V0g0o0o171:1:1:1:1:1:`N9060?com.kx.q-sourceq sourcetext/x-q01q08text/x-q01q\##
    ooo000P0S0V0V0i16161@1E1E1E1E1E1E`N9060Acom.lindenlab.lslLinden scripttext/x-lsl03lsl0:text/x-lsl04lslp\##
    ooo00000S0V0V0m1K1K1K1U2G2G2G2G2GP28P70Ecom.maplesoft.libraryMaple library or help database03lib03mla0Gapplication/x-maple-lib0Gapplication/x-maple-hdb\##
    ooo000P0S0V0V131@1@1@1O1^1^1^1^1^`N9060Kcom.mathworks.matlab-sourceMATLAB source01m03mlx05mlapp0=text/x-matlab06matlab01m\##
    ooo00000S0V0V0m1<1<1<1J1\1\1\1\1\`N9060Ecom.mermaidjs.diagramMermaid diagram03mmd07mermaid0@text/vnd.mermaid\##
    0L5000P0[0^0^1:1D1D1D1N2525252525`N0000000191R0Jcom.microsoft.batch-scriptBatch file03bat03cmd0Btext/x-msdos-batch0Aapplication/x-bat\##
    ooo00000S0V0V0k17171C1J1J1J1J1J1J`N9060Ccom.microsoft.bicepBicep sourcetext/x-bicep05bicep0<text/x-bicep0:bicepparam\##
    ooo000P0S0V0V0j15151@1O1O1O1O1O1O`N9060Bcom.microsoft.hlslHLSL shadertext/x-hlsl04hlsl02fx03fxh0;text/x-hlsl05cginc05hlsli\##
    ooo000P0S0V0V0i1=1=1=1G1S1S1S1S1S`N9060Acom.microsoft.idlInterface definition03idl03odl0:text/x-idl\##
    ooo000P0[0^0^1=1Q1Q1i1o1o1o1o1o1o`N0000000191R0Mcom.microsoft.powershell-dataPowerShell data fileapplication/x-powershell04psd1\##
    ooo000P0[0^0^1?1P1P1h1n1n1n1n1n1n`N0000000191R0Ocom.microsoft.powershell-modulePowerShell moduleapplication/x-powershell04psm1\##
    ooo000P0[0^0^1?1P1P1P1U1o1o1o1o1o`N0000000191R0Ocom.microsoft.powershell-scriptPowerShell script03ps10Happlication/x-powershell03ps1\##
    ooo00000S0V0V141R1R1R1a1a1a1a1a1a`b9PU0Lcom.microsoft.powershell-xmlPowerShell type or format data06ps1xml05cdxml\##
    ooo000P0S0V0V0m16161C1G1G1G1G1G1G`N9060Ecom.microsoft.q-sharpQ# sourcetext/x-qsharp02qs0=text/x-qsharp02qs\##
    ooo000P0S0V0\111?1?1K1b1b1b1b1b1b`N9069Q19PU0Ccom.microsoft.razorRazor templatetext/x-razor06cshtml06vbhtml05razor0<text/x-razor\##
    ooo000P0S0V0V151L1L1b1f1f1f1f1f1f`N9060Mcom.microsoft.resource-scriptWindows resource scripttext/x-resource-script02rc0Ftext/x-resource-script\##
    ooo00000S0V0V111<1<1E1I1I1I1I1I1I`N9060Icom.microsoft.t4-templateT4 templatetext/x-t402tt09text/x-t4\##
    ooo000P0[0^0^161>1>1>1H1W1W1W1W1W`N0000000191R0Fcom.microsoft.vbscriptVBScript03vbs03vbe0=text/vbscript08text/vbs0?text/x-vbscript\##
    ooo00000S0V0V141G1G1G1Q1Q1Q1Q1Q1Q`b9PU0Lcom.microsoft.windows-scriptWindows script file03wsf03wsc\##
    ooo000P0S0V0V0k1:1:1I1M1M1M1M1M1M`N9060Ccom.modelica.sourceModelica sourcetext/x-modelica02mo0?text/x-modelica\##
    ooo000P0S0V0V0l1=1=1[252525252525`F9QB0Dcom.motorola.srecordMotorola S-recordapplication/x-motorola-srecord04srec03s1903mot03s2803s370Napplication/x-motorola-srecord\##
    ooo000P0S0V0V0h15151A1W1W1W1W1W1W`N9060@com.oracle.plsqlPL/SQL sourcetext/x-plsql05plsql03pks03pkb03pls0<text/x-plsql03bdy03pls\##
    ooo000P0S0V0V0k1:1:1:1>1M1M1M1M1M`N9060Ccom.puppet.manifestPuppet manifest02pp0=text/x-puppet0:modulefile02pp\##
    ooo000P0S0V0V121=1=1H1W1W1W1W1W1W`N9060Jcom.salesforce.apex-sourceApex sourcetext/x-apex04apex07trigger0;text/x-apex03cls\##
    ooo000P0S0V0V0k16161A1G1G1G1G1G1G`N9060Ccom.sap.abap-sourceABAP sourcetext/x-abap04abap0;text/x-abap\##
    ooo000P0S0V0\101?1?1L1T1T1T1T1T1T`N9069Q19PU0Bcom.shopify.liquidLiquid templatetext/x-liquid06liquid0=text/x-liquid\##
    ooo000P0S0V0V0g12121=1B1B1B1B1B1B`N9060?com.spss.syntaxSPSS syntaxtext/x-spss03sps0;text/x-spss\##
    ooo000P0S0V0V0n1@1@1K1Y1Y1Y1Y1Y1Y`N9060Fcom.stylus-lang.stylusStylus style sheettext/x-styl04styl06stylus0;text/x-styl\##
    ooo00001114141I1V1V1V1[1[1[1[1[1[`N00000000000000000000000000000491:0Ccom.sun.java-jshellJShell script03jsh\##
    ooo000P0S0V0V0h14141D1\1\1\1\1\1\`N9060@com.unity.shaderUnity shadertext/x-shaderlab06shader05cginc07compute0@text/x-shaderlab06shader\##
    ooo000P0S0V0V161M1M1M1Y2F2F2F2F2F`N9060Ncom.wolfram.mathematica-sourceWolfram Language source02wl03wls01m0[application/vnd.wolfram.mathematica.package02ma0;mathematica02mt03nbp03wlt02ma\##
    0O3000T0S0V0V0l1<2@2@2I3G3G3G3G3G`F9QB0Dcom.wolfram.notebookWolfram notebookhttps://www.iana.org/assignments/media-types/application/mathematica02nb03cdf0Gapplication/mathematica0Sapplication/vnd.wolfram.mathematica0Iapplication/x-mathematica03cdf\##
    ooo00001114141C1O1`1`1e1o1o1o1o1o`F00000000000000000000000000000@9Q^0=dev.mdxjs.mdxMDX documenthttps://mdxjs.com03mdx08text/mdx\##
    ooo000P0S0V0V0k16161@1D1D1D1D1D1D`N9060Cfr.inria.coq-sourceCoq librarytext/x-coq02vo0:text/x-coq03coq01v\##
    ooo000P0S0V0V0k1:1:1:1C1S1S1S1S1S`F9QB0Cio.cucumber.featureGherkin feature07feature0>text/x-gherkin05story\##
    ooo000P0S0V0V0i111A1I1M1M1M1M1M1M`N9060Aio.vlang.v-sourceV sourcehttps://vlang.iotext/x-v02vv08text/x-v\##
    ooo000P0S0V0V101@1@1O1c1c1c1c1c1c`N9060Hnet.sourceforge.plantumlPlantUML diagramtext/x-plantuml04puml08plantuml02pu0?text/x-plantuml04iuml03wsd\##
    ooo000P0S0V0V0n1:1:1M1R1R1R1R1R1R`N9060Forg.adaic.gnat-projectGNAT projecttext/x-gnat-project03gpr0Ctext/x-gnat-project\##
    ooo000P0S0V0V0l17171B1O1O1O1O1O1O`N9060Dorg.agda.agda-sourceAgda sourcetext/x-agda04agda05lagda0;text/x-agda\##
    ooo00000S0V0V0j1919191>1N1N1N1N1N`N9060Borg.algol68.sourceAlgol 68 source03a680>text/x-algol68\##
    ooo00000S0V0V0k13131B1H1H1H1H1H1H`N9060Corg.apache.avro-idlAvro IDLtext/x-avro-idl04avdl0?text/x-avro-idl\##
    ooo00000S0V0\131F1F1W1\1\1\1\1\1\`N9069Q19PU0Eorg.apache.freemarkerFreeMarker templatetext/x-freemarker03ftl0Atext/x-freemarker\##
    ooo000P0S0V0V0i1:1:1G1O1O1O1O1O1O`N9060Aorg.apache.thriftThrift definitiontext/x-thrift06thrift0=text/x-thrift\##
    ooo000P0S0V0\111B1B1Q1Z1Z1Z1Z1Z1Z`N9069Q19PU0Corg.apache.velocityVelocity templatetext/x-velocity02vm03vtl0?text/x-velocity\##
    ooo000P0S0V0V0f10101:1M1M1M1M1M1M`N9060>org.apl.sourceAPL sourcetext/x-apl03apl06dyalog04aplf0:text/x-apl\##
    ooo000P0S0V0V0m1>1R1R1b2121212121`F9QB0Eorg.asciidoc.asciidocAsciiDoc documenthttps://asciidoc.org04adoc08asciidoc0=text/asciidoc0Fapplication/x-asciidoc0?text/x-asciidoc03asc\##
    ooo000P0S0V0V0j18181F1J1J1J1J1J1J`N9060Borg.aspectj.sourceAspectJ sourcetext/x-aspectj02aj02aj\##
    ooo000P0[0^0^151F1F1W1\1\1\1\1\1\`N0000000191R0Eorg.autohotkey.scriptAutoHotkey scripttext/x-autohotkey03ahk0Atext/x-autohotkey04ahkl\##
    ooo000P0[0^0^131>1>1>1D1Q1Q1Q1Q1Q`N0000000191R0Corg.awk.nawk-sourcenawk script04nawk0;text/x-nawk\##
    ooo000P0[0^0^0n1818181=1\1\1\1\1\`N0000000191R0>org.awk.sourceAWK script03awk0Aapplication/x-awk0:text/x-awk03auk04gawk04mawk04nawk\##
    ooo00000S0V0V0l1<1<1L1Q1Q1Q1Q1Q1Q`N9060Dorg.ballerina.sourceBallerina sourcetext/x-ballerina03bal0@text/x-ballerina\##
    ooo00000S0V0V0g121212171D1D1D1D1D`N9060?org.bcpl.sourceBCPL source03bcl0;text/x-bcpl\##
    ooo000P0S0V0V0k1:1:1I1M1M1M1M1M1M`N9060Corg.bpftrace.scriptbpftrace scripttext/x-bpftrace02bt0?text/x-bpftrace\##
    ooo000P0S0V0V0m19191E1L1L1L1L1L1L`N9060Eorg.cairo-lang.sourceCairo sourcetext/x-cairo05cairo0<text/x-cairo\##
    ooo000P0S0V0V0l1>1>1J1Q1Q1Q1Q1Q1Q`N9060Dorg.capnproto.schemaCap'n Proto schematext/x-capnp05capnp0<text/x-capnp\##
    ooo00000S0V0V151B1B1O1W1W1W1W1W1W`N9060Morg.carbon-lang.carbon-sourceCarbon sourcetext/x-carbon06carbon0=text/x-carbon\##
    ooo000P0S0V0V0n1;1;1H1P1P1P1P1P1P`N9060Forg.ceylon-lang.sourceCeylon sourcetext/x-ceylon06ceylon0=text/x-ceylon\##
    ooo000P0S0V0V0n1;1;1H1N1N1N1N1N1N`N9060Forg.chapel-lang.sourceChapel sourcetext/x-chapel04chpl0=text/x-chapel\##
    ooo00000S0V0V0i16161C1H1H1H1H1H1H`N9060Aorg.chisel.firrtlFIRRTL sourcetext/x-firrtl03fir0=text/x-firrtl\##
    ooo000P0S0V0V0n1:1:1:1I1W1W1W1W1W`N9060Forg.cobol.cobol-sourceCOBOL source03cob03cbl03cpy0<text/x-cobol03ccp05cobol\##
    ooo000T0S0V0V131>1>1>1Y2:2:2:2:2:`N9060Korg.common-lisp.lisp-sourceLisp source04lisp03lsp03asd04fasl03ros0Btext/x-common-lisp0;text/x-lisp08.clisprc07.sbclrc05cmucl02ny05podsl04sexp03lsp\##
    ooo00000S0V0V0l1<1<1F1K1K1K1K1K1K`N9060Dorg.crystal-lang.ecrEmbedded Crystaltext/x-ecr03ecr0:text/x-ecr\##
    ooo000P0S0V0Y0l1919191H1W1W1W1W1W`N90691=0Aorg.cython.sourceCython source03pyx03pxd03pxi0=text/x-cython\##
    ooo00000S0V0V0h141414191H1H1H1H1H`N9060@org.drools.rulesDrools rules03drl0=text/x-drools03drl\##
    ooo000P0S0V0V0i15151A1H1H1H1H1H1H`N9060Aorg.eclipse.xtendXtend sourcetext/x-xtend05xtend0<text/x-xtend\##
    ooo00000S0V0V141C1C1M1^1^1^1^1^1^`N9060Lorg.elixir-lang.eex-templateElixir templatetext/x-eex03eex04leex04heex0:text/x-eex08html.eex09html.heex09html.leex\##
    ooo000P0S0V0V0o1919191>1J1J1J1J1J`N9060Gorg.elm-lang.elm-sourceElm source03elm0:text/x-elm\##
    ooo000P0S0V0V0o1G1G1T1g1g1g1g1g1g`N9060Gorg.erlang.app-resourceErlang script or grammartext/x-erlang07escript03xrl03yrl0=text/x-erlang\##
    ooo000P0S0V0V0m1:1:1G1O1O1O1O1O1O`N9060Eorg.factorcode.sourceFactor sourcetext/x-factor06factor0=text/x-factor0?.factor-boot-rc0:.factor-rc\##
    ooo000P0S0V0V151B1B1O1T1T1T1T1T1T`N9060Morg.fennel-lang.fennel-sourceFennel sourcetext/x-fennel03fnl0=text/x-fennel\##
    ooo000P0S0V0V0n1:1:1:1K1Y1Y1Y1Y1Y`N9060Forg.forth.forth-sourceForth source034th03fth05forth0<text/x-forth01f03for02fr03frt02fs02fs\##
    ooo000P1:1=1=1X1f2>2L2e2e2e2e2e2e`N00000000000000000000000000000000000000890F0Iorg.fortran.modern-sourceFortran sourcehttps://fortran-lang.orgtext/x-fortran03f0303f0803f1803fpp03ftn0>text/x-fortran\##
    ooo000P0S0V0V0n1:1:1F1J1J1J1J1J1J`N9060Forg.gnome.genie-sourceGenie sourcetext/x-genie02gs0<text/x-genie02gs\##
    ooo000P0S0V0V0m1818181D1Q1Q1Q1Q1Q`N9060Eorg.gnome.vala-sourceVala source04vala04vapi0;text/x-vala\##
    ooo000P171:1:1S1b1b1l252525252525`N00000000000000000000000000000000000890L0Gorg.gnu.assembly-sourceAssembly sourcetext/x-asm03asm02sx0:text/x-asm0?text/x-assembly\##
    ooo000P0S0V0V0o1>1>1G1K1K1K1K1K1K`N9060Gorg.gnu.autoconf-sourceAutoconf sourcetext/x-m402ac0<configure.ac0<configure.in02in02m4\##
    ooo000P0Y0_0_1<1O1O1O1T1g1g1g1g1gP200000@8P730_0Korg.gnu.emacs-lisp-bytecodeCompiled Emacs Lisp03elc0Aapplication/x-elc\##
    ooo000P0S0V0Y141E1E1E1I1\1\1\1\1\`N906A4f0Iorg.gnu.emacs-lisp-sourceEmacs Lisp source02el0Atext/x-emacs-lisp0<.abbrev_defs06.emacs0>.emacs.desktop05.gnus0:.spacemacs06.viper06_emacs0;abbrev_defs04cask0;project.ede05emacs0=emacs.desktop\##
    ooo000P0[0^0^131A1A1A1G1T1T1T1T1T`N0000000191R0Corg.gnu.gawk-sourceGNU awk script04gawk0;text/x-gawk\##
    ooo000P0S0V0V0j1D1D1D1M2020202020P28P70Borg.gnu.gettext-moCompiled gettext catalogue02mo03gmo0Qapplication/x-gettext-translation\##
    0Q0000T0S0V0V0j1;1`1`1d2K2K2K2K2K`F9QB0Borg.gnu.gettext-pogettext cataloguehttps://www.gnu.org/software/gettext/02po09text/x-po0Jtext/x-gettext-translation0Eapplication/x-gettext0@application/x-po\##
    ooo00000S0V0V0d0o0o0o151B1B1B1B1B`F9QB0<org.gnu.infoInfo manual04info0;text/x-info0Bapplication/x-info\##
    ooo000P0S0V0V0m1:1:1C1L1L1L1L1L1L`N9060Eorg.gnu.linker-scriptLinker scripttext/x-ld02ld03lds09text/x-ld09ld.script01x01x\##
    ooo000P0S0V0V0i121212161S1S1S1S1S`N9060Aorg.gnu.m4-sourcem4 macros02m40@application/x-m409text/x-m402mc02mc\##
    ooo000P0S0V0V0m1:1:1:1B1Q1Q1Q1Q1Q`N9060Eorg.gnu.octave-sourceOctave source01m03oct0=text/x-octave\##
    ooo000P0[0^0^121<1<1<1A1M1M1M1M1M`N0000000191R0Borg.gnu.sed-scriptsed script03sed0:text/x-sed\##
    0Q4000T0S0V0V0i19191I1M1M1M1M1M1M`N9060Aorg.gnu.smalltalkSmalltalk sourcetext/x-smalltalk02st0@text/x-smalltalk02cs02st\##
    ooo000P0S0V0V0g151Z1Z1n2>2>2>2>2>`F9QB0?org.gnu.texinfoTexinfo sourcehttps://www.gnu.org/software/texinfo/04texi07texinfo03txi0>text/x-texinfo0Eapplication/x-texinfo\##
    0Q5000T0S0V0V0e131Y1Y252A2A2A2A2A`F9QB0=org.gnu.trofftroff documenthttps://www.rfc-editor.org/rfc/rfc426304roff03man05troff04mdoc02tr0:text/troff0Capplication/x-troff0Gapplication/x-troff-man0<text/x-troff05eqnrc03mmn03mmt07troffrc0;troffrc-end011031in021m041ssl021x012013033in023m023p033pm033qt043ssl023x014015045ssl016017047ssl018058cups01901l02me02ms01n02nr03rno01t04tmac02ms01n03rno\##
    ooo000P0[0^0^121@1@1N1f2=2=2=2=2=`N0000000191R0Borg.gnuplot.scriptgnuplot scripttext/x-gnuplot02gp07gnuplot03plt04gplt0Eapplication/x-gnuplot0>text/x-gnuplot02gp03gnu01p04plot\##
    ooo000P0S0V0V101?1V1V1Z2C2C2C2C2C`N9060Horg.godotengine.gdscriptGDScript sourcehttps://godotengine.org02gd0Fapplication/x-gdscript0?text/x-gdscript0Fapplication/x-gdscript\##
    ooo000P0S0V0V101<1<1K1U2121212121`N9060Horg.godotengine.gdshaderGodot shadertext/x-gdshader08gdshader0Japplication/x-godot-shader0?text/x-gdshader\##
    ooo000P0S0V0V0k1;1N1N1\2121212121`N9060Corg.graphql.graphqlGraphQL documenthttps://graphql.org07graphql03gql0Capplication/graphql08graphqls\##
    ooo000P0S0V0V0h1624242=2P2P2P2P2P`N9060@org.graphviz.dotGraphviz graphhttps://www.iana.org/assignments/media-types/text/vnd.graphviz02gv03dot0Atext/vnd.graphviz03dot\##
    ooo00000S0V0V111<1P1[1_1_1_1_1_1_`N9060Iorg.hare-lang.hare-sourceHare sourcehttps://harelang.orgtext/x-hare02ha0;text/x-hare\##
    ooo000P0S0V0V0l1717171;1H1H1H1H1H`N9060Dorg.haxe.haxe-sourceHaxe source02hx0;text/x-haxe04hxsl\##
    ooo000P0S0V0V0l17171B1M1M1M1M1M1M`N9060Dorg.hhvm.hack-sourceHack sourcetext/x-hack04hack03hhi0;text/x-hack03hck02hh\##
    ooo000P0S0V0V131?1?1K1V1V1V1V1V1V`N9060Korg.idris-lang.idris-sourceIdris sourcetext/x-idris03idr04lidr0<text/x-idris\##
    ooo000P0S0V0V0e1010101;1H1H1H1H1H`N9060=org.ieee.vhdlVHDL source04vhdl03vhd0;text/x-vhdl03vhf03vhi03vho03vhs03vht03vhw\##
    ooo00000S0V0V111>1>1L1U1U1U1U1U1U`N9060Iorg.inform-fiction.sourceInform sourcetext/x-inform702ni03i7x0>text/x-inform7\##
    ooo000P0S0V0V131?1?1K1R1R1R1R1R1R`N9060Korg.janet-lang.janet-sourceJanet sourcetext/x-janet05janet0<text/x-janet\##
    ooo000P0S0V0V0o1:1:1E292929292929`N9060Gorg.khronos.glsl-sourceGLSL shadertext/x-glsl04glsl04vert04frag04geom04tesc04tese04comp03vsh03fsh0;text/x-glsl02fp03frg02fs07fshader03geo05glslf05glslv02gs07gshader04mesh05rahit05rcall05rchit04rgen04rint05rmiss06shader04task03vrx02vs07vshader04frag06shader\##
    ooo00000S0V0V0i1616161;1;1;1;1;1;P28P70Aorg.khronos.spirvSPIR-V module03spv\##
    ooo000P0S0V0V111<1<1G1M1M1M1M1M1M`N9060Iorg.lean-lang.lean-sourceLean sourcetext/x-lean04lean0;text/x-lean05hlean\##
    ooo000P0S0V0V0c10101;1?1?1?1?1?1?`N9060;org.llvm.irLLVM assemblytext/x-llvm02ll0;text/x-llvm\##
    ooo00000S0V0V0e10101;1A1A1A1A1A1A`N9060=org.llvm.mlirMLIR sourcetext/x-mlir04mlir0;text/x-mlir\##
    ooo00000S0V0V0i18181G1K1K1K1K1K1K`N9060Aorg.llvm.tablegenTableGen sourcetext/x-tablegen02td0?text/x-tablegen\##
    ooo000P0Y0_0_111=1=1=1C1_1_1_1_1_P200000@8P730_0@org.lua.bytecodeLua bytecode04luac0Japplication/x-lua-bytecode\##
    ooo000P0S0V0V0l17171B1H1H1H1H1H1H`N9060Dorg.luau.luau-sourceLuau sourcetext/x-luau04luau0;text/x-luau\##
    ooo000P0S0V0V0j14141?1E1E1E1E1E1E`N9060Borg.mc-stan.sourceStan modeltext/x-stan04stan0;text/x-stan\##
    ooo000P0S0V0V0m1>1>1O1U1U1U1U1U1U`N9060Eorg.moonscript.sourceMoonScript sourcetext/x-moonscript04moon0Atext/x-moonscript\##
    ooo00000S0V0V0k16161A1G1G1G1G1G1G`N9060Corg.movelang.sourceMove sourcetext/x-move04move0;text/x-move\##
    ooo000P0S0V0V0o191M1M1`1l1l1l1l1l`N9060Gorg.nim-lang.nim-sourceNim sourcehttps://nim-lang.org03nim04nims06nimble0:text/x-nim07nim.cfg07nim.cfg\##
    ooo000P0[0^0^0o1:1:1E1O1O1O1O1O1O`N0000000191R0?org.nsis.scriptNSIS scripttext/x-nsis03nsi03nsh0;text/x-nsis\##
    ooo00000[0^0^151C1C1L1P1P1P1P1P1P`N0000000191R0Eorg.nushell.nu-scriptNushell scripttext/x-nu02nu09text/x-nu08nukefile\##
    ooo000P0S0V0V111<1Q1\1b1b1b1b1b1b`N9060Iorg.odin-lang.odin-sourceOdin sourcehttps://odin-lang.orgtext/x-odin04odin0;text/x-odin\##
    ooo00000S0V0V0k1:1:1I1O1O1O1O1O1O`N9060Corg.openqasm.sourceOpenQASM sourcetext/x-openqasm04qasm0?text/x-openqasm\##
    0S1000T0S0V0V0k1:1:1:1@1X1X1X1X1X`N9060Corg.openscad.sourceOpenSCAD source04scad0Fapplication/x-openscad\##
    ooo000P0S0V0V0g131F1F1K1U1U1U1U1U`F9QB0?org.orgmode.orgOrg documenthttps://orgmode.org03org08text/org\##
    ooo000P0S0V0e1@1N1N1Z1m1m1m1m1m1m`N9069Q19QF91;9PU9PO0Iorg.palletsprojects.jinjaJinja templatetext/x-jinja02j205jinja06jinja20<text/x-jinja\##
    ooo00000S0V0V0d1616161;1G1G1G1G1G`F9QB0<org.perl.podPerl documentation03pod0:text/x-pod\##
    ooo00000S0V0V0c11111:1>1>1>1>1>1>`N9060;org.perl.xsPerl XS sourcetext/x-xs02xs09text/x-xs\##
    ooo00001?1B1B1V1`1`1`222222222222`N0000000300000000000000000000000000000000000190Z0Borg.php.php-modernPHP script04php504php704phps\##
    ooo000P0S0V0V0l17171B1H1H1H1H1H1H`N9060Dorg.pony-lang.sourcePony sourcetext/x-pony04pony0;text/x-pony\##
    ooo000P191<1<1N1a1a1o2>2>2>2>2>2>`B000000000000000000000000000000000000049QG0@org.postcss.pcssPostCSS style sheettext/x-postcss04pcss07postcss0>text/x-postcss\##
    ooo000P0S0V0V0h15151B1G1G1G1G1G1G`N9060@org.povray.scenePOV-Ray scenetext/x-povray03pov0=text/x-povray03inc03inc\##
    ooo000P0S0V0V101=1=1=1O1^1^1^1^1^`N9060Horg.prolog.prolog-sourceProlog source03pro06prolog03plt0=text/x-prolog02pl03yap03pro\##
    ooo000P0S0V0V0e11111;1F1F1F1F1F1F`N9060=org.pugjs.pugPug templatetext/x-pug03pug04jade0:text/x-pug\##
    ooo000P0S0V0V181I1I1Z1`1`1`1`1`1``N9060Porg.purescript.purescript-sourcePureScript sourcetext/x-purescript04purs0Atext/x-purescript\##
    ooo000P1?1B1B1S1^1^1^1c1c1c1c1c1c`N0000000300000000000000000000000000000000000891=0?org.python.stubPython stub03pyi\##
    ooo00001114141D1a1a212;2;2;2;2;2;`F00000000000000000000000000000@9Q^0>org.quarto.qmdQuarto or R Markdown documenttext/x-rmarkdown03qmd03rmd0@text/x-rmarkdown\##
    ooo000P0S0V0V0g1212121E1R1R1R1R1R`N9060?org.raku.sourceRaku source04raku07rakumod02p60;text/x-raku036pl036pm03nqp03p6l03p6m02pl03pl602pm03pm604pod607rakudoc08rakutest01t03pm6\##
    ooo000P0S0V0Y0j141S1S1X1b1b1b1b1b`N90691n0?org.reactjs.jsxJSX sourcehttps://facebook.github.io/jsx/03jsx08text/jsx\##
    ooo000P0S0V0V121?1?1L1U1U1U1U1U1U`N9060Jorg.reasonml.reason-sourceReason sourcetext/x-reason02re03rei0=text/x-reason02re\##
    ooo000P0S0V0V0k15151?1J1J1J1J1J1J`N9060Corg.red-lang.sourceRed sourcetext/x-red03red04reds0:text/x-red\##
    ooo000P0S0V0V0h0n0n0n1C1Q1Q1Q1Q1Q`F9QB0@org.reprap.gcodeG-code05gcode03gco02nc03ngc0<text/x.gcode01g03cnc01g03tap\##
    ooo000P0S0V0V191H1H1W1b1b1b1b1b1b`N9060Qorg.rescript-lang.rescript-sourceReScript sourcetext/x-rescript03res04resi0?text/x-rescript03res\##
    ooo000P0S0V0V0o1C1C1X1_1_1_1_1_1_`F9QB0Gorg.robotframework.testRobot Framework testtext/x-robotframework05robot0Etext/x-robotframework08resource\##
    ooo00000S0V0V0o19191C1H1H1H1H1H1H`N9060Gorg.roc-lang.roc-sourceRoc sourcetext/x-roc03roc0:text/x-roc\##
    ooo000P0S0V0\0o1;1;1E1J1J1J1J1J1J`N9069Q19PU0Aorg.ruby-lang.erbERB templatetext/x-erb03erb0Aapplication/x-erb0:text/x-erb0:erb.deface05rhtml\##
    ooo000P1?1B1B1V1a1a1a252525252525`N0000000300000000000000000000000000000000000@90<0Borg.ruby-lang.rakeRuby script04rake02ru08jbuilder\##
    ooo00000S0V0V0i17171A1F1F1F1F1F1F`N9060Aorg.ruby-lang.rbsRuby signaturetext/x-rbs03rbs0:text/x-rbs\##
    ooo000P0S0V0V0j1:1O1O1U1b1b1b1b1b`N9060Borg.sass-lang.sassSass style sheethttps://sass-lang.com04sass0;text/x-sass\##
    ooo000P0S0V0V0j1:1O1O1U1b1b1b1b1b`N9060Borg.sass-lang.scssSCSS style sheethttps://sass-lang.com04scss0;text/x-scss\##
    ooo000P0S0V0Y131@1@1@1S1b1b1b1b1b`N906A4f0Horg.scheme.scheme-sourceScheme source03scm02ss03sld03sps0=text/x-scheme03stk\##
    ooo00000[0^0^141C1C1C1C1T1T1T1T1T`N0000000191R0Dorg.skarnet.execlineexecline script0?text/x-execline\##
    ooo000P0S0V0Y0m1:1:1E1K1K1K1K1K1K`N9069Q10Borg.slim-lang.slimSlim templatetext/x-slim04slim0;text/x-slim\##
    ooo000P0S0V0V101@1@1@1E1W1W1W1W1W`N9060Horg.sourceware.systemtapSystemTap script03stp0@text/x-systemtap04stpm\##
    ooo000P0S0V0V101?1?1N1S1S1S1S1S1S`N9060Horg.squirrel-lang.sourceSquirrel sourcetext/x-squirrel03nut0?text/x-squirrel03nut\##
    ooo000P0S0V0V0n1@1@1J1O1O1O1O1O1O`N9060Forg.standard-ml.sourceStandard ML sourcetext/x-sml03sml0:text/x-sml03fun02ml03sig03sig\##
    ooo00000S0V0V0j1@1@1@1L1_1_1_1_1_`F9QB0Borg.tcl.modulefileEnvironment modulefile0:modulefile0Atext/x-modulefile\##
    ooo000P0S0V0V0e11111;1B1B1B1B1B1B`N9060=org.tug.latexLaTeX sourcetext/x-tex05latex\##
    ooo000P0S0V0V0m1A1A1A1P2121212121`N9060Eorg.tug.latex-packageLaTeX package source03dtx03ins03ltx0:text/x-tex0Capplication/x-latex0<text/x-latex\##
    ooo000P0S0V0V0f131313181G1G1G1G1G`N9060>org.tug.luatexLuaTeX script03lbx0=text/x-luatex\##
    ooo00000S0V0V0g1515151S1S1S1S1S1S`F9QB0?org.tug.tex-logTeX by-product03aux03toc03lof03lot03bbl03blg\##
    ooo000P0S0V0Y111;1Y1Y1^1h1h1h1h1h`N90691n0Forg.typescriptlang.tsxTSX sourcehttps://www.typescriptlang.org03tsx08text/tsx\##
    ooo000P0S0V0V0h16161B1G1G1G1G1G1G`N9060@org.typst.sourceTypst documenttext/x-typst03typ0<text/x-typst04typc03typ\##
    ooo00000S0V0V151B1B1O1W1W1W1W1W1W`N9060Morg.unison-lang.unison-sourceUnison sourcetext/x-unison06unison0=text/x-unison\##
    ooo000P0S0V0V0l18181D1H1H1H1H1H1H`N9060Dorg.vyperlang.sourceVyper sourcetext/x-vyper02vy0<text/x-vyper\##
    ooo000P0S0V0V0c101K1K1Q1\1\1\1\1\`N9060;org.w3.wgslWebGPU shaderhttps://www.w3.org/TR/WGSL/04wgsl09text/wgsl\##
    ooo000P0S0V0V0l1<1_1i242424242424`N9060Dorg.webassembly.textWebAssembly texthttps://webassembly.github.io/spec/text/x-wat03wat04wast0:text/x-wat\##
    ooo00000S0V0V0g12121=1C1C1C1C1C1C`N9060?org.wren.sourceWren sourcetext/x-wren04wren0;text/x-wren\##
    ooo000P0S0V0V0n181K1K1P1\1\1\1\1\`N9060Forg.ziglang.zig-sourceZig sourcehttps://ziglang.org03zig0:text/x-zig\##
    ooo000P0S0V0V0g1:1M1W1\1\1\1\1\1\`N9060?org.ziglang.zonZig object notationhttps://ziglang.orgtext/x-zig03zon07zig.zon\##
    ooo00000S0V0V0i13131D1O1O1O1O1O1O`N9060Apublic.module-mapModule maptext/x-module-map09modulemap0Atext/x-module-map\##
    ooo000P171:1:1W1k1k252;2;2;2;2;2;`N00000000000000000000000000000000000890L0Kpublic.nasm-assembly-sourceNASM assembly sourcetext/x-asm04nasm0:text/x-asm0?text/x-assembly\##
    ooo000P0S0V0V0l19191J1N1N1N1N1N1N`N9060Dpublic.opencl-sourceOpenCL sourcetext/x-opencl-src02cl0Atext/x-opencl-src06opencl\##
    ooo000P0S0V0V0n1I1I1X1_1_1_1_1_1_`N9060Fpublic.protobuf-sourceProtocol Buffers definitiontext/x-protobuf05proto0?text/x-protobuf\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var systemVerilog: Self { Self(number: 70130) }
  @inlinable @inline(__always) package static var verilog: Self { Self(number: 69813) }
  @inlinable @inline(__always) package static var metal: Self { Self(number: 70025) }
  @inlinable @inline(__always) package static var swiftInterface: Self { Self(number: 69837) }
  @inlinable @inline(__always) package static var swiftModule: Self { Self(number: 70027) }
  @inlinable @inline(__always) package static var delphiSource: Self { Self(number: 69957) }
  @inlinable @inline(__always) package static var excellon: Self { Self(number: 69984) }
  @inlinable @inline(__always) package static var flatBuffers: Self { Self(number: 69920) }
  @inlinable @inline(__always) package static var handlebars: Self { Self(number: 70076) }
  @inlinable @inline(__always) package static var intelHex: Self { Self(number: 69714) }
  @inlinable @inline(__always) package static var jSource: Self { Self(number: 69648) }
  @inlinable @inline(__always) package static var kxQ: Self { Self(number: 70006) }
  @inlinable @inline(__always) package static var lindenScript: Self { Self(number: 70128) }
  @inlinable @inline(__always) package static var matlab: Self { Self(number: 69758) }
  @inlinable @inline(__always) package static var batch: Self { Self(number: 69721) }
  @inlinable @inline(__always) package static var hlsl: Self { Self(number: 69818) }
  @inlinable @inline(__always) package static var idl: Self { Self(number: 69668) }
  @inlinable @inline(__always) package static var powerShellData: Self { Self(number: 69667) }
  @inlinable @inline(__always) package static var powerShellModule: Self { Self(number: 69704) }
  @inlinable @inline(__always) package static var powerShell: Self { Self(number: 69952) }
  @inlinable @inline(__always) package static var qSharp: Self { Self(number: 69873) }
  @inlinable @inline(__always) package static var razor: Self { Self(number: 69966) }
  @inlinable @inline(__always) package static var resourceScript: Self { Self(number: 69666) }
  @inlinable @inline(__always) package static var vbScript: Self { Self(number: 69754) }
  @inlinable @inline(__always) package static var modelica: Self { Self(number: 70065) }
  @inlinable @inline(__always) package static var motorolaSRecord: Self { Self(number: 69895) }
  @inlinable @inline(__always) package static var plSQL: Self { Self(number: 70088) }
  @inlinable @inline(__always) package static var puppet: Self { Self(number: 70080) }
  @inlinable @inline(__always) package static var apexSource: Self { Self(number: 69925) }
  @inlinable @inline(__always) package static var abap: Self { Self(number: 69887) }
  @inlinable @inline(__always) package static var liquid: Self { Self(number: 70058) }
  @inlinable @inline(__always) package static var spssSyntax: Self { Self(number: 69691) }
  @inlinable @inline(__always) package static var stylus: Self { Self(number: 69670) }
  @inlinable @inline(__always) package static var unityShader: Self { Self(number: 69787) }
  @inlinable @inline(__always) package static var mathematicaSource: Self { Self(number: 69681) }
  @inlinable @inline(__always) package static var mathematica: Self { Self(number: 69741) }
  @inlinable @inline(__always) package static var coq: Self { Self(number: 69859) }
  @inlinable @inline(__always) package static var gherkin: Self { Self(number: 70102) }
  @inlinable @inline(__always) package static var vSource: Self { Self(number: 69929) }
  @inlinable @inline(__always) package static var plantUML: Self { Self(number: 70070) }
  @inlinable @inline(__always) package static var gnatProject: Self { Self(number: 69874) }
  @inlinable @inline(__always) package static var agda: Self { Self(number: 69647) }
  @inlinable @inline(__always) package static var thrift: Self { Self(number: 70133) }
  @inlinable @inline(__always) package static var velocity: Self { Self(number: 69673) }
  @inlinable @inline(__always) package static var apl: Self { Self(number: 69893) }
  @inlinable @inline(__always) package static var asciiDoc: Self { Self(number: 69799) }
  @inlinable @inline(__always) package static var aspectJ: Self { Self(number: 69823) }
  @inlinable @inline(__always) package static var autoHotkey: Self { Self(number: 69894) }
  @inlinable @inline(__always) package static var awkNawkSource: Self { Self(number: 69739) }
  @inlinable @inline(__always) package static var awk: Self { Self(number: 69910) }
  @inlinable @inline(__always) package static var bpfTrace: Self { Self(number: 69694) }
  @inlinable @inline(__always) package static var cairo: Self { Self(number: 69977) }
  @inlinable @inline(__always) package static var capnProto: Self { Self(number: 69727) }
  @inlinable @inline(__always) package static var ceylon: Self { Self(number: 69633) }
  @inlinable @inline(__always) package static var chapel: Self { Self(number: 69742) }
  @inlinable @inline(__always) package static var cobol: Self { Self(number: 70074) }
  @inlinable @inline(__always) package static var commonLisp: Self { Self(number: 69942) }
  @inlinable @inline(__always) package static var cython: Self { Self(number: 69773) }
  @inlinable @inline(__always) package static var xtend: Self { Self(number: 69661) }
  @inlinable @inline(__always) package static var elm: Self { Self(number: 69843) }
  @inlinable @inline(__always) package static var erlangAppResource: Self { Self(number: 69971) }
  @inlinable @inline(__always) package static var factor: Self { Self(number: 69844) }
  @inlinable @inline(__always) package static var fennel: Self { Self(number: 70113) }
  @inlinable @inline(__always) package static var forth: Self { Self(number: 70086) }
  @inlinable @inline(__always) package static var fortranModernSource: Self { Self(number: 70078) }
  @inlinable @inline(__always) package static var genie: Self { Self(number: 69763) }
  @inlinable @inline(__always) package static var vala: Self { Self(number: 69896) }
  @inlinable @inline(__always) package static var gnuAssemblySource: Self { Self(number: 70075) }
  @inlinable @inline(__always) package static var gnuAutoconfSource: Self { Self(number: 69779) }
  @inlinable @inline(__always) package static var emacsBytecode: Self { Self(number: 69875) }
  @inlinable @inline(__always) package static var emacsLisp: Self { Self(number: 70051) }
  @inlinable @inline(__always) package static var gnuGawkSource: Self { Self(number: 69877) }
  @inlinable @inline(__always) package static var gettext: Self { Self(number: 69710) }
  @inlinable @inline(__always) package static var poCatalog: Self { Self(number: 70046) }
  @inlinable @inline(__always) package static var linkerScript: Self { Self(number: 69983) }
  @inlinable @inline(__always) package static var m4: Self { Self(number: 70097) }
  @inlinable @inline(__always) package static var gnuOctaveSource: Self { Self(number: 69992) }
  @inlinable @inline(__always) package static var sedScript: Self { Self(number: 70048) }
  @inlinable @inline(__always) package static var smalltalk: Self { Self(number: 70092) }
  @inlinable @inline(__always) package static var texinfo: Self { Self(number: 69892) }
  @inlinable @inline(__always) package static var troff: Self { Self(number: 69715) }
  @inlinable @inline(__always) package static var gnuplot: Self { Self(number: 69888) }
  @inlinable @inline(__always) package static var gdScript: Self { Self(number: 69933) }
  @inlinable @inline(__always) package static var godotShader: Self { Self(number: 69762) }
  @inlinable @inline(__always) package static var graphQL: Self { Self(number: 69948) }
  @inlinable @inline(__always) package static var graphviz: Self { Self(number: 69853) }
  @inlinable @inline(__always) package static var haxe: Self { Self(number: 69855) }
  @inlinable @inline(__always) package static var hack: Self { Self(number: 69698) }
  @inlinable @inline(__always) package static var idris: Self { Self(number: 69908) }
  @inlinable @inline(__always) package static var vhdl: Self { Self(number: 69662) }
  @inlinable @inline(__always) package static var janet: Self { Self(number: 69674) }
  @inlinable @inline(__always) package static var glsl: Self { Self(number: 69692) }
  @inlinable @inline(__always) package static var lean: Self { Self(number: 69705) }
  @inlinable @inline(__always) package static var llvmIR: Self { Self(number: 69884) }
  @inlinable @inline(__always) package static var luaBytecode: Self { Self(number: 69796) }
  @inlinable @inline(__always) package static var luau: Self { Self(number: 69833) }
  @inlinable @inline(__always) package static var stan: Self { Self(number: 69671) }
  @inlinable @inline(__always) package static var moonScript: Self { Self(number: 69861) }
  @inlinable @inline(__always) package static var nim: Self { Self(number: 69946) }
  @inlinable @inline(__always) package static var nsis: Self { Self(number: 69814) }
  @inlinable @inline(__always) package static var odin: Self { Self(number: 69753) }
  @inlinable @inline(__always) package static var openSCAD: Self { Self(number: 70071) }
  @inlinable @inline(__always) package static var orgMode: Self { Self(number: 69736) }
  @inlinable @inline(__always) package static var jinja: Self { Self(number: 69897) }
  @inlinable @inline(__always) package static var pony: Self { Self(number: 69801) }
  @inlinable @inline(__always) package static var postCSS: Self { Self(number: 69685) }
  @inlinable @inline(__always) package static var povRay: Self { Self(number: 69815) }
  @inlinable @inline(__always) package static var prolog: Self { Self(number: 69811) }
  @inlinable @inline(__always) package static var pug: Self { Self(number: 69867) }
  @inlinable @inline(__always) package static var pureScript: Self { Self(number: 69706) }
  @inlinable @inline(__always) package static var pythonStub: Self { Self(number: 69652) }
  @inlinable @inline(__always) package static var raku: Self { Self(number: 70129) }
  @inlinable @inline(__always) package static var jsx: Self { Self(number: 69879) }
  @inlinable @inline(__always) package static var reason: Self { Self(number: 69860) }
  @inlinable @inline(__always) package static var red: Self { Self(number: 69912) }
  @inlinable @inline(__always) package static var gcode: Self { Self(number: 70016) }
  @inlinable @inline(__always) package static var reScript: Self { Self(number: 69839) }
  @inlinable @inline(__always) package static var robotFramework: Self { Self(number: 69976) }
  @inlinable @inline(__always) package static var erb: Self { Self(number: 70047) }
  @inlinable @inline(__always) package static var rake: Self { Self(number: 69657) }
  @inlinable @inline(__always) package static var sass: Self { Self(number: 69659) }
  @inlinable @inline(__always) package static var scss: Self { Self(number: 69993) }
  @inlinable @inline(__always) package static var scheme: Self { Self(number: 70030) }
  @inlinable @inline(__always) package static var slim: Self { Self(number: 69757) }
  @inlinable @inline(__always) package static var systemTap: Self { Self(number: 69902) }
  @inlinable @inline(__always) package static var squirrel: Self { Self(number: 69999) }
  @inlinable @inline(__always) package static var standardML: Self { Self(number: 69687) }
  @inlinable @inline(__always) package static var latex: Self { Self(number: 70098) }
  @inlinable @inline(__always) package static var latexPackage: Self { Self(number: 69881) }
  @inlinable @inline(__always) package static var luaTeX: Self { Self(number: 69930) }
  @inlinable @inline(__always) package static var tsx: Self { Self(number: 69918) }
  @inlinable @inline(__always) package static var typst: Self { Self(number: 70024) }
  @inlinable @inline(__always) package static var vyper: Self { Self(number: 69980) }
  @inlinable @inline(__always) package static var wgsl: Self { Self(number: 69669) }
  @inlinable @inline(__always) package static var webAssemblyText: Self { Self(number: 70103) }
  @inlinable @inline(__always) package static var zig: Self { Self(number: 69845) }
  @inlinable @inline(__always) package static var zon: Self { Self(number: 70082) }
  @inlinable @inline(__always) package static var nasmAssemblySource: Self { Self(number: 70087) }
  @inlinable @inline(__always) package static var openCL: Self { Self(number: 69755) }
  @inlinable @inline(__always) package static var protobuf: Self { Self(number: 69886) }
}
