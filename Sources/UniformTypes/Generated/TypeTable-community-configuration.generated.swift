// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityConfiguration: StaticString = ##"""
    0000000000S:0000000000002J;00000036D2nA0000000000000000001@Y0000000000000000000000000000002:N000\##
    0000000000002@h0000000000000000000nD2hN0002o]00000000000043U3Vn0002VD0000001l=3Re3[A0Oh1\@1i610S\##
    0001Wf0fQ00000000038C0000000003<J1]k0000000000000000000000000003?Y0000004Fl00000000048H000000000\##
    2\W0000000000000000004HP0000000000000000000002fR3MU0000001ok00000000015l1`I1P@0001<_0000000002Ce\##
    0001990000000000000000000000000000001gH4<V0000000000000000000000000000000000000000000001UA00012G\##
    3I=2Pi4Bk0000000000001ae0000000000000000000000000000000000000000000000000Lf0000000002404JN3i`33j\##
    0000000000000000000000000002S\0^90000000000000000000000000000000003TI0QG000000000000000000000000\##
    0000000hm00000000041@0000000000000000003a@00000000000000000000000000017O000000000000000000000000\##
    0000000000000000000000000000000000000000000K?0000000000000000000000000003dc0000000000j_0001Y03gO\##
    0000000000000000000NE0004660d\00021c0000000000000000000000000000001S[0003mL0000000001dY2RC3DV0_U\##
    1;K0000000Tg0000b]0001nG4RH2^k0002=k0001Go0000V@2lR0000003o60000001B60000002cK0000000004OT000000\##
    0l82a:1J?2780000000000003_:3kR0000000000000000000000\S0000000000003]34M?1M44:Z4@I0004>>000000000\##
    3Ub0000000000000001>V0000000000000000003Y900031o0000000a54D>0000000000000000001j[0000000001Qc000\##
    0000000000000000000000000000000000002Nn0000000000000003JN0Ia00000000000000000000000000025X3G=000\##
    0000000000000002XJ0002MI3bl0Zm13j3C?2Fd3L41ET0H00000000000000000002Z>000000000000000000000000000\##
    0001VV2jR0000003OL1Ca00000000039o0000000000W[0000002U50000000000000000YJ000000000000000000000000\##
    ooo00000W0Z0Z1?1T1T1T1a1a1a1a1a0200@00230m0Scom.apple.documentation.doccarchiveDocumentation archive0;doccarchive\##
    ooo00010W0Z0Z151D1D1D1N1N1N1N1N0200@00230m0Icom.apple.dt.assetcatalogAsset catalogue08xcassets\##
    ooo00010W0Z0Z1;1J1J1J1W1W1W1W1W0200@00230m0Ocom.apple.dt.document.workspaceXcode workspace0;xcworkspace\##
    ooo00000W0Z0Z131C1C1C1O1O1O1O1O0200@00230m0Gcom.apple.dt.playgroundXcode playground0:playground\##
    ooo000P0W0Z0Z171M1M1M1S1S1S1S1S0200@00230m0Kcom.apple.iconcomposer.iconIcon Composer document04icon\##
    ooo00000W0Z0Z171H1H1H1O1O1O1O1O0200@00230m0Kcom.apple.instruments.traceInstruments trace05trace\##
    ooo00000Q0T0T0c141H1R1W1W1W1W1W`N9060=com.apple.pklPkl configurationhttps://pkl-lang.orgtext/x-pkl03pkl0:text/x-pkl\##
    ooo00000X0[0[1=1S1S1S1]1]1]1]1]`B00000029QF0Pcom.apple.storekit-configurationStoreKit configuration08storekit\##
    ooo00000W0Z0Z111<1<1<1I1I1I1I1I0200@00230m0Ecom.apple.xcframeworkXCFramework0;xcframework\##
    ooo00000W0Z0Z131@1@1@1K1K1K1K1K0200@00230m0Gcom.apple.xcode.archiveXcode archive09xcarchive\##
    ooo00010W0Z0Z151D1D1D1_1_1_1_1_0200@00230m0Icom.apple.xcode.datamodelCore Data model0;xcdatamodel0<xcdatamodeld\##
    ooo00010W0Z0Z131@1@1@1S1S1S1S1S0200@00230m0Gcom.apple.xcode.projectXcode project09xcodeproj06pbproj\##
    ooo00000[0^0^1;1M1M1M1V1V1V1V1V`B00P000000P7P00Kcom.apple.xcode.projectdataXcode project data07pbxproj\##
    ooo000P0X0[0[1;1K1K1K1V1V1V1V1V`B00000029QF0Ncom.apple.xcode.string-catalogString catalogue09xcstrings\##
    ooo00000Q0T0T0n1B1B1B1L1L1L1L1L`F9QB0Hcom.apple.xcode.xcconfigXcode build settings08xcconfig\##
    ooo00000W0Z0Z141F1F1F1P1P1P1P1P0200@00230m0Hcom.apple.xcode.xcresultXcode test results08xcresult\##
    ooo00000Q0T0T0d1616161>1X1X1X1X`F9QB0>com.avm.exportFRITZ!Box settings06export0Happlication/x-avm-export\##
    ooo00000Q0T0T0d101Q1Q1V1o1o1o1oP28P70>com.garmin.fitFIT activityhttps://developer.garmin.com/fit/03fit0Gapplication/vnd.ant.fit\##
    ooo000P0Y0\0\0l1@1@1@1E1e1e1e1e`B000000089PU0>com.garmin.tcxTraining Center data03tcx0Napplication/vnd.garmin.tcx+xml\##
    ooo000P0Q0T0T0g1>1^1h2@2@2@2@2@`F9QB0Acom.hashicorp.hclHashiCorp configurationhttps://github.com/hashicorp/hcltext/x-hcl03hcl05nomad02tf06tfvars0:text/x-hcl\##
    ooo000P0X0[0[1:1I1I1I1R1R1R1R1R`B00000029QF0Mcom.hashicorp.terraform-stateTerraform state07tfstate0>tfstate.backup\##
    ooo00000Q0T0T0e121212121I1I1I1IP28P70?com.ibm.os2-iniOS/2 settings0Eapplication/x-os2-ini\##
    ooo00000Q0T0W121E1Y1Y1a2<2<2<2<P28P70Q=0Icom.lottiefiles.dotlottiedotLottie animationhttps://dotlottie.io06lottie0Iapplication/zip+dotlottie\##
    ooo000P0X0[0[131C1[1l1l1l1l1l1l`B00000029QF0Fcom.lottiefiles.lottieLottie animationhttps://lottie.github.iovideo/lottie+json0Avideo/lottie+json\##
    ooo00000Q0T0T1;1P1P1P1U1d1d1d1d`F9QB0Ucom.microsoft.administrative-templateGroup policy template03adm0=text/x-ms-adm\##
    ooo000P0Y0\0\101G1G1G1S1S1S1S1S`B000000089PU0Bcom.microsoft.admxGroup policy definition04admx04adml\##
    ooo000P0Y0\0\151G1G1G1T22222222`B000000089PU0Gcom.microsoft.clickonceClickOnce manifest0;application0Lapplication/x-ms-application\##
    ooo00000Y0\0\191K1K1K1S1S1S1S1S`B000000089PU0Kcom.microsoft.dotnet-config.NET configuration06config\##
    ooo000P0Y0\0\141P1P1P1Z1Z1Z1Z1Z`B000000089PU0Fcom.microsoft.manifestWindows application manifest08manifest\##
    ooo000P0Y0\0\1;1J1J1J2B2B2B2B2B`B000000089PU0Mcom.microsoft.msbuild-projectMSBuild project06vbproj06fsproj07vcxproj04proj05props07targets07sqlproj\##
    ooo000P0Y0\0\101>1>1>1D1D1D1D1D`B000000089PU0Bcom.microsoft.resx.NET resources04resx\##
    ooo00000Y0\0\1<1H1H1H1g1g1g1g1g`B000000089PU0Ncom.microsoft.search-connectorSaved search09search-ms0Bsearchconnector-ms\##
    ooo00000Q0T0T1>1[1[1[1`23232323P28P70Xcom.microsoft.setup-information-compiledPrecompiled setup information03pnf0Aapplication/x-pnf\##
    ooo000P0Q0T0T0l1B1B1B1M1M1M1M1M`F9QB0Fcom.microsoft.solutionVisual Studio solution03sln04slnf\##
    ooo00000Q0T0T151G1G1G1L1[1[1[1[`F9QB0Ocom.microsoft.visual-studio-tagWindows volume tag03tag0=text/x-ms-tag\##
    ooo000P0Q0T0T141K1K1K1P1c1c1c1c`F9QB0Ncom.microsoft.windows-registryWindows registry script03reg0Atext/x-ms-regedit\##
    ooo000P0Y0\0\181N1N1N1T2;2;2;2;`B000000089PU0Jcom.opensearch.descriptionOpenSearch description04osdx0Uapplication/opensearchdescription+xml0>opensearch.xml\##
    ooo00000Y0\0\0i1A1d1d1i2@2@2@2@`B000000089PU0;com.pef.xmlPortable Embosser Formathttps://braillespecs.github.io/pef/03pef0Eapplication/x-pef+xml\##
    ooo00000Q0T0T0i182D2D2D2e2e2e2eP28P70Ccom.resilient.logicResilient logichttps://www.iana.org/assignments/media-types/application/vnd.resilient.logic0Oapplication/vnd.resilient.logic\##
    ooo000P0Y0\0\101<1^1^1c28282828`B000000089PU0Bcom.topografix.gpxGPS exchangehttps://www.topografix.com/gpx.asp03gpx0Capplication/gpx+xml0?application/gpx0Aapplication/x-gpx0Eapplication/x-gpx+xml07gpx.xml\##
    ooo00000Q0T0T0d111111111S1S1S1S`F9QB0>com.winehq.iniWine settings0Papplication/x-wine-extension-ini\##
    ooo00000Q0T0T0j1A1A1A1F1h1h1h1hP28P70Dcom.winehq.patch-iniWindows Installer patch03msp0Papplication/x-wine-extension-msp\##
    ooo00000Q0T0T0i1616161;1V1V1V1V`F9QB0Ccom.winehq.registryWine registry03reg0Itext/x-wine-extension-reg\##
    ooo00000Q0T0T0j1313131:1:1:1:1:`N9060Dio.earthly.earthfileEarthfile05earth09earthfile\##
    ooo00000Q0T0T0`0l1;1;1@1@1@1@1@`F9QB0:io.kdl.kdlKDL documenthttps://kdl.dev03kdl\##
    ooo00000Q0T0T0`1515151:1:1:1:1:`F9QB0:io.ron.ronRusty Object Notation03ron\##
    ooo000P0Q0T0T0b0o1>1>1D1V1V1V1V`F9QB0<io.toml.tomlTOML documenthttps://toml.io04toml0@application/toml09text/toml0;text/x-toml0:cargo.lock0?cargo.toml.orig0:gopkg.lock08pdm.lock07pipfile0;poetry.lock07uv.lock\##
    ooo000P0Q0T0T0g13131>1D1D1D1D1D`N9060Ajust.systems.justJust recipestext/x-just04just0;text/x-just08justfile\##
    ooo000P0Y0\0\121?1`1`1e27272727`B000000089PU0Dorg.apache.maven-pomMaven projecthttps://maven.apache.org/pom.html03pom0@text/x-maven+xml07pom.xml0<settings.xml\##
    ooo000P0Q0T0T0e16161G1L1L1L1L1L`N9060?org.cuelang.cueCUE configurationapplication/x-cue03cue\##
    ooo000P0Q0T0T0b1@2E2E2J2d2d2d2d`F9QB0<org.cups.ppdPostScript printer descriptionhttps://www.iana.org/assignments/media-types/application/vnd.cups-ppd03ppd0Happlication/vnd.cups-ppd\##
    ooo00000Q0T0T0e1028282B2_2_2_2_P28P70?org.cups.rasterCUPS rasterhttps://www.iana.org/assignments/media-types/application/vnd.cups-raster03ras03pwg0Kapplication/vnd.cups-raster\##
    ooo000P0Q0T0T0j1=1=1I1P1P1P1P1P`N9060Dorg.dhall-lang.dhallDhall configurationtext/x-dhall05dhall0<text/x-dhall\##
    ooo00000Q0T0T0b1?1?1?1D1U1U1U1U`F9QB0<org.dmtf.mifManagement information format03mif0?text/x-dmtf-mif\##
    ooo00000Q0T0T0b17171A1F1F1F1F1F`N9060<org.dmtf.mofManaged object formattext/x-mof03mof0:text/x-mof\##
    ooo00000Q0T0T0d19191F1K1K1K1K1K`F9QB0>org.dotenv.envEnvironment variablestext/x-dotenv03env0=text/x-dotenv04.env0<.env.example0:.env.local\##
    ooo00000Y0\0\111@1@1@1T1T1T1T1T`B000000089PU0Corg.eclipse.projectEclipse project07project09classpath\##
    ooo000P0X0[0[101:1R1R1W1W1W1W1W`B00000029QF0Corg.ecma.source-mapSource maphttps://tc39.es/ecma426/03map07css.map06js.map\##
    ooo00000Q0T0T131H1`1`1n1n1n1n1n`F9QB0Morg.editorconfig.editorconfigEditorConfig settingshttps://editorconfig.org0<editorconfig0=.editorconfig\##
    ooo00000Q0T0T0k1818181X1X1X1X1X`F9QB0Eorg.freebsd.checksumsChecksum list03md504sha106sha25606sha51203sfv\##
    ooo000P0Y0\0\151G1G1G1P1P1P1P1P`B000000089PU0Gorg.freedesktop.appdataAppStream metadata07appdata\##
    ooo000P0Q0T0T121>1>1Q2e2e2e2e2e`F9QB0Lorg.freedesktop.service-unitsystemd unittext/x-systemd-unit07service06socket05timer05mount06target09automount06device04path05scope05slice04swap0Ctext/x-systemd-unit0:service.in\##
    ooo00000Y0\0\1:1R2e2e2e3M3M3M3M`B000000089PU0Lorg.gentoo.category-metadataGentoo category metadatahttps://www.iana.org/assignments/media-types/application/vnd.gentoo.catmetadata+xml0Vapplication/vnd.gentoo.catmetadata+xml\##
    ooo000P0Y0\0\0o1<2F2F2N2m2m2m2m`N000000P191;0Aorg.gentoo.ebuildGentoo ebuildhttps://www.iana.org/assignments/media-types/application/vnd.gentoo.ebuild06ebuild0Mapplication/vnd.gentoo.ebuild\##
    ooo00000Y0\0\0o1<2F2F2N2m2m2m2m`N000000P191;0Aorg.gentoo.eclassGentoo eclasshttps://www.iana.org/assignments/media-types/application/vnd.gentoo.eclass06eclass0Mapplication/vnd.gentoo.eclass\##
    ooo00000Q0T0T0i182D2D2D2e2e2e2e`F9QB0Corg.gentoo.manifestGentoo manifesthttps://www.iana.org/assignments/media-types/application/vnd.gentoo.manifest0Oapplication/vnd.gentoo.manifest08manifest\##
    ooo00000Y0\0\151L2_2_2_3G3G3G3G`B000000089PU0Gorg.gentoo.pkg-metadataGentoo package metadatahttps://www.iana.org/assignments/media-types/application/vnd.gentoo.pkgmetadata+xml0Vapplication/vnd.gentoo.pkgmetadata+xml\##
    ooo00000Q0T0T0o1;1N1N2?2?2?2?2?`F9QB0Iorg.git-scm.configurationGit settingshttps://git-scm.com09gitignore0=gitattributes0:gitmodules09gitconfig0>.gitattributes0:.gitconfig0:.gitignore0;.gitmodules08.mailmap\##
    ooo000P0Q0T0T0f1717171=1P1P1P1PP28P70@org.git-scm.packGit pack or index04pack0Aapplication/x-git03idx\##
    ooo000P0Y0\0\0m1<1<1O1V1V1V1V1V`B000000089PU0?org.gnome.gladeGlade interfaceapplication/x-glade05glade0Capplication/x-glade\##
    ooo00000Q0T0T0m1=1=1=1B1B1B1B1B`F9QB0Gorg.golang.go-checksumsGo checksum list03sum06go.sum\##
    ooo00000Q0T0T0j1818181818181818`F9QB0Dorg.golang.go-moduleGo module file06go.mod07go.work\##
    ooo00000Q0T0T0a1515151I1I1I1I1I`N9060;org.gyp.gypGYP or GN build file03gyp04gypi02gn03gni\##
    ooo00000Q0T0T0e1818181?1?1?1?1?`F9QB0?org.hocon.hoconHOCON configuration05hocon\##
    ooo000P0Y0\0\0k141Z1Z1`26262626`B000000089PU0=org.ietf.atomAtom feedhttps://www.rfc-editor.org/rfc/rfc428704atom0Dapplication/atom+xml\##
    ooo000P0X0[0[0i15151I1N1N1N1N1N`B00000029QF0<org.ietf.harHTTP archiveapplication/har+json03har0Dapplication/har+json\##
    ooo000P0X0[0[101:1`1`1l2I2I2I2I`B00000029QF0Corg.ietf.json-patchJSON patchhttps://www.rfc-editor.org/rfc/rfc69020:json-patch0Kapplication/json-patch+json\##
    ooo000P0Q0T0T0l1>1d1d1n2D2D2D2D`B9QC0Forg.ietf.json-sequenceJSON text sequencehttps://www.rfc-editor.org/rfc/rfc746408json-seq0Dapplication/json-seq\##
    ooo000P0Y0\0\0o171]1]1d2?2?2?2?`B000000089PU0Aorg.ietf.metalinkMetalinkhttps://www.rfc-editor.org/rfc/rfc585405meta40Iapplication/metalink4+xml\##
    ooo00000X0[0[121A1g1g1g2A2A2A2A`B00000029QF0Eorg.ietf.problem-jsonProblem detailshttps://www.rfc-editor.org/rfc/rfc94570Happlication/problem+json\##
    ooo00000Q0T0T0e1010102121212121`F9QB0?org.ignore-fileIgnore list0<dockerignore09npmignore08hgignore0<eslintignore0>prettierignore0=.dockerignore0=.eslintignore09.hgignore0:.npmignore0?.prettierignore\##
    ooo000P0X0[0[0h0o1O1O1W1l1l1l1l`B00000029QF0;org.json.ldJSON-LDhttps://www.w3.org/TR/json-ld11/06jsonld0Capplication/ld+json\##
    ooo000P0X0[0[0l171N1N1N1g1g1g1g`B00000029QF0?org.json.schemaJSON Schemahttps://json-schema.org0Gapplication/schema+json0;schema.json\##
    ooo000P0Q0T0T0i1>1>1L1`1`1`1`1``N9060Corg.jsonnet.jsonnetJsonnet configurationtext/x-jsonnet07jsonnet09libsonnet0>text/x-jsonnet\##
    ooo000P0Q0T0T0l1>1>1H1S1S1S1S1S`N9060Forg.kernel.device-treeDevice tree sourcetext/x-dts03dts04dtsi0:text/x-dts\##
    ooo00000Q0T0T111A1A1A1L1L1L1L1LP28P70Korg.kernel.device-tree-blobDevice tree blob03dtb04dtbo\##
    ooo000P0Q0T0T0h1<1<1J1S1S1S1S1S`F9QB0Borg.kernel.kconfigKernel configurationtext/x-kconfig07kconfig0>text/x-kconfig07kconfig0=kconfig.debug05mconf\##
    ooo000P0Y0\0\0j1<1<1<1A1X1X1X1X`B000000089PU0<org.lisa.tmxTranslation memory03tmx0Eapplication/x-tmx+xml0Aapplication/x-tmx\##
    ooo000P0Q0T0T0j1:1:1F1M1M1M1M1M`N9060Dorg.mesonbuild.mesonMeson build filetext/x-meson05meson0<text/x-meson0;meson.build0=meson.options0Ameson_options.txt\##
    ooo000P0Q0T0T0m1@1@1Q1\1\1\1\1\`F9QB0Gorg.nginx.configurationnginx configurationtext/x-nginx-conf09nginxconf0Atext/x-nginx-conf\##
    ooo000P0Q0T0T0k1;1;1G1N1N1N1N1N`N9060Eorg.ninja-build.ninjaNinja build filetext/x-ninja05ninja0<text/x-ninja\##
    0R0000T0Y0\0\111;1f1f252K2K2K2K`B000000089PU0Corg.oasis-open.ditaDITA topichttps://www.oasis-open.org/committees/dita/04dita07ditamap0Dapplication/dita+xml\##
    ooo000P0Y0_0_171G1Z1Z1h2A2A2A2A`B0000@0089PU8PD0Forg.oasis-open.docbookDocBook documenthttps://docbook.org07docbook03dbk0Gapplication/docbook+xml0Qapplication/vnd.oasis.docbook+xml0Iapplication/x-docbook+xml\##
    ooo000P0Y0\0\121C2E2E2Q2h2h2h2h`B000000089PU0Dorg.oasis-open.xliffXLIFF translationhttps://www.iana.org/assignments/media-types/application/xliff+xml03xlf05xliff0Eapplication/xliff+xml0Capplication/x-xliff0Gapplication/x-xliff+xml\##
    ooo00000Y0\0\111>1>1>1G1G1G1G1G`B000000089PU0Corg.opengis.citygmlCityGML model07citygml\##
    ooo000P0Y0\0\0m1=2=2=2B2W2W2W2W`B000000089PU0?org.opengis.gmlGeography markuphttps://www.iana.org/assignments/media-types/application/gml+xml03gml0Capplication/gml+xml\##
    ooo000P0Y0\0\131E1E1k2020202020`B000000089PU0Eorg.openstreetmap.osmOpenStreetMap dataapplication/vnd.openstreetmap.data+xml03osm\##
    ooo00000Q0T0T0k1<1<1<1A1A1A1A1AP28P70Eorg.openstreetmap.pbfOpenStreetMap PBF03pbf\##
    ooo000P0Q0T0T0j17171C1H1H1H1H1H`N9060Dorg.qt.qmake-projectqmake projecttext/x-qmake03pri0<text/x-qmake\##
    ooo000P0Q0T0T0`0j0j0j1E1Q1Q1Q1Q`N9060:org.qt.qmlQML source03qml08qmltypes0:qmlproject0:text/x-qml\##
    ooo00000Y0\0\0g1?1?1?1O1g1g1g1g`B000000089PU09org.qt.uiQt form or resource list02ui03qrc05ts-qt0Fapplication/x-designer\##
    ooo00000Q0T0T0e1<2L2L2Q36363636`N9060?org.relaxng.rncRELAX NG compact schemahttps://www.iana.org/assignments/media-types/application/relax-ng-compact-syntax03rnc0Sapplication/relax-ng-compact-syntax0Aapplication/x-rnc\##
    ooo000P0Y0\0\0m1<1O1O1T1T1T1T1T`B000000089PU0?org.relaxng.rngRELAX NG schemahttps://relaxng.org03rng\##
    ooo000P0Y0\0\131D1D1D1I1I1I1I1I`B000000089PU0Eorg.schematron.schemaSchematron schema03sch\##
    ooo000P0Q0T0T0e1515151<1<1<1<1<`N9060?org.scons.sconsSCons build file05scons\##
    ooo000P0Y0\0\121=1U1U1U1n1n1n1n`B000000089PU0Dorg.sitemaps.sitemapXML sitemaphttps://www.sitemaps.org0Gapplication/xml-sitemap0;sitemap.xml\##
    ooo000P0Q0T0W0n1=1=1L1W1W1W1W1W`N90691=0Eorg.starlark.starlarkStarlark sourcetext/x-starlark04star03bzl0?text/x-starlark04buck08tiltfile\##
    ooo00000Q0T0T0j1B1B1B1N1b1b1b1bP28P70Dorg.syzygy.tablebaseSyzygy endgame tablebase04rtbw04rtbz0Bapplication/syzygy\##
    ooo000P0Y0\0\0k171]1]1b27272727`B000000089PU0=org.tei-c.teiTEI documenthttps://www.rfc-editor.org/rfc/rfc612903tei0Capplication/tei+xml\##
    ooo000P0X0[0[121:1l1l2626262626`B00000029QF0Eorg.topojson.topojsonTopoJSONhttps://github.com/topojson/topojson-specification08topojson\##
    ooo00000Q0T0T1:1L1L1L1\1\1\1\1\`F9QB0Torg.uniform-types.configuration-textConfiguration text04conf03cfg03cnf\##
    ooo00000Q0T0T111:1:1:1@1@1@1@1@`F9QB0Korg.uniform-types.lock-fileLock file04lock0<gemfile.lock0<podfile.lock09yarn.lock\##
    ooo000P0Q0T0T0e1323232=2R2R2R2R`F9QB0?org.w3.appcacheCache manifesthttps://www.iana.org/assignments/media-types/text/cache-manifest08appcache0Ctext/cache-manifest08manifest\##
    ooo000P0Y0\0\0k111O1O1\24242424`B000000089PU0=org.w3.mathmlMathMLhttps://www.w3.org/TR/MathML3/03mml06mathml0Fapplication/mathml+xml0;text/mathml\##
    ooo000P0Q0T0T0d0k1I1I1M1b1b1b1b`F9QB0>org.w3.n-quadsN-Quadshttps://www.w3.org/TR/n-quads/02nq0Capplication/n-quads\##
    ooo000P0Q0T0T0f0o1O1O1S1j1j1j1j`F9QB0@org.w3.n-triplesN-Tripleshttps://www.w3.org/TR/n-triples/02nt0Eapplication/n-triples\##
    ooo000P0Q0T0T0_0h1M1M1Q1Z1Z1Z1Z`F9QB09org.w3.n3Notation3https://www.w3.org/TeamSubmission/n3/02n307text/n3\##
    ooo000P0Y0\0_0k171[1[1e2:2:2:2:`B000000089PU;Pc0:org.w3.owlOWL ontologyhttps://www.w3.org/TR/owl2-overview/03owl03owx0Capplication/owl+xml\##
    ooo000P0Y0\0\101E1k1k202E2E2E2E`B000000089PU0Borg.w3.pls-lexiconPronunciation lexiconhttps://www.rfc-editor.org/rfc/rfc426703pls0Capplication/pls+xml\##
    ooo000T0Y0\0\0l131Y1Y1d29292929`B000000089PU0>org.w3.rdf-xmlRDF/XMLhttps://www.rfc-editor.org/rfc/rfc387003rdf04rdfs0Capplication/rdf+xml08text/rdf0<text/rdf+xml\##
    ooo000P0Q0T0T0c0o1T1T1`2:2:2:2:`N9060=org.w3.sparqlSPARQL queryhttps://www.w3.org/TR/sparql11-query/02rq06sparql0Happlication/sparql-query02qs02qs\##
    ooo000P0Y0\0\0i1@1f1f1l2B2B2B2B`B000000089PU0;org.w3.ssmlSpeech synthesis markuphttps://www.rfc-editor.org/rfc/rfc426704ssml0Dapplication/ssml+xml\##
    ooo000P0Q0T0T0a0e1@1@1F1X1X1X1X`F9QB0;org.w3.trigTriGhttps://www.w3.org/TR/trig/04trig0@application/trig0Bapplication/x-trig\##
    ooo000P0Q0T0T0c0i1F1F1K1X1X1X1X`F9QB0=org.w3.turtleTurtlehttps://www.w3.org/TR/turtle/03ttl0;text/turtle\##
    ooo000P0Y0\0\0m151[1[1a2;2;2;2;`B000000089PU0?org.w3.voicexmlVoiceXMLhttps://www.rfc-editor.org/rfc/rfc426704vxml0Happlication/voicexml+xml\##
    ooo000P0X0[0[101H1j1j272R2R2R2R`B00000029QF0Corg.w3.web-manifestWeb application manifesthttps://www.w3.org/TR/appmanifest/0;webmanifest0Iapplication/manifest+json\##
    ooo00000Y0\0\131<1<1<1C1C1C1C1C`B000000089PU0Eorg.w3.xlink-linkbaseLink base05xlink\##
    ooo00000Y0\0\0o191]1]1b2K2K2K2K`B000000089PU0Aorg.w3.xml-schemaXML Schemahttps://www.w3.org/TR/xmlschema11-1/03xsd0?application/xml0Fapplication/xml-schema0Aapplication/x-xml\##
    ooo000P0Y0\0\0j1818181=1T1T1T1T`B000000089PU0<org.w3.xprocXProc pipeline03xpl0Eapplication/xproc+xml\##
    ooo000P0Q0T0T0c0i1I1I1Z1n1n1n1n`N9060=org.w3.xqueryXQueryhttps://www.w3.org/TR/xquery-31/02xq06xquery03xqm0Bapplication/xquery\##
    ooo000P0U0[0[0k151l1l272C2C2C2C`F000@9QB:0L0>org.web3d.vrmlVRML worldhttps://www.iana.org/assignments/media-types/model/vrml03wrl04vrml0:model/vrml0<model/x-vrml0>x-world/x-vrml\##
    ooo000P0Y0_0_0n172121262E2E2E2E`B000@00089PU:0L0=org.web3d.x3dX3D scenehttps://www.iana.org/assignments/media-types/model/x3d+xml03x3d0=model/x3d+xml\##
    ooo000P0U0[0[0k1C2>2>2D2d2d2d2d`F000@9QB:0L0>org.web3d.x3dvX3D scene (classic VRML)https://www.iana.org/assignments/media-types/model/x3d-vrml04x3dv0>model/x3d-vrml0>model/x3d+vrml\##
    ooo000P0Y0\0\0k1616161<1R1R1R1R`B000000089PU0=org.xbrl.xbrlXBRL report04xbrl0Dapplication/xbrl+xml\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var iconComposerDocument: Self { Self(number: 47398) }
  @inlinable @inline(__always) package static var stringCatalog: Self { Self(number: 47473) }
  @inlinable @inline(__always) package static var tcx: Self { Self(number: 47401) }
  @inlinable @inline(__always) package static var hcl: Self { Self(number: 47170) }
  @inlinable @inline(__always) package static var terraformState: Self { Self(number: 47330) }
  @inlinable @inline(__always) package static var lottie: Self { Self(number: 47147) }
  @inlinable @inline(__always) package static var groupPolicy: Self { Self(number: 47263) }
  @inlinable @inline(__always) package static var clickOnce: Self { Self(number: 47562) }
  @inlinable @inline(__always) package static var windowsManifest: Self { Self(number: 47351) }
  @inlinable @inline(__always) package static var msbuildProject: Self { Self(number: 47233) }
  @inlinable @inline(__always) package static var resx: Self { Self(number: 47424) }
  @inlinable @inline(__always) package static var visualStudioSolution: Self { Self(number: 47123) }
  @inlinable @inline(__always) package static var registryScript: Self { Self(number: 47590) }
  @inlinable @inline(__always) package static var openSearch: Self { Self(number: 47566) }
  @inlinable @inline(__always) package static var gpx: Self { Self(number: 47480) }
  @inlinable @inline(__always) package static var toml: Self { Self(number: 47390) }
  @inlinable @inline(__always) package static var just: Self { Self(number: 47165) }
  @inlinable @inline(__always) package static var mavenProject: Self { Self(number: 47179) }
  @inlinable @inline(__always) package static var cueLang: Self { Self(number: 47224) }
  @inlinable @inline(__always) package static var ppd: Self { Self(number: 47271) }
  @inlinable @inline(__always) package static var dhall: Self { Self(number: 47244) }
  @inlinable @inline(__always) package static var sourceMap: Self { Self(number: 47219) }
  @inlinable @inline(__always) package static var appStream: Self { Self(number: 47549) }
  @inlinable @inline(__always) package static var systemdUnit: Self { Self(number: 47459) }
  @inlinable @inline(__always) package static var ebuild: Self { Self(number: 47435) }
  @inlinable @inline(__always) package static var git: Self { Self(number: 47559) }
  @inlinable @inline(__always) package static var glade: Self { Self(number: 47532) }
  @inlinable @inline(__always) package static var atom: Self { Self(number: 47158) }
  @inlinable @inline(__always) package static var httpArchive: Self { Self(number: 47557) }
  @inlinable @inline(__always) package static var jsonPatch: Self { Self(number: 47574) }
  @inlinable @inline(__always) package static var jsonSequence: Self { Self(number: 47200) }
  @inlinable @inline(__always) package static var metalink: Self { Self(number: 47433) }
  @inlinable @inline(__always) package static var jsonLD: Self { Self(number: 47215) }
  @inlinable @inline(__always) package static var jsonSchema: Self { Self(number: 47148) }
  @inlinable @inline(__always) package static var jsonnet: Self { Self(number: 47586) }
  @inlinable @inline(__always) package static var deviceTree: Self { Self(number: 47440) }
  @inlinable @inline(__always) package static var kconfig: Self { Self(number: 47150) }
  @inlinable @inline(__always) package static var tmx: Self { Self(number: 47503) }
  @inlinable @inline(__always) package static var meson: Self { Self(number: 47295) }
  @inlinable @inline(__always) package static var nginx: Self { Self(number: 47115) }
  @inlinable @inline(__always) package static var ninja: Self { Self(number: 47174) }
  @inlinable @inline(__always) package static var dita: Self { Self(number: 47594) }
  @inlinable @inline(__always) package static var docBook: Self { Self(number: 47178) }
  @inlinable @inline(__always) package static var xliff: Self { Self(number: 47189) }
  @inlinable @inline(__always) package static var gml: Self { Self(number: 47422) }
  @inlinable @inline(__always) package static var openStreetMap: Self { Self(number: 47550) }
  @inlinable @inline(__always) package static var qmake: Self { Self(number: 47538) }
  @inlinable @inline(__always) package static var qml: Self { Self(number: 47565) }
  @inlinable @inline(__always) package static var relaxNG: Self { Self(number: 47162) }
  @inlinable @inline(__always) package static var schematron: Self { Self(number: 47318) }
  @inlinable @inline(__always) package static var scons: Self { Self(number: 47488) }
  @inlinable @inline(__always) package static var sitemap: Self { Self(number: 47156) }
  @inlinable @inline(__always) package static var starlark: Self { Self(number: 47501) }
  @inlinable @inline(__always) package static var tei: Self { Self(number: 47478) }
  @inlinable @inline(__always) package static var topoJSON: Self { Self(number: 47464) }
  @inlinable @inline(__always) package static var cacheManifest: Self { Self(number: 47384) }
  @inlinable @inline(__always) package static var mathML: Self { Self(number: 47391) }
  @inlinable @inline(__always) package static var nQuads: Self { Self(number: 47294) }
  @inlinable @inline(__always) package static var nTriples: Self { Self(number: 47465) }
  @inlinable @inline(__always) package static var n3: Self { Self(number: 47416) }
  @inlinable @inline(__always) package static var owl: Self { Self(number: 47443) }
  @inlinable @inline(__always) package static var pronunciationLexicon: Self { Self(number: 47334) }
  @inlinable @inline(__always) package static var rdf: Self { Self(number: 47155) }
  @inlinable @inline(__always) package static var sparql: Self { Self(number: 47400) }
  @inlinable @inline(__always) package static var ssml: Self { Self(number: 47196) }
  @inlinable @inline(__always) package static var triG: Self { Self(number: 47481) }
  @inlinable @inline(__always) package static var turtle: Self { Self(number: 47245) }
  @inlinable @inline(__always) package static var voiceXML: Self { Self(number: 47484) }
  @inlinable @inline(__always) package static var webManifest: Self { Self(number: 47482) }
  @inlinable @inline(__always) package static var xproc: Self { Self(number: 47192) }
  @inlinable @inline(__always) package static var xQuery: Self { Self(number: 47207) }
  @inlinable @inline(__always) package static var vrml: Self { Self(number: 47293) }
  @inlinable @inline(__always) package static var x3d: Self { Self(number: 47479) }
  @inlinable @inline(__always) package static var x3dv: Self { Self(number: 47453) }
  @inlinable @inline(__always) package static var xbrl: Self { Self(number: 47432) }
}
