// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityThirdPartyDocuments: StaticString = ##"""
    00000000000000000011J0000000000000000000000000000000[a2=Y00000012X0K]00000016f0000mB0000JH000000\##
    0001?S0000000000000000XE20g2;O0001I]2@P0000000000000Pb1_Z0000000`j0ah1LQ000000000000000000000000\##
    0000000000001K40000001j80000000000000_K22_0000^00000000000000000002?K000000000000000000000000000\##
    0001YP1^=0001dc0000000000000001fJ00000000000000000000000000000000000026V0=J0000000000000000000Z8\##
    1WE29l0000000eb0000000000hH1Nd0000000000000000000D600000015O000000000000000000000000000000000000\##
    0000000000000000001lW24g1H40000000000000000j30@Z0000000000000000MB0k<0000000001Zc0000000000E[000\##
    0Nk0001450<01Q=00000000000000000000000000000000000000018d1[j19i0Tk1bS0BO0000001;T0000001RL0oL000\##
    0000001<j0000SH0001U50001nb0000000000GU0>d0000000000000000000000000000000VP000000000000000000000\##
    ooo00000S0V0V0n1D1D1D1J1J1J1J1J1J`b9PU0Fcom.adobe.acrobat.sequAdobe Acrobat Sequence04sequ\##
    ooo00000S0V0V0f0f0f11111117171717`b9PU0>com.adobe.mxmltext/x-mxml04mxml0;text/x-mxml04mxml\##
    ooo00000Z0]0]1B1^1^1^1f1f1f1f1f1f`B00000049QF0Scom.coteditor.coteditor.replacementCotEditor Replace Definition06cotrpl\##
    ooo00000Y0\0\1>1X1X1X1e1e1e1e1e1e0200P00430m0Pcom.coteditor.coteditor.settingsCotEditor Settings Archive0;cotsettings\##
    ooo00000Y0\0\1<1L1L1L1W1W1W1W1W1W0200P00430m0Ncom.coteditor.coteditor.syntaxCotEditor Syntax09cotsyntax\##
    ooo00000Z0]0]1<1K1K1K1U1U1U1U1U1U`B00000049QF0Mcom.coteditor.coteditor.themeCotEditor Theme08cottheme\##
    ooo00000S0V0V1>1e1e1e1j1j1j1j1j1j`b9PU0Vcom.eiffel.eiffelstudio-project-configEiffelStudio project configuration file03ecf\##
    ooo000P0S0V0V0l1E1a1a1f2L2R2R2R2R`b9PU0Dcom.google.earth.kmlGoogle Earth KML Documenthttp://earth.google.com/kml/03kml0Tapplication/vnd.google-earth.kml+xml04GKml0?application/kml\##
    ooo00000S0V0V0k1@1@1@1E1E1E1E1E1E`b9PU0Ccom.jetbrain.sourceJetBrain Project File03iml\##
    ooo00000Y0\0\1<1K1K1K1U1U1U1U1U1U0200P00430m0Ncom.macromates.textmate.bundleTextMate Bundle08tmbundle\##
    ooo00000W0Z0]1>1N1N1N1Y1Y1Y1Y1Y1YP200017PM7PD0Ocom.macromates.textmate.commandTextMate Command09tmcommand\##
    ooo00000W0Z0]1C1X1X1X1g1g1g1g1g1gP200017PM7PD0Tcom.macromates.textmate.drag-commandTextMate Drag Command0=tmdragcommand\##
    ooo00000W0Z0]1?1X1X202<2<2<2<2<2<P200017PM7PD0Pcom.macromates.textmate.languageTextMate Language Grammarapplication/x-tmlanguage0:tmlanguage0Happlication/x-tmlanguage\##
    ooo00000W0Z0]1<1J1J1J1S1S1S1S1S1SP200017PM7PD0Mcom.macromates.textmate.macroTextMate Macro07tmmacro\##
    ooo00000Y0\0\1<1K1K1K1U1U1U1U1U1U0200P00430m0Ncom.macromates.textmate.pluginTextMate PlugIn08tmplugin\##
    ooo00000W0Z0]1B1V1V1V1e1e1e1e1e1eP200017PM7PD0Scom.macromates.textmate.preferencesTextMate Preferences0=tmpreferences\##
    ooo00000S0V0V1=1S1S1S1c1c1c1c1c1c`B9QC0Ucom.macromates.textmate.release-notesTextMate release notes0>tmreleasenotes\##
    ooo00000W0Z0]1>1N1N1N1Y1Y1Y1Y1Y1YP200017PM7PD0Ocom.macromates.textmate.snippetTextMate Snippet09tmsnippet\##
    ooo00000W0Z0]1<1J1J1_1h1h1h1h1h1hP200017PM7PD0Mcom.macromates.textmate.themeTextMate Themeapplication/x-tmtheme07tmtheme0Eapplication/x-tmtheme\##
    ooo00000Z0]0]1;1;1;1;1K1K1K1K1K1K`B00000049QF0Lcom.microsoft.code-workspace0>code-workspace\##
    ooo00000S0V0Y0o1G1G1G1O1O1O1O1O1O`b9PU;R10Dcom.microsoft.csprojVisual Studio C# Project06csproj\##
    ooo00000S0V0V0i0i0i0i0n0n0n0n0n0n`b9PU0Acom.microsoft.dzi03dzi\##
    ooo000P0S0V0V0i0l0l161;1;1;1;1;1;`F9QB0Acom.microsoft.iniINItext/x-ini03ini0;.buckconfig0;.coveragerc07.flake805.hgrc06.npmrc09.pylintrc07.pypirc0>buildozer.spec08pylintrc09setup.cfg07tox.ini05vlcrc03cfg03cnf03dof03frm0=lektorproject05prefs03pro03url\##
    ooo00000S0V0V111@1m2:2G2G2G2G2G2G`B9QC0Icom.roaringpenguin.remindRemind documenthttp://www.roaringpenguin.com/products/remindtext/x-remind03rem06remind0=text/x-remind\##
    ooo000P0S0V0V0i1V1V1V1[1[1[1[1[1[P28P70Acom.seriflabs.xmpAdobe Extensible Metadata Platform file (XMP)03xmp\##
    ooo000P0S0V0V14141414191919191919P28P70Lcom.steampowered.appmanifest03acf\##
    ooo00000S0V0V0j18181H1O1O1O1O1O1O`F9QB0Bcom.unity.documentUnity documentapplication/yaml05unity0@application/yaml05asset04meta06prefab\##
    ooo00000S0V0V0m1>1N1^1h1h1h1h1h1h`B9QC0Ein.moinmo.wiki-sourceMoinMoin documenthttp://moinmo.intext/x.moin.wiki08moinmoin0@text/x.moin.wiki\##
    ooo000P0S0V0V0f131C1N1T1T1T1T1T1T`B9QC0>info.haml.hamlHaml documenthttp://haml.infotext/x-haml04haml0;text/x-haml0;haml.deface\##
    ooo000P0S0V0V0g1818181>1>1>1>1>1>P28P70?io.azkaban.flowAzkaban flow file04flow\##
    ooo00000X0[0^101C1C1C1M1M1M1M1M1MP2000440Q:0Q=0@io.iina.iinaplgzIINA Plugin Package08iinaplgz\##
    ooo000P0Y0_0_131>1>1>1J1J1J1J1J1J@200P0P48PD30m0Bio.iina.iinapluginIINA Plugin0:iinaplugin\##
    ooo00000W0Z0Z131@1@1@1G1G1G1G1G1GP200017PM0Gis.workflow.my.workflowProperty List05wflow\##
    ooo000P0S0V0V0i1;1;1Q1V1V1V1V1V1V`b9PU0Aorg.fonttools.ttxXML Font Tool fileapplication/x-font-ttx03ttx0Fapplication/x-font-ttx\##
    ooo000P0S0V0V10101010151515151515P28P70Horg.huygens-fokker.scala03scl\##
    ooo000P0S0V0V0d0d0d1<1A1A1A1A1A1A`b9PU0<org.idpf.ncxapplication/x-dtbncx+xml03ncx0Happlication/x-dtbncx+xml\##
    ooo000P0S0V0V0d0d0d1A1F1F1F1F1F1F`b9PU0<org.idpf.opfapplication/oebps-package+xml03opf\##
    ooo000P0S0V0V1=1Y2;2F2L2L2L2L2L2L`B9QC0Uorg.ietf.ldap-data-interchange-formatLDAP Data Interchange Formathttp://tools.ietf.org/html/rfc2849text/x-ldif04ldif0;text/x-ldif\##
    ooo00000S0V0Y0i1;1;1K1R1R1R1R1R1R`B9QC9QF0>org.json.jsoncJSON with commentsapplication/json05jsonc08.babelrc0B.devcontainer.json09.eslintrc0>.eslintrc.json07.jscsrc09.jshintrc09.jslintrc0Bapi-extractor.json08bun.lock0Adevcontainer.json0=jsconfig.json0Klanguage-configuration.json0=tsconfig.json0;tslint.json0=code-snippets0=sublime-build0Dsublime-color-scheme0@sublime-commands0Csublime-completions0>sublime-keymap0=sublime-macro0<sublime-menu0@sublime-mousemap0?sublime-project0@sublime-settings0=sublime-theme0?sublime_metrics0?sublime_session\##
    ooo00000Z0]0]0n0n0n1?1F1F1F1F1F1F`B00000049QF0?org.json5.json5application/json505json50Aapplication/json5\##
    ooo00000Z0]0]141?1?1?1G1G1G1G1G1G`B00000049QF0Eorg.jsoncanvas.canvasJSON Canvas06canvas\##
    ooo00000Z0]0]1212121F1M1M1M1M1M1M`B00000049QF0Corg.jsonlines.jsonlapplication/x-ndjson05jsonl\##
    ooo000P0Z0]0]101@1@1X1_1_1_1_1_1_`B00000049QF0Aorg.jupyter.ipynbJupyter Notebookapplication/x-ipynb+json05ipynb0Happlication/x-ipynb+json08notebook\##
    ooo000P0Z0l0l1>1c1c22282828282828`B000P0049QF9QC8P78PF8P;:0L0@org.khronos.gltfGraphics Language Transmission Formatmodel/gltf+json04gltf0?model/gltf+json\##
    ooo00000S0V0V0g1:1:1:1?1?1?1?1?1?`b9PU0?org.mamedev.layMAMEdev layout file03lay\##
    ooo000P0S0V0V111C1[1f2B2B2B2B2B2B`B9QC0Iorg.mediawiki.wiki-sourceMediawiki documenthttp://www.mediawiki.orgtext/x-wiki04wiki09wikipedia09mediawiki0;text/x-wiki08wikitext\##
    ooo000P0S0V0V0i12121H1M1M1M1M1M1M`F9QB0Aorg.microsoft.infINF filesapplication/x-setupinf03inf0Fapplication/x-setupinf0Iapplication/x-setupscript\##
    ooo000P0S0V0V0d1G1G1[1`1`1`1`1`1``b9PU0<org.mpeg.mpdMPEG Media Presentation Descriptionapplication/dash+xml03mpd0Dapplication/dash+xml03mpd\##
    ooo00000S0V0V0_0h0h12171717171717`F9QB07org.nfoNFO filestext/x-nfo03nfo0:text/x-nfo\##
    ooo00000S0V0V0e101010171717171717`b9PU0=org.omg.ecoreECore files05ecore\##
    ooo000P0S0V0V0g1T1T1_1e1e1e1e1e1e`b9PU0?org.opml.sourceOutline Processor Markup Language (OPML) filetext/x-opml04opml0;text/x-opml0?text/x-opml+xml\##
    ooo000P0S0V0V121H1H1H1M1M1M1M1M1MP28P70Jorg.python.compiled-scriptCompiled python script03pyc\##
    ooo000P0S0V0V131M252?2J2J2J2J2J2J`B9QC0Korg.python.restructuredtextreStructured Text documenthttps://docutils.sourceforge.io/rst.htmltext/x-rst04rest03rst0:text/x-rst08rest.txt07rst.txt\##
    ooo000P0S0b0b1:1L1L1Y1^1^1^1^1^1^`F9QC8P78PF8P;9QB0Forg.racket-lang.sourceRacket source filetext/x-racket03rkt0=text/x-racket04rktd04rktl05scrbl\##
    ooo000P0S0V0V0e0e0e1:1@1@1@1@1@1@`F9QB0=org.raml.ramlapplication/raml+yaml04raml0Eapplication/raml+yaml\##
    ooo00001;1>1>1S1j2G2Q2X2X2X2X2X2X`B00000000000000000000000000000000000000029Q10Corg.ruby-lang.erubyHTML with embedded Rubyhttps://www.ruby-lang.org/en/text/x-erb05rhtml0Aapplication/x-erb0:text/x-erb07css.erb08html.erb06js.erb03erb05erubi\##
    ooo000P0S0V0V0l1A242F2O2O2O2O2O2O`F9QB0Dorg.rubygems.gemspecRubyGems Gemspec filehttp://guides.rubygems.org/specification-reference/text/x-ruby-script07gemspec\##
    ooo00000S0V0V0j1=1R1_1d1d1d1d1d1d`F9QB0Borg.tug.bibtex.bibBibTeX bibliographyhttp://bibtex.tug.orgtext/x-bibtex03bib0=text/x-bibtex06bibtex\##
    ooo000P0S0V0V0c0o1K1U1d1d1d1d1d1d`F9QB0;org.tug.texTeX documenthttp://www.latex-project.orgtext/x-tex03tex03sty03cls0:text/x-tex03cls\##
    ooo000P0S0V0V0j19191M1R1R1R1R1R1R`B9QC0Borg.tug.tex.bibtexBibTeX Databaseapplication/x-bibtex03bib0Dapplication/x-bibtex\##
    ooo00000S0Y0Y141K1K1^1c1c1c1c1c1c`B9QC8P70Iorg.unifiedfontobject.feaOpenType feature syntaxtext/x-opentype-fea03fea0Ctext/x-opentype-fea\##
    ooo000P0S0V0V0h17171E1J1J1J1J1J1J`F9QB0@org.vim.vba-fileVimball Archivetext/x-vimball03vba0>text/x-vimball03vba\##
    ooo000P0S0V0V0j19191C1H1H1H1H1H1H`F9QB0Borg.vim.vim-scriptVim Script Filetext/x-vim03vim0:text/x-vim05.exrc07.gvimrc0:.ideavimrc07.nvimrc06.vimrc05_exrc07_gvimrc06_vimrc06gvimrc06nvimrc05vimrc03vba05vimrc03vmb03vba\##
    ooo000P0S0V0V0c0c0c171=1=1=1=1=1=`b9PU0;org.w3.wsdlapplication/wsdl+xml04wsdl0Dapplication/wsdl+xml\##
    ooo00000S0V0V0f1>1T1T1Y1n1n1n1n1n`B9QC0>org.w3.xml-dtdDocument Type Definitionhttp://www.w3.org/XML/03dtd0Capplication/xml-dtd0:text/x-dtd\##
    ooo00000S0Y0Y0o1M1M1M1b1b1b1b1b1b`b9PU8PF0Dorg.xml-tools.sourceXSD/XQuery/ProfRaw Source File03xsd06xquery02xq02xu\##
    ooo000P0S0V0V0f101010151515151515`b9PU0>org.xsd.schemaXSD Schema03xsd\##
    0T100040S0V0V0e121A1Q1\1\1\1\1\1\`F9QB0=org.yaml.yamlYaml documenthttp://yaml.orgapplication/yaml03yml04yaml0@application/yaml\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var kml: Self { Self(number: 76012) }
  @inlinable @inline(__always) package static var ini: Self { Self(number: 75830) }
  @inlinable @inline(__always) package static var serifXMP: Self { Self(number: 75912) }
  @inlinable @inline(__always) package static var steamAppManifest: Self { Self(number: 75950) }
  @inlinable @inline(__always) package static var haml: Self { Self(number: 75998) }
  @inlinable @inline(__always) package static var azkabanFlow: Self { Self(number: 75782) }
  @inlinable @inline(__always) package static var iinaPlugin: Self { Self(number: 75970) }
  @inlinable @inline(__always) package static var fontTools: Self { Self(number: 75801) }
  @inlinable @inline(__always) package static var scalaScale: Self { Self(number: 75986) }
  @inlinable @inline(__always) package static var ncx: Self { Self(number: 75988) }
  @inlinable @inline(__always) package static var opf: Self { Self(number: 75994) }
  @inlinable @inline(__always) package static var ldif: Self { Self(number: 76002) }
  @inlinable @inline(__always) package static var jupyterNotebook: Self { Self(number: 75831) }
  @inlinable @inline(__always) package static var glTF: Self { Self(number: 75913) }
  @inlinable @inline(__always) package static var mediaWiki: Self { Self(number: 75997) }
  @inlinable @inline(__always) package static var setupInformation: Self { Self(number: 76006) }
  @inlinable @inline(__always) package static var dashManifest: Self { Self(number: 75904) }
  @inlinable @inline(__always) package static var opml: Self { Self(number: 75987) }
  @inlinable @inline(__always) package static var pythonCompiledScript: Self { Self(number: 75874) }
  @inlinable @inline(__always) package static var reStructuredText: Self { Self(number: 75826) }
  @inlinable @inline(__always) package static var racket: Self { Self(number: 75990) }
  @inlinable @inline(__always) package static var raml: Self { Self(number: 75876) }
  @inlinable @inline(__always) package static var rubygemsGemspec: Self { Self(number: 75847) }
  @inlinable @inline(__always) package static var tex: Self { Self(number: 76008) }
  @inlinable @inline(__always) package static var bibTeX: Self { Self(number: 75816) }
  @inlinable @inline(__always) package static var vimball: Self { Self(number: 75943) }
  @inlinable @inline(__always) package static var vimScript: Self { Self(number: 75895) }
  @inlinable @inline(__always) package static var wsdl: Self { Self(number: 75905) }
  @inlinable @inline(__always) package static var xmlSchema: Self { Self(number: 75862) }
}
