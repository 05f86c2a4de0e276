// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityXdgGames: StaticString = ##"""
    00000000000004[0;70000EO0L=0000000G;0000000000000JX0Nh0R]0000]`0000Z_0000000000000Vj0000000CY000\##
    0000\50000000790000000000000000A90000000_A0000000000U20000=40>`00008j0300Hn0000000000Pn0Xf000000\##
    ooo00000S0V0V0j1818181=1[1[1[1[1[P28P70Bcom.atari.2600-romAtari 2600 ROM03a260Lapplication/x-atari-2600-rom\##
    ooo000P0m10101Q1e1e1e1j2N2N2N2N2NP200000000000000000000000008IPT0Ocom.bandai.wonderswan-color-romWonderSwan Color ROM03wsc0Rapplication/x-wonderswan-color-rom\##
    0K3000T0S0V0V111?1?1?1C1a1a1a1a1aP28P70Icom.bandai.wonderswan-romWonderSwan ROM02ws0Lapplication/x-wonderswan-rom\##
    ooo000P0Y0_0_101@1@1@1E2=2=2=2=2=P20000488P70Q<0?com.hxc2001.hfeHxC floppy image03hfe0Napplication/x-hfe-floppy-image0Fapplication/x-hfe-file\##
    ooo000P0S0V0V0j121212171O1O1O1O1OP28P70Bcom.idsoftware.wadDoom WAD03wad0Fapplication/x-doom-wad0Bapplication/x-doom03wad03wad\##
    ooo00000S0V0V0m1:1:1:1?1\1\1\1\1\P28P70Ecom.nec.pc-engine-romPC Engine ROM03pce0Kapplication/x-pc-engine-rom\##
    ooo000P0Y0_0_1<1\1\1\1b2I2I2I2I2IP200000@8P730_0Kcom.nintendo.3ds-executableNintendo 3DS homebrew executable043dsx0Uapplication/x-nintendo-3ds-executable\##
    ooo000P1013131S1e1e1e1o2P2P2P2P2PP200000000000000000000000000002@0;0Ncom.nintendo.gameboy-color-romGame Boy Color ROM03gbc03cgb0Oapplication/x-gameboy-color-rom\##
    ooo00000S0V0V141C1C1C1G1f1f1f1f1fP28P70Lcom.nintendo.virtual-boy-romVirtual Boy ROM02vb0Mapplication/x-virtual-boy-rom\##
    ooo000P0S0V0V0l1;1;1;1@1W1W1W1W1WP28P70Dcom.nintendo.wii-wadWiiWare package03wad0Eapplication/x-wii-wad03wad\##
    ooo00000S0V0Y121F1F1F1F1c1c1c1c1cP28P70Pe0Gcom.sega.dreamcast-discDreamcast disc image0Kapplication/x-dreamcast-rom\##
    ooo000P0S0V0V0k1;1;1;1@1Z1Z1Z1Z1Z`F9QB0Ccom.sega.gd-rom-cueGD-ROM cue sheet03gdi0Happlication/x-gd-rom-cue\##
    ooo00000S0V0V0l1717171;1U1U1U1U1UP28P70Dcom.sega.sg-1000-romSG-1000 ROM02sg0Happlication/x-sg1000-rom\##
    ooo000P1114141V1n1n1n232[2[2[2[2[P2000000000000000000000000000001@0L0Pcom.snk.neo-geo-pocket-color-romNeo-Geo Pocket Color ROM03ngc0Vapplication/x-neo-geo-pocket-color-rom\##
    ooo00000S0V0V131K1K1K1O2626262626P28P70Kcom.thomson.memo7-cartridgeThomson MÉMO7 cartridge02m70Uapplication/x-thomson-cartridge-memo7\##
    ooo000P0S0V0V0k1;1;1;1?1_1_1_1_1_P28P70Cfr.thomson.cassetteThomson cassette02k70Napplication/x-thomson-cassette\##
    ooo000P0Y0_0_0o1G1G1G1L2E2E2E2E2EP20000488P70Q<0>fr.thomson.sapThomson SAP floppy image03sap0Oapplication/x-thomson-sap-image0Fapplication/x-sap-file\##
    ooo000P0S0V0V0o1<1<1<1<1Y1Y1Y1Y1Y`F9QB0Gorg.godotengine.projectGodot project0Kapplication/x-godot-project0=project.godot\##
    ooo000P0S0V0V101>1>1>1I1g1g1g1g1g`F9QB0Horg.godotengine.resourceGodot resource04tres03res0Lapplication/x-godot-resource03res\##
    ooo000P0S0V0V0m1818181I1d1d1d1d1d`F9QB0Eorg.godotengine.sceneGodot scene04tscn04escn03scn0Iapplication/x-godot-scene03scn\##
    ooo000P0S0V0V0c0j0j0j0o1F1F1F1F1FP28P70;org.msx.romMSX ROM03msx0Eapplication/x-msx-rom\##
    ooo000P0S0V0V0h1@1@1@1E1[1[1[1[1[`F9QB0@org.red-bean.sgfSmart Game Format record03sgf0Dapplication/x-go-sgf\##
    ooo000P0S0V0V0j131313181Q1Q1Q1Q1QP28P70Borg.romhacking.bpsBPS patch03bps0Gapplication/x-bps-patch\##
    ooo000P0S0V0V0j131313181Q1Q1Q1Q1QP28P70Borg.romhacking.ipsIPS patch03ips0Gapplication/x-ips-patch\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var wonderSwanColorROM: Self { Self(number: 104452) }
  @inlinable @inline(__always) package static var wonderSwanROM: Self { Self(number: 104484) }
  @inlinable @inline(__always) package static var hfe: Self { Self(number: 104502) }
  @inlinable @inline(__always) package static var doomWAD: Self { Self(number: 104453) }
  @inlinable @inline(__always) package static var threeDSExecutable: Self { Self(number: 104500) }
  @inlinable @inline(__always) package static var gameBoyColorROM: Self { Self(number: 104490) }
  @inlinable @inline(__always) package static var wiiWAD: Self { Self(number: 104455) }
  @inlinable @inline(__always) package static var gdROMCue: Self { Self(number: 104504) }
  @inlinable @inline(__always) package static var neoGeoPocketColorROM: Self { Self(number: 104456) }
  @inlinable @inline(__always) package static var thomsonCassette: Self { Self(number: 104508) }
  @inlinable @inline(__always) package static var thomsonSAP: Self { Self(number: 104466) }
  @inlinable @inline(__always) package static var godotProject: Self { Self(number: 104497) }
  @inlinable @inline(__always) package static var godotResource: Self { Self(number: 104475) }
  @inlinable @inline(__always) package static var godotScene: Self { Self(number: 104509) }
  @inlinable @inline(__always) package static var msxROM: Self { Self(number: 104470) }
  @inlinable @inline(__always) package static var sgf: Self { Self(number: 104481) }
  @inlinable @inline(__always) package static var bpsPatch: Self { Self(number: 104468) }
  @inlinable @inline(__always) package static var ipsPatch: Self { Self(number: 104493) }
}
