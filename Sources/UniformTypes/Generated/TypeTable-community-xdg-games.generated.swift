// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgGames: StaticString = ##"""
    00000000000004Y0:o0000E70KX0000000F\0000000000000J50N@0R10000\^0000Ya0000000000000V:0000000CC000\##
    0000[50000000750000000000000000@f0000000^=0000000000TD0000<e0>O00008d0300HM0000000000PD0Wo000000\##
    ooo00000Q0T0T0h1616161;1Y1Y1Y1YP28P70Bcom.atari.2600-romAtari 2600 ROM03a260Lapplication/x-atari-2600-rom\##
    ooo000P0k0n0n1O1c1c1c1h2L2L2L2LP200000000000000000000000008FPT0Ocom.bandai.wonderswan-color-romWonderSwan Color ROM03wsc0Rapplication/x-wonderswan-color-rom\##
    0K3000T0Q0T0T0o1=1=1=1A1_1_1_1_P28P70Icom.bandai.wonderswan-romWonderSwan ROM02ws0Lapplication/x-wonderswan-rom\##
    ooo000P0W0]0]0n1>1>1>1C2;2;2;2;P20000248P70Q<0?com.hxc2001.hfeHxC floppy image03hfe0Napplication/x-hfe-floppy-image0Fapplication/x-hfe-file\##
    ooo000P0Q0T0T0h101010151M1M1M1MP28P70Bcom.idsoftware.wadDoom WAD03wad0Fapplication/x-doom-wad0Bapplication/x-doom03wad\##
    ooo00000Q0T0T0k1818181=1Z1Z1Z1ZP28P70Ecom.nec.pc-engine-romPC Engine ROM03pce0Kapplication/x-pc-engine-rom\##
    ooo000P0W0]0]1:1Z1Z1Z1`2G2G2G2GP20000088P730_0Kcom.nintendo.3ds-executableNintendo 3DS homebrew executable043dsx0Uapplication/x-nintendo-3ds-executable\##
    ooo000P0m10101P1b1b1b1l2M2M2M2MP2000000000000000000000000000P?P;0Ncom.nintendo.gameboy-color-romGame Boy Color ROM03gbc03cgb0Oapplication/x-gameboy-color-rom\##
    ooo00000Q0T0T121A1A1A1E1d1d1d1dP28P70Lcom.nintendo.virtual-boy-romVirtual Boy ROM02vb0Mapplication/x-virtual-boy-rom\##
    ooo000P0Q0T0T0j1919191>1U1U1U1UP28P70Dcom.nintendo.wii-wadWiiWare package03wad0Eapplication/x-wii-wad\##
    ooo00000Q0T0W101D1D1D1D1a1a1a1aP28P70Pe0Gcom.sega.dreamcast-discDreamcast disc image0Kapplication/x-dreamcast-rom\##
    ooo000P0Q0T0T0i1919191>1X1X1X1X`F9QB0Ccom.sega.gd-rom-cueGD-ROM cue sheet03gdi0Happlication/x-gd-rom-cue\##
    ooo00000Q0T0T0j151515191S1S1S1SP28P70Dcom.sega.sg-1000-romSG-1000 ROM02sg0Happlication/x-sg1000-rom\##
    ooo000P0n11111S1k1k1k202X2X2X2XP20000000000000000000000000000@?PL0Pcom.snk.neo-geo-pocket-color-romNeo-Geo Pocket Color ROM03ngc0Vapplication/x-neo-geo-pocket-color-rom\##
    ooo00000Q0T0T111I1I1I1M24242424P28P70Kcom.thomson.memo7-cartridgeThomson MÉMO7 cartridge02m70Uapplication/x-thomson-cartridge-memo7\##
    ooo000P0Q0T0T0i1919191=1]1]1]1]P28P70Cfr.thomson.cassetteThomson cassette02k70Napplication/x-thomson-cassette\##
    ooo000P0W0]0]0m1E1E1E1J2C2C2C2CP20000248P70Q<0>fr.thomson.sapThomson SAP floppy image03sap0Oapplication/x-thomson-sap-image0Fapplication/x-sap-file\##
    ooo000P0Q0T0T0m1:1:1:1:1W1W1W1W`F9QB0Gorg.godotengine.projectGodot project0Kapplication/x-godot-project0=project.godot\##
    ooo000P0Q0T0T0n1<1<1<1G1e1e1e1e`F9QB0Horg.godotengine.resourceGodot resource04tres03res0Lapplication/x-godot-resource\##
    ooo000P0Q0T0T0k1616161G1b1b1b1b`F9QB0Eorg.godotengine.sceneGodot scene04tscn04escn03scn0Iapplication/x-godot-scene\##
    ooo000P0Q0T0T0a0h0h0h0m1D1D1D1DP28P70;org.msx.romMSX ROM03msx0Eapplication/x-msx-rom\##
    ooo000P0Q0T0T0f1>1>1>1C1Y1Y1Y1Y`F9QB0@org.red-bean.sgfSmart Game Format record03sgf0Dapplication/x-go-sgf\##
    ooo000P0Q0T0T0h111111161O1O1O1OP28P70Borg.romhacking.bpsBPS patch03bps0Gapplication/x-bps-patch\##
    ooo000P0Q0T0T0h111111161O1O1O1OP28P70Borg.romhacking.ipsIPS patch03ips0Gapplication/x-ips-patch\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var wonderSwanColorROM: Self { Self(number: 92164) }
  @inlinable @inline(__always) package static var wonderSwanROM: Self { Self(number: 92196) }
  @inlinable @inline(__always) package static var hfe: Self { Self(number: 92214) }
  @inlinable @inline(__always) package static var doomWAD: Self { Self(number: 92165) }
  @inlinable @inline(__always) package static var threeDSExecutable: Self { Self(number: 92212) }
  @inlinable @inline(__always) package static var gameBoyColorROM: Self { Self(number: 92202) }
  @inlinable @inline(__always) package static var wiiWAD: Self { Self(number: 92167) }
  @inlinable @inline(__always) package static var gdROMCue: Self { Self(number: 92216) }
  @inlinable @inline(__always) package static var neoGeoPocketColorROM: Self { Self(number: 92168) }
  @inlinable @inline(__always) package static var thomsonCassette: Self { Self(number: 92220) }
  @inlinable @inline(__always) package static var thomsonSAP: Self { Self(number: 92178) }
  @inlinable @inline(__always) package static var godotProject: Self { Self(number: 92209) }
  @inlinable @inline(__always) package static var godotResource: Self { Self(number: 92187) }
  @inlinable @inline(__always) package static var godotScene: Self { Self(number: 92221) }
  @inlinable @inline(__always) package static var msxROM: Self { Self(number: 92182) }
  @inlinable @inline(__always) package static var sgf: Self { Self(number: 92193) }
  @inlinable @inline(__always) package static var bpsPatch: Self { Self(number: 92180) }
  @inlinable @inline(__always) package static var ipsPatch: Self { Self(number: 92205) }
}
