// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityThirdPartyDocuments: StaticString = ##"""
    0000000000000000000mP0000000000000000000000000000000ZO2740000000n\0KU00000012c0000in0000J:000000\##
    0001;^0000000000000000W81jn24l0001Ed2:70000000000000PR1[10000000^m0`11HT000000000000000000000000\##
    0000000000001G90000001dJ0000000000000]H1ld0000[o00000000000000000028l000000000000000000000000000\##
    0001T_1YV0001_c0000000000000001aH0000000000000000000000000000000000002040=P0000000000000000000Xi\##
    1RN23C0000000ci0000000000f11J[0000000000000000000C^00000011O000000000000000000000000000000000000\##
    0000000000000000001fg1nj1D=0000000000000000gZ0@F0000000000000000M80ha0000000001V00000000000EA000\##
    0N^0001070<01M200000000000000000000000000000000000000014g1W=15j0Sc1]U0B900000017[0000001NG0kT000\##
    0000001970000RC0001Pn0001i00000000000GA0>R0000000000000000000000000000000UF000000000000000000000\##
    ooo00000Y0\0\141J1J1J1P1P1P1P1P`B000000089PU0Fcom.adobe.acrobat.sequAdobe Acrobat Sequence04sequ\##
    ooo00000Y0\0\0l0l0l0l0l0l121212`B000000089PU0>com.adobe.mxml04mxml\##
    ooo00000X0[0[1@1\1\1\1d1d1d1d1d`B00000029QF0Scom.coteditor.coteditor.replacementCotEditor Replace Definition06cotrpl\##
    ooo00000W0Z0Z1<1V1V1V1c1c1c1c1c0200@00230m0Pcom.coteditor.coteditor.settingsCotEditor Settings Archive0;cotsettings\##
    ooo00000W0Z0Z1:1J1J1J1U1U1U1U1U0200@00230m0Ncom.coteditor.coteditor.syntaxCotEditor Syntax09cotsyntax\##
    ooo00000X0[0[1:1I1I1I1S1S1S1S1S`B00000029QF0Mcom.coteditor.coteditor.themeCotEditor Theme08cottheme\##
    ooo00000Y0\0\1D1k1k1k2020202020`B000000089PU0Vcom.eiffel.eiffelstudio-project-configEiffelStudio project configuration file03ecf\##
    ooo000P0Y0\0\121K1g1g1l2R2X2X2X`B000000089PU0Dcom.google.earth.kmlGoogle Earth KML Documenthttp://earth.google.com/kml/03kml0Tapplication/vnd.google-earth.kml+xml04GKml0?application/kml\##
    ooo00000Y0\0\111F1F1F1K1K1K1K1K`B000000089PU0Ccom.jetbrain.sourceJetBrain Project File03iml\##
    ooo00000W0Z0Z1:1I1I1I1S1S1S1S1S0200@00230m0Ncom.macromates.textmate.bundleTextMate Bundle08tmbundle\##
    ooo00000T0W0Z1;1K1K1K1V1V1V1V1VP200P7PM7PD0Ocom.macromates.textmate.commandTextMate Command09tmcommand\##
    ooo00000T0W0Z1@1U1U1U1d1d1d1d1dP200P7PM7PD0Tcom.macromates.textmate.drag-commandTextMate Drag Command0=tmdragcommand\##
    ooo00000T0W0Z1<1U1U1U1a1a1a1a1aP200P7PM7PD0Pcom.macromates.textmate.languageTextMate Language Grammar0:tmlanguage\##
    ooo00000T0W0Z191G1G1G1P1P1P1P1PP200P7PM7PD0Mcom.macromates.textmate.macroTextMate Macro07tmmacro\##
    ooo00000W0Z0Z1:1I1I1I1S1S1S1S1S0200@00230m0Ncom.macromates.textmate.pluginTextMate PlugIn08tmplugin\##
    ooo00000T0W0Z1?1S1S1S1b1b1b1b1bP200P7PM7PD0Scom.macromates.textmate.preferencesTextMate Preferences0=tmpreferences\##
    ooo00000Q0T0T1;1Q1Q1Q1a1a1a1a1a`B9QC0Ucom.macromates.textmate.release-notesTextMate release notes0>tmreleasenotes\##
    ooo00000T0W0Z1;1K1K1K1V1V1V1V1VP200P7PM7PD0Ocom.macromates.textmate.snippetTextMate Snippet09tmsnippet\##
    ooo00000T0W0Z191G1G1G1P1P1P1P1PP200P7PM7PD0Mcom.macromates.textmate.themeTextMate Theme07tmtheme\##
    ooo00000X0[0[191919191I1I1I1I1I`B00000029QF0Lcom.microsoft.code-workspace0>code-workspace\##
    ooo00000Y0\0_151M1M1M1U1U1U1U1U`B000000089PU;R10Dcom.microsoft.csprojVisual Studio C# Project06csproj\##
    ooo00000Y0\0\0o0o0o0o1414141414`B000000089PU0Acom.microsoft.dzi03dzi\##
    ooo000P0Q0T0T0g0j0j141919191919`F9QB0Acom.microsoft.iniINItext/x-ini03ini0;.buckconfig0;.coveragerc07.flake805.hgrc06.npmrc09.pylintrc07.pypirc0>buildozer.spec08pylintrc09setup.cfg07tox.ini05vlcrc03cfg03cnf03dof03frm0=lektorproject05prefs03pro03url\##
    ooo00000Q0T0T0o1>1k1k2828282828`B9QC0Icom.roaringpenguin.remindRemind documenthttp://www.roaringpenguin.com/products/remind03rem06remind\##
    ooo000P0Q0T0T0g1T1T1T1Y1Y1Y1Y1YP28P70Acom.seriflabs.xmpAdobe Extensible Metadata Platform file (XMP)03xmp\##
    ooo000P0Q0T0T121212121717171717P28P70Lcom.steampowered.appmanifest03acf\##
    ooo00000Q0T0T0h1616161=1=1=1=1=`F9QB0Bcom.unity.documentUnity document05unity\##
    ooo00000Q0T0T0k1<1L1L1V1V1V1V1V`B9QC0Ein.moinmo.wiki-sourceMoinMoin documenthttp://moinmo.in08moinmoin\##
    ooo000P0Q0T0T0d111A1L1R1R1R1R1R`B9QC0>info.haml.hamlHaml documenthttp://haml.infotext/x-haml04haml0;text/x-haml0;haml.deface\##
    ooo000P0Q0T0T0e1616161<1<1<1<1<P28P70?io.azkaban.flowAzkaban flow file04flow\##
    ooo00000V0Y0\0n1A1A1A1K1K1K1K1KP2000220Q:0Q=0@io.iina.iinaplgzIINA Plugin Package08iinaplgz\##
    ooo000P0W0]0]111<1<1<1H1H1H1H1H@200@0@28PD30m0Bio.iina.iinapluginIINA Plugin0:iinaplugin\##
    ooo00000T0W0W101=1=1=1D1D1D1D1DP200P7PM0Gis.workflow.my.workflowProperty List05wflow\##
    ooo000P0Y0\0\0o1A1A1W1\1\1\1\1\`B000000089PU0Aorg.fonttools.ttxXML Font Tool fileapplication/x-font-ttx03ttx0Fapplication/x-font-ttx\##
    ooo000P0Q0T0T0n0n0n0n1313131313P28P70Horg.huygens-fokker.scala03scl\##
    ooo000P0Y0\0\0j0j0j1B1G1G1G1G1G`B000000089PU0<org.idpf.ncxapplication/x-dtbncx+xml03ncx0Happlication/x-dtbncx+xml\##
    ooo000P0Y0\0\0j0j0j1G1L1L1L1L1L`B000000089PU0<org.idpf.opfapplication/oebps-package+xml03opf\##
    ooo000P0Q0T0T1;1W292D2J2J2J2J2J`B9QC0Uorg.ietf.ldap-data-interchange-formatLDAP Data Interchange Formathttp://tools.ietf.org/html/rfc2849text/x-ldif04ldif0;text/x-ldif\##
    ooo00000Q0T0W0g19191I1P1P1P1P1P`B9QC9QF0>org.json.jsoncJSON with commentsapplication/json05jsonc08.babelrc0B.devcontainer.json09.eslintrc0>.eslintrc.json07.jscsrc09.jshintrc09.jslintrc0Bapi-extractor.json08bun.lock0Adevcontainer.json0=jsconfig.json0Klanguage-configuration.json0=tsconfig.json0;tslint.json0=code-snippets0=sublime-build0Dsublime-color-scheme0@sublime-commands0Csublime-completions0>sublime-keymap0=sublime-macro0<sublime-menu0@sublime-mousemap0?sublime-project0@sublime-settings0=sublime-theme0?sublime_metrics0?sublime_session\##
    ooo00000X0[0[0l0l0l1=1D1D1D1D1D`B00000029QF0?org.json5.json5application/json505json50Aapplication/json5\##
    ooo00000X0[0[121=1=1=1E1E1E1E1E`B00000029QF0Eorg.jsoncanvas.canvasJSON Canvas06canvas\##
    ooo00000X0[0[1010101D1K1K1K1K1K`B00000029QF0Corg.jsonlines.jsonlapplication/x-ndjson05jsonl\##
    ooo000P0X0[0[0n1>1>1V1]1]1]1]1]`B00000029QF0Aorg.jupyter.ipynbJupyter Notebookapplication/x-ipynb+json05ipynb0Happlication/x-ipynb+json\##
    ooo000P0X0j0j1<1a1a202626262626`B000@0029QF9QC8P78PF8P;:0L0@org.khronos.gltfGraphics Language Transmission Formatmodel/gltf+json04gltf0?model/gltf+json\##
    ooo00000Y0\0\0m1@1@1@1E1E1E1E1E`B000000089PU0?org.mamedev.layMAMEdev layout file03lay\##
    ooo000P0Q0T0T0o1A1Y1d2@2@2@2@2@`B9QC0Iorg.mediawiki.wiki-sourceMediawiki documenthttp://www.mediawiki.orgtext/x-wiki04wiki09wikipedia09mediawiki0;text/x-wiki08wikitext\##
    ooo000P0Q0T0T0g1010101515151515`F9QB0Aorg.microsoft.infINF files03inf0Iapplication/x-setupscript\##
    ooo000P0Y0\0\0j1M1M1a1f1f1f1f1f`B000000089PU0<org.mpeg.mpdMPEG Media Presentation Descriptionapplication/dash+xml03mpd0Dapplication/dash+xml03mpd\##
    ooo00000Q0T0T0]0f0f101515151515`F9QB07org.nfoNFO filestext/x-nfo03nfo0:text/x-nfo\##
    ooo00000Y0\0\0k1616161=1=1=1=1=`B000000089PU0=org.omg.ecoreECore files05ecore\##
    ooo000P0Y0\0\0m1Z1Z1e1k1k1k1k1k`B000000089PU0?org.opml.sourceOutline Processor Markup Language (OPML) filetext/x-opml04opml0;text/x-opml0?text/x-opml+xml\##
    ooo000P0Q0T0T101F1F1F1K1K1K1K1KP28P70Jorg.python.compiled-scriptCompiled python script03pyc\##
    ooo000P0Q0T0T111K232=2H2H2H2H2H`B9QC0Korg.python.restructuredtextreStructured Text documenthttps://docutils.sourceforge.io/rst.htmltext/x-rst04rest03rst0:text/x-rst\##
    ooo000P0Q0`0`181J1J1W1\1\1\1\1\`F9QC8P78PF8P;9QB0Forg.racket-lang.sourceRacket source filetext/x-racket03rkt0=text/x-racket04rktd04rktl05scrbl\##
    ooo000P0Q0T0T0c0c0c181>1>1>1>1>`F9QB0=org.raml.ramlapplication/raml+yaml04raml0Eapplication/raml+yaml\##
    ooo0000181;1;1P1g2D2D2K2K2K2K2K`B0000000000000000000000000000000000000019Q10Corg.ruby-lang.erubyHTML with embedded Rubyhttps://www.ruby-lang.org/en/05rhtml07css.erb08html.erb06js.erb03erb05erubi\##
    ooo000P0Q0T0T0j1?222D2M2M2M2M2M`F9QB0Dorg.rubygems.gemspecRubyGems Gemspec filehttp://guides.rubygems.org/specification-reference/text/x-ruby-script07gemspec\##
    ooo00000Q0T0T0h1;1P1]1b1b1b1b1b`F9QB0Borg.tug.bibtex.bibBibTeX bibliographyhttp://bibtex.tug.orgtext/x-bibtex03bib0=text/x-bibtex06bibtex\##
    ooo000P0Q0T0T0a0m1I1S1b1b1b1b1b`F9QB0;org.tug.texTeX documenthttp://www.latex-project.orgtext/x-tex03tex03sty03cls0:text/x-tex\##
    ooo000P0Q0T0T0h17171K1P1P1P1P1P`B9QC0Borg.tug.tex.bibtexBibTeX Databaseapplication/x-bibtex03bib0Dapplication/x-bibtex\##
    ooo00000Q0W0W121I1I1\1a1a1a1a1a`B9QC8P70Iorg.unifiedfontobject.feaOpenType feature syntaxtext/x-opentype-fea03fea0Ctext/x-opentype-fea\##
    ooo00000Q0T0T0f1515151:1:1:1:1:`F9QB0@org.vim.vba-fileVimball Archive03vba\##
    ooo000P0Q0T0T0h17171A1F1F1F1F1F`F9QB0Borg.vim.vim-scriptVim Script Filetext/x-vim03vim0:text/x-vim05.exrc07.gvimrc0:.ideavimrc07.nvimrc06.vimrc05_exrc07_gvimrc06_vimrc06gvimrc06nvimrc05vimrc03vba05vimrc03vmb\##
    ooo000P0Y0\0\0i0i0i1=1C1C1C1C1C`B000000089PU0;org.w3.wsdlapplication/wsdl+xml04wsdl0Dapplication/wsdl+xml\##
    ooo00000Q0T0T0d1<1R1R1W1l1l1l1l`B9QC0>org.w3.xml-dtdDocument Type Definitionhttp://www.w3.org/XML/03dtd0Capplication/xml-dtd0:text/x-dtd\##
    ooo00000Y0_0_151S1S1S1h1h1h1h1h`B000000089PU8PF0Dorg.xml-tools.sourceXSD/XQuery/ProfRaw Source File03xsd06xquery02xq02xu\##
    ooo000P0Y0\0\0l1616161;1;1;1;1;`B000000089PU0>org.xsd.schemaXSD Schema03xsd\##
    0S000040Q0T0T0c101?1O1Z1Z1Z1Z1Z`F9QB0=org.yaml.yamlYaml documenthttp://yaml.orgapplication/yaml03yml04yaml0@application/yaml\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var kml: Self { Self(number: 73964) }
  @inlinable @inline(__always) package static var ini: Self { Self(number: 73782) }
  @inlinable @inline(__always) package static var serifXMP: Self { Self(number: 73864) }
  @inlinable @inline(__always) package static var steamAppManifest: Self { Self(number: 73902) }
  @inlinable @inline(__always) package static var haml: Self { Self(number: 73950) }
  @inlinable @inline(__always) package static var azkabanFlow: Self { Self(number: 73734) }
  @inlinable @inline(__always) package static var iinaPlugin: Self { Self(number: 73922) }
  @inlinable @inline(__always) package static var fontTools: Self { Self(number: 73753) }
  @inlinable @inline(__always) package static var scalaScale: Self { Self(number: 73938) }
  @inlinable @inline(__always) package static var ncx: Self { Self(number: 73940) }
  @inlinable @inline(__always) package static var opf: Self { Self(number: 73946) }
  @inlinable @inline(__always) package static var ldif: Self { Self(number: 73954) }
  @inlinable @inline(__always) package static var jupyterNotebook: Self { Self(number: 73783) }
  @inlinable @inline(__always) package static var glTF: Self { Self(number: 73865) }
  @inlinable @inline(__always) package static var mediaWiki: Self { Self(number: 73949) }
  @inlinable @inline(__always) package static var setupInformation: Self { Self(number: 73958) }
  @inlinable @inline(__always) package static var dashManifest: Self { Self(number: 73856) }
  @inlinable @inline(__always) package static var opml: Self { Self(number: 73939) }
  @inlinable @inline(__always) package static var pythonCompiledScript: Self { Self(number: 73826) }
  @inlinable @inline(__always) package static var reStructuredText: Self { Self(number: 73778) }
  @inlinable @inline(__always) package static var racket: Self { Self(number: 73942) }
  @inlinable @inline(__always) package static var raml: Self { Self(number: 73828) }
  @inlinable @inline(__always) package static var rubygemsGemspec: Self { Self(number: 73799) }
  @inlinable @inline(__always) package static var tex: Self { Self(number: 73960) }
  @inlinable @inline(__always) package static var bibTeX: Self { Self(number: 73768) }
  @inlinable @inline(__always) package static var vimScript: Self { Self(number: 73847) }
  @inlinable @inline(__always) package static var wsdl: Self { Self(number: 73857) }
  @inlinable @inline(__always) package static var xmlSchema: Self { Self(number: 73814) }
}
