// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityThirdPartySourceCode: StaticString = ##"""
    0000000000000000001Dc2;40000000lC0000eY00000000011n0000000000000000000000000OX0000000000bn1XP000\##
    0001980@90000000jF0000nN0000002^C0000000000000000000000001862fT0003:e00014M0002AN0M21T\2?B000000\##
    0000001Od0000001<[0002H?0001[>00034L0002SK00000000029L1CA0000000001cb2NP0EX0001J00001@J2ZY0001>d\##
    0000000000000000001iL0000000GB0000001a[1B71ee0\22\:39>0000000000000000000000000003>53@70000001GW\##
    0000000000DZ1QN1gh0000000000TY1:g24=1732Vh0000002Kg2`U2nk2MU0Yf30M2Il2CZ37\0000000WW2mI000000000\##
    0003AT0001o50000002O]0CF0000002FP0000000000000000000000000000000000000000oe0002U@2kT0K;0001k?21=\##
    0_^0B=0002i70000001Vj26;0<02QV0HN0gk00000000032[0000000000000000000000000000000001m52Y^0000R91Eo\##
    2cM0001^O0000000000000000000001L^0=@0000003DP0NW0003<E0000003642j90000002<d0000002dm1Hb00000027i\##
    ooo00000Q0T0T0g1919191@1@1@1@1@`N9060Abuild.astro.filesAstro source files05astro\##
    ooo000P0Q0T0T0l1P2=2P2T2T2T2T2T`N9060Fcom.adobe.actionscriptAdobe Flash ActionScript Source Filehttp://www.adobe.com/devnet/actionscript.htmltext/x-actionscript02as0Ctext/x-actionscript\##
    ooo000P0Q0T0T0j1@1@1Q1a1a1a1a1a`N9060Dcom.adobe.coldfusionColdfusion Source Codetext/x-coldfusion03cfc03cfm04cfml0Atext/x-coldfusion\##
    ooo000P0Q0T0T0c0l0l141919191919`N9060=com.adobe.jsxAdobe JSXtext/jsx03jsx\##
    ooo000P0m10101@1@1@1@1D1D1D1D1D`N000008P00000000000000000000@91n0>com.adobe.psjs02js\##
    ooo000P0Q0T0T0d0d0d0d0n0n0n0n0n`N9060>com.autoit.au303a3x03au3\##
    ooo000P0Q0T0T0f15151B1K1K1K1K1K`N9060@com.dec.modula-3Modula-3 sourcetext/x-modula02m303cm30=text/x-modula\##
    ooo00000Q0T0T0g1818181<1<1<1<1<`N9060Acom.dhowett.logosLogos Source File02xm\##
    ooo000P0Q0T0T0k15151F1R1R1R1R1R`N9060Ecom.docker.dockerfileDockerfiletext/x-dockerfile0:dockerfile0Atext/x-dockerfile0=containerfile0:dockerfile0<dockerfile.*0=containerfile\##
    ooo000P0Q0T0T0l1C1C1P1S1S1S1S1S`N9060Fcom.eiffel.source-codeEiffel source code filetext/x-eiffel01e0=text/x-eiffel03eif\##
    ooo000P0Q0T0T0b12121=1H1H1H1H1H`N9060<com.ibm.rexxRexx source filetext/x-rexx04rexx03rex0;text/x-rexx\##
    ooo00000Q0T0T0g0g0g0g1111111111`N9060Acom.metatrader.mq03mq403mq5\##
    ooo00000Q0T0T0g131c242>2>2>2>2>`N9060Acom.microsoft.aspASP documenthttp://en.wikipedia.org/wiki/Active_Server_Pagesapplication/x-asp03asp03asa0Aapplication/x-asp\##
    ooo00000Q0T0T0k1;1M1X2020202020`N9060Ecom.microsoft.asp.netASP.NET documenthttp://www.asp.nettext/x-aspx04aspx04ascx04asmx04ashx0;text/x-aspx04asax03axd06master\##
    ooo000P0Q0T0T0k14202=2A2A2A2A2A`N9060Ecom.microsoft.c-sharpC# sourcehttp://www.microsoft.com/en-us/download/details.aspx?id=7029text/x-csharp02cs0=text/x-csharp0;designer.cs04cake03csx04linq\##
    0L4000P0Q0T0T111?1X1e1i1i1i1i1i`N9060Kcom.microsoft.csharp-sourceC# Source Filehttp://www.microsoft.com/text/x-csharp02cs0=text/x-csharp05cs.pp\##
    ooo000P0Q0T0T0k191R1_1h1h1h1h1h`N9060Ecom.microsoft.f-sharpF# Source Filehttp://www.microsoft.com/text/x-fsharp03fsx02fs0=text/x-fsharp03fsi\##
    ooo000P0Q0Z0]171M1f1f292S2S2S2S`N9069QC8P;91n0Hcom.microsoft.typescriptTypescript Source Filehttp://www.microsoft.com/02ts03tsx03mts03cts0Happlication/x-typescript0Fapplication/typescript09config.ts05d.cts05d.mts04d.ts07spec.ts07test.ts\##
    0M1000T0Q0T0T0m1E1^1g2<2<2<2<2<`N9060Gcom.microsoft.vb-sourceVisual Basic Source Filehttp://www.microsoft.com/text/x-vb02vb03bas05basic03vbs09text/x-vb0=text/x-vbasic0?text/x-vbdotnet03cls03ctl03dsr03frm03vba\##
    ooo000P0Q0T0T101;1c1l2020202020`N9060Jcom.microsoft.visual-basicVisualBasichttp://msdn.microsoft.com/en-US/vstudio/text/x-vb02vb09text/x-vb0=text/x-vbasic0?text/x-vbdotnet\##
    ooo000P0Q0T0T0h191R1f1l1l1l1l1l`N9060Bcom.microsoft.xamlXAML source fileshttp://www.microsoft.com/application/xaml+xml04xaml0Dapplication/xaml+xml\##
    ooo000P0Q0T0T0m1B1B1L1`1`1`1`1``N9060Gcom.mips.mips-assemblerMIPS assembler sourcetext/x-asm01s04mips04spim03asm0:text/x-asm0?text/x-assembly07kickass03x68\##
    ooo000P151;1;1L1L1L1W1[1[1[1[1[`N00000000000000000000000000000000000291Z9060?com.nvidia.cudatext/x-cuda02cu0;text/x-cuda03cuh\##
    ooo000P0Q0T0T0d1111112;2;2;2;2;`N9060>com.oracle.sqlOracle PL/SQL03fnc03prc03trg03pks03pkb03pck03tps03tpb03typ03tab03avt03con03sqs02vw03mvw\##
    ooo000P0Q0T0T0d0l0l161;1;1;1;1;`N9060>com.sas.sourceSAS filetext/x-sas03sas0:text/x-sas\##
    ooo000P0Q0T0T0f17171C1L1L1L1L1L`N9060@com.stata.sourceStata source filetext/x-stata02do03ado0<text/x-stata03doh04ihlp04mata05matah05sthlp\##
    ooo000P0Q0T0T0m1A1U1k2727272727`N9060Gcom.sun.java-propertiesJava Properties Filehttp://www.java.com/text/x-java-properties0:properties0Ftext/x-java-properties\##
    ooo000P0Q0T0T0o1?2;2E2J2J2J2J2J`N9060Icom.sun.java-server-pagesJava Server Pagehttp://www.oracle.com/technetwork/java/javaee/jsp/index.htmltext/x-jsp03jsp0:text/x-jsp\##
    ooo00000Q0T0T0d0m0m0m1313131313`N9060>com.sun.javafxJavaFX ML04fxml\##
    ooo00000Q0T0T0f0n0n0n1212121212`N9060@com.sun.manifestMF files02mf\##
    ooo000P0Q0T0Z0l1A1A1L1R1R1R1R1R`N9069Q19PU0@com.symfony.twigSymfony twig templatetext/x-twig04twig0;text/x-twig\##
    ooo000P0Q0T0T0m1=1=1K1T1T1T1T1T`N9060Gcom.textpattern.textileTextile documenttext/x-textile07textile0>text/x-textile\##
    ooo000P0Q0T0T0j151E1P1V1V1V1V1V`N9060Ddev.dart.dart-scriptDart scripthttps://dart.devtext/x-dart04dart0Dapplication/vnd.dart0;text/x-dart\##
    ooo000P0Q0T0T0d1;1;1E1J1J1J1J1J`N9060>dev.nix.sourceNix Expression Languagetext/x-nix03nix0:text/x-nix\##
    ooo000P0Q0T0T0g19191F1N1N1N1N1N`N9060Adev.svelte.sourceSvelte source filetext/x-svelte06svelte0=text/x-svelte\##
    ooo00000Q0T0T0h1616161:1:1:1:1:`N9060Bio.nextflow.sourceNextflow files02nf\##
    ooo000P0Q0T0T0i1818181R1R1R1R1R`N9060Cio.terraform.tfvarsTerraform files07tfstate02tf06tfvars03hcl\##
    ooo00000Q0T0T0l1616161<1<1<1<1<`N9060Forg.applescript.sourceASCR files04ascr\##
    ooo000P0Q0T0T0l15151C1H1H1H1H1H`N9060Forg.arduino.ino-sourceINO filestext/x-arduino03ino0>text/x-arduino\##
    ooo00000Q0T0T0h1111111;1;1;1;1;`N9060Borg.arduino.sourcePDE files03pde03ino\##
    ooo000P0Q0T0T0d1414141>1>1>1>1>`N9060>org.asm.sourceASM source files03s7903asm\##
    ooo000P0Q0T0T0e11111C1R1R1R1R1R`N9060?org.bash.sourceShell scripttext/x-shellscript06bashrc05zshrc0@application/x-sh0Iapplication/x-shellscript09text/x-sh0Btext/x-shellscript\##
    ooo000P0Q0T0W0i1:1:1F1R1R1R1R1R`N90691=0@org.bazel.sourceBazel source filetext/x-bazel03bzl05bazel0<text/x-bazel05build0;build.bazel0<module.bazel09workspace0?workspace.bazel0@workspace.bzlmod04star\##
    ooo00000Q0T0T0m1=1U1U1Z1Z1Z1Z1Z`N9060Gorg.beanshell.beanshellBeanShell scripthttp://www.beanshell.org03bsh\##
    0O3000P0Q0T0W0k19191G1]1]1]1]1]`N906@Tf0Borg.clojure.scriptClojure scripttext/x-clojure03clj04cljs04cljc03edn0>text/x-clojure0>text/x-clojure0>riemann.config07cljs.hl02bb04boot03cl206cljscm04cljx03hic04joke\##
    ooo000P0Q0T0T0e13131?1F1F1F1F1F`N9060?org.cmake.cmakeCMake documenttext/x-cmake05cmake0<text/x-cmake0>cmakecache.txt0>cmakelists.txt08cmake.in\##
    ooo000P0Q0T0T0k1;1;1M1V1V1V1V1V`N9060Eorg.cocoapods.podspecCocoapod podspectext/x-ruby-script07podspec\##
    0O4000P0Q0T0W131E1E1R1Z1Z1Z1Z1Z`N90691:0Jorg.codehaus.groovy-sourceGroovy Source Codetext/x-groovy06groovy0=text/x-groovy0;jenkinsfile0=jenkinsfile.*03grt03gsh04gtpl03gvy02gy\##
    ooo000P0Q0T0W0j1=1=1N1V1V1V1V1V`N90691n0Aorg.coffee.sourceCoffee source filestext/coffeescript06coffee0Lapplication/vnd.coffeescript0Atext/coffeescript0Ctext/x-coffeescript08cakefile07_coffee04cake04cjsx04iced\##
    ooo000P0Q0T0T131F1]1n2626262626`N9060Morg.coffeescript.coffeescriptCoffeeScript sourcehttp://coffeescript.orgtext/coffeescript06coffee0Lapplication/vnd.coffeescript0Atext/coffeescript0Ctext/x-coffeescript\##
    ooo00000Q0T0T0h141R1^1i1i1i1i1i`N9060Borg.complang.ragelRagel sourcehttp://www.complang.org/ragel/text/x-ragel02rl05ragel0<text/x-ragel\##
    ooo00000Q0T0T141O1m1m2323232323`N9060Norg.contextfreeart.contextfreeContextFree Design Documenthttp://www.contextfreeart.org/04cfdg\##
    ooo000P0Q0T0W101C1C1Q1U1U1U1U1U`N90690<0Gorg.crystal-lang.sourceCrystal source filetext/x-crystal02cr0<text/crystal0>text/x-crystal\##
    ooo00000Q0T0T0e16161A1G1G1G1G1G`N9060?org.cson.sourceCSON source filestext/x-cson04cson0;text/x-cson\##
    ooo000P0Q0T0T0a0i1:1E1L1L1L1L1L`N9060;org.dlang.dD sourcehttps://dlang.orgtext/x-dsrc01d02di08text/x-d0;text/x-dsrc\##
    ooo000P0Q0T0T0h101A1L1O1O1O1O1O`N9060Borg.dlang.d-sourceD sourcehttps://dlang.orgtext/x-dsrc01d08text/x-d0;text/x-dsrc\##
    ooo000P0Q0T0W0o1A1A1N1W1W1W1W1W`N90690<0Forg.elixir-lang.sourceElixir source codetext/x-elixir02ex03exs0=text/x-elixir08mix.lock\##
    ooo000P0Q0T0T0g141I1V1`1`1`1`1``N9060Aorg.erlang.erlangErlang sourcehttp://www.erlang.orgtext/x-erlang03erl03hrl0=text/x-erlang07escript\##
    ooo000P0Q0T0T0n1@1@1M1W1W1W1W1W`N9060Horg.erlang.erlang-sourceErlang Source Filetext/x-erlang03erl03hrl0=text/x-erlang09emakefile0<rebar.config0Arebar.config.lock0:rebar.lock07app.src03app02es\##
    ooo000P0Q0T0T0e16161N1T1T1T1T1T`N9060?org.fish.sourceFish source filesapplication/x-fishscript04fish0Happlication/x-fishscript\##
    ooo00000X0[0[101?1U1U1^1^1^1^1^`N000000P91R0Corg.fscript.fscriptF-Script sourcehttp://www.fscript.org07fscript\##
    ooo00000Q0T0T0c13131<1H1H1H1H1H`N9060=org.gcc.filesGCC-linked filestext/x-ld02ld03map01d09text/x-ld\##
    ooo000P0Q0c0c121@1@1I1M1M1M1M1M`N9069QB9QC8P78PF8P;0=org.go.sourceGo Source Filetext/x-go02go09text/x-go\##
    ooo000P0Q0T0W0j1<1<1I1Q1Q1Q1Q1Q`N90691:0Aorg.gradle.sourceGradle Source Filetext/x-gradle06gradle0=text/x-gradle\##
    ooo000P0Q0T0T0i171N1\1e1e1e1e1e`N9060Corg.haskell.haskellHaskell sourcehttp://www.haskell.org/text/x-haskell02hs03lhs0>text/x-haskell03chs07hs-boot03hsc04hsig\##
    ooo000P0Q0T0T101>1U1c1l1l1l1l1l`N9060Jorg.haskell.haskell-scriptHaskell scripthttps://www.haskell.orgtext/x-haskell02hs03lhs0>text/x-haskell\##
    0Q0000P0Q0T0T101C1Z1h1l1l1l1l1l`N9060Jorg.haskell.haskell-sourceHaskell Source Filehttp://www.haskell.org/text/x-haskell02hs0>text/x-haskell\##
    ooo00000Q0T0T191U1l2C2H2H2H2H2H`N9060Sorg.haskell.literate-haskell-sourceLiterate Haskell Source Filehttp://www.haskell.org/text/x-literate-haskell03lhs0Gtext/x-literate-haskell03lhs\##
    ooo000P0Q0T0T0e16161G1L1L1L1L1L`N9060?org.inno.sourceINNO source filestext/x-inno-setup03iss0Atext/x-inno-setup\##
    ooo000P0Q0T0T0g101E1N1R1R1R1R1R`N9060Aorg.iolanguage.ioIo sourcehttp://iolanguage.orgtext/x-io02io09text/x-io\##
    ooo000P0Q0T0T0l181M1Y1]1]1]1]1]`N9060Forg.julia.julia-scriptJulia scripthttps://julialang.orgtext/x-julia02jl0<text/x-julia\##
    ooo000P0Q0Z0Z0o1@1@1L1P1P1P1P1P`N9068PF8P70Corg.julialang.juliaJulia source filetext/x-julia02jl0<text/x-julia\##
    ooo00000Q0T0T0]0f0f0f0k0k0k0k0k`N90607org.km3ATL files03atl\##
    ooo00000Q0T0T0d1818181=1=1=1=1=`N9060>org.kmt.sourceKERMETA source files03kmt\##
    ooo000P0Q0T0T121D1D1Q1Z1Z1Z1Z1Z`N9060Lorg.kotlinlang.kotlin-sourceKotlin Source Filetext/x-kotlin03kts02kt0=text/x-kotlin\##
    ooo000P0Q0T0T0f151G1R1X1X1X1X1X`F9QB0@org.lesscss.lessLess stylesheethttp://lesscss.orgtext/x-less04less0;text/x-less\##
    ooo000P0Q0T0T0h1<1<1K1T1T1T1T1T`N9060Borg.lilypond.filesLilypond source filetext/x-lilypond02ly03ily0?text/x-lilypond\##
    ooo000P0Q0T0T0a0k1=1G1L1L1L1L1L`N9060;org.lua.luaLua sourcehttp://www.lua.orgtext/x-lua03lua0:text/x-lua\##
    0Q400000Q0T0T0h121E1O1T1T1T1T1T`N9060Borg.lua.lua-sourceLua scripthttps://www.lua.orgtext/x-lua03lua0:text/x-lua0:text/x-lua0;.luacheckrc04fcgi03nse02p806pd_lua04rbxs08rockspec04wlua\##
    ooo00000Q0T0T0g0g0g0g0k0k0k0k0k`N9060Aorg.miniscript.ms02ms\##
    ooo000P0m1<1<1L1L1L1L1Q1Q1Q1Q1Q`N000008P00000000000000000000@91n91R9069QB9QC0>org.nodejs.cjs03cjs\##
    ooo000P0Q0T0T0e111A1M1`1`1`1`1``N9060?org.ocaml.ocamlOCaml sourcehttp://ocaml.orgtext/x-ocaml02ml03mli03mll03mly09text/x-ml0<text/x-ocaml\##
    ooo000P0Q0T0T0o1C1X1d1i1i1i1i1i`N9060Iorg.ocaml.ocaml-interfaceOCaml Interface Filehttp://www.ocaml.org/text/x-ocaml03mli09text/x-ml0<text/x-ocaml\##
    ooo000P0Q0T0T0l161K1W1e1e1e1e1e`N9060Forg.ocaml.ocaml-sourceOCaml Filehttp://www.ocaml.org/text/x-ocaml02ml03mll03mly09text/x-ml0<text/x-ocaml0:.ocamlinit05eliom06eliomi03ml403mlp03mlt\##
    ooo000P0Q0W0W0f1J1J1J1P1P1P1P1P`N9QC9060=org.pddl.pddlPlanning Domain Description Language04pddl\##
    ooo00001;1>1>1T1T1T1T1W1W1W1W1W`N000000P100000000000000000000000000000000029190Dorg.perl.test-script01t\##
    ooo000P0Q0T0T0e0m1E1M1S1S1S1S1S`N9060?org.r-project.rR sourcehttp://www.r-project.orgtext/x-r01r01s08text/x-r09.rprofile09expr-dist0=rprofile.site01r07rscript03rsx\##
    ooo00000Q0T0T0d0m0m0m1212121212`N9060>org.rdf.sourceRDF files03rdf\##
    ooo00000Q0T0T0m1C1C1C1K1K1K1K1K`N9060Gorg.rubyonrails.erb-sqlSQL with embedded Ruby06erbsql\##
    ooo000P0Q0T0T0h131G1P1Z1Z1Z1Z1Z`N9060Borg.rust-lang.rustRust sourcehttp://rust-lang.orgtext/rust02rs04rlib09text/rust\##
    ooo000P0Q0T0T0j1:1:1C1G1G1G1G1G`N9060Dorg.rust-lang.sourceRust Source Filetext/rust02rs09text/rust\##
    ooo000P0Q0T0W0l0l0l1;1A1A1A1A1A`N90691=0Corg.sagemath.sourcetext/x-sagemath04sage0?text/x-sagemath\##
    ooo000P0Q0T0T111=1W1c1j1j1j1j1j`N9060Korg.scala-lang.scala-sourceScala sourcehttps://www.scala-lang.orgtext/x-scala05scala0<text/x-scala04kojo\##
    ooo000P0Q0T0T0f17171C1S1S1S1S1S`N9060@org.scala.sourceScala Source Codetext/x-scala02sc03sbt05scala0<text/x-scala\##
    ooo00000Q0T0T0m191Q1Q1X1X1X1X1X`N9060Gorg.slatelanguage.slateSlate sourcehttp://slatelanguage.org05slate\##
    ooo000P0Q0T0T0f17171C1J1J1J1J1J`N9060@org.smali.sourceSmali source filetext/x-smali05smali0<text/x-smali\##
    ooo000P0Q0T0T0m0m0m1<1A1A1A1A1A`N9060Gorg.soliditylang.sourcetext/x-solidity03sol0?text/x-solidity\##
    ooo00000Q0T0T0c0n1=1E1M1M1M1M1M`N9060=org.swig.swigSWIG sourcehttp://swig.orgtext/x-c01i03swg08text/x-c\##
    ooo000P0Q0T0W0f15151?1D1D1D1D1D`N9069Q10=org.vuejs.vueVue source filetext/x-vue03vue0:text/x-vue\##
    ooo000P0Q0T0T0`151Q1Q1V1`1`1`1``B9QC0:org.w3.cssCascading Style Sheethttp://www.w3.org/Style/CSS/03css08text/css\##
    ooo000P0Q0T0T0d0m0m1L1Q1Q1Q1Q1Q`N9060>org.xul.sourceXUL filesapplication/vnd.mozilla.xul+xml03xul0Oapplication/vnd.mozilla.xul+xml\##
    ooo000P0Q0Z0Z0l0l0l181?1?1?1?1?`N9069QB9QC0@run.gleam.sourcetext/x-gleam05gleam0<text/x-gleam\##
    ooo000P0Q0T0T0`0j1;1;1@1S1S1S1S`N9060:tk.tcl.tclTcl sourcehttp://www.tcl.tk03tcl0Aapplication/x-tcl08text/tcl0:text/x-tcl0:text/x-tcl03owh09starfield03adp04itcl03itk03rvt03sdc02tk02tm03xdc\##
    ooo000P0Q0T0T0g16161G1L1L1L1L1L`N9060Atk.tcl.tcl-sourceTcl Source Fileapplication/x-tcl03tcl\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var actionScript: Self { Self(number: 76011) }
  @inlinable @inline(__always) package static var coldFusion: Self { Self(number: 75810) }
  @inlinable @inline(__always) package static var adobeJSX: Self { Self(number: 75969) }
  @inlinable @inline(__always) package static var photoshopScript: Self { Self(number: 75943) }
  @inlinable @inline(__always) package static var autoIt: Self { Self(number: 75907) }
  @inlinable @inline(__always) package static var modula3: Self { Self(number: 75864) }
  @inlinable @inline(__always) package static var dockerfile: Self { Self(number: 75978) }
  @inlinable @inline(__always) package static var eiffel: Self { Self(number: 75964) }
  @inlinable @inline(__always) package static var rexx: Self { Self(number: 75835) }
  @inlinable @inline(__always) package static var microsoftCSharp: Self { Self(number: 75913) }
  @inlinable @inline(__always) package static var cSharp: Self { Self(number: 75931) }
  @inlinable @inline(__always) package static var fSharp: Self { Self(number: 75924) }
  @inlinable @inline(__always) package static var typeScript: Self { Self(number: 75887) }
  @inlinable @inline(__always) package static var visualBasic: Self { Self(number: 75968) }
  @inlinable @inline(__always) package static var microsoftVisualBasic: Self { Self(number: 75805) }
  @inlinable @inline(__always) package static var xaml: Self { Self(number: 75788) }
  @inlinable @inline(__always) package static var mipsAssembler: Self { Self(number: 75979) }
  @inlinable @inline(__always) package static var cuda: Self { Self(number: 75813) }
  @inlinable @inline(__always) package static var oracleSQL: Self { Self(number: 75786) }
  @inlinable @inline(__always) package static var sas: Self { Self(number: 75815) }
  @inlinable @inline(__always) package static var stataSource: Self { Self(number: 75960) }
  @inlinable @inline(__always) package static var javaProperties: Self { Self(number: 75792) }
  @inlinable @inline(__always) package static var jsp: Self { Self(number: 75832) }
  @inlinable @inline(__always) package static var twig: Self { Self(number: 75809) }
  @inlinable @inline(__always) package static var textile: Self { Self(number: 75914) }
  @inlinable @inline(__always) package static var dart: Self { Self(number: 75845) }
  @inlinable @inline(__always) package static var nix: Self { Self(number: 75871) }
  @inlinable @inline(__always) package static var svelte: Self { Self(number: 75868) }
  @inlinable @inline(__always) package static var terraformVariables: Self { Self(number: 75858) }
  @inlinable @inline(__always) package static var arduino: Self { Self(number: 75999) }
  @inlinable @inline(__always) package static var asmSource: Self { Self(number: 76028) }
  @inlinable @inline(__always) package static var bashSource: Self { Self(number: 75866) }
  @inlinable @inline(__always) package static var bazelSource: Self { Self(number: 76010) }
  @inlinable @inline(__always) package static var clojure: Self { Self(number: 75908) }
  @inlinable @inline(__always) package static var cmake: Self { Self(number: 75836) }
  @inlinable @inline(__always) package static var cocoapodsPodspec: Self { Self(number: 75974) }
  @inlinable @inline(__always) package static var groovy: Self { Self(number: 75806) }
  @inlinable @inline(__always) package static var coffeeScript: Self { Self(number: 75849) }
  @inlinable @inline(__always) package static var coffeescript: Self { Self(number: 76002) }
  @inlinable @inline(__always) package static var crystal: Self { Self(number: 75886) }
  @inlinable @inline(__always) package static var dSource: Self { Self(number: 75878) }
  @inlinable @inline(__always) package static var dlangDSource: Self { Self(number: 75966) }
  @inlinable @inline(__always) package static var elixir: Self { Self(number: 75995) }
  @inlinable @inline(__always) package static var erlang: Self { Self(number: 75939) }
  @inlinable @inline(__always) package static var erlangSource: Self { Self(number: 75967) }
  @inlinable @inline(__always) package static var fishScript: Self { Self(number: 75915) }
  @inlinable @inline(__always) package static var goSource: Self { Self(number: 75857) }
  @inlinable @inline(__always) package static var gradle: Self { Self(number: 75783) }
  @inlinable @inline(__always) package static var haskell: Self { Self(number: 76024) }
  @inlinable @inline(__always) package static var haskellScript: Self { Self(number: 75837) }
  @inlinable @inline(__always) package static var haskellSource: Self { Self(number: 75834) }
  @inlinable @inline(__always) package static var innoSetup: Self { Self(number: 75946) }
  @inlinable @inline(__always) package static var ioLanguage: Self { Self(number: 75847) }
  @inlinable @inline(__always) package static var julia: Self { Self(number: 75926) }
  @inlinable @inline(__always) package static var julialangJulia: Self { Self(number: 75920) }
  @inlinable @inline(__always) package static var kotlinlangKotlinSource: Self { Self(number: 75942) }
  @inlinable @inline(__always) package static var less: Self { Self(number: 75977) }
  @inlinable @inline(__always) package static var lilyPond: Self { Self(number: 75853) }
  @inlinable @inline(__always) package static var lua: Self { Self(number: 75962) }
  @inlinable @inline(__always) package static var commonJS: Self { Self(number: 75869) }
  @inlinable @inline(__always) package static var ocaml: Self { Self(number: 75888) }
  @inlinable @inline(__always) package static var ocamlInterface: Self { Self(number: 75818) }
  @inlinable @inline(__always) package static var ocamlSource: Self { Self(number: 75921) }
  @inlinable @inline(__always) package static var pddl: Self { Self(number: 76000) }
  @inlinable @inline(__always) package static var rScript: Self { Self(number: 75828) }
  @inlinable @inline(__always) package static var rustLangRust: Self { Self(number: 75963) }
  @inlinable @inline(__always) package static var rustLangSource: Self { Self(number: 75932) }
  @inlinable @inline(__always) package static var sage: Self { Self(number: 75922) }
  @inlinable @inline(__always) package static var scala: Self { Self(number: 75925) }
  @inlinable @inline(__always) package static var scalaSource: Self { Self(number: 75983) }
  @inlinable @inline(__always) package static var smali: Self { Self(number: 76020) }
  @inlinable @inline(__always) package static var solidity: Self { Self(number: 75928) }
  @inlinable @inline(__always) package static var vue: Self { Self(number: 75830) }
  @inlinable @inline(__always) package static var w3CSS: Self { Self(number: 76017) }
  @inlinable @inline(__always) package static var xul: Self { Self(number: 75899) }
  @inlinable @inline(__always) package static var gleam: Self { Self(number: 75900) }
  @inlinable @inline(__always) package static var tcl: Self { Self(number: 75937) }
  @inlinable @inline(__always) package static var tclSource: Self { Self(number: 76014) }
}
