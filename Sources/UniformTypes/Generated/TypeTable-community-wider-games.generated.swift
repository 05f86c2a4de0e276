// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityWiderGames: StaticString = ##"""
    1J=1G\0`b0001L`0000000000000000000Ee0000000U90001=40000000^R1B:0>M0P>0000000000000001?V0000000eK\##
    0000000;B00011i0000jB0000MS0000000\10no0000000AJ0000000000000000lb0000000000YK1890001VS0001T@000\##
    14g1:b0000000Rf0001j80000000C_0000000001[T0ga0000000000c300000000008D1nT0600001`B0000HC0W0000000\##
    1Dd0000000000000000000001ge0001OC0000000000001eS0000001bg0000001Qj1]e0000000001YC0001lJ0000000Jj\##
    ooo000P0Y0_0_0n1>1f1f1k2D2D2D2D2DP20000488P70Q<0=com.amiga.dmsAmiga disk (DMS)https://aminet.net/package/misc/emu/xDMS03dms0Gapplication/x-amiga-dms\##
    ooo000P0Y0_0_0n1O2P2P2P2i2i2i2i2iP20000488P70Q<0=com.amiga.ipfInterchangeable preservation diskhttp://info-coach.fr/atari/documents/_mydoc/IPF-Documentation.pdf0Gapplication/x-amiga-ipf03ipf\##
    ooo000P0Y0_0_151T2V2V2V3636363636P20000488P70Q<0Dcom.amstrad.cpc-diskAmstrad CPC or Spectrum +3 diskhttps://www.cpcwiki.eu/index.php/Format:DSK_disk_image_file_format0Napplication/x-amstrad-cpc-disk03dsk\##
    ooo000P0S0V0V101D2D2D2D2h2h2h2h2hP28P70Hcom.amstrad.cpc-snapshotAmstrad CPC snapshothttps://www.cpcwiki.eu/index.php/Format:SNA_snapshot_file_format0Rapplication/x-amstrad-cpc-snapshot03sna\##
    ooo000P0S0V0V0f181g1g1l2E2E2E2E2EP28P70>com.apogee.grpBuild engine grouphttps://moddingwiki.shikadi.net/wiki/GRP_Format03grp0Gapplication/x-build-grp\##
    ooo000P0Y0_0_0n1>1X1X1]2626262626P20000488P70Q<0=com.atari.atrAtari 8-bit diskhttps://atari800.github.io03atr0Gapplication/x-atari-atr\##
    ooo000P0S0V0V0j1>1k1k1k2I2I2I2I2IP28P70Bcom.atari.cassetteAtari 8-bit cassettehttps://a8cas.sourceforge.net/format-cas.html0Lapplication/x-atari-cassette03cas\##
    ooo000P0Y0_0_101E29292>2W2W2W2W2WP20000488P70Q<0?com.atari.pastiAtari ST disk (Pasti)http://info-coach.fr/atari/software/preservation.php03stx0Gapplication/x-atari-stx\##
    ooo000P0S0V0V0h181o1o292Y2Y2Y2Y2YP28P70@com.bethesda.bsaBethesda archivehttps://en.uesp.net/wiki/Skyrim_Mod:Archive_File_Format03bsa03ba20Napplication/x-bethesda-archive\##
    ooo000P0S0V0V0k1:1m1m2<2[2[2[2[2[P28P70Ccom.bethesda.pluginBethesda pluginhttps://en.uesp.net/wiki/Skyrim_Mod:Mod_File_Format03esm03esp03esl0Mapplication/x-bethesda-plugin\##
    ooo000P0S0V0V0h181c1c2E2X2X2X2X2XP28P70@com.blizzard.mpqBlizzard archivehttp://www.zezula.net/en/mpq/mpqformat.html03mpq03w3x03w3m06sc2map09sc2replay0Aapplication/x-mpq\##
    ooo000P0S0V0V0b191h1h1m2C2C2C2C2CP28P70:com.ea.bigElectronic Arts archivehttps://moddingwiki.shikadi.net/wiki/BIG_Format03big0Dapplication/x-ea-big\##
    ooo000P0S0V0V0m1;1;1;1I1g1g1g1g1gP28P70Ecom.epicgames.packageUnreal package06uasset04umap0Lapplication/x-unreal-package\##
    ooo00000S0V0V101D1c1c1h2K2K2K2K2KP28P70Hcom.nintendo.switch-cardNintendo Switch cardhttps://switchbrew.org/wiki/XCI03xci0Qapplication/x-nintendo-switch-xci\##
    ooo000P0S0V0V131J1n1n232V2V2V2V2VP28P70Kcom.nintendo.switch-packageNintendo Switch packagehttps://switchbrew.org/wiki/NCA#PFS003nsp0Qapplication/x-nintendo-switch-nsp\##
    ooo000P0S0V0V131J1i1i1n2Q2Q2Q2Q2QP28P70Kcom.nintendo.switch-programNintendo Switch programhttps://switchbrew.org/wiki/NRO03nro0Qapplication/x-nintendo-switch-nro\##
    ooo000P0S0V0V0g1=1h1h1m2@2@2@2@2@P28P70?com.ramsoft.cswCompressed square wavehttp://ramsoft.bbk.org.omegahg.com/csw.html03csw0Aapplication/x-csw\##
    ooo000P0S0V0V0h1>1`1`1e2A2A2A2A2AP28P70@com.sinclair.pzxZX Spectrum tape (PZX)http://zxds.raxoft.cz/docs/pzx.txt03pzx0Japplication/x-spectrum-pzx\##
    ooo000P0S0V0V0h1=1g1g1l2H2H2H2H2HP28P70@com.sinclair.rzxZX Spectrum recordinghttps://worldofspectrum.net/RZXformat.html03rzx0Japplication/x-spectrum-rzx\##
    ooo000P0S0V0V0h141e1e1e2A2A2A2A2AP28P70@com.sinclair.sclTR-DOS fileshttps://sinclair.wiki.zxnet.co.uk/wiki/SCL_format0Japplication/x-spectrum-scl03scl\##
    ooo000P0S0V0V0h192020252Q2Q2Q2Q2QP28P70@com.sinclair.szxZX Spectrum statehttps://www.spectaculator.com/docs/zx-state/intro.shtml03szx0Japplication/x-spectrum-szx\##
    ooo00000S0V0V0h1>1o1o242P2P2P2P2PP28P70@com.sinclair.tapZX Spectrum tape (TAP)https://sinclair.wiki.zxnet.co.uk/wiki/TAP_format03tap0Japplication/x-spectrum-tap\##
    ooo000P0S0V0V0d1@1a1a1f2=2=2=2=2=P28P70<com.sony.pbpPlayStation Portable packagehttps://www.psdevwiki.com/psp/PBP03pbp0Eapplication/x-psp-pbp\##
    ooo000P0Y0_0_181K2;2;2L2j2j2j2j2jP200000@8P730_0Gcom.sony.psx-executablePlayStation programhttps://psx-spx.consoledev.net/cdromfileformats/03psx05psexe03cpe0Lapplication/x-psx-executable\##
    ooo000P0S0V0V0n1@26262L2n2n2n2n2nP28P70Fcom.unity.asset-bundleUnity asset bundlehttps://docs.unity3d.com/Manual/AssetBundlesIntro.html07unity3d0;assetbundle0Papplication/x-unity-asset-bundle\##
    ooo00001A1D1D1T1h2V2V3B3B3B3B3B3B`B000000000000000000000000000000000000000000000P9PO0>com.unity.yamlUnity scene or assethttps://docs.unity3d.com/Manual/UnityYAML.html06prefab0>physicmaterial0Boverridecontroller\##
    ooo000P0S0V0V0n1@2:2:2:2T2T2T2T2TP28P70Fcom.valvesoftware.demoSource engine demohttps://developer.valvesoftware.com/wiki/DEM_(file_format)0Happlication/x-valve-demo03dem\##
    ooo00000S0V0V0m181d1d1i2B2B2B2B2BP28P70Ecom.valvesoftware.gcfSteam cachehttps://developer.valvesoftware.com/wiki/GCF03gcf0Gapplication/x-valve-gcf\##
    ooo000P0S0V0V0m1:2424292R2R2R2R2RP28P70Ecom.valvesoftware.vpkValve packagehttps://developer.valvesoftware.com/wiki/VPK_(file_format)03vpk0Gapplication/x-valve-vpk\##
    ooo000P0Y0_0_161H2121262T2T2T2T2TP20000488P70Q<0Eorg.applesaucefdc.a2rApple II disk fluxhttps://applesaucefdc.com/a2r2-reference/03a2r0Lapplication/x-applesauce-a2r\##
    ooo000P0Y0_0_171L25252;2Z2Z2Z2Z2ZP20000488P70Q<0Forg.applesaucefdc.moofMacintosh disk trackshttps://applesaucefdc.com/moof-reference/04moof0Mapplication/x-applesauce-moof\##
    ooo000P1215151D1Y2W2W2\2h2h2h2h2h`F0000000000000000000000000000001E010=org.chess.epdChess positions (EPD)https://www.chessprogramming.org/Extended_Position_Description03epd0:text/x-epd\##
    0P0000T0S0V0V0e1:2323282Q2Q2Q2Q2Q`F9QB0=org.chess.fenChess positions (FEN)https://www.chessprogramming.org/Forsyth-Edwards_Notation03fen0Gapplication/x-chess-fen\##
    ooo000P0S0V0V0o1E2121212N2N2N2N2NP28P70Gorg.commodore.cartridgeCommodore 64 cartridgehttps://vice-emu.sourceforge.io/vice_17.html0Kapplication/x-c64-cartridge03crt\##
    ooo000P0Y0_0_121J26262@2S2S2S2S2SP20000488P70Q<0Aorg.commodore.g64Commodore 64 disk trackshttps://vice-emu.sourceforge.io/vice_17.html03g6403g710Aapplication/x-g64\##
    ooo000P0S0V0V0i1I25252D2W2W2W2W2WP28P70Aorg.commodore.p00Commodore 64 program with a namehttps://vice-emu.sourceforge.io/vice_17.html03p0003s0003u000Aapplication/x-p00\##
    ooo000P0S0V0V0i1B1n1n232F2F2F2F2FP28P70Aorg.commodore.t64Commodore 64 tape archivehttps://vice-emu.sourceforge.io/vice_17.html03t640Aapplication/x-t64\##
    ooo000P0S0V0V0i1:1f1f1f2>2>2>2>2>P28P70Aorg.commodore.tapCommodore 64 tapehttps://vice-emu.sourceforge.io/vice_17.html0Fapplication/x-c64-tape03tap\##
    ooo000P0S0V0V0l162A2A2A2[2[2[2[2[P28P70Dorg.godotengine.packGodot packhttps://docs.godotengine.org/en/stable/tutorials/export/exporting_pcks.html0Happlication/x-godot-pack03pck\##
    ooo000P0Y0_0_121@1c1c1h2A2A2A2A2AP20000488P70Q<0Aorg.imagedisk.imdImageDisk diskhttp://dunfield.classiccmp.org/img/03imd0Gapplication/x-imagedisk\##
    ooo00000[0^0^0o191b1b1h2A2A2A2A2AP20004400@0Q=0?org.love2d.gameLÖVE gamehttps://love2d.org/wiki/Game_Distribution04love0Gapplication/x-love-game\##
    ooo000P0S0V0V0i121o1o1o2H2H2H2H2H`b9PU0Aorg.mapeditor.mapTiled maphttps://doc.mapeditor.org/en/stable/reference/tmx-map-format/0Gapplication/x-tiled-tmx03tmx\##
    ooo000P0S0V0V0m1:2727272P2P2P2P2P`b9PU0Eorg.mapeditor.tilesetTiled tilesethttps://doc.mapeditor.org/en/stable/reference/tmx-map-format/0Gapplication/x-tiled-tsx03tsx\##
    ooo000P0S0V0V0h142;2;2;2W2W2W2W2WP28P70@org.msx.cassetteMSX cassettehttps://github.com/oboroc/msx-file-formats/blob/main/cas_file_format.md0Japplication/x-msx-cassette03cas\##
    ooo000P0S0V0V0i171`1`1e2B2B2B2B2BP28P70Aorg.renpy.archiveRen'Py archivehttps://www.renpy.org/doc/html/build.html03rpa0Kapplication/x-renpy-archive\##
    ooo000P0S0V0V0j1@1_1_1e2C2C2C2C2CP28P70Borg.renpy.compiledRen'Py compiled scripthttps://www.renpy.org/doc/html/04rpyc0Lapplication/x-renpy-compiled\##
    ooo000P0S0V0V0j1;1d1d1i2B2B2B2B2BP28P70Borg.romhacking.ppfPlayStation patchhttps://www.romhacking.net/utilities/353/03ppf0Gapplication/x-ppf-patch\##
    ooo000P0S0V0V0j131\1\1a2:2:2:2:2:P28P70Borg.romhacking.upsUPS patchhttps://www.romhacking.net/documents/392/03ups0Gapplication/x-ups-patch\##
    ooo000P0S0V0V0f1226262;2O2O2O2O2O`F9QB0>sh.ppy.beatmaposu! beatmaphttps://osu.ppy.sh/wiki/en/Client/File_formats/osu_%28file_format%2903osu0Btext/x-osu-beatmap\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var amigaDMS: Self { Self(number: 86104) }
  @inlinable @inline(__always) package static var amigaIPF: Self { Self(number: 86102) }
  @inlinable @inline(__always) package static var cpcDisk: Self { Self(number: 86050) }
  @inlinable @inline(__always) package static var cpcSnapshot: Self { Self(number: 86037) }
  @inlinable @inline(__always) package static var buildGroup: Self { Self(number: 86063) }
  @inlinable @inline(__always) package static var atariDisk: Self { Self(number: 86089) }
  @inlinable @inline(__always) package static var atariCassette: Self { Self(number: 86027) }
  @inlinable @inline(__always) package static var atariPasti: Self { Self(number: 86108) }
  @inlinable @inline(__always) package static var bethesdaArchive: Self { Self(number: 86143) }
  @inlinable @inline(__always) package static var bethesdaPlugin: Self { Self(number: 86056) }
  @inlinable @inline(__always) package static var mpq: Self { Self(number: 86038) }
  @inlinable @inline(__always) package static var eaBig: Self { Self(number: 86084) }
  @inlinable @inline(__always) package static var unrealPackage: Self { Self(number: 86030) }
  @inlinable @inline(__always) package static var switchPackage: Self { Self(number: 86073) }
  @inlinable @inline(__always) package static var switchProgram: Self { Self(number: 86059) }
  @inlinable @inline(__always) package static var compressedWave: Self { Self(number: 86035) }
  @inlinable @inline(__always) package static var spectrumPulses: Self { Self(number: 86018) }
  @inlinable @inline(__always) package static var spectrumRecording: Self { Self(number: 86098) }
  @inlinable @inline(__always) package static var trdosFiles: Self { Self(number: 86047) }
  @inlinable @inline(__always) package static var spectrumState: Self { Self(number: 86094) }
  @inlinable @inline(__always) package static var playStationPBP: Self { Self(number: 86069) }
  @inlinable @inline(__always) package static var playStationExecutable: Self { Self(number: 86060) }
  @inlinable @inline(__always) package static var unityBundle: Self { Self(number: 86052) }
  @inlinable @inline(__always) package static var sourceDemo: Self { Self(number: 86074) }
  @inlinable @inline(__always) package static var valvePackage: Self { Self(number: 86032) }
  @inlinable @inline(__always) package static var appleFlux: Self { Self(number: 86044) }
  @inlinable @inline(__always) package static var appleMacTracks: Self { Self(number: 86036) }
  @inlinable @inline(__always) package static var chessEPD: Self { Self(number: 86112) }
  @inlinable @inline(__always) package static var chessFEN: Self { Self(number: 86017) }
  @inlinable @inline(__always) package static var commodoreCartridge: Self { Self(number: 86016) }
  @inlinable @inline(__always) package static var commodoreTracks: Self { Self(number: 86020) }
  @inlinable @inline(__always) package static var commodoreProgram: Self { Self(number: 86122) }
  @inlinable @inline(__always) package static var commodoreTapeArchive: Self { Self(number: 86133) }
  @inlinable @inline(__always) package static var commodoreTape: Self { Self(number: 86078) }
  @inlinable @inline(__always) package static var godotPack: Self { Self(number: 86076) }
  @inlinable @inline(__always) package static var imageDisk: Self { Self(number: 86138) }
  @inlinable @inline(__always) package static var tiledMap: Self { Self(number: 86134) }
  @inlinable @inline(__always) package static var tiledTileset: Self { Self(number: 86106) }
  @inlinable @inline(__always) package static var msxCassette: Self { Self(number: 86130) }
  @inlinable @inline(__always) package static var renpyArchive: Self { Self(number: 86127) }
  @inlinable @inline(__always) package static var renpyCompiled: Self { Self(number: 86120) }
  @inlinable @inline(__always) package static var ppfPatch: Self { Self(number: 86086) }
  @inlinable @inline(__always) package static var upsPatch: Self { Self(number: 86140) }
  @inlinable @inline(__always) package static var osuBeatmap: Self { Self(number: 86103) }
}
