// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let appleText: StaticString = ##"""
    0DR0600000000000000000000000000000000000000000000000000000000000F_0000000000YD0@b1V30000000;K1ff\##
    0000000000LK0W]1YU0>200000000000000013S0001S60000000000000V30001P\0000000a;000000000000000000000\##
    0B]0cX0000000000000000000000000000JJ0000000_W0001I100015K1L71NS0000f^0^310I1W8000000000000000000\##
    08@1M90000000000000000000000000?R0000001CM0P`0000000000000000I20NE0000000000000001E`000000000000\##
    ooo000P0S0V0Y0n0n0n1G1L1L1L1L1L1L`B9QC9QB0Ccom.apple.chess.pgnapplication/vnd.chess-pgn03pgn0Iapplication/vnd.chess-pgn0Gapplication/x-chess-pgn\##
    ooo000P0S0V0V1I1e1e2I2U2U2U2U2U2U`b9PU0acom.apple.dt.interfacebuilder.document.storyboardInterface Builder Storyboardapplication/vnd.apple.storyboard+xml0:storyboard0Tapplication/vnd.apple.storyboard+xml\##
    ooo000P0S0V0V1A1V1V23282828282828`b9PU0Ycom.apple.interfacebuilder.document.cocoaInterface Builder XMLapplication/vnd.apple.xib+xml03xib0Mapplication/vnd.apple.xib+xml\##
    ooo000P0S0V0V161J1J1J1P1P1P1P1P1P`b9PU0Ncom.apple.scripting-definitionScripting Definition04sdef\##
    0J000000S0V0V111@1@1@1@1@1@1@1@1@`F9QB0Icom.apple.structured-textStructured Text\##
    ooo00000l0o0o1R1k1k1k1k1k1k1k1k1k`F00000000000000000000000019QZ0Qcom.apple.structured-text.addressAddress (Structured Text)\##
    ooo00000l0o0o1O1e1e1e1e1e1e1e1e1e`F00000000000000000000000019QZ0Ncom.apple.structured-text.dateDate (Structured Text)\##
    ooo00000l0o0o1[2=2=2=2=2=2=2=2=2=`F00000000000000000000000019QZ0Zcom.apple.structured-text.telephone-numberTelephone Number (Structured Text)\##
    ooo00000l0o0o1^2C2C2C2C2C2C2C2C2C`F00000000000000000000000019QZ0]com.apple.structured-text.transit-informationTransit Information (Structured Text)\##
    ooo00000S0V0V1<1<1<1<1<1<1H1H1H1H`F9QB0Tcom.apple.traditional-mac-plain-text04TEXT04ttro\##
    ooo00000S0V0Y171J1J1X1a1a1a1a1a1a`B9QC9QB0Lcom.apple.xcode.strings-textLocalizable Stringstext/x-strings07strings0>text/x-strings\##
    ooo000P0S0V0Y171O1O1Y1^1^1^1^1^1^`B9QC9QB0Lcom.scenarist.closed-captionScenarist Closed Captiontext/x-scc03scc0:text/x-scc\##
    ooo000P0S0V0V0n1<1<1<1B2222222222`b9PU0Fcom.sun.java-web-startJava web start04jnlp0Lapplication/x-java-jnlp-file0@application/jnlp0Gapplication/x-java-jnlp\##
    0O4000T0S0V0Y161H25252d333333333B`F9QB9Q10Knet.daringfireball.markdownMarkdown text filehttps://daringfireball.net/projects/markdown/02md08markdown05mdown03mkd04mkdn06markdn05markd0=text/markdown0000K0K0K0K09Pe0?text/x-markdown0Ctext/x-web-markdown0;contents.lr0=excalidraw.md06livemd06mdtext05mdtxt04mdwn06mkdown04ronn03scd08workbook03scd\##
    ooo000P0S0V0Y0h1515151:1D1D1D1D1D`B9QC9QB0=org.w3.webvttWebVTT Format03vtt08text/vtt0Dapplication/x-webvtt\##
    ooo000P0S0V0V0b0b0b161A1A1A1A1A1A`b9PU0:org.w3.xslapplication/xslt+xml03xsl04xslt0Dapplication/xslt+xml\##
    ooo000P191?1?1c292\2\2a3H3H3H3H3P`F000000000000000000000000000000000000089QB9Q>0Rpublic.comma-separated-values-textcomma-separated valueshttp://www.ietf.org/rfc/rfc4180.txt03csv08text/csv0Ktext/comma-separated-values>0;0>0;00?application/csv0Aapplication/x-csv0Mtext/x-comma-separated-values0:text/x-csv\##
    0W2000T0S0V0Y0e0h0h0h0m171717171?`B9QC9QB0:public.cssCSS03css08text/css0000B0?007min.css0:module.css\##
    0W3000\0S0V0Y171L1L1L1L1L1L1L1L1T`B9QC9QB0Lpublic.delimited-values-textdelimited text values>0;0>0;0\##
    ooo000P0Z0]0]0m1414141=1S1S1S1S1[`B00000049QF0>public.geojsonGeoJSON07geojson0Dapplication/geo+jsonB0?0B0?00Happlication/vnd.geo+json08geo.json0<geojson.json\##
    0Y1000\0S0V0Y0f0o0o0o1G1R1X24242<`B9QC9QB0;public.htmlHTML text04html03htm05shtml04shtm09text/html04HTML0JApple HTML pasteboard type>0;0>0;00Lapplication/x-extension-html07html.hl02ep03hta03inc03inc\##
    082000\0S0V0Y0f0j0j0j101B1B1B1B1J`B9QC9QB0;public.jsonJSON04json0@application/json>0;0>0;00Bapplication/x-json09text/json0;text/x-json0C.all-contributorsrc0:.arcconfig0?.auto-changelog08.bowerrc05.c8rc0:.csslintrc0;.htmlhintrc0=.imgbotconfig0=.lintstagedrc06.nycrc0;.prettierrc06.swcrc0=.swift-format0<.tern-config0=.tern-project0?.watchmanconfig0=composer.lock09deno.lock0:flake.lock0:mcmod.info0Amodule.bazel.lock0@package.resolved0<pipfile.lock0<openapi.json064dform094dproject04avpr04avsc0:cpuprofile0;heapprofile0<heapsnapshot03ice09importmap0?json-tmlanguage06mcmeta05sarif0:speedscope04tact06webapp02yy03yyp03ice\##
    0[3000T0S0V0Y0h0n1?1?1G1]1]1]1]1]`B9QC9QB0=public.ndjsonNDJSONhttp://ndjson.org06ndjson0Dapplication/x-ndjson0Aapplication/jsonl0Eapplication/jsonlines0Bapplication/ndjson0Gapplication/x-jsonlines04json\##
    0\3000T0S0V0Y0l16161A1N1N1N1N1N1N`F9QB1PH0Apublic.patch-filePatch Filetext/x-diff05patch04diff0;text/x-diff0;text/x-diff\##
    012000\0S0V0V0i0m0m0m181D1D1D1D1L`B9QC0Apublic.plain-texttext03txt04text0:text/plain>0;0>0;00:text/ascii0:text/x-log0:text/plain07.curlrc08.gdbinit09.htaccess09.htpasswd08.inputrc09.lldbinit06.netrc0=.node-version06.nvmrc0?.python-version09.rhistory0=.ruby-version09.screenrc0>.swift-version0:.tmux.conf0>.tool-versions07.wgetrc0?authorized_keys09caddyfile07changes0:codeowners0<contributors07crontab08doxyfile05fstab05hosts0;known_hosts07licence07license0>license.apache0;license.bsd0;license.gpl0<license.lgpl0;license.mit0;license.mpl0;maintainers04news06notice06passwd08procfile07sudoers06thanks04todo07version03asc03doc03asc0Kapplication/vnd.ms-opentype0Lapplication/x-ace-compressed0Capplication/x-bzip20Aapplication/x-xar09audio/amr0:audio/flac0:audio/midi0<audio/x-aiff0;audio/x-mod0@audio/x-musepack0;audio/x-wav09font/woff0:font/woff20Iimage/vnd.adobe.photoshop0<image/x-icns0;image/x-x3f\##
    ooo000P0S0V0V0b0n0n0n131H1H1H1H1H`b9PU0:public.rssRSS web feed03rss0Capplication/rss+xml0?application/rss0Eapplication/x-rss+xml08text/rss07rss.xml\##
    ooo000P0S0V0Y0e141414191C1I2F2F2N`B9QC9QB0:public.rtfrich text (RTF)03rtf08text/rtf04RTF 0ZNeXT Rich Text Format v1.0 pasteboard type0?NSRTFPboardType>0;0>0;00?application/rtf0Aapplication/x-rtf0=text/richtext\##
    0^3000T191?1?1a2525252:2U2U2U2U2]`F000000000000000000000000000000000000089QB9Q>0Ppublic.tab-separated-values-texttab-separated values03tsv0Itext/tab-separated-values>0;0>0;008text/tsv03tab03vcf03tab\##
    014000\0S0Y0Y0f0j0j0j0j0j0j0j0j12`28P78P;0;public.texttext>0;0>0;0\##
    ooo000P0S0V0V181<1<1<1<1<1B1B1B1J`F9QB0Ppublic.utf16-external-plain-texttext04ut16>0;0>0;0\##
    ooo000P0S0V0V0o131313131k21212129`F9QB0Gpublic.utf16-plain-texttext0Itext/plain;charset=utf-160Ktext/plain;charset="utf-16"04utxt>0;0>0;0\##
    0_3000P0S0V0V0n121212121h1n2B2B2J`F9QB0Fpublic.utf8-plain-texttext0Htext/plain;charset=utf-80Jtext/plain;charset="utf-8"04utf80BNSStringPboardType>0;0>0;0\##
    ooo000P1A1G1G1n2B2B2B2B2B2B2e2e2m`F00000000000000000000000000000000000008000000889Q@9Pe0Upublic.utf8-tab-separated-values-texttab-separated values0QNeXT tabular text pasteboard type>0;0>0;0\##
    ooo00000S0V0V0b101010151515151515`b9PU0:public.xfdXML Form (XFD)03xfd\##
    ooo000P0S0V0Y0g0l0l0l1>1U1U1U1U1U`b9PU9Q10<public.xhtmlXHTML05xhtml04xhtm03xht0Eapplication/xhtml+xml0Gapplication/x-xhtml+xml0Aapplication/xhtml0:text/xhtml\##
    015000\0S0V0Y0e0m0m0m121M1M1M1M1U`B9QC9QB0:public.xmlXML text03xml0?application/xml08text/xml>0;0>0;00Aapplication/x-xml0:text/x-xml0:.classpath09.cproject08.project0Candroidmanifest.xml07ant.xml0:app.config09build.xml07ivy.xml0<nuget.config0?packages.config0Asettings.stylecop0:web.config0@web.debug.config0Bweb.release.config08xml.dist03ant05axaml04axml06builds06ccproj05ccxml06clixml08cproject05cscfg05csdef03csl02ct07depproj0;dotsettings07filters04fxml03gmx05grxml03gst03hzp03ivy05jelly06jsproj06launch08mdpolicy04mjml04mojo04mxml06natvis03ncl06ndproj05nproj06nuspec03odd07pkgproj0:pluginspec04psc102pt05qhelp0;runsettings05scxml06sfproj06shproj04slnx04srdf0?sublime-snippet02sw03tml03typ04urdf02ux0<vsixmanifest0:vssettings0:vstemplate04vxml07wixproj08workflow03wxi03wxl03wxs05xacro03xbl03xmi05xproj05xspec04zcml03gst03ncl0:pluginspec03typ03wxs\##
    0_5000T0S0V0Y0f0j0j1:1E1Y1Y1Y1Y1a`B9QC9QB0;public.yamlYAMLapplication/yaml03yml04yaml0Bapplication/x-yaml>0;0>0;00@application/yaml0;text/x-yaml09text/yaml0=.clang-format0;.clang-tidy07.clangd08.condarc06.gemrc08.mambarc09.yamllint0<citation.cff0:glide.lock09pixi.lock0<pubspec.lock0<openapi.yaml08yaml.sed09yml.mysql03cff0<clang-format05eyaml03mir04reek04rviz0>sublime-syntax06syntax0?yaml-tmlanguage\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var chessPGN: Self { Self(number: 38913) }
  @inlinable @inline(__always) package static var storyboard: Self { Self(number: 39008) }
  @inlinable @inline(__always) package static var xib: Self { Self(number: 38942) }
  @inlinable @inline(__always) package static var scriptingDefinition: Self { Self(number: 38950) }
  @inlinable @inline(__always) package static var scenaristCaptions: Self { Self(number: 38947) }
  @inlinable @inline(__always) package static var jnlp: Self { Self(number: 39029) }
  @inlinable @inline(__always) package static var markdown: Self { Self(number: 39022) }
  @inlinable @inline(__always) package static var webVTT: Self { Self(number: 38963) }
  @inlinable @inline(__always) package static var xslt: Self { Self(number: 38948) }
  @inlinable @inline(__always) package static var commaSeparatedText: Self { Self(number: 38937) }
  @inlinable @inline(__always) package static var css: Self { Self(number: 38999) }
  @inlinable @inline(__always) package static var delimitedText: Self { Self(number: 38990) }
  @inlinable @inline(__always) package static var geoJSON: Self { Self(number: 38968) }
  @inlinable @inline(__always) package static var html: Self { Self(number: 38977) }
  @inlinable @inline(__always) package static var json: Self { Self(number: 38998) }
  @inlinable @inline(__always) package static var jsonLines: Self { Self(number: 39000) }
  @inlinable @inline(__always) package static var patch: Self { Self(number: 38956) }
  @inlinable @inline(__always) package static var plainText: Self { Self(number: 38994) }
  @inlinable @inline(__always) package static var rss: Self { Self(number: 39021) }
  @inlinable @inline(__always) package static var rtf: Self { Self(number: 39035) }
  @inlinable @inline(__always) package static var tabSeparatedText: Self { Self(number: 38992) }
  @inlinable @inline(__always) package static var text: Self { Self(number: 38995) }
  @inlinable @inline(__always) package static var utf16ExternalPlainText: Self { Self(number: 39009) }
  @inlinable @inline(__always) package static var utf16PlainText: Self { Self(number: 38996) }
  @inlinable @inline(__always) package static var utf8PlainText: Self { Self(number: 38965) }
  @inlinable @inline(__always) package static var utf8TabSeparatedText: Self { Self(number: 38958) }
  @inlinable @inline(__always) package static var xhtml: Self { Self(number: 39001) }
  @inlinable @inline(__always) package static var xml: Self { Self(number: 38949) }
  @inlinable @inline(__always) package static var yaml: Self { Self(number: 38943) }
}
