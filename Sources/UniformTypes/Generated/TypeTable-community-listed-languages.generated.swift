// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityListedLanguages: StaticString = ##"""
    1980002nR0000000000001F<0V:0001gL0001en0000_Y1QB0000000000001Nk2C=0Wh2c30000lQ0001]b1TY24Y34a000\##
    1AY11G2f>2L92NC0002on0^30001Gd0001I?2X\0000000000000000000000000000000OH00014P0\G000000000000000\##
    0000001lT0000000J_0000000000000001=30<000000000000000000032l0001>Q0001oW0000000TQ0000000002:k28@\##
    0BQ0DI2?I0000000001c80000001a\1L]15l23;000000000000000000000000000000000000000000000000000000000\##
    0001S?0000000000002]J00000000000000000000026T0000?K0A50000002Vm2UP1Zb0000000000IK1j_0e01\@2[P2hh\##
    0nM2d[1_`1mn00000000036G17M2E;0000000000000000000000002GH2`b2=W0000000000000000000000000000002lL\##
    0jH1300000000L<0000fM0000000000c21K21CC0000YT0000000000001hi0000QS00000000021T1@12RJ2Sg000000000\##
    0000000M^2^d2jh1:`0Rm1Y?0000000000000FR0H30001VA2PN1D_2A90000000000oa2I50000000>60aH0000000000hP\##
    ooo00000S0V0V1=1U1U1U1Z2626262626`F9QB0Uorg.uniform-types.2-dimensional-array2-Dimensional Array data032da0Jtext/x-2-dimensional-array\##
    ooo00000S0V0V0l1515151:1E1E1E1E1E`N9060Dorg.uniform-types.4d4D source034dm09text/x-4d\##
    ooo00000S0V0V121A1A1A1I1Z1Z1Z1Z1Z`N9060Jorg.uniform-types.abap-cdsABAP CDS source06asddls0?text/x-abap-cds\##
    ooo00000S0V0V0n1919191?1L1L1L1L1L`N9060Forg.uniform-types.aidlAIDL source04aidl0;text/x-aidl\##
    ooo00000S0V0V151G1G1G1T1h1h1h1h1h`N9060Morg.uniform-types.angelscriptAngelScript source0;angelscript0Btext/x-angelscript\##
    ooo00000S0V0V111A1A1A1A1Q1Q1Q1Q1Q`F9QB0Iorg.uniform-types.antlersAntlers template0>text/x-antlers0<antlers.html0;antlers.php0;antlers.xml\##
    ooo00000S0V0V101=1=1=1=1L1L1L1L1L`N9060Horg.uniform-types.arturoArturo source0=text/x-arturo03art\##
    ooo00000S0V0V0m1717171<1H1H1H1H1H`N9060Eorg.uniform-types.aslASL source03asl0:text/x-asl\##
    ooo00000S0V0V0l151515151@1@1@1@1@`N9060Dorg.uniform-types.bcbc source09text/x-bc02bc\##
    ooo00000S0V0V0o1;1;1;1?1M1M1M1M1M`N9060Gorg.uniform-types.berryBerry source02be0<text/x-berry\##
    ooo00000S0V0V0o1=1=1=1D1R1R1R1R1R`F9QB0Gorg.uniform-types.bladeBlade template05blade0<text/x-blade\##
    ooo00000S0V0V131C1C1C1C1U1U1U1U1U`N9060Korg.uniform-types.blueprintBlueprint source0@text/x-blueprint03blp\##
    ooo00000S0V0V161G1G1G1G1\1\1\1\1\`F9QB0Norg.uniform-types.browserslistBrowserslist data0Ctext/x-browserslist0?.browserslistrc0<browserslist\##
    ooo00000S0V0V0m1919191>1J1J1J1J1J`N9060Eorg.uniform-types.bstBibTeX style03bst0:text/x-bst\##
    ooo00000S0V0V111?1?1?1D1T1T1T1T1T`N9060Iorg.uniform-types.cadenceCadence source03cdc0>text/x-cadence\##
    ooo00000S0V0V121A1A1A1H1Y1Y1Y1Y1Y`N9060Jorg.uniform-types.cameligoCameLIGO source05mligo0?text/x-cameligo\##
    ooo00000S0V0V141E1E1E1K1^1^1^1^1^`N9060Lorg.uniform-types.chaiscriptChaiScript source04chai0Atext/x-chaiscript\##
    ooo00000S0V0V1;1K1K1K1P1\1\1\1\1\`F9QB0Sorg.uniform-types.closure-templatesClosure template03soy0:text/x-soy\##
    ooo00000S0V0V1H1k1k1k1k2R2R2R2R2R`F9QB0`org.uniform-types.cloud-firestore-security-rulesCloud Firestore Security Rules data0Utext/x-cloud-firestore-security-rules0?firestore.rules\##
    ooo00000S0V0V111=1=1=1L1\1\1\1\1\`F9QB0Iorg.uniform-types.conll-uCoNLL-U data06conllu05conll0>text/x-conll-u\##
    ooo00000S0V0V0o1;1;1;1H1V1V1V1V1V`N9060Gorg.uniform-types.crmshCrmsh source05crmsh04pcmk0<text/x-crmsh\##
    ooo00000S0V0V151B1B1B1B1V1V1V1V1V`F9QB0Morg.uniform-types.curl-configcurl settings0Btext/x-curl-config07_curlrc\##
    ooo00000S0V0V131C1C1C1H1Z1Z1Z1Z1Z`N9060Korg.uniform-types.dataweaveDataWeave source03dwl0@text/x-dataweave\##
    ooo00000S0V0V1;1F1F1F1F1`1`1`1`1``N9060Sorg.uniform-types.debian-sourcelistAPT sources0Htext/x-debian-sourcelist0<sources.list\##
    ooo00000S0V0V0l1>1>1>1B1M1M1M1M1M`N9060Dorg.uniform-types.dmDream Maker source02dm09text/x-dm\##
    ooo00000S0V0V121W1W1W1W1i1i1i1i1i`N9060Jorg.uniform-types.dylanlidDylan library interchange description0@text/x-dylan-lid03lid03lid\##
    ooo00000Z0]0]1?1L1L1L1Q1h1h1h1h1h`B00000049QF0Porg.uniform-types.ecere-projectsEcere project03epj0Etext/x-ecere-projects\##
    ooo00000S0V0V1>1W1W1W1\2929292929`F9QB0Vorg.uniform-types.edje-data-collectionEdje Data Collection data03edc0Ktext/x-edje-data-collection\##
    ooo00000S0V0V151G1G1G1X1l1l1l1l1l`N9060Morg.uniform-types.emberscriptEmberScript source02em0;emberscript0Btext/x-emberscript\##
    ooo00000S0V0V0l151515191D1D1D1D1D`N9060Dorg.uniform-types.eqEQ source02eq09text/x-eq\##
    ooo00000S0V0V101=1=1=1G1V1V1V1V1V`N9060Horg.uniform-types.falconFalcon source03fal03ftd0=text/x-falcon\##
    ooo00000S0V0V151@1@1@1E1Y1Y1Y1Y1Y`F9QB0Morg.uniform-types.figlet-fontFIGlet font03flf0Btext/x-figlet-font\##
    ooo00000S0V0V0n1919191C1P1P1P1P1P`N9060Forg.uniform-types.funcFunC source02fc04func0;text/x-func\##
    ooo00000S0V0V0n1919191?1L1L1L1L1L`N9060Forg.uniform-types.gamlGAML source04gaml0;text/x-gaml\##
    ooo00000S0V0V101=1=1=1B1Q1Q1Q1Q1Q`N9060Horg.uniform-types.generoGenero source034gl0=text/x-genero\##
    ooo00000S0V0V161A1A1A1F1[1[1[1[1[`F9QB0Norg.uniform-types.genero-formsGenero form03per0Ctext/x-genero-forms\##
    ooo00000S0V0V101=1=1=1B1X1X1X1X1X`b9PU0Horg.uniform-types.genshiGenshi source03kid0Dapplication/x-genshi\##
    ooo00000S0V0V1;1Q1Q1Q1Q1k1k1k1k1k`F9QB0Sorg.uniform-types.git-revision-listGit Revision List data0Htext/x-git-revision-list0F.git-blame-ignore-revs\##
    ooo00000S0V0V0o1;1;1;1@1N1N1N1N1N`N9060Gorg.uniform-types.glyphGlyph source03glf0<text/x-glyph\##
    ooo00000S0V0V0o1;1;1;1B1P1P1P1P1P`N9060Gorg.uniform-types.graceGrace source05grace0<text/x-grace\##
    ooo00000S0V0V0o1;1;1;1;1I1I1I1I1I`N9060Gorg.uniform-types.gtkrcGTK settings0<text/x-gtkrc06.gtkrc05gtkrc\##
    ooo00000S0V0V111=1=1=1=1M1M1M1M1M`F9QB0Iorg.uniform-types.haproxyHAProxy data0>text/x-haproxy0;haproxy.cfg\##
    ooo00000S0V0V0n1919191?1L1L1L1L1L`N9060Forg.uniform-types.hoonHoon source04hoon0;text/x-hoon\##
    ooo00000S0V0V0n1:1:1:1@1M1M1M1M1M`F9QB0Forg.uniform-types.httpHTTP message04http0;text/x-http\##
    ooo00000S0V0V0n1E1E1E1K1X1X1X1X1X`F9QB0Forg.uniform-types.hxmlHaxe compiler arguments04hxml0;text/x-hxml\##
    ooo00000S0V0V0n1919191>1K1K1K1K1K`N9060Forg.uniform-types.iconIcon source03icn0;text/x-icon\##
    ooo00000S0V0V161I1I1I1N1c1c1c1c1c`N9060Norg.uniform-types.imagej-macroImageJ Macro source03ijm0Ctext/x-imagej-macro\##
    ooo00000S0V0V111818181L1[1[1[1[1[`F9QB0Iorg.uniform-types.irc-logIRC log06irclog0:weechatlog0=text/x-irclog\##
    ooo00001;1>1>1W1c1c1c202>2>2>2>2>`N000000000000000000000000000000000000000@90n0Gorg.uniform-types.jflexJFlex source04flex05jflex0<text/x-jflex\##
    ooo00001;1>1>1[1k1k1k252G2G2G2G2G`N000000000000000000000000000000000000000@90n0Korg.uniform-types.jison-lexJison Lex source08jisonlex0@text/x-jison-lex\##
    ooo00000S0V0V171K1K1K1P1f1f1f1f1f`N9060Oorg.uniform-types.kakounescriptKakouneScript source03kak0Dtext/x-kakounescript05kakrc\##
    ooo00000S0V0V0m1919191>1J1J1J1J1J`F9QB0Eorg.uniform-types.kitKit template03kit0:text/x-kit\##
    ooo00000S0V0V121A1A1A1G1X1X1X1X1X`N9060Jorg.uniform-types.ligolangLigoLANG source04ligo0?text/x-ligolang\##
    ooo00001215151^2:2:2:2E2c2c2c2c2c`N0000000000000000000000000000008C190Worg.uniform-types.literate-coffeescriptLiterate CoffeeScript source09litcoffee0Ltext/x-literate-coffeescript09coffee.md\##
    ooo00000S0V0V111=1=1=1C1S1S1S1S1S`N9060Iorg.uniform-types.mallardMallard page04page0>text/x-mallard\##
    ooo00000S0V0V0o1;1;1;1@1N1N1N1N1N`N9060Gorg.uniform-types.mapleMaple source03mws0<text/x-maple\##
    ooo00000S0V0V0o1=1=1=1D1R1R1R1R1R`F9QB0Gorg.uniform-types.markoMarko template05marko0<text/x-marko\##
    ooo00000S0V0V0o1;1;1;1B1W1W1W1W1W`N9060Gorg.uniform-types.masonMason source05mason0Capplication/x-mason0;autohandler08dhandler\##
    ooo000P0S0V0V101=1=1=1B1Q1Q1Q1Q1Q`N9060Horg.uniform-types.maximaMaxima source03wxm0=text/x-maxima0?maxima-init.mac03mac03mac\##
    ooo00000S0V0V0n1919191?1L1L1L1L1L`N9060Forg.uniform-types.mintMint source04mint0;text/x-mint\##
    ooo00000S0V0V1B1a1a1a1k2L2L2L2L2L`N9060Zorg.uniform-types.module-management-systemModule Management System source03mms03mmk0Otext/x-module-management-system0;descrip.mmk0;descrip.mms\##
    ooo00000S0V0V0n1;1;1;1A1N1N1N1N1N`F9QB0Forg.uniform-types.mtmlMTML template04mtml0;text/x-mtml\##
    ooo00000S0V0V0o1;1;1;1?1M1M1M1M1M`N9060Gorg.uniform-types.mupadMuPAD source02mu0<text/x-mupad\##
    ooo00000S0V0V101=1=1=1B1X1X1X1X1X`N9060Horg.uniform-types.myghtyMyghty source03myt0Dapplication/x-myghty0<autodelegate\##
    ooo00000S0V0V101=1=1=1E1T1T1T1T1T`F9QB0Horg.uniform-types.nanorcnano settings06nanorc0=text/x-nanorc07.nanorc06nanorc\##
    ooo00000S0V0V0n1717171=1J1J1J1J1J`F9QB0Forg.uniform-types.neonNEON data04neon0;text/x-neon\##
    ooo00000S0V0V111?1?1?1I1Y1Y1Y1Y1Y`N9060Iorg.uniform-types.netlinxNetLinx source03axs03axi0>text/x-netlinx\##
    ooo00000S0V0V151G1G1G1G1[1[1[1[1[`N9060Morg.uniform-types.netlinx-erbNetLinx+ERB source0Btext/x-netlinx-erb07axi.erb07axs.erb\##
    ooo00000S0V0V121A1A1A1F1W1W1W1W1W`N9060Jorg.uniform-types.nwscriptNWScript source03nss0?text/x-nwscript\##
    ooo00000S0V0V0l1515151C1N1N1N1N1N`N9060Dorg.uniform-types.oxOx source02ox03oxh03oxo09text/x-ox\##
    ooo00001316161M1Y1Y1Y1_1k1k1k1k1k`F0000000000000000000000000000000PA1C0Eorg.uniform-types.picPic template04chem0:text/x-pic\##
    ooo00000S0V0V131E1E1E1I1\1\1\1\1\`N9060Korg.uniform-types.pkgconfigpkg-config package02pc0Atext/x-pkg-config\##
    ooo00000S0V0V1E1e1e1e272[2[2[2[2[`F9QB0]org.uniform-types.protocol-buffer-text-formatProtocol Buffer Text Format data09textproto05pbtxt0Rtext/x-protocol-buffer-text-format\##
    ooo00001?1B1B1f2626262C2\2\2\2\2\`N0000000300000000000000000000000000000000000891=0Rorg.uniform-types.python-tracebackPython traceback04pytb05py3tb0Gtext/x-python-traceback\##
    ooo00000S0V0V0o1;1;1;1;1I1I1I1I1I`N9060Gorg.uniform-types.quakeQuake source0<text/x-quake0:m3makefile0;m3overrides\##
    ooo00000S0V0V141E1E1E1M1`1`1`1`1``N9060Lorg.uniform-types.reasonligoReasonLIGO source06religo0Atext/x-reasonligo\##
    ooo00000S0V0V141C1C1C1C1V1V1V1V1V`F9QB0Lorg.uniform-types.record-jarRecord Jar data0Atext/x-record-jar0Llanguage-subtag-registry.txt\##
    ooo00000S0V0V181K1K1K1K1b1b1b1b1b`F9QB0Porg.uniform-types.redirect-rulesRedirect Rules data0Etext/x-redirect-rules0:_redirects\##
    ooo00000S0V0V1<1S1S1S1b2=2=2=2=2=`F9QB0Torg.uniform-types.regular-expressionRegular Expression data06regexp05regex0Itext/x-regular-expression\##
    ooo000P0S0V0V101?1?1?1D1S1S1S1S1S`F9QB0Horg.uniform-types.runoffRUNOFF template03rnh0=text/x-runoff03rno03rno\##
    ooo00000S0V0V181K1K1K1O1f1f1f1f1f`F9QB0Porg.uniform-types.selinux-policySELinux Policy data02te0Etext/x-selinux-policy0=file_contexts0>genfs_contexts0<initial_sids0=port_contexts0@security_classes\##
    ooo00000S0V0V1;1Q1Q1Q1Q1k1k1k1k1k`F9QB0Sorg.uniform-types.shellcheck-configShellCheck Config data0Htext/x-shellcheck-config0=.shellcheckrc\##
    ooo00000S0V0V161C1C1C1^2;2;2;2;2;`N9060Norg.uniform-types.shellsessionshell session0:sh-session0=shell-session0Kapplication/x-shell-session\##
    ooo00000S0V0V151K1K1K1K1_1_1_1_1_`N9060Morg.uniform-types.singularitySingularity definition0Btext/x-singularity0;singularity\##
    ooo00000S0V0V0n1919191@1M1M1M1M1M`N9060Forg.uniform-types.smplSmPL source05cocci0;text/x-smpl\##
    ooo00000S0V0V0o1?1?1?1?1M1M1M1M1M`F9QB0Gorg.uniform-types.soongSoong build file0<text/x-soong0:android.bp\##
    ooo00000S0V0V0m1717171A1M1M1M1M1M`N9060Eorg.uniform-types.sqfSQF source03sqf03hqf0:text/x-sqf\##
    ooo00000S0V0V131A1A1A1A1S1S1S1S1S`N9060Korg.uniform-types.squidconfSquid settings0@text/x-squidconf0:squid.conf\##
    ooo00000S0V0V141D1D1D1D1W1W1W1W1W`F9QB0Lorg.uniform-types.ssh-configOpenSSH settings0Atext/x-ssh-config0:ssh-config0:ssh_config09sshconfig0>sshconfig.snip0;sshd-config0;sshd_config\##
    ooo00001316161N1W1W1W1]1j1j1j1j1j`N0000000000000000000000000000000@A7<0Forg.uniform-types.stonSTON data04ston0;text/x-ston\##
    ooo00000S0V0V0m1919191>1J1J1J1J1J`F9QB0Eorg.uniform-types.teaTea template03tea0:text/x-tea\##
    ooo00000S0V0V121A1A1A1E1V1V1V1V1V`N9060Jorg.uniform-types.terminfoTerminfo source02ti0?text/x-terminfo08terminfo0<terminfo.src\##
    ooo00000S0V0V1=1U1U1U1U2121212121`F9QB0Uorg.uniform-types.textmate-propertiesTextMate Properties data0Jtext/x-textmate-properties0>.tm_properties\##
    ooo00000S0V0V111?1?1?1H1X1X1X1X1X`N9060Iorg.uniform-types.treetopTreetop source07treetop0>text/x-treetop\##
    ooo000P0S0V0V101=1=1=1A1P1P1P1P1P`N9060Horg.uniform-types.turingTuring source02tu0=text/x-turing01t\##
    ooo0000181;1;1a2:2:2:2?2Z2Z2Z2Z2Z`N000000000000000000000000000000000000891C0Torg.uniform-types.unified-parallel-cUnified Parallel C source03upc0Itext/x-unified-parallel-c\##
    ooo00000S0V0V1;1Q1Q1Q1V2020202020`F9QB0Sorg.uniform-types.valve-data-formatValve Data Format data03vdf0Htext/x-valve-data-format\##
    ooo00000S0V0V0n1919191G1T1T1T1T1T`N9060Forg.uniform-types.veraVera source02vr03vri03vrh0;text/x-vera\##
    ooo00000S0V0V151I1I1I1b2626262626`F9QB0Morg.uniform-types.vim-snippetVim Snippet template04snip07snippet08snippets0Btext/x-vim-snippet\##
    ooo00000S0V0V0n1919191?1L1L1L1L1L`N9060Forg.uniform-types.wispWisp source04wisp0;text/x-wisp\##
    ooo00000S0V0V1@1[1[1[1[2:2:2:2:2:`F9QB0Xorg.uniform-types.x-font-directory-indexX Font Directory Index data0Mtext/x-x-font-directory-index0=encodings.dir0;fonts.alias09fonts.dir0;fonts.scale\##
    ooo00000S0V0V121?1?1?1?1P1P1P1P1P`F9QB0Jorg.uniform-types.xcomposeXCompose data0?text/x-xcompose09.xcompose08xcompose\##
    ooo00000S0V0V101;1;1;1G1V1V1V1V1V`b9PU0Horg.uniform-types.xpagesXPages data0:xsp-config0=text/x-xpages\##
    ooo00000S0V0V0m1717171<1H1H1H1H1H`N9060Eorg.uniform-types.yulYul source03yul0:text/x-yul\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var maxima: Self { Self(number: 57506) }
  @inlinable @inline(__always) package static var runoff: Self { Self(number: 57522) }
  @inlinable @inline(__always) package static var turing: Self { Self(number: 57505) }
}
