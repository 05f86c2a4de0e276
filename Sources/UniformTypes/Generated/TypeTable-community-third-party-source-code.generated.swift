// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityThirdPartySourceCode: StaticString = ##"""
    0000000000000000001K;2EZ0000000oX0000hg00000000015h0000000000000000000000000R?0000000000f:1aM000\##
    0001>80@^0000000mX00012D0000002jm0000000000000000000000001<`33d0003J500018I0002L:0O<1]U2Il000000\##
    0000001X30000001A_0002S60001dB0003C70002_D0000000002D01IA0000000001m22Ye0Fb0001R;0001ER2g>0001Cj\##
    00000000000000000023:0000000HZ0000001ji1GD1oO0^g2hb3HI0000000000000000000000000003MI3OM0000001NY\##
    0000000000EF1ZA21T0000000000WD1?i2><1;;2be0000002Vb2mA3=D2XR0\U3?02Te2NH3Fe0000000ZD3;`000000000\##
    0003Pl00028l0000002[R0Co0000002Q@00000000000000000000000000000000000000013]0002a;39i0MC0002522;6\##
    0b^0Bd00036L0000001_e2@<0<02]M0JT0k;0000000003A@00000000000000000000000000000000026j2e]0000Tb1Lo\##
    30@0001g[0000000000000000000001Tk0=_0000003T70Q20003KW0000003E;37c0000002GL00000032:1PD0000002BK\##
    ooo000P0S0V0Y0l1>1>1J1Q1Q1Q1Q1Q1Q`N9069Q10Abuild.astro.filesAstro source filestext/x-astro05astro0<text/x-astro\##
    ooo000P0S0V0V0n1R2?2R2V2V2V2V2V2V`N9060Fcom.adobe.actionscriptAdobe Flash ActionScript Source Filehttp://www.adobe.com/devnet/actionscript.htmltext/x-actionscript02as0Ctext/x-actionscript02as\##
    ooo000P0S0V0V0l1B1B1S1c1c1c1c1c1c`N9060Dcom.adobe.coldfusionColdfusion Source Codetext/x-coldfusion03cfc03cfm04cfml0Atext/x-coldfusion\##
    ooo000P0S0V0V0e0n0n161;1;1;1;1;1;`N9060=com.adobe.jsxAdobe JSXtext/jsx03jsx\##
    ooo000P1013131C1C1C1C1G1G1G1G1G1G`N00000@0100000000000000000000191n0>com.adobe.psjs02js\##
    ooo000P0S0V0V0f0f0f131=1=1=1=1=1=`N9060>com.autoit.au3text/x-autoit03a3x03au30=text/x-autoit\##
    ooo000P0S0V0V0h17171D1M1M1M1M1M1M`N9060@com.dec.modula-3Modula-3 sourcetext/x-modula02m303cm30=text/x-modula02i302ig02mg\##
    ooo000P0S0V0V0i1:1:1F1J1J1J1J1J1J`N9060Acom.dhowett.logosLogos Source Filetext/x-logos02xm0<text/x-logos01x02xi01x02xi02xm\##
    ooo000P0S0V0V0m17171H1T1T1T1T1T1T`N9060Ecom.docker.dockerfileDockerfiletext/x-dockerfile0:dockerfile0Atext/x-dockerfile0=containerfile0:dockerfile0<dockerfile.*0=containerfile\##
    ooo000P0S0V0V0n1E1E1R1U1U1U1U1U1U`N9060Fcom.eiffel.source-codeEiffel source code filetext/x-eiffel01e0=text/x-eiffel03eif\##
    ooo000P0S0V0V0d14141?1J1J1J1J1J1J`N9060<com.ibm.rexxRexx source filetext/x-rexx04rexx03rex0;text/x-rexx03cmd04pprx02rx\##
    ooo00000S0V0V0i0i0i131=1=1=1=1=1=`N9060Acom.metatrader.mqtext/x-mql03mq403mq5\##
    ooo00000S0V0V0i151e262@2@2@2@2@2@`N9060Acom.microsoft.aspASP documenthttp://en.wikipedia.org/wiki/Active_Server_Pagesapplication/x-asp03asp03asa0Aapplication/x-asp\##
    ooo00000S0V0V0m1=1O1Z222222222222`N9060Ecom.microsoft.asp.netASP.NET documenthttp://www.asp.nettext/x-aspx04aspx04ascx04asmx04ashx0;text/x-aspx04asax03axd06master\##
    ooo000P0S0V0V0m16222?2C2C2C2C2C2C`N9060Ecom.microsoft.c-sharpC# sourcehttp://www.microsoft.com/en-us/download/details.aspx?id=7029text/x-csharp02cs0=text/x-csharp0;designer.cs04cake03csx04linq\##
    0M0000P0S0V0V131A1Z1g1k1k1k1k1k1k`N9060Kcom.microsoft.csharp-sourceC# Source Filehttp://www.microsoft.com/text/x-csharp02cs0=text/x-csharp05cs.pp\##
    ooo000P0S0V0V0m1;1T1a1j1j1j1j1j1j`N9060Ecom.microsoft.f-sharpF# Source Filehttp://www.microsoft.com/text/x-fsharp03fsx02fs0=text/x-fsharp03fsi02fs\##
    ooo000P0S0\0_191O1h1h2;2U2U2U2U2U`N9069QC8P;91n0Hcom.microsoft.typescriptTypescript Source Filehttp://www.microsoft.com/02ts03tsx03mts03cts0Happlication/x-typescript0Fapplication/typescript09config.ts05d.cts05d.mts04d.ts07spec.ts07test.ts03mts02ts\##
    0M3000T0S0V0V0o1G1`1i2>2>2>2>2>2>`N9060Gcom.microsoft.vb-sourceVisual Basic Source Filehttp://www.microsoft.com/text/x-vb02vb03bas05basic03vbs09text/x-vb0=text/x-vbasic0?text/x-vbdotnet03cls03ctl03dsr03frm03frx03vba03bas\##
    ooo000P0S0V0V121=1e1n222222222222`N9060Jcom.microsoft.visual-basicVisualBasichttp://msdn.microsoft.com/en-US/vstudio/text/x-vb02vb09text/x-vb0=text/x-vbasic0?text/x-vbdotnet\##
    ooo000P0S0V0V0j1;1T1h1n1n1n1n1n1n`N9060Bcom.microsoft.xamlXAML source fileshttp://www.microsoft.com/application/xaml+xml04xaml0Dapplication/xaml+xml\##
    ooo000P0S0V0V0o1D1D1N1b1b1b1b1b1b`N9060Gcom.mips.mips-assemblerMIPS assembler sourcetext/x-asm01s04mips04spim03asm0:text/x-asm0?text/x-assembly07kickass03x68\##
    ooo000P181>1>1O1O1O1Z1^1^1^1^1^1^`N000000000000000000000000000000000000491Z9060?com.nvidia.cudatext/x-cuda02cu0;text/x-cuda03cuh\##
    ooo000P0S0V0V0f13131?2I2I2I2I2I2I`N9060>com.oracle.sqlOracle PL/SQLtext/x-plsql03fnc03prc03trg03pks03pkb03pck03tps03tpb03typ03tab03avt03con03sqs02vw03mvw0<text/x-plsql03typ\##
    ooo000P0S0V0V0f0n0n181=1=1=1=1=1=`N9060>com.sas.sourceSAS filetext/x-sas03sas0:text/x-sas\##
    ooo000P0S0V0V0h19191E1N1N1N1N1N1N`N9060@com.stata.sourceStata source filetext/x-stata02do03ado0<text/x-stata03doh04ihlp04mata05matah05sthlp\##
    ooo000P0S0V0V0o1C1W1m292929292929`N9060Gcom.sun.java-propertiesJava Properties Filehttp://www.java.com/text/x-java-properties0:properties0Ftext/x-java-properties\##
    ooo000P0S0V0V111A2=2G2L2L2L2L2L2L`N9060Icom.sun.java-server-pagesJava Server Pagehttp://www.oracle.com/technetwork/java/javaee/jsp/index.htmltext/x-jsp03jsp0:text/x-jsp03gsp03gsp\##
    ooo00000S0V0V0f0o0o1>1D1D1D1D1D1D`N9060>com.sun.javafxJavaFX MLtext/x-fxml+xml04fxml0?text/x-fxml+xml\##
    ooo00000S0V0V0h10101D1H1H1H1H1H1H`N9060@com.sun.manifestMF filestext/x-java-manifest02mf\##
    ooo000P0S0V0\0n1C1C1N1T1T1T1T1T1T`N9069Q19PU0@com.symfony.twigSymfony twig templatetext/x-twig04twig0;text/x-twig\##
    ooo000P0S0V0V0o1?1?1M1V1V1V1V1V1V`N9060Gcom.textpattern.textileTextile documenttext/x-textile07textile0>text/x-textile\##
    ooo000P0S0V0V0l171G1R1X1X1X1X1X1X`N9060Ddev.dart.dart-scriptDart scripthttps://dart.devtext/x-dart04dart0Dapplication/vnd.dart0;text/x-dart\##
    ooo000P0S0V0V0f1=1=1G1L1L1L1L1L1L`N9060>dev.nix.sourceNix Expression Languagetext/x-nix03nix0:text/x-nix\##
    ooo000P0S0V0Y0l1>1>1K1S1S1S1S1S1S`N9069Q10Adev.svelte.sourceSvelte source filetext/x-svelte06svelte0=text/x-svelte\##
    ooo000P0S0V0V0j18181G1K1K1K1K1K1K`N9060Bio.nextflow.sourceNextflow filestext/x-nextflow02nf0?text/x-nextflow0?nextflow.config\##
    ooo000P0S0V0V0k1:1:1D1^1^1^1^1^1^`N9060Cio.terraform.tfvarsTerraform filestext/x-hcl07tfstate02tf06tfvars03hcl0:text/x-hcl\##
    ooo00000S0V0V0n18181J1P1P1P1P1P1P`N9060Forg.applescript.sourceASCR filestext/x-applescript04ascr0Btext/x-applescript\##
    ooo000P0S0V0V0n17171E1J1J1J1J1J1J`N9060Forg.arduino.ino-sourceINO filestext/x-arduino03ino0>text/x-arduino\##
    ooo00000S0V0V0j13131A1K1K1K1K1K1K`N9060Borg.arduino.sourcePDE filestext/x-arduino03pde03ino0>text/x-arduino\##
    ooo000P0S0V0V0f16161@1J1J1J1J1J1J`N9060>org.asm.sourceASM source filestext/x-asm03s7903asm0:text/x-asm0?text/x-assembly\##
    ooo000P0S0V0V0g13131E1T1T1T1T1T1T`N9060?org.bash.sourceShell scripttext/x-shellscript06bashrc05zshrc0@application/x-sh0Iapplication/x-shellscript09text/x-sh0Btext/x-shellscript\##
    ooo000P0S0V0Y0k1<1<1H1T1T1T1T1T1T`N90691=0@org.bazel.sourceBazel source filetext/x-bazel03bzl05bazel0<text/x-bazel05build0;build.bazel0<module.bazel09workspace0?workspace.bazel0@workspace.bzlmod04star\##
    ooo00000S0V0V0o1?1W1g1l1l1l1l1l1l`N9060Gorg.beanshell.beanshellBeanShell scripthttp://www.beanshell.orgtext/x-beanshell03bsh0@text/x-beanshell\##
    0P1000P0S0V0Y0m1;1;1I1_1_1_1_1_1_`N906A4f0Borg.clojure.scriptClojure scripttext/x-clojure03clj04cljs04cljc03edn0>text/x-clojure0>text/x-clojure0>riemann.config07cljs.hl02bb04boot03cl206cljscm04cljx03hic04joke02bb\##
    ooo000P0S0V0V0g15151A1H1H1H1H1H1H`N9060?org.cmake.cmakeCMake documenttext/x-cmake05cmake0<text/x-cmake0>cmakecache.txt0>cmakelists.txt08cmake.in\##
    ooo000P0S0V0V0m1=1=1O1X1X1X1X1X1X`N9060Eorg.cocoapods.podspecCocoapod podspectext/x-ruby-script07podspec\##
    0P2000P0S0V0Y151G1G1T1\1\1\1\1\1\`N90691:0Jorg.codehaus.groovy-sourceGroovy Source Codetext/x-groovy06groovy0=text/x-groovy0;jenkinsfile0=jenkinsfile.*03grt03gsh04gtpl03gvy02gy03gsh\##
    0P3000T0S0V0Y0l1?1?1P1X1X1X1X1X1X`N90691n0Aorg.coffee.sourceCoffee source filestext/coffeescript06coffee0Lapplication/vnd.coffeescript0Atext/coffeescript0Ctext/x-coffeescript08cakefile07_coffee04cake04cjsx04iced04cake\##
    ooo000P0S0V0V151H1_20282828282828`N9060Morg.coffeescript.coffeescriptCoffeeScript sourcehttp://coffeescript.orgtext/coffeescript06coffee0Lapplication/vnd.coffeescript0Atext/coffeescript0Ctext/x-coffeescript\##
    ooo00000S0V0V0j161T1`1k1k1k1k1k1k`N9060Borg.complang.ragelRagel sourcehttp://www.complang.org/ragel/text/x-ragel02rl05ragel0<text/x-ragel\##
    ooo00000S0V0V161Q1o2:2@2@2@2@2@2@`N9060Norg.contextfreeart.contextfreeContextFree Design Documenthttp://www.contextfreeart.org/text/x-cfdg04cfdg0;text/x-cfdg\##
    ooo000P0S0V0Y121E1E1S1W1W1W1W1W1W`N90690<0Gorg.crystal-lang.sourceCrystal source filetext/x-crystal02cr0<text/crystal0>text/x-crystal\##
    ooo00000S0V0V0g18181C1I1I1I1I1I1I`N9060?org.cson.sourceCSON source filestext/x-cson04cson0;text/x-cson\##
    ooo000P0S0V0V0c0k1<1G1N1N1N1N1N1N`N9060;org.dlang.dD sourcehttps://dlang.orgtext/x-dsrc01d02di08text/x-d0;text/x-dsrc01d\##
    ooo000P0S0V0V0j121C1N1Q1Q1Q1Q1Q1Q`N9060Borg.dlang.d-sourceD sourcehttps://dlang.orgtext/x-dsrc01d08text/x-d0;text/x-dsrc\##
    ooo000P0S0V0Y111C1C1P1Y1Y1Y1Y1Y1Y`N90690<0Forg.elixir-lang.sourceElixir source codetext/x-elixir02ex03exs0=text/x-elixir08mix.lock\##
    ooo000P0S0V0V0i161K1X1b1b1b1b1b1b`N9060Aorg.erlang.erlangErlang sourcehttp://www.erlang.orgtext/x-erlang03erl03hrl0=text/x-erlang07escript\##
    ooo000P0S0V0V101B1B1O1Y1Y1Y1Y1Y1Y`N9060Horg.erlang.erlang-sourceErlang Source Filetext/x-erlang03erl03hrl0=text/x-erlang09emakefile0<rebar.config0Arebar.config.lock0:rebar.lock07app.src03app02es02es\##
    ooo000P0S0V0V0g18181P1V1V1V1V1V1V`N9060?org.fish.sourceFish source filesapplication/x-fishscript04fish0Happlication/x-fishscript\##
    ooo00000[0^0^131B1X1f1o1o1o1o1o1o`N0000000191R0Corg.fscript.fscriptF-Script sourcehttp://www.fscript.orgtext/x-fscript07fscript0>text/x-fscript\##
    ooo00000S0V0V0e15151>1J1J1J1J1J1J`N9060=org.gcc.filesGCC-linked filestext/x-ld02ld03map01d09text/x-ld\##
    ooo000P0S0e0e141B1B1K1O1O1O1O1O1O`N9069QB9QC8P78PF8P;0=org.go.sourceGo Source Filetext/x-go02go09text/x-go\##
    ooo000P0S0V0Y0l1>1>1K1S1S1S1S1S1S`N90691:0Aorg.gradle.sourceGradle Source Filetext/x-gradle06gradle0=text/x-gradle\##
    ooo000P0S0V0V0k191P1^1g1g1g1g1g1g`N9060Corg.haskell.haskellHaskell sourcehttp://www.haskell.org/text/x-haskell02hs03lhs0>text/x-haskell03chs07hs-boot03hsc04hsig\##
    ooo000P0S0V0V121@1W1e1n1n1n1n1n1n`N9060Jorg.haskell.haskell-scriptHaskell scripthttps://www.haskell.orgtext/x-haskell02hs03lhs0>text/x-haskell\##
    0R0000P0S0V0V121E1\1j1n1n1n1n1n1n`N9060Jorg.haskell.haskell-sourceHaskell Source Filehttp://www.haskell.org/text/x-haskell02hs0>text/x-haskell\##
    ooo00000S0V0V1;1W1n2E2J2J2J2J2J2J`N9060Sorg.haskell.literate-haskell-sourceLiterate Haskell Source Filehttp://www.haskell.org/text/x-literate-haskell03lhs0Gtext/x-literate-haskell03lhs\##
    ooo000P0S0V0V0g18181I1N1N1N1N1N1N`N9060?org.inno.sourceINNO source filestext/x-inno-setup03iss0Atext/x-inno-setup03isl\##
    ooo000P0S0V0V0i121G1P1T1T1T1T1T1T`N9060Aorg.iolanguage.ioIo sourcehttp://iolanguage.orgtext/x-io02io09text/x-io\##
    ooo000P0S0V0V0n1:1O1[1_1_1_1_1_1_`N9060Forg.julia.julia-scriptJulia scripthttps://julialang.orgtext/x-julia02jl0<text/x-julia\##
    ooo000P0S0\0\111B1B1N1R1R1R1R1R1R`N9068PF8P70Corg.julialang.juliaJulia source filetext/x-julia02jl0<text/x-julia\##
    ooo00000S0V0V0_0h0h12171717171717`N90607org.km3ATL filestext/x-atl03atl0:text/x-atl\##
    ooo00000S0V0V0f1:1:1H1M1M1M1M1M1M`N9060>org.kmt.sourceKERMETA source filestext/x-kermeta03kmt0>text/x-kermeta\##
    ooo000P0S0V0V141F1F1S1\1\1\1\1\1\`N9060Lorg.kotlinlang.kotlin-sourceKotlin Source Filetext/x-kotlin03kts02kt0=text/x-kotlin\##
    ooo000P0S0V0V0h171I1T1Z1Z1Z1Z1Z1Z`F9QB0@org.lesscss.lessLess stylesheethttp://lesscss.orgtext/x-less04less0;text/x-less\##
    ooo000P0S0V0V0j1>1>1M1V1V1V1V1V1V`N9060Borg.lilypond.filesLilypond source filetext/x-lilypond02ly03ily0?text/x-lilypond\##
    ooo000P0S0V0V0c0m1?1I1N1N1N1N1N1N`N9060;org.lua.luaLua sourcehttp://www.lua.orgtext/x-lua03lua0:text/x-lua\##
    0R400000S0V0V0j141G1Q1V1V1V1V1V1V`N9060Borg.lua.lua-sourceLua scripthttps://www.lua.orgtext/x-lua03lua0:text/x-lua0:text/x-lua0;.luacheckrc04fcgi03nse02p806pd_lua04rbxs08rockspec04wlua\##
    ooo00000S0V0V0i0i0i1:1>1>1>1>1>1>`N9060Aorg.miniscript.mstext/x-miniscript02ms0Atext/x-miniscript\##
    ooo000P101?1?1O1O1O1O1T1T1T1T1T1T`N00000@0100000000000000000000191n91R9069QB9QC0>org.nodejs.cjs03cjs\##
    ooo000P0S0V0V0g131C1O1b1b1b1b1b1b`N9060?org.ocaml.ocamlOCaml sourcehttp://ocaml.orgtext/x-ocaml02ml03mli03mll03mly09text/x-ml0<text/x-ocaml\##
    ooo000P0S0V0V111E1Z1f1k1k1k1k1k1k`N9060Iorg.ocaml.ocaml-interfaceOCaml Interface Filehttp://www.ocaml.org/text/x-ocaml03mli09text/x-ml0<text/x-ocaml\##
    ooo000P0S0V0V0n181M1Y1g1g1g1g1g1g`N9060Forg.ocaml.ocaml-sourceOCaml Filehttp://www.ocaml.org/text/x-ocaml02ml03mll03mly09text/x-ml0<text/x-ocaml0:.ocamlinit05eliom06eliomi03ml403mlp03mlt03mlp\##
    ooo000P0S0Y0Y0h1L1L1W1]1]1]1]1]1]`N9QC9060=org.pddl.pddlPlanning Domain Description Languagetext/x-pddl04pddl0;text/x-pddl\##
    ooo00001>1A1A1W1W1W1W1Z1Z1Z1Z1Z1Z`N000000030000000000000000000000000000000000P9190Dorg.perl.test-script01t\##
    ooo000P0S0V0V0g0o1G1O1U1U1U1U1U1U`N9060?org.r-project.rR sourcehttp://www.r-project.orgtext/x-r01r01s08text/x-r09.rprofile09expr-dist0=rprofile.site01r07rscript03rsx01r\##
    ooo00000S0V0V0f0o0o1B1G1G1G1G1G1G`N9060>org.rdf.sourceRDF filesapplication/rdf+xml03rdf\##
    ooo00000S0V0V0o1E1E1O1W1W1W1W1W1W`N9060Gorg.rubyonrails.erb-sqlSQL with embedded Rubytext/x-erb06erbsql0Aapplication/x-erb0:text/x-erb\##
    ooo000P0S0V0V0j151I1R1\1\1\1\1\1\`N9060Borg.rust-lang.rustRust sourcehttp://rust-lang.orgtext/rust02rs04rlib09text/rust\##
    ooo000P0S0V0V0l1<1<1E1I1I1I1I1I1I`N9060Dorg.rust-lang.sourceRust Source Filetext/rust02rs09text/rust\##
    ooo000P0S0V0Y0n0n0n1=1C1C1C1C1C1C`N90691=0Corg.sagemath.sourcetext/x-sagemath04sage0?text/x-sagemath06sagews\##
    ooo000P0S0V0V131?1Y1e1l1l1l1l1l1l`N9060Korg.scala-lang.scala-sourceScala sourcehttps://www.scala-lang.orgtext/x-scala05scala0<text/x-scala04kojo\##
    ooo000P0S0V0V0h19191E1U1U1U1U1U1U`N9060@org.scala.sourceScala Source Codetext/x-scala02sc03sbt05scala0<text/x-scala02sc\##
    ooo00000S0V0V0o1;1S1_1f1f1f1f1f1f`N9060Gorg.slatelanguage.slateSlate sourcehttp://slatelanguage.orgtext/x-slate05slate0<text/x-slate\##
    ooo000P0S0V0V0h19191E1L1L1L1L1L1L`N9060@org.smali.sourceSmali source filetext/x-smali05smali0<text/x-smali\##
    ooo000P0S0V0V0o0o0o1>1C1C1C1C1C1C`N9060Gorg.soliditylang.sourcetext/x-solidity03sol0?text/x-solidity\##
    ooo000P0S0V0V0e101?1G1O1O1O1O1O1O`N9060=org.swig.swigSWIG sourcehttp://swig.orgtext/x-c01i03swg08text/x-c01i\##
    ooo000P0S0V0Y0h17171A1F1F1F1F1F1F`N9069Q10=org.vuejs.vueVue source filetext/x-vue03vue0:text/x-vue\##
    ooo000P0S0V0V0b171S1S1X1b1b1b1b1b`B9QC0:org.w3.cssCascading Style Sheethttp://www.w3.org/Style/CSS/03css08text/css\##
    ooo000P0S0V0V0f0o0o1N1S1S1S1S1S1S`N9060>org.xul.sourceXUL filesapplication/vnd.mozilla.xul+xml03xul0Oapplication/vnd.mozilla.xul+xml\##
    ooo000P0S0\0\0n0n0n1:1A1A1A1A1A1A`N9069QB9QC0@run.gleam.sourcetext/x-gleam05gleam0<text/x-gleam\##
    0`1000T0S0V0V0b0l1=1=1B1U1U1U1U1U`N9060:tk.tcl.tclTcl sourcehttp://www.tcl.tk03tcl0Aapplication/x-tcl08text/tcl0:text/x-tcl0:text/x-tcl03owh09starfield06tcl.in03adp04itcl03itk03qsf03rvt03sdc02tk02tm03xdc\##
    ooo000P0S0V0V0i18181I1N1N1N1N1N1N`N9060Atk.tcl.tcl-sourceTcl Source Fileapplication/x-tcl03tcl\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var astro: Self { Self(number: 78024) }
  @inlinable @inline(__always) package static var actionScript: Self { Self(number: 78059) }
  @inlinable @inline(__always) package static var coldFusion: Self { Self(number: 77858) }
  @inlinable @inline(__always) package static var adobeJSX: Self { Self(number: 78017) }
  @inlinable @inline(__always) package static var photoshopScript: Self { Self(number: 77991) }
  @inlinable @inline(__always) package static var autoIt: Self { Self(number: 77955) }
  @inlinable @inline(__always) package static var modula3: Self { Self(number: 77912) }
  @inlinable @inline(__always) package static var logos: Self { Self(number: 77929) }
  @inlinable @inline(__always) package static var dockerfile: Self { Self(number: 78026) }
  @inlinable @inline(__always) package static var eiffel: Self { Self(number: 78012) }
  @inlinable @inline(__always) package static var rexx: Self { Self(number: 77883) }
  @inlinable @inline(__always) package static var microsoftCSharp: Self { Self(number: 77961) }
  @inlinable @inline(__always) package static var cSharp: Self { Self(number: 77979) }
  @inlinable @inline(__always) package static var fSharp: Self { Self(number: 77972) }
  @inlinable @inline(__always) package static var typeScript: Self { Self(number: 77935) }
  @inlinable @inline(__always) package static var visualBasic: Self { Self(number: 78016) }
  @inlinable @inline(__always) package static var microsoftVisualBasic: Self { Self(number: 77853) }
  @inlinable @inline(__always) package static var xaml: Self { Self(number: 77836) }
  @inlinable @inline(__always) package static var mipsAssembler: Self { Self(number: 78027) }
  @inlinable @inline(__always) package static var cuda: Self { Self(number: 77861) }
  @inlinable @inline(__always) package static var oracleSQL: Self { Self(number: 77834) }
  @inlinable @inline(__always) package static var sas: Self { Self(number: 77863) }
  @inlinable @inline(__always) package static var stataSource: Self { Self(number: 78008) }
  @inlinable @inline(__always) package static var javaProperties: Self { Self(number: 77840) }
  @inlinable @inline(__always) package static var jsp: Self { Self(number: 77880) }
  @inlinable @inline(__always) package static var twig: Self { Self(number: 77857) }
  @inlinable @inline(__always) package static var textile: Self { Self(number: 77962) }
  @inlinable @inline(__always) package static var dart: Self { Self(number: 77893) }
  @inlinable @inline(__always) package static var nix: Self { Self(number: 77919) }
  @inlinable @inline(__always) package static var svelte: Self { Self(number: 77916) }
  @inlinable @inline(__always) package static var nextflow: Self { Self(number: 77933) }
  @inlinable @inline(__always) package static var terraformVariables: Self { Self(number: 77906) }
  @inlinable @inline(__always) package static var arduino: Self { Self(number: 78047) }
  @inlinable @inline(__always) package static var asmSource: Self { Self(number: 78076) }
  @inlinable @inline(__always) package static var bashSource: Self { Self(number: 77914) }
  @inlinable @inline(__always) package static var bazelSource: Self { Self(number: 78058) }
  @inlinable @inline(__always) package static var clojure: Self { Self(number: 77956) }
  @inlinable @inline(__always) package static var cmake: Self { Self(number: 77884) }
  @inlinable @inline(__always) package static var cocoapodsPodspec: Self { Self(number: 78022) }
  @inlinable @inline(__always) package static var groovy: Self { Self(number: 77854) }
  @inlinable @inline(__always) package static var coffeeScript: Self { Self(number: 77897) }
  @inlinable @inline(__always) package static var coffeescript: Self { Self(number: 78050) }
  @inlinable @inline(__always) package static var crystal: Self { Self(number: 77934) }
  @inlinable @inline(__always) package static var dSource: Self { Self(number: 77926) }
  @inlinable @inline(__always) package static var dlangDSource: Self { Self(number: 78014) }
  @inlinable @inline(__always) package static var elixir: Self { Self(number: 78043) }
  @inlinable @inline(__always) package static var erlang: Self { Self(number: 77987) }
  @inlinable @inline(__always) package static var erlangSource: Self { Self(number: 78015) }
  @inlinable @inline(__always) package static var fishScript: Self { Self(number: 77963) }
  @inlinable @inline(__always) package static var goSource: Self { Self(number: 77905) }
  @inlinable @inline(__always) package static var gradle: Self { Self(number: 77831) }
  @inlinable @inline(__always) package static var haskell: Self { Self(number: 78072) }
  @inlinable @inline(__always) package static var haskellScript: Self { Self(number: 77885) }
  @inlinable @inline(__always) package static var haskellSource: Self { Self(number: 77882) }
  @inlinable @inline(__always) package static var innoSetup: Self { Self(number: 77994) }
  @inlinable @inline(__always) package static var ioLanguage: Self { Self(number: 77895) }
  @inlinable @inline(__always) package static var julia: Self { Self(number: 77974) }
  @inlinable @inline(__always) package static var julialangJulia: Self { Self(number: 77968) }
  @inlinable @inline(__always) package static var kotlinlangKotlinSource: Self { Self(number: 77990) }
  @inlinable @inline(__always) package static var less: Self { Self(number: 78025) }
  @inlinable @inline(__always) package static var lilyPond: Self { Self(number: 77901) }
  @inlinable @inline(__always) package static var lua: Self { Self(number: 78010) }
  @inlinable @inline(__always) package static var commonJS: Self { Self(number: 77917) }
  @inlinable @inline(__always) package static var ocaml: Self { Self(number: 77936) }
  @inlinable @inline(__always) package static var ocamlInterface: Self { Self(number: 77866) }
  @inlinable @inline(__always) package static var ocamlSource: Self { Self(number: 77969) }
  @inlinable @inline(__always) package static var pddl: Self { Self(number: 78048) }
  @inlinable @inline(__always) package static var rScript: Self { Self(number: 77876) }
  @inlinable @inline(__always) package static var rustLangRust: Self { Self(number: 78011) }
  @inlinable @inline(__always) package static var rustLangSource: Self { Self(number: 77980) }
  @inlinable @inline(__always) package static var sage: Self { Self(number: 77970) }
  @inlinable @inline(__always) package static var scala: Self { Self(number: 77973) }
  @inlinable @inline(__always) package static var scalaSource: Self { Self(number: 78031) }
  @inlinable @inline(__always) package static var smali: Self { Self(number: 78068) }
  @inlinable @inline(__always) package static var solidity: Self { Self(number: 77976) }
  @inlinable @inline(__always) package static var swig: Self { Self(number: 77937) }
  @inlinable @inline(__always) package static var vue: Self { Self(number: 77878) }
  @inlinable @inline(__always) package static var w3CSS: Self { Self(number: 78065) }
  @inlinable @inline(__always) package static var xul: Self { Self(number: 77947) }
  @inlinable @inline(__always) package static var gleam: Self { Self(number: 77948) }
  @inlinable @inline(__always) package static var tcl: Self { Self(number: 77985) }
  @inlinable @inline(__always) package static var tclSource: Self { Self(number: 78062) }
}
