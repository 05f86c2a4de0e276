// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityRetroComputing: StaticString = ##"""
    0bC0000000000000300000000cl0jQ0000E10Rl0Wk0000000000_40000000000I]0[N0000000g>0000000hR08a0A;0KR\##
    0000UY0>?0GI0000000000000000<D0OP0MG0000000000``0000000000000C:0YL0]<0000000000:P00006_0?c0e]050\##
    ooo000P0X0[0^0n1;1;1;1P1^1^1^1^`2000000150J<1l0>com.amiga.ilbmAmiga picture04ilbm03lbm03ham03iff0<image/x-ilbm0;image/x-iff03iff\##
    ooo000P0Q0T0T0h1<1<1<1A1_1_1_1_P28P70Bcom.atari.7800-romAtari 7800 cartridge03a780Lapplication/x-atari-7800-rom\##
    ooo00000X0[0[121?1?1?1]22222222`2000000150J0Ecom.atari.degas-imageDEGAS picture03pi103pi203pi303pc103pc203pc30Cimage/x-atari-degas\##
    ooo00000Q0T0T0h1<1<1<1A1_1_1_1_P28P70Bcom.atari.lynx-romAtari Lynx cartridge03lnx0Lapplication/x-atari-lynx-rom\##
    ooo00000Q0T0T0i1@1@1@1E1d1d1d1dP28P70Ccom.commodore.basicCommodore BASIC program03prg0Mapplication/x-commodore-basic\##
    ooo00000W0]0]171H1H1H1M1k1k1k1kP20000088P730_0Hcom.commodore.executableCommodore program03prg0Lapplication/x-commodore-exec\##
    ooo00000X0[0[0n1818181=1T1T1T1T`2000000150J0Acom.commodore.vbmVBM bitmap03vbm0Eimage/x-commodore-vbm\##
    ooo00000Q0T0T0d111111111H1H1H1HP28P70>com.ibm.pc-romPC option ROM0Eapplication/x-ibm-rom\##
    ooo000P0Q0T0T0j1@1@1@1O1o1o1o1oP28P70Dcom.nintendo.3ds-romNintendo 3DS cartridge033ds03cci03cia0Napplication/x-nintendo-3ds-rom\##
    ooo000P0Q0T0T0i1>1>1>1H1g1g1g1gP28P70Ccom.nintendo.ds-romNintendo DS cartridge03nds03dsi0Mapplication/x-nintendo-ds-rom\##
    0M5000T0Q0T0T0n1@1@1@1I1d1d1d1dP28P70Hcom.nintendo.gameboy-romGame Boy cartridge02gb03sgb0Iapplication/x-gameboy-rom0Rapplication/x-nintendo-gameboy-rom\##
    ooo000P0Q0T0T0o1<1<1<1F1b1b1b1bP28P70Icom.nintendo.gamecube-romGameCube disc03gcm03iso0Japplication/x-gamecube-rom0Papplication/x-gamecube-iso-image\##
    ooo000P0Q0T0T0j1D1D1D1N1e1e1e1eP28P70Dcom.nintendo.gba-romGame Boy Advance cartridge03gba03agb0Eapplication/x-gba-rom\##
    ooo000P0Q0T0T0j1?1?1?1N1e1e1e1eP28P70Dcom.nintendo.n64-romNintendo 64 cartridge03n6403z6403v640Eapplication/x-n64-rom\##
    ooo000P0Q0T0T0j1717171L1c1c1c1cP28P70Dcom.nintendo.nes-romNES cartridge03nes03unf04unif03nez0Eapplication/x-nes-rom0Dapplication/x-nesrom\##
    ooo00000Q0T0T0k192G2G2Q34343434P28P70Ecom.nintendo.snes-romSNES cartridgehttps://www.iana.org/assignments/media-types/application/vnd.nintendo.snes.rom03sfc03smc0Qapplication/vnd.nintendo.snes.rom0Fapplication/x-snes-rom\##
    ooo000P0Q0T0T0j1212121B1Y1Y1Y1YP28P70Dcom.nintendo.wii-romWii disc04wbfs03rvz03iso0Eapplication/x-wii-rom0Bapplication/x-wbfs0Aapplication/x-wia0Kapplication/x-wii-iso-image\##
    ooo000P0Q0T0T0f1>1>1>1C1b1b1b1bP28P70@com.sega.32x-romMega Drive 32X cartridge0332x0Mapplication/x-genesis-32x-rom03mdx0Iapplication/x-genesis-rom\##
    ooo000P0Q0T0T0e111111161Q1Q1Q1QP28P70?com.sega.cd-romMega CD disc03iso0Iapplication/x-sega-cd-rom\##
    ooo000P0Q0T0T0l1:1:1:1?22222222P28P70Fcom.sega.dreamcast-romDreamcast disc03iso0Kapplication/x-dreamcast-rom0Dapplication/x-dc-rom\##
    ooo00000Q0T0T0k1>1>1>1B1^1^1^1^P28P70Ecom.sega.gamegear-romGame Gear cartridge02gg0Japplication/x-gamegear-rom\##
    ooo000P0Q0T0T0j1>1>1>1M1h1h1h1hP28P70Dcom.sega.genesis-romMega Drive cartridge03gen03smd03sgd0Iapplication/x-genesis-rom\##
    ooo000P0Q0T0T0g1:1:1:1?1\1\1\1\P28P70Acom.sega.pico-romSega Pico cartridge03iso0Kapplication/x-sega-pico-rom\##
    ooo000P0Q0T0T0i141414191S1S1S1SP28P70Ccom.sega.saturn-romSaturn disc03iso0Happlication/x-saturn-rom\##
    ooo00000Q0T0T0f1=1=1=1B1Y1Y1Y1YP28P70@com.sega.sms-romMaster System cartridge03sms0Eapplication/x-sms-rom\##
    ooo00000Q0T0T0l1?1?1?1?1a1a1a1aP28P70Fcom.sega.teradrive-romTeraDrive boot disk0Papplication/x-sega-teradrive-rom\##
    ooo00000Q0T0T0n1B1B1B1Q1Q1Q1Q1QP28P70Hcom.sinclair.zx-snapshotZX Spectrum snapshot03z8003sna03szx\##
    ooo000P0Q0T0T0j1:1:1:1D1D1D1D1DP28P70Dcom.sinclair.zx-tapeZX Spectrum tape03tap03tzx\##
    0N4000T0Q0T0T101H1H1H1M1o1o1o1oP28P70Jcom.snk.neo-geo-pocket-romNeo Geo Pocket cartridge03ngp0Papplication/x-neo-geo-pocket-rom\##
    ooo00000W0]0]101D1D1D1S1S1S1S1SP20000248P70Q<0Aorg.commodore.d64Commodore disk image03d6403d7103d81\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var ilbm: Self { Self(number: 63493) }
  @inlinable @inline(__always) package static var atari7800ROM: Self { Self(number: 63551) }
  @inlinable @inline(__always) package static var threeDSROM: Self { Self(number: 63518) }
  @inlinable @inline(__always) package static var dsROM: Self { Self(number: 63540) }
  @inlinable @inline(__always) package static var gameBoyROM: Self { Self(number: 63499) }
  @inlinable @inline(__always) package static var gameCubeROM: Self { Self(number: 63523) }
  @inlinable @inline(__always) package static var gbaROM: Self { Self(number: 63509) }
  @inlinable @inline(__always) package static var n64ROM: Self { Self(number: 63519) }
  @inlinable @inline(__always) package static var nesROM: Self { Self(number: 63531) }
  @inlinable @inline(__always) package static var wiiROM: Self { Self(number: 63500) }
  @inlinable @inline(__always) package static var genesis32XROM: Self { Self(number: 63521) }
  @inlinable @inline(__always) package static var segaCD: Self { Self(number: 63501) }
  @inlinable @inline(__always) package static var dreamcastROM: Self { Self(number: 63541) }
  @inlinable @inline(__always) package static var genesisROM: Self { Self(number: 63542) }
  @inlinable @inline(__always) package static var picoROM: Self { Self(number: 63505) }
  @inlinable @inline(__always) package static var saturnROM: Self { Self(number: 63535) }
  @inlinable @inline(__always) package static var zxTape: Self { Self(number: 63513) }
  @inlinable @inline(__always) package static var neoGeoPocketROM: Self { Self(number: 63516) }
}
