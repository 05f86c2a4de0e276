// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleSourceCode: StaticString = ##"""
    0001HL0000000000002=S1TJ0000000001Qe1jN0K:1bm0000000000000000000:31:Y0000002@?2GR0000T60PD07^12>\##
    0001J@0000001aQ0000000000I]0001[F00000000000000000000000000000018O0001LX0000000R70lg0oO0001@8000\##
    0000000000000000ab0000000001Vb0GA25X0001dW0000<>0000000]H0jX0000_80000000000000600000=^0ND2B>000\##
    00000024U2>`0000000W90000000g_0dA1OJ00000000000014;1<k0000002EI0000001B>00000000016E0000000?^000\##
    ooo000P0[0a0a1?1J1J1J1P1P1V1V1V1^`N000000018P791R0Lcom.apple.applescript.scriptAppleScript04scpt04osas>0;0>0;0\##
    ooo000P0[0^0^1:1J1J1\1i1i1i1i1i21`N0000000191R0Jcom.apple.applescript.textAppleScript texttext/x-applescript0;applescript>0;0>0;00Btext/x-applescript\##
    ooo0000181;1;1Q2626262;2;2;2;2;2;`N000000000000000000000000000000000000891C0Dcom.apple.iig-sourceIOKit Interface Generator source code03iig\##
    ooo00000S0V0V0l1;1;1C1F1F1F1F1F1F`N9060Dcom.apple.rez-sourceRez source codetext/x-r01r08text/x-r\##
    ooo00000S0V0V0o1A1A1U1Z1Z1Z1Z1Z1Z`N9060Gcom.apple.symbol-exportsymbol export listtext/x-symbol-export03exp0Dtext/x-symbol-export\##
    0N0000T0[0a0a1A1K1K1K1i2:2:2:2:2B`N00000@0191R30_0Ncom.netscape.javascript-sourceJavaScript02js07jscript0:javascript03mjs0?text/javascript>0;0>0;00Fapplication/ecmascript0Fapplication/javascript0Happlication/x-javascript0Qapplication/x-ns-proxy-autoconfig0?text/ecmascript0<text/jscript0Atext/x-javascript08jakefile06min.js07user.js03_js05bones02es03es604frag02gs04jake03jsb05jscad04jsfl05jslib03jsm05jspre03jss03njs03pac03sjs04ssjs0:userscript03wxs04xsjs07xsjslib02es04frag02gs03wxs\##
    0O2000T0S0V0V0k1;1;1F1Q1Q1Q1Q1Q1Q`N9060Ccom.sun.java-sourceJava source codetext/x-java04java03jav0;text/x-java0Btext/x-java-source0;text/x-java02aj03bsh02aj\##
    ooo000P0S0V0V0l15151>1B1B1B1B1B1B`N9060Dorg.golang.go-scriptGo scripttext/x-go02go09text/x-go\##
    0R2000P0S0V0V0c0m0m1<1A1A1A1A1A1A`N9060;org.iso.sqlSQL Sourceapplication/sql03sql0?application/sql0:text/x-sql03cql03db203ddl03hql03inc05mysql05pgsql03prc04psql01q03tab04tsql03udf03viw03inc03prc01q03tab\##
    ooo000P0S0V0V0m1:1:1G1P1P1P1P1P1P`N9060Eorg.kotlinlang.sourceKotlin scripttext/x-kotlin02kt03kts0=text/x-kotlin0:gradle.kts03ktm\##
    ooo000P0S0V0V111<1<1G1O1O1O1O1O1O`N9060Iorg.rust-lang.rust-scriptRust scripttext/x-rust02rs02rc0;text/x-rust05rs.in\##
    ooo000P0S0V0V0i18181E1T1T1T1T1T1T`N9060Apublic.ada-sourceAda source codetext/x-adasrc03ada03adb03ads0:text/x-ada0=text/x-adasrc\##
    0U3000T0S0V0V0n1B1B1L1O1O1O1O1O1W`N9060Fpublic.assembly-sourceassembly source codetext/x-asm01s>0;0>0;00:text/x-asm0?text/x-assembly0:text/x-asm03a5103a6801i03inc03mac03nas03s6503z8001i03inc03mac\##
    ooo000P0[0^0^121K1K1]1c1c1c1c1c1c`N0000000391;0Bpublic.bash-scriptBourne-Again Shell scripttext/x-shellscript04bash0@application/x-sh0Iapplication/x-shellscript09text/x-sh0Btext/x-shellscript0=.bash_aliases0?.bash_functions0;.bash_login0<.bash_logout0=.bash_profile07.bashrc0;bash.bashrc0<bash_aliases0;bash_logout0<bash_profile06bashrc08pkgbuild06ebuild06eclass09exheres-005exlib09pacscript06ebuild\##
    ooo000P0S0V0_101=1=1H1K1K1K1K1K1S`N90691Z91C91[0?public.c-headerC header codetext/x-chdr01h>0;0>0;00;text/x-chdr\##
    0V1000\0S0V0Y141C1C1P1l1l1l1l1l24`N90691Z0Ipublic.c-plus-plus-headerC++ header codetext/x-c++hdr02hh02hp03hpp03hxx03h++03ipp>0;0>0;00=text/x-c++hdr01H03hin03tcc03tpp03txx\##
    ooo000P181;1;1]1n1n2;2@2@2@2@2@2@`N000000000000000000000000000000000000291E0Ppublic.c-plus-plus-inline-headerC++ Inline Headertext/x-c++hdr03inl0=text/x-c++hdr\##
    0V2000\0S0V0Y141C1C1P1g1g1g1g1g1o`N90691C0Ipublic.c-plus-plus-sourceC++ source codetext/x-c++src02cp03cpp03c++02cc03cxx>0;0>0;00=text/x-c++src0:text/x-c++01C04c++m03ccm04cppm04cxxm03inc03ino03ixx03mxx02re03txx02cp03inc02re\##
    ooo000P1?1E1E1m2I2I2V2Z2Z2Z2Z2Z2Z`N0000000000000000000000000000000000004000000P91Z91S0Vpublic.c-plus-plus-source.preprocessedpreprocessed C++ source codetext/x-c++src02ii0=text/x-c++src\##
    0V3000\0S0V0V0g14141?1B1B1B1B1B1J`N9060?public.c-sourceC source codetext/x-csrc01c>0;0>0;00;text/x-csrc08text/x-c04cats02ec03idc03pgc01w02ec01w\##
    ooo000P1?1E1E1c2=2=2H2K2K2K2K2K2K`N0000000000000000000000000000000000008000000P91C91S0Lpublic.c-source.preprocessedpreprocessed C source codetext/x-csrc01i0;text/x-csrc\##
    ooo000P0[0^0^111?1?1P1U1U1U1U1U1U`N0000000391;0Apublic.csh-scriptC Shell scriptapplication/x-csh03csh0Aapplication/x-csh0:text/x-csh06.cshrc06.login07.logout09csh.cshrc05cshrc\##
    ooo000P0S0V0V0k1<1<1H1T1T1T1T1T1T`N9060Cpublic.dylan-sourceDylan source codetext/x-dylan05dlyan03lid0<text/x-dylan03dyl04intr\##
    ooo000P1:1=1=1W1W1W1e1j1j1j1j1j1j`N00000000000000000000000000000000000000890F0Hpublic.fortran-77-sourcetext/x-fortran03f770>text/x-fortran\##
    ooo000P1:1=1=1W1W1W1e1j1j1j1j1j1j`N00000000000000000000000000000000000000890F0Hpublic.fortran-90-sourcetext/x-fortran03f900>text/x-fortran\##
    ooo000P1:1=1=1W1W1W1e1j1j1j1j1j1j`N00000000000000000000000000000000000000890F0Hpublic.fortran-95-sourcetext/x-fortran03f950>text/x-fortran\##
    0X3000\0S0V0V0m1@1@1N1V1V1V1V1V1V`N9060Epublic.fortran-sourceFortran source codetext/x-fortran01f03for0>text/x-fortran0>text/x-fortran06eam.fs02fi\##
    ooo000P0[0^0^111B1B1T1Y1Y1Y1Y1Y1Y`N0000000391;0Apublic.ksh-scriptKorn Shell scripttext/x-shellscript03ksh0@application/x-sh0Iapplication/x-shellscript09text/x-sh0Btext/x-shellscript06.kshrc07.mkshrc05kshrc\##
    0Y4000T0S0V0V0i18181B1\1\1\1\1\1\`N9060Apublic.lex-sourceLex source codetext/x-lex01l02lm03lmm03lpp03lxx02ll0:text/x-lex07lexer.x03lex\##
    0Z1000P0[0^0^121:1:1I1]1]1]1]1]1e`N0000000191R0Bpublic.make-sourceMakefiletext/x-makefile04make03mak03gmk02mk?0<0?0<00?text/x-makefile0?text/x-makefile07.makerc0;bsdmakefile0;gnumakefile06kbuild08makefile0:makefile.*0=makefile.boot0=makefile.frag0;makefile.in0<makefile.inc0<makefile.sco0;makefile.vc0<makefile.wat0:makeppfile06mkfile09omakefile09omakeroot04lo.d03o.d05obj.d01d08makefile06mkfile01d\##
    ooo00000S0V0V0i1C1C1M1X1X1X1X1X1X`N9060Apublic.mig-sourceMig definition source codetext/x-mig04defs03mig0:text/x-mig\##
    0[5000P0S0V0\1A1Z1Z1j1n1n1n1n1n26`N90691Z91[0Spublic.objective-c-plus-plus-sourceObjective-C++ source codetext/x-objc++src02mm>0;0>0;00@text/x-objc++src\##
    ooo000P1?1E1E272]2]2]2b2b2b2b2b2b`N00000000000000000000000000000000000000000P0P90Q91S0`public.objective-c-plus-plus-source.preprocessedpreprocessed Objective-C++ source code03mii\##
    0\0000\0S0V0Y141K1K1Y1\1\1\1\1\1d`N90691C0Ipublic.objective-c-sourceObjective-C source codetext/x-objcsrc01m>0;0>0;00>text/x-objcsrc0Btext/x-objective-c01m\##
    ooo000P1?1E1E1m2Q2Q2Q2U2U2U2U2U2U`N0000000000000000000000000000000000000000001P91[91S0Vpublic.objective-c-source.preprocessedpreprocessed Objective-C source code02mi\##
    0\2000T0S0V0V0l1>1>1K1P1P1P1P1P1P`N9060Dpublic.pascal-sourcePascal source codetext/x-pascal03pas0=text/x-pascal0=text/x-pascal03inc06pascal02pp03inc02pp\##
    0\5000P0[0^0^121=1=1O1W1k1k1k1k23`N0000000391;0Bpublic.perl-scriptPerl scriptapplication/x-perl02pl02pm0Btext/x-perl-script>0;0>0;00Bapplication/x-perl0;text/x-perl0:.latexmkrc03ack08build.pl08cpanfile09latexmkrc0;makefile.pl07rexfile02al02al03cgi04fcgi02p604perl02ph03plx04psgi01t03cgi04fcgi\##
    0]0000P0[0^0a141>1>1O212_2_2_2_2g`N0000000391;9Q10Apublic.php-scriptPHP scriptapplication/x-php03php04php304php403ph303ph405phtml08text/php0Atext/x-php-script0?application/php>0;0>0;00Gapplication/x-httpd-php0Aapplication/x-php0:text/x-php04.php0A.php-cs-fixer.php07.php_cs0<.php_cs.dist09phakefile09blade.php02aw03ctp06engine04fcgi03inc07install06module05php-s04php804phpt05theme02aw04fcgi03inc\##
    ooo00000S0V0V131G1G1G1L1L1L1L1L1L`N9060Kpublic.precompiled-c-headerprecompiled C header03pch\##
    ooo00000S0V0V1=1S1S1S1Z1Z1Z1Z1Z1Z`N9060Upublic.precompiled-c-plus-plus-headerprecompiled C++ header05pch++\##
    0]3000T0[0^0^141A1A1N1R1h1h1h1h20`N0000000391;0Dpublic.python-scriptPython scripttext/x-python02py0Dtext/x-python-script>0;0>0;00Dapplication/x-python0=text/x-python0Dtext/x-script.python08.gclient09.pythonrc0>.pythonstartup04deps09snakefile07wscript03cgi02eb04fcgi03gyp04gypi02jy03lmi03py304pyde03pye03pyp03pyt03pyw03rpy03smk09snakefile04spec03tac04wsgi03xpy03cgi04fcgi03smk\##
    0]4000T0[0^0^121=1=1O1X1l1l1l1l24`N0000000391;0Bpublic.ruby-scriptRuby scriptapplication/x-ruby02rb03rbw0Btext/x-ruby-script>0;0>0;00Bapplication/x-ruby0;text/x-ruby09.autotest06.irbrc06.pryrc0:.simplecov07appfile0:appraisals09berksfile08brewfile09buildfile07capfile08cheffile09config.ru0:dangerfile0;deliverfile08fastfile07gemfile09guardfile07gymfile07jarfile09matchfile09mavenfile0:pluginfile07podfile0:puppetfile08rakefile08scanfile08snapfile09steepfile08thorfile0;vagrantfile0=vagrantfile.*07builder03cap04duby03eye04fcgi07gemspec03god05mspec0:pluginspec07podspec05prawn04rabl03rbi06rbuild03rbx04ruby04spec04thor06watchr03cap04fcgi0:pluginspec\##
    090000\0S0V0V0e0k0k0k0k0k0k0k0k13`N9060=public.scriptscript>0;0>0;0\##
    091000\0[0^0^131?1?1Q1U1U1U1U1U1]`N0000000191R0Cpublic.shell-scriptshell scripttext/x-shellscript02sh>0;0>0;00@application/x-sh0Iapplication/x-shellscript09text/x-sh0Btext/x-shellscript0Btext/x-shellscript0=.bash_history06.envrc09.flaskenv08.profile08.xinitrc09.xprofile0:.xserverrc09.xsession0;.xsessionrc039fs08apkbuild0<config.guess0:config.sub09configure07depcomp07gradlew0:install-sh09ltmain.sh07missing04mvnw07profile07xinitrc05sh.in04bats03cgi07command04fcgi06sbatch04shin05slurm04tmux04tool07trigger\##
    013000\0S0V0V0j15151515151515151=`F9QB0Bpublic.source-codesource code>0;0>0;0\##
    0]5000<0S0V0V171O1O1O1O1O1O1O1O1O`N9060Opublic.source-code.preprocessedpreprocessed source code\##
    0^2000P0S0V0V0k1<1<1H1O1O1O1O1O1W`N9060Cpublic.swift-sourceSwift Source Codetext/x-swift05swift>0;0>0;00<text/x-swift08text/x-c\##
    ooo000P0[0^0^121F1F1X1^1^1^1^1^1^`N0000000391;0Bpublic.tcsh-scriptTenex C Shell scripttext/x-shellscript04tcsh0@application/x-sh0Iapplication/x-shellscript09text/x-sh0Btext/x-shellscript07.tcshrc06tcshrc\##
    ooo000P0S0V0V0j1:1:1E1_1_1_1_1_1_`N9060Bpublic.yacc-sourceYacc source codetext/x-yacc01y02ym03ymm03ypp03yxx02yy0;text/x-yacc05bison04yacc\##
    ooo000P0[0^0^111?1?1Q1V1V1V1V1V1V`N0000000391;0Apublic.zsh-scriptZ Shell scripttext/x-shellscript03zsh0@application/x-sh0Iapplication/x-shellscript09text/x-sh0Btext/x-shellscript07.zlogin08.zlogout09.zprofile07.zshenv06.zshrc06zlogin07zlogout08zprofile06zshenv05zshrc09zsh-theme05zunit\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var osaScript: Self { Self(number: 36954) }
  @inlinable @inline(__always) package static var appleScript: Self { Self(number: 36894) }
  @inlinable @inline(__always) package static var javaScript: Self { Self(number: 36990) }
  @inlinable @inline(__always) package static var java: Self { Self(number: 36938) }
  @inlinable @inline(__always) package static var go: Self { Self(number: 36904) }
  @inlinable @inline(__always) package static var sql: Self { Self(number: 36877) }
  @inlinable @inline(__always) package static var kotlin: Self { Self(number: 36957) }
  @inlinable @inline(__always) package static var rust: Self { Self(number: 36893) }
  @inlinable @inline(__always) package static var ada: Self { Self(number: 36922) }
  @inlinable @inline(__always) package static var assemblyLanguageSource: Self { Self(number: 36892) }
  @inlinable @inline(__always) package static var bashScript: Self { Self(number: 36966) }
  @inlinable @inline(__always) package static var cHeader: Self { Self(number: 36946) }
  @inlinable @inline(__always) package static var cPlusPlusHeader: Self { Self(number: 36949) }
  @inlinable @inline(__always) package static var cPlusPlusInlineHeader: Self { Self(number: 36933) }
  @inlinable @inline(__always) package static var cPlusPlusSource: Self { Self(number: 36970) }
  @inlinable @inline(__always) package static var preprocessedCPlusPlusSource: Self { Self(number: 36969) }
  @inlinable @inline(__always) package static var cSource: Self { Self(number: 36947) }
  @inlinable @inline(__always) package static var preprocessedCSource: Self { Self(number: 36923) }
  @inlinable @inline(__always) package static var cshScript: Self { Self(number: 36924) }
  @inlinable @inline(__always) package static var dylan: Self { Self(number: 36895) }
  @inlinable @inline(__always) package static var fortran77Source: Self { Self(number: 36976) }
  @inlinable @inline(__always) package static var fortran90Source: Self { Self(number: 36987) }
  @inlinable @inline(__always) package static var fortran95Source: Self { Self(number: 36917) }
  @inlinable @inline(__always) package static var fortran: Self { Self(number: 36886) }
  @inlinable @inline(__always) package static var kshScript: Self { Self(number: 36977) }
  @inlinable @inline(__always) package static var lex: Self { Self(number: 36926) }
  @inlinable @inline(__always) package static var makefile: Self { Self(number: 36983) }
  @inlinable @inline(__always) package static var objectiveCPlusPlusSource: Self { Self(number: 36897) }
  @inlinable @inline(__always) package static var preprocessedObjectiveCPlusPlusSource: Self { Self(number: 36919) }
  @inlinable @inline(__always) package static var objectiveCSource: Self { Self(number: 36971) }
  @inlinable @inline(__always) package static var preprocessedObjectiveCSource: Self { Self(number: 36875) }
  @inlinable @inline(__always) package static var pascal: Self { Self(number: 36871) }
  @inlinable @inline(__always) package static var perlScript: Self { Self(number: 36937) }
  @inlinable @inline(__always) package static var phpScript: Self { Self(number: 36906) }
  @inlinable @inline(__always) package static var pythonScript: Self { Self(number: 36941) }
  @inlinable @inline(__always) package static var rubyScript: Self { Self(number: 36876) }
  @inlinable @inline(__always) package static var script: Self { Self(number: 36962) }
  @inlinable @inline(__always) package static var shellScript: Self { Self(number: 36939) }
  @inlinable @inline(__always) package static var sourceCode: Self { Self(number: 36870) }
  @inlinable @inline(__always) package static var swiftSource: Self { Self(number: 36889) }
  @inlinable @inline(__always) package static var tcshScript: Self { Self(number: 36958) }
  @inlinable @inline(__always) package static var yacc: Self { Self(number: 36980) }
  @inlinable @inline(__always) package static var zshScript: Self { Self(number: 36890) }
}
