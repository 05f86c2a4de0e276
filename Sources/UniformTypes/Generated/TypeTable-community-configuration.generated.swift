// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityConfiguration: StaticString = ##"""
    0000000000SH0000000000002SP0000003I_3A\0000000000000000001A;0000000000000000000000000000002Ca000\##
    0000000000002J?0000000000000000000oJ1b]3;^3C:0000000000004K83n10002e^00000021n3g^42@0P21^X1nc11[\##
    0001Yd0gO0000000003L30000000003P61`E0000000000000000000000000003SD0000004^=0000000004Ok000000000\##
    2ko0000000000000000004_b00000000000000000000039`3bM00000025X00000000016j1en1Pn0001=E0000002bJ2M>\##
    00019k0000000000000000000000000000001m34T50000000000000000000000000000000000000000000001V500013Q\##
    3\U2Z`4ZH0000000000001gL0000000000000000000000000000000000000000000000000Ll0000000002:I4al4AI3GC\##
    0000000000000000000000000002^a0^U0000000000000000000000000000000003in0QS000000000000000000000000\##
    0000000im0000000004Hi00000000000000000048i00000000000000000000000000018G000000000000000000000000\##
    0000000000000000000000000000000000000000000KC0000000000000000000000000004<P0000000000ka0001[F4?>\##
    0000000000000000000NM0004MS0e`00027R0000000000000000000000000000001TM0004E90000000001jB2\d3X50`S\##
    1<70000000U70000c_00024:4ih2nE0002G80001Hg0000VR3?f0000004Fe0000001C000000032a0000000004g2000000\##
    0m<30N1K12@@0000000000004654C=0000000000000000000000\m0000000000004444d_1Mh4R74Wd0004U_000000000\##
    3l70000000000000001?60000000000000000004060003EN0000000b54[U00000000000000000020J0000000001RS000\##
    0000000000000000000000000000000000002Xk0000000000000003_B0Ic0000000000000000000000000002>f3Z[000\##
    0000000000000002g^0002WD4:W0[E14n3Vd2P?3`j1FR0H00000000000000000002iT000000000000000000000000000\##
    0001Wj3=d0000003d>1D]0000000003Ma0000000000Wo0000002`U0000000000000000Y`000000000000000000000000\##
    ooo00000Y0\0\1A1V1V1V1c1c1c1c1c1c0200P00430m0Scom.apple.documentation.doccarchiveDocumentation archive0;doccarchive\##
    ooo00010Y0\0\171F1F1F1P1P1P1P1P1P0200P00430m0Icom.apple.dt.assetcatalogAsset catalogue08xcassets\##
    ooo00010Y0\0\1=1L1L1L1Y1Y1Y1Y1Y1Y0200P00430m0Ocom.apple.dt.document.workspaceXcode workspace0;xcworkspace\##
    ooo00000Y0\0\151E1E1E1Q1Q1Q1Q1Q1Q0200P00430m0Gcom.apple.dt.playgroundXcode playground0:playground\##
    ooo000P0Y0\0\191O1O1O1U1U1U1U1U1U0200P00430m0Kcom.apple.iconcomposer.iconIcon Composer document04icon\##
    ooo00000Y0\0\191J1J1J1Q1Q1Q1Q1Q1Q0200P00430m0Kcom.apple.instruments.traceInstruments trace05trace\##
    ooo00000S0V0V0e161J1T1Y1Y1Y1Y1Y1Y`N9060=com.apple.pklPkl configurationhttps://pkl-lang.orgtext/x-pkl03pkl0:text/x-pkl\##
    ooo00000Z0]0]1?1U1U1U1_1_1_1_1_1_`B00000049QF0Pcom.apple.storekit-configurationStoreKit configuration08storekit\##
    ooo00000Y0\0\131>1>1>1K1K1K1K1K1K0200P00430m0Ecom.apple.xcframeworkXCFramework0;xcframework\##
    ooo00000Y0\0\151B1B1B1M1M1M1M1M1M0200P00430m0Gcom.apple.xcode.archiveXcode archive09xcarchive\##
    ooo00010Y0\0\171F1F1F1a1a1a1a1a1a0200P00430m0Icom.apple.xcode.datamodelCore Data model0;xcdatamodel0<xcdatamodeld\##
    ooo00010Y0\0\151B1B1B1U1U1U1U1U1U0200P00430m0Gcom.apple.xcode.projectXcode project09xcodeproj06pbproj\##
    ooo00000]0`0`1=1O1O1O1X1X1X1X1X1X`B000100000P7P00Kcom.apple.xcode.projectdataXcode project data07pbxproj\##
    ooo000P0Z0]0]1=1M1M1M1X1X1X1X1X1X`B00000049QF0Ncom.apple.xcode.string-catalogString catalogue09xcstrings\##
    ooo00000S0V0V101D1D1S1]1]1]1]1]1]`F9QB0Hcom.apple.xcode.xcconfigXcode build settingstext/x-xcconfig08xcconfig0?text/x-xcconfig\##
    ooo00000Y0\0\161H1H1H1R1R1R1R1R1R0200P00430m0Hcom.apple.xcode.xcresultXcode test results08xcresult\##
    ooo00000S0V0V0f1818181@1Z1Z1Z1Z1Z`F9QB0>com.avm.exportFRITZ!Box settings06export0Happlication/x-avm-export\##
    ooo000P0S0V0V0f121S1S1X2121212121P28P70>com.garmin.fitFIT activityhttps://developer.garmin.com/fit/03fit0Gapplication/vnd.ant.fit\##
    ooo000P0S0V0V0f1:1:1:1?1_1_1_1_1_`b9PU0>com.garmin.tcxTraining Center data03tcx0Napplication/vnd.garmin.tcx+xml\##
    ooo000P0S0V0V0i1@1`1j2B2B2B2B2B2B`F9QB0Acom.hashicorp.hclHashiCorp configurationhttps://github.com/hashicorp/hcltext/x-hcl03hcl05nomad02tf06tfvars0:text/x-hcl\##
    ooo000P0Z0]0]1<1K1K1K1T1T1T1T1T1T`B00000049QF0Mcom.hashicorp.terraform-stateTerraform state07tfstate0>tfstate.backup\##
    ooo00000S0V0V0g141414141K1K1K1K1KP28P70?com.ibm.os2-iniOS/2 settings0Eapplication/x-os2-ini\##
    ooo00000S0V0Y141G1[1[1c2>2>2>2>2>P28P70Q=0Icom.lottiefiles.dotlottiedotLottie animationhttps://dotlottie.io06lottie0Iapplication/zip+dotlottie\##
    ooo000P0Z0]0]151E1]1n1n1n1n1n1n1n`B00000049QF0Fcom.lottiefiles.lottieLottie animationhttps://lottie.github.iovideo/lottie+json0Avideo/lottie+json\##
    ooo00000S0V0V1=1R1R1R1W1f1f1f1f1f`F9QB0Ucom.microsoft.administrative-templateGroup policy template03adm0=text/x-ms-adm\##
    ooo000P0S0V0V0j1A1A1A1M1M1M1M1M1M`b9PU0Bcom.microsoft.admxGroup policy definition04admx04adml\##
    ooo000P0S0V0V0o1A1A1A1N1l1l1l1l1l`b9PU0Gcom.microsoft.clickonceClickOnce manifest0;application0Lapplication/x-ms-application\##
    ooo00000S0V0V131E1E1E1M1M1M1M1M1M`b9PU0Kcom.microsoft.dotnet-config.NET configuration06config\##
    ooo000P0S0V0V0n1J1J1J1T1T1T1T1T1T`b9PU0Fcom.microsoft.manifestWindows application manifest08manifest\##
    ooo000P0S0V0V151D1D1D2<2<2<2<2<2<`b9PU0Mcom.microsoft.msbuild-projectMSBuild project06vbproj06fsproj07vcxproj04proj05props07targets07sqlproj\##
    ooo000P0S0V0V0j1818181>1>1>1>1>1>`b9PU0Bcom.microsoft.resx.NET resources04resx\##
    ooo00000S0V0V161B1B1B1a1a1a1a1a1a`b9PU0Ncom.microsoft.search-connectorSaved search09search-ms0Bsearchconnector-ms\##
    ooo00000S0V0V1@1]1]1]1b2525252525P28P70Xcom.microsoft.setup-information-compiledPrecompiled setup information03pnf0Aapplication/x-pnf\##
    ooo000P0S0V0V0n1D1D1N1Y1Y1Y1Y1Y1Y`F9QB0Fcom.microsoft.solutionVisual Studio solutiontext/x-sln03sln04slnf0:text/x-sln\##
    ooo00000S0V0V171I1I1I1N1]1]1]1]1]`F9QB0Ocom.microsoft.visual-studio-tagWindows volume tag03tag0=text/x-ms-tag\##
    ooo000P0S0V0V161M1M1M1R1e1e1e1e1e`F9QB0Ncom.microsoft.windows-registryWindows registry script03reg0Atext/x-ms-regedit\##
    ooo000P0S0V0V121H1H1H1N2525252525`b9PU0Jcom.opensearch.descriptionOpenSearch description04osdx0Uapplication/opensearchdescription+xml0>opensearch.xml\##
    ooo00000S0V0V0c1;1^1^1c2:2:2:2:2:`b9PU0;com.pef.xmlPortable Embosser Formathttps://braillespecs.github.io/pef/03pef0Eapplication/x-pef+xml\##
    ooo00000S0V0V0k1:2F2F2F2g2g2g2g2gP28P70Ccom.resilient.logicResilient logichttps://www.iana.org/assignments/media-types/application/vnd.resilient.logic0Oapplication/vnd.resilient.logic\##
    ooo000P0S0V0V0j161X1X1]2222222222`b9PU0Bcom.topografix.gpxGPS exchangehttps://www.topografix.com/gpx.asp03gpx0Capplication/gpx+xml0?application/gpx0Aapplication/x-gpx0Eapplication/x-gpx+xml07gpx.xml\##
    ooo00000S0V0V0f131313131U1U1U1U1U`F9QB0>com.winehq.iniWine settings0Papplication/x-wine-extension-ini\##
    ooo00000S0V0V0l1C1C1C1H1j1j1j1j1jP28P70Dcom.winehq.patch-iniWindows Installer patch03msp0Papplication/x-wine-extension-msp\##
    ooo00000S0V0V0k1818181=1X1X1X1X1X`F9QB0Ccom.winehq.registryWine registry03reg0Itext/x-wine-extension-reg\##
    ooo00000S0V0V0l15151C1J1J1J1J1J1J`N9060Dio.earthly.earthfileEarthfiletext/x-earthly05earth0>text/x-earthly09earthfile\##
    ooo00000S0V0V0b0n1=1P1U1U1U1U1U1U`F9QB0:io.kdl.kdlKDL documenthttps://kdl.devapplication/vnd.kdl03kdl0Capplication/vnd.kdl\##
    ooo00000S0V0V0b17171A1F1F1F1F1F1F`F9QB0:io.ron.ronRusty Object Notationtext/x-ron03ron0:text/x-ron\##
    ooo000P0S0V0V0d111@1@1F1X1X1X1X1X`F9QB0<io.toml.tomlTOML documenthttps://toml.io04toml0@application/toml09text/toml0;text/x-toml0:cargo.lock0?cargo.toml.orig0:gopkg.lock08pdm.lock07pipfile0;poetry.lock07uv.lock\##
    ooo000P0S0V0V0i15151@1F1F1F1F1F1F`N9060Ajust.systems.justJust recipestext/x-just04just0;text/x-just08justfile\##
    ooo000P0S0V0V0l191Z1Z1_2121212121`b9PU0Dorg.apache.maven-pomMaven projecthttps://maven.apache.org/pom.html03pom0@text/x-maven+xml07pom.xml0<settings.xml\##
    ooo000P0S0V0V151E2T2g2l2l2l2l2l2l`F9QB0Morg.chromium.breakpad-symbolsBreakpad symbolshttps://chromium.googlesource.com/breakpad/breakpad/+/HEAD/docs/symbol_files.mdtext/x-breakpad-sym03sym0Ctext/x-breakpad-sym\##
    ooo000P0S0V0V0g18181I1N1N1N1N1N1N`N9060?org.cuelang.cueCUE configurationapplication/x-cue03cue\##
    ooo000P0S0V0V0d1B2G2G2L2f2f2f2f2f`F9QB0<org.cups.ppdPostScript printer descriptionhttps://www.iana.org/assignments/media-types/application/vnd.cups-ppd03ppd0Happlication/vnd.cups-ppd\##
    ooo00000S0V0V0g122:2:2D2a2a2a2a2aP28P70?org.cups.rasterCUPS rasterhttps://www.iana.org/assignments/media-types/application/vnd.cups-raster03ras03pwg0Kapplication/vnd.cups-raster\##
    ooo000P0S0V0V0l1?1?1K1R1R1R1R1R1R`N9060Dorg.dhall-lang.dhallDhall configurationtext/x-dhall05dhall0<text/x-dhall\##
    ooo00000S0V0V0d1A1A1A1F1W1W1W1W1W`F9QB0<org.dmtf.mifManagement information format03mif0?text/x-dmtf-mif\##
    ooo00000S0V0V0d19191C1H1H1H1H1H1H`N9060<org.dmtf.mofManaged object formattext/x-mof03mof0:text/x-mof\##
    ooo00000S0V0V0f1;1;1H1M1M1M1M1M1M`F9QB0>org.dotenv.envEnvironment variablestext/x-dotenv03env0=text/x-dotenv04.env0<.env.example0:.env.local\##
    ooo00000S0V0V0k1:1:1:1N1N1N1N1N1N`b9PU0Corg.eclipse.projectEclipse project07project09classpath\##
    ooo000P0Z0]0]121<1T1T1Y1Y1Y1Y1Y1Y`B00000049QF0Corg.ecma.source-mapSource maphttps://tc39.es/ecma426/03map07css.map06js.map\##
    ooo00000S0V0V151J1b252C2C2C2C2C2C`F9QB0Morg.editorconfig.editorconfigEditorConfig settingshttps://editorconfig.orgtext/x-editorconfig0<editorconfig0Ctext/x-editorconfig0=.editorconfig\##
    ooo00000S0V0V0m1:1:1J1j1j1j1j1j1j`F9QB0Eorg.freebsd.checksumsChecksum listtext/x-checksums03md504sha106sha25606sha51203sfv0@text/x-checksums0=checksums.txt06cksums0:md5sum.txt07md5sums08sha1sums0:sha256sums0>sha256sums.txt0:sha512sums05crc3203md404sha206sha22409sha256sum04sha306sha384\##
    ooo000P0S0V0V0o1A1A1A1J1J1J1J1J1J`b9PU0Gorg.freedesktop.appdataAppStream metadata07appdata\##
    ooo000P0S0V0V141@1@1S2g2g2g2g2g2g`F9QB0Lorg.freedesktop.service-unitsystemd unittext/x-systemd-unit07service06socket05timer05mount06target09automount06device04path05scope05slice04swap0Ctext/x-systemd-unit0:service.in07service\##
    ooo00000S0V0V141L2_2_2_3G3G3G3G3G`b9PU0Lorg.gentoo.category-metadataGentoo category metadatahttps://www.iana.org/assignments/media-types/application/vnd.gentoo.catmetadata+xml0Vapplication/vnd.gentoo.catmetadata+xml\##
    ooo000P0[0^0^111>2H2H2P2o2o2o2o2o`N0000000391;0Aorg.gentoo.ebuildGentoo ebuildhttps://www.iana.org/assignments/media-types/application/vnd.gentoo.ebuild06ebuild0Mapplication/vnd.gentoo.ebuild06ebuild\##
    ooo00000[0^0^111>2H2H2P2o2o2o2o2o`N0000000391;0Aorg.gentoo.eclassGentoo eclasshttps://www.iana.org/assignments/media-types/application/vnd.gentoo.eclass06eclass0Mapplication/vnd.gentoo.eclass\##
    ooo00000S0V0V0k1:2F2F2F2g2g2g2g2g`F9QB0Corg.gentoo.manifestGentoo manifesthttps://www.iana.org/assignments/media-types/application/vnd.gentoo.manifest0Oapplication/vnd.gentoo.manifest08manifest\##
    ooo00000S0V0V0o1F2Y2Y2Y3A3A3A3A3A`b9PU0Gorg.gentoo.pkg-metadataGentoo package metadatahttps://www.iana.org/assignments/media-types/application/vnd.gentoo.pkgmetadata+xml0Vapplication/vnd.gentoo.pkgmetadata+xml\##
    ooo00000S0V0V111=1P1a2R2R2R2R2R2R`F9QB0Iorg.git-scm.configurationGit settingshttps://git-scm.comtext/x-git-config09gitignore0=gitattributes0:gitmodules09gitconfig0Atext/x-git-config0>.gitattributes0:.gitconfig0:.gitignore0;.gitmodules08.mailmap\##
    ooo000P0S0V0V0h1919191?1R1R1R1R1RP28P70@org.git-scm.packGit pack or index04pack0Aapplication/x-git03idx\##
    ooo000P0S0V0V0g16161I1P1P1P1P1P1P`b9PU0?org.gnome.gladeGlade interfaceapplication/x-glade05glade0Capplication/x-glade\##
    ooo00000S0V0V0o1?1?1R1W1W1W1W1W1W`F9QB0Gorg.golang.go-checksumsGo checksum listtext/x-go-checksums03sum0Ctext/x-go-checksums06go.sum\##
    ooo00000S0V0V0l1:1:1J1J1J1J1J1J1J`F9QB0Dorg.golang.go-moduleGo module filetext/x-go-module0@text/x-go-module06go.mod07go.work\##
    ooo00000S0V0V0c17171@1T1T1T1T1T1T`N9060;org.gyp.gypGYP or GN build filetext/x-gn03gyp04gypi02gn03gni09text/x-gn03.gn\##
    ooo00000S0V0V0g1:1:1K1R1R1R1R1R1R`F9QB0?org.hocon.hoconHOCON configurationapplication/hocon05hocon0Aapplication/hocon\##
    ooo00000S0V0V1>1V2`2`2e3D3D3D3D3DP28P70Vorg.iana.application.vnd.ms-pki.seccatWindows security cataloghttps://www.iana.org/assignments/media-types/application/vnd.ms-pki.seccat03cat0Mapplication/vnd.ms-pki.seccat\##
    ooo000P0S0V0V0e0n1T1T1Z2020202020`b9PU0=org.ietf.atomAtom feedhttps://www.rfc-editor.org/rfc/rfc428704atom0Dapplication/atom+xml\##
    ooo000P0Z0]0]0k17171K1P1P1P1P1P1P`B00000049QF0<org.ietf.harHTTP archiveapplication/har+json03har0Dapplication/har+json\##
    ooo000P0Z0]0]121<1b1b1n2K2K2K2K2K`B00000049QF0Corg.ietf.json-patchJSON patchhttps://www.rfc-editor.org/rfc/rfc69020:json-patch0Kapplication/json-patch+json\##
    ooo000P0S0V0V0n1@1f1f202F2F2F2F2F`B9QC0Forg.ietf.json-sequenceJSON text sequencehttps://www.rfc-editor.org/rfc/rfc746408json-seq0Dapplication/json-seq\##
    ooo000P0S0V0V0i111W1W1^2929292929`b9PU0Aorg.ietf.metalinkMetalinkhttps://www.rfc-editor.org/rfc/rfc585405meta40Iapplication/metalink4+xml\##
    ooo00000Z0]0]141C1i1i1i2C2C2C2C2C`B00000049QF0Eorg.ietf.problem-jsonProblem detailshttps://www.rfc-editor.org/rfc/rfc94570Happlication/problem+json\##
    ooo00000S0V0V0g12121D2E2E2E2E2E2E`F9QB0?org.ignore-fileIgnore listtext/x-ignore-list0<dockerignore09npmignore08hgignore0<eslintignore0>prettierignore0Btext/x-ignore-list0;.atomignore0<.babelignore0:.bzrignore0A.coffeelintignore0:.cvsignore0=.dockerignore0?.eleventyignore0=.eslintignore09.hgignore0C.markdownlintignore0>.nodemonignore0:.npmignore0?.prettierignore0@.stylelintignore0=.vercelignore0=.vscodeignore0@gitignore-global0@gitignore_global\##
    ooo000P0Z0]0]0j111Q1Q1Y1n1n1n1n1n`B00000049QF0;org.json.ldJSON-LDhttps://www.w3.org/TR/json-ld11/06jsonld0Capplication/ld+json\##
    ooo000P0Z0]0]0n191P1P1P1i1i1i1i1i`B00000049QF0?org.json.schemaJSON Schemahttps://json-schema.org0Gapplication/schema+json0;schema.json\##
    ooo000P0S0V0V0k1@1@1N1b1b1b1b1b1b`N9060Corg.jsonnet.jsonnetJsonnet configurationtext/x-jsonnet07jsonnet09libsonnet0>text/x-jsonnet\##
    ooo000P0S0V0V0n1@1@1J1U1U1U1U1U1U`N9060Forg.kernel.device-treeDevice tree sourcetext/x-dts03dts04dtsi0:text/x-dts03dts\##
    ooo00000S0V0V131C1C1C1N1N1N1N1N1NP28P70Korg.kernel.device-tree-blobDevice tree blob03dtb04dtbo\##
    ooo000P0S0V0V0j1>1>1L1U1U1U1U1U1U`F9QB0Borg.kernel.kconfigKernel configurationtext/x-kconfig07kconfig0>text/x-kconfig07kconfig0=kconfig.debug05mconf\##
    ooo000P0S0V0V0d1616161;1R1R1R1R1R`b9PU0<org.lisa.tmxTranslation memory03tmx0Eapplication/x-tmx+xml0Aapplication/x-tmx\##
    ooo000P0S0V0V0l1<1<1H1O1O1O1O1O1O`N9060Dorg.mesonbuild.mesonMeson build filetext/x-meson05meson0<text/x-meson0;meson.build0=meson.options0Ameson_options.txt\##
    ooo000P0S0V0V0o1B1B1S1^1^1^1^1^1^`F9QB0Gorg.nginx.configurationnginx configurationtext/x-nginx-conf09nginxconf0Atext/x-nginx-conf0:nginx.conf05nginx\##
    ooo000P0S0V0V0m1=1=1I1P1P1P1P1P1P`N9060Eorg.ninja-build.ninjaNinja build filetext/x-ninja05ninja0<text/x-ninja\##
    0S0000T0S0V0V0k151`1`1o2E2E2E2E2E`b9PU0Corg.oasis-open.ditaDITA topichttps://www.oasis-open.org/committees/dita/04dita07ditamap0Dapplication/dita+xml\##
    ooo000P0X0^0^161F1Y1Y1g2@2@2@2@2@`b0000P9PU8PD0Forg.oasis-open.docbookDocBook documenthttps://docbook.org07docbook03dbk0Gapplication/docbook+xml0Qapplication/vnd.oasis.docbook+xml0Iapplication/x-docbook+xml\##
    ooo000P0S0V0V0l1=2?2?2K2b2b2b2b2b`b9PU0Dorg.oasis-open.xliffXLIFF translationhttps://www.iana.org/assignments/media-types/application/xliff+xml03xlf05xliff0Eapplication/xliff+xml0Capplication/x-xliff0Gapplication/x-xliff+xml\##
    ooo00000S0V0V0k1818181A1A1A1A1A1A`b9PU0Corg.opengis.citygmlCityGML model07citygml\##
    ooo000P0S0V0V0g1727272<2Q2Q2Q2Q2Q`b9PU0?org.opengis.gmlGeography markuphttps://www.iana.org/assignments/media-types/application/gml+xml03gml0Capplication/gml+xml03gml\##
    ooo000P0S0V0V0m1?1?1e1j1j1j1j1j1j`b9PU0Eorg.openstreetmap.osmOpenStreetMap dataapplication/vnd.openstreetmap.data+xml03osm\##
    ooo000P0S0V0V0m1>1l2A2F2F2F2F2F2FP28P70Eorg.openstreetmap.pbfOpenStreetMap PBFhttps://wiki.openstreetmap.org/wiki/PBF_Formatapplication/x-osm-pbf03pbf0Eapplication/x-osm-pbf\##
    ooo000P0S0V0V0l19191E1J1J1J1J1J1J`N9060Dorg.qt.qmake-projectqmake projecttext/x-qmake03pri0<text/x-qmake\##
    ooo000P0S0V0V0b0l0l0l1G1S1S1S1S1S`N9060:org.qt.qmlQML source03qml08qmltypes0:qmlproject0:text/x-qml\##
    ooo00000S0V0V0a1919191I1a1a1a1a1a`b9PU09org.qt.uiQt form or resource list02ui03qrc05ts-qt0Fapplication/x-designer\##
    ooo000P0S0V0V0g1>2N2N2S3838383838`N9060?org.relaxng.rncRELAX NG compact schemahttps://www.iana.org/assignments/media-types/application/relax-ng-compact-syntax03rnc0Sapplication/relax-ng-compact-syntax0Aapplication/x-rnc03rng\##
    ooo000P0S0V0V0g161I1a1f1f1f1f1f1f`b9PU0?org.relaxng.rngRELAX NG schemahttps://relaxng.orgapplication/relax-ng+xml03rng0Happlication/relax-ng+xml\##
    ooo000P0S0V0V0m1>1>1X1]1]1]1]1]1]`b9PU0Eorg.schematron.schemaSchematron schemaapplication/schematron+xml03sch0Japplication/schematron+xml\##
    ooo000P1?1B1B1S1c1c1c1j1j1j1j1j1j`N0000000300000000000000000000000000000000000891=0?org.scons.sconsSCons build file05scons\##
    ooo000P0S0V0V0l171O1O1O1h1h1h1h1h`b9PU0Dorg.sitemaps.sitemapXML sitemaphttps://www.sitemaps.org0Gapplication/xml-sitemap0;sitemap.xml\##
    ooo000P0S0V0Y101?1?1N1Y1Y1Y1Y1Y1Y`N90691=0Eorg.starlark.starlarkStarlark sourcetext/x-starlark04star03bzl0?text/x-starlark04buck08tiltfile\##
    ooo00000S0V0V0l1D1D1D1P1d1d1d1d1dP28P70Dorg.syzygy.tablebaseSyzygy endgame tablebase04rtbw04rtbz0Bapplication/syzygy\##
    ooo000P0S0V0V0e111W1W1\2121212121`b9PU0=org.tei-c.teiTEI documenthttps://www.rfc-editor.org/rfc/rfc612903tei0Capplication/tei+xml\##
    ooo000P0Z0]0]141<1n2C2M2M2M2M2M2M`B00000049QF0Eorg.topojson.topojsonTopoJSONhttps://github.com/topojson/topojson-specificationapplication/topo+json08topojson0Eapplication/topo+json\##
    ooo00000S0V0V1<1N1N1N1^1^1^1^1^1^`F9QB0Torg.uniform-types.configuration-textConfiguration text04conf03cfg03cnf\##
    ooo00000S0V0V131<1<1<1B1B1B1B1B1B`F9QB0Korg.uniform-types.lock-fileLock file04lock0<gemfile.lock0<podfile.lock09yarn.lock\##
    ooo000P0S0V0V0g1525252?2T2T2T2T2T`F9QB0?org.w3.appcacheCache manifesthttps://www.iana.org/assignments/media-types/text/cache-manifest08appcache0Ctext/cache-manifest08manifest\##
    ooo000P0S0V0V0e0k1I1I1V1n1n1n1n1n`b9PU0=org.w3.mathmlMathMLhttps://www.w3.org/TR/MathML3/03mml06mathml0Fapplication/mathml+xml0;text/mathml\##
    ooo000P0S0V0V0f0m1K1K1O1d1d1d1d1d`F9QB0>org.w3.n-quadsN-Quadshttps://www.w3.org/TR/n-quads/02nq0Capplication/n-quads\##
    ooo000P0S0V0V0h111Q1Q1U1l1l1l1l1l`F9QB0@org.w3.n-triplesN-Tripleshttps://www.w3.org/TR/n-triples/02nt0Eapplication/n-triples\##
    ooo000P0S0V0V0a0j1O1O1S1\1\1\1\1\`F9QB09org.w3.n3Notation3https://www.w3.org/TeamSubmission/n3/02n307text/n3\##
    ooo000P0S0V0Y0e111U1U1_2424242424`b9PU;Pc0:org.w3.owlOWL ontologyhttps://www.w3.org/TR/owl2-overview/03owl03owx0Capplication/owl+xml\##
    ooo000P0S0V0V0j1?1e1e1j2?2?2?2?2?`b9PU0Borg.w3.pls-lexiconPronunciation lexiconhttps://www.rfc-editor.org/rfc/rfc426703pls0Capplication/pls+xml\##
    ooo000T0S0V0V0f0m1S1S1^2323232323`b9PU0>org.w3.rdf-xmlRDF/XMLhttps://www.rfc-editor.org/rfc/rfc387003rdf04rdfs0Capplication/rdf+xml08text/rdf0<text/rdf+xml\##
    ooo000P0S0V0V0e111V1V1b2<2<2<2<2<`N9060=org.w3.sparqlSPARQL queryhttps://www.w3.org/TR/sparql11-query/02rq06sparql0Happlication/sparql-query02qs02qs02qs\##
    ooo000P0S0V0V0c1:1`1`1f2<2<2<2<2<`b9PU0;org.w3.ssmlSpeech synthesis markuphttps://www.rfc-editor.org/rfc/rfc426704ssml0Dapplication/ssml+xml\##
    ooo000P0S0V0V0c0g1B1B1H1Z1Z1Z1Z1Z`F9QB0;org.w3.trigTriGhttps://www.w3.org/TR/trig/04trig0@application/trig0Bapplication/x-trig\##
    ooo000P0S0V0V0e0k1H1H1M1Z1Z1Z1Z1Z`F9QB0=org.w3.turtleTurtlehttps://www.w3.org/TR/turtle/03ttl0;text/turtle\##
    ooo000P0S0V0V0g0o1U1U1[2525252525`b9PU0?org.w3.voicexmlVoiceXMLhttps://www.rfc-editor.org/rfc/rfc426704vxml0Happlication/voicexml+xml\##
    ooo000P0Z0]0]121J1l1l292T2T2T2T2T`B00000049QF0Corg.w3.web-manifestWeb application manifesthttps://www.w3.org/TR/appmanifest/0;webmanifest0Iapplication/manifest+json\##
    ooo00000S0V0V0m1616161=1=1=1=1=1=`b9PU0Eorg.w3.xlink-linkbaseLink base05xlink\##
    ooo00000S0V0V0i131W1W1\2E2E2E2E2E`b9PU0Aorg.w3.xml-schemaXML Schemahttps://www.w3.org/TR/xmlschema11-1/03xsd0?application/xml0Fapplication/xml-schema0Aapplication/x-xml\##
    ooo000P0S0V0V0d121212171N1N1N1N1N`b9PU0<org.w3.xprocXProc pipeline03xpl0Eapplication/xproc+xml05xproc\##
    ooo000P0S0V0V0e0k1K1K1\2020202020`N9060=org.w3.xqueryXQueryhttps://www.w3.org/TR/xquery-31/02xq06xquery03xqm0Bapplication/xquery03xql03xqy\##
    ooo000P0W0]0]0m171n1n292E2E2E2E2E`F000P9QB:0L0>org.web3d.vrmlVRML worldhttps://www.iana.org/assignments/media-types/model/vrml03wrl04vrml0:model/vrml0<model/x-vrml0>x-world/x-vrml\##
    ooo000P0W0]0]0l151o1o242C2C2C2C2C`b000P9PU:0L0=org.web3d.x3dX3D scenehttps://www.iana.org/assignments/media-types/model/x3d+xml03x3d0=model/x3d+xml\##
    ooo000P0W0]0]0m1E2@2@2F2f2f2f2f2f`F000P9QB:0L0>org.web3d.x3dvX3D scene (classic VRML)https://www.iana.org/assignments/media-types/model/x3d-vrml04x3dv0>model/x3d-vrml0>model/x3d+vrml\##
    ooo000P0S0V0V0e101010161L1L1L1L1L`b9PU0=org.xbrl.xbrlXBRL report04xbrl0Dapplication/xbrl+xml\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var iconComposerDocument: Self { Self(number: 47398) }
  @inlinable @inline(__always) package static var stringCatalog: Self { Self(number: 47473) }
  @inlinable @inline(__always) package static var garminFIT: Self { Self(number: 47429) }
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
  @inlinable @inline(__always) package static var breakpadSymbols: Self { Self(number: 47148) }
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
  @inlinable @inline(__always) package static var jsonSchema: Self { Self(number: 47149) }
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
  @inlinable @inline(__always) package static var openStreetMapPBF: Self { Self(number: 47264) }
  @inlinable @inline(__always) package static var qmake: Self { Self(number: 47538) }
  @inlinable @inline(__always) package static var qml: Self { Self(number: 47565) }
  @inlinable @inline(__always) package static var relaxNGCompact: Self { Self(number: 47589) }
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
