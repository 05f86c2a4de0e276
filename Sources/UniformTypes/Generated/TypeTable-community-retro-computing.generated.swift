// Generated from TypeTables/ by `Scripts/generate`: do not edit.
// swift-format-ignore-file

extension TypeTable {
  static let communityRetroComputing: StaticString = ##"""
    0c<0000000000000300000000dg0lo0000EJ0SU0XX0000000000_i0000000000J>0\?0000000h80000000jn08g0AK0L5\##
    0000VD0>K0Gh0000000000000000<N0P70Ml0000000000aW0000000000000CQ0Z;0]o0000000000:X00006c0@10fZ052\##
    ooo000P0Z0]0`101=1=1=1R1`1`1`1`1``2000000250J<1l0>com.amiga.ilbmAmiga picture04ilbm03lbm03ham03iff0<image/x-ilbm0;image/x-iff03iff\##
    ooo000P0S0V0V0j1>1>1>1C1a1a1a1a1aP28P70Bcom.atari.7800-romAtari 7800 cartridge03a780Lapplication/x-atari-7800-rom\##
    ooo00000Z0]0]141A1A1A1_2424242424`2000000250J0Ecom.atari.degas-imageDEGAS picture03pi103pi203pi303pc103pc203pc30Cimage/x-atari-degas\##
    ooo000P0S0V0V0j1>1>1>1C1a1a1a1a1aP28P70Bcom.atari.lynx-romAtari Lynx cartridge03lnx0Lapplication/x-atari-lynx-rom\##
    ooo00000S0V0V0k1B1B1B1G1f1f1f1f1fP28P70Ccom.commodore.basicCommodore BASIC program03prg0Mapplication/x-commodore-basic\##
    ooo00000Y0_0_191J1J1J1O1m1m1m1m1mP200000@8P730_0Hcom.commodore.executableCommodore program03prg0Lapplication/x-commodore-exec\##
    ooo00000Z0]0]101:1:1:1?1V1V1V1V1V`2000000250J0Acom.commodore.vbmVBM bitmap03vbm0Eimage/x-commodore-vbm\##
    ooo00000S0V0V0f131313131J1J1J1J1JP28P70>com.ibm.pc-romPC option ROM0Eapplication/x-ibm-rom\##
    ooo000P0S0V0V0l1B1B1B1Q2121212121P28P70Dcom.nintendo.3ds-romNintendo 3DS cartridge033ds03cci03cia0Napplication/x-nintendo-3ds-rom033ds\##
    ooo000P0S0V0V0k1@1@1@1J1i1i1i1i1iP28P70Ccom.nintendo.ds-romNintendo DS cartridge03nds03dsi0Mapplication/x-nintendo-ds-rom\##
    0N1000T0S0V0V101B1B1B1K1f1f1f1f1fP28P70Hcom.nintendo.gameboy-romGame Boy cartridge02gb03sgb0Iapplication/x-gameboy-rom0Rapplication/x-nintendo-gameboy-rom02gb\##
    ooo000P0S0V0V111>1>1>1H1d1d1d1d1dP28P70Icom.nintendo.gamecube-romGameCube disc03gcm03iso0Japplication/x-gamecube-rom0Papplication/x-gamecube-iso-image\##
    ooo000P0S0V0V0l1F1F1F1P1g1g1g1g1gP28P70Dcom.nintendo.gba-romGame Boy Advance cartridge03gba03agb0Eapplication/x-gba-rom\##
    ooo000P0S0V0V0l1A1A1A1P1g1g1g1g1gP28P70Dcom.nintendo.n64-romNintendo 64 cartridge03n6403z6403v640Eapplication/x-n64-rom\##
    ooo000P0S0V0V0l1919191N1e1e1e1e1eP28P70Dcom.nintendo.nes-romNES cartridge03nes03unf04unif03nez0Eapplication/x-nes-rom0Dapplication/x-nesrom\##
    ooo000P0S0V0V0m1;2I2I2S3636363636P28P70Ecom.nintendo.snes-romSNES cartridgehttps://www.iana.org/assignments/media-types/application/vnd.nintendo.snes.rom03sfc03smc0Qapplication/vnd.nintendo.snes.rom0Fapplication/x-snes-rom\##
    ooo000P0S0V0V0l1414141D1[1[1[1[1[P28P70Dcom.nintendo.wii-romWii disc04wbfs03rvz03iso0Eapplication/x-wii-rom0Bapplication/x-wbfs0Aapplication/x-wia0Kapplication/x-wii-iso-image\##
    ooo000P0S0V0V0h1@1@1@1E1d1d1d1d1dP28P70@com.sega.32x-romMega Drive 32X cartridge0332x0Mapplication/x-genesis-32x-rom03mdx0Iapplication/x-genesis-rom\##
    ooo000P0S0V0V0g131313181S1S1S1S1SP28P70?com.sega.cd-romMega CD disc03iso0Iapplication/x-sega-cd-rom\##
    ooo000P0S0V0V0n1<1<1<1A2424242424P28P70Fcom.sega.dreamcast-romDreamcast disc03iso0Kapplication/x-dreamcast-rom0Dapplication/x-dc-rom\##
    ooo000P0S0V0V0m1@1@1@1D1`1`1`1`1`P28P70Ecom.sega.gamegear-romGame Gear cartridge02gg0Japplication/x-gamegear-rom\##
    ooo000P0S0V0V0l1@1@1@1O1j1j1j1j1jP28P70Dcom.sega.genesis-romMega Drive cartridge03gen03smd03sgd0Iapplication/x-genesis-rom\##
    ooo000P0S0V0V0i1<1<1<1A1^1^1^1^1^P28P70Acom.sega.pico-romSega Pico cartridge03iso0Kapplication/x-sega-pico-rom\##
    ooo000P0S0V0V0k1616161;1U1U1U1U1UP28P70Ccom.sega.saturn-romSaturn disc03iso0Happlication/x-saturn-rom\##
    ooo000P0S0V0V0h1?1?1?1D1[1[1[1[1[P28P70@com.sega.sms-romMaster System cartridge03sms0Eapplication/x-sms-rom\##
    ooo00000S0V0V0n1A1A1A1A1c1c1c1c1cP28P70Fcom.sega.teradrive-romTeraDrive boot disk0Papplication/x-sega-teradrive-rom\##
    ooo00000S0V0V101D1D1D1N1N1N1N1N1NP28P70Hcom.sinclair.zx-snapshotZX Spectrum snapshot03z8003sna\##
    ooo000P0S0V0V0l1<1f2@2J2J2J2J2J2JP28P70Dcom.sinclair.zx-tapeZX Spectrum tapehttps://worldofspectrum.net/TZXformat.htmlapplication/x-spectrum-tzx03tzx03cdt0Japplication/x-spectrum-tzx\##
    0O0000T0S0V0V121J1J1J1O2121212121P28P70Jcom.snk.neo-geo-pocket-romNeo Geo Pocket cartridge03ngp0Papplication/x-neo-geo-pocket-rom\##
    ooo00000Y0_0_121F1F1F1U1U1U1U1U1UP20000488P70Q<0Aorg.commodore.d64Commodore disk image03d6403d7103d81\##
    """##
}

extension DeclaredType {
  @inlinable @inline(__always) package static var ilbm: Self { Self(number: 65541) }
  @inlinable @inline(__always) package static var atari7800ROM: Self { Self(number: 65599) }
  @inlinable @inline(__always) package static var lynxROM: Self { Self(number: 65565) }
  @inlinable @inline(__always) package static var threeDSROM: Self { Self(number: 65566) }
  @inlinable @inline(__always) package static var dsROM: Self { Self(number: 65588) }
  @inlinable @inline(__always) package static var gameBoyROM: Self { Self(number: 65547) }
  @inlinable @inline(__always) package static var gameCubeROM: Self { Self(number: 65571) }
  @inlinable @inline(__always) package static var gbaROM: Self { Self(number: 65557) }
  @inlinable @inline(__always) package static var n64ROM: Self { Self(number: 65567) }
  @inlinable @inline(__always) package static var nesROM: Self { Self(number: 65579) }
  @inlinable @inline(__always) package static var snesROM: Self { Self(number: 65578) }
  @inlinable @inline(__always) package static var wiiROM: Self { Self(number: 65548) }
  @inlinable @inline(__always) package static var genesis32XROM: Self { Self(number: 65569) }
  @inlinable @inline(__always) package static var segaCD: Self { Self(number: 65549) }
  @inlinable @inline(__always) package static var dreamcastROM: Self { Self(number: 65589) }
  @inlinable @inline(__always) package static var gameGearROM: Self { Self(number: 65558) }
  @inlinable @inline(__always) package static var genesisROM: Self { Self(number: 65590) }
  @inlinable @inline(__always) package static var picoROM: Self { Self(number: 65553) }
  @inlinable @inline(__always) package static var saturnROM: Self { Self(number: 65583) }
  @inlinable @inline(__always) package static var smsROM: Self { Self(number: 65536) }
  @inlinable @inline(__always) package static var zxTape: Self { Self(number: 65561) }
  @inlinable @inline(__always) package static var neoGeoPocketROM: Self { Self(number: 65564) }
}
