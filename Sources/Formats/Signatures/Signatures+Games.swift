internal import UniformTypes

extension Signature {
  /// Signatures of cartridge and disc images of game consoles, and of packages and patches for games.
  static let games: [Signature] = [
    Signature("nes", "'NES' 1A", .decides(.nesROM), "four bytes of mark"),
    Signature("n64", "80 37 12 40", .decides(.n64ROM), "the first instruction's word"),
    Signature("n64-bytes", "37 80 40 12", .decides(.n64ROM), "the first word, bytes swapped in pairs"),
    Signature("n64-little", "40 12 37 80", .decides(.n64ROM), "the first word in little-endian order"),
    Signature(
      "game-boy", "CE ED 66 66 CC 0D 00 0B 03 73 00 83", at: 260, .reads(.gameBoyROM, Cartridges.readGameBoy),
      "the logo that the console compares"),
    Signature(
      "gba", "24 FF AE 51 69 9A A2 21 3D 84 82 0A", at: 4, .decides(.gbaROM),
      "the logo that the console compares"),
    Signature(
      "ds", "24 FF AE 51 69 9A A2 21 3D 84 82 0A", at: 192, .decides(.dsROM),
      "the logo that the console compares"),
    Signature(
      "3ds-cartridge", "'NCSD'", at: 256, .reads(.threeDSROM, Cartridges.readNCSD),
      "the mark behind a signature, then places of partitions"),
    Signature("3ds-container", "'NCCH'", at: 256, .suggests(.threeDSROM), "the mark behind a signature"),
    Signature(
      "3ds-archive", "20 20 00 00 00 00 00 00", .reads(.threeDSROM, Cartridges.readCIA),
      "a header's size, type and version"),
    Signature("3ds-program", "'3DSX' 20 00", .decides(.threeDSExecutable), "the mark and a header's size"),
    Signature(
      "3ds-program-extended", "'3DSX' 2C 00", .decides(.threeDSExecutable), "the mark and a header's size"),
    Signature("gamecube", "C2 33 9F 3D 00 00 00 00", at: 28, .decides(.gameCubeROM), "the disc's magic word"),
    Signature("gamecube-any", "C2 33 9F 3D", at: 28, .suggests(.gameCubeROM), "the disc's magic word"),
    Signature("wii", "5D 1C 9E A3", at: 24, .decides(.wiiROM), "the disc's magic word"),
    Signature("wbfs", "'WBFS'", .suggests(.wiiROM), "four letters"),
    Signature("wii-disc", "'WII' 01 'DISC'", .decides(.wiiROM), "eight bytes of mark"),
    Signature("wia", "'WIA' 01", .decides(.wiiROM), "the mark of a compressed disc"),
    Signature("rvz", "'RVZ' 01", .decides(.wiiROM), "the mark of a compressed disc"),
    Signature(
      "wii-wad", "00 00 00 20 'Is' 00 00", .decides(.wiiWAD), "a header's size and the kind of package"),
    Signature(
      "wii-wad-boot", "00 00 00 20 'ib' 00 00", .decides(.wiiWAD), "a header's size and the kind of package"),
    Signature(
      "wii-backup", "00 00 00 70 'Bk' 00 01", .decides(.wiiWAD), "a header's size and the kind of package"),
    Signature("sega-cd", "'SEGADISCSYSTEM'", .decides(.segaCD), "the boot sector's words"),
    Signature(
      "sega-cd-raw", "'SEGADISCSYSTEM'", at: 16, .decides(.segaCD),
      "the boot sector's words behind a raw sector's header"),
    Signature("saturn", "'SEGA SEGASATURN'", .decides(.saturnROM), "the boot sector's words"),
    Signature(
      "saturn-raw", "'SEGA SEGASATURN'", at: 16, .decides(.saturnROM),
      "the boot sector's words behind a raw sector's header"),
    Signature("dreamcast", "'SEGA SEGAKATANA'", .decides(.dreamcastROM), "the boot sector's words"),
    Signature(
      "dreamcast-raw", "'SEGA SEGAKATANA'", at: 16, .decides(.dreamcastROM),
      "the boot sector's words behind a raw sector's header"),
    Signature(
      "sega", "'SEGA'", at: 256, .reads(.genesisROM, Cartridges.readSega), "the console's name follows"),
    Signature("sega-interleaved", "'EAGN'", at: 640, .suggests(.genesisROM), "SEGA, every other letter"),
    Signature("sega-interleaved-mega", "'EAMG'", at: 640, .suggests(.genesisROM), "SEGA, every other letter"),
    Signature(
      "neo-geo-pocket", "'COPYRIGHT BY SNK CORPORATION'",
      .reads(.neoGeoPocketROM, Cartridges.readNeoGeoPocket), "the words that the console compares"),
    Signature(
      "neo-geo-pocket-licensed", "' LICENSED BY SNK CORPORATION'",
      .reads(.neoGeoPocketROM, Cartridges.readNeoGeoPocket), "the words that the console compares"),
    Signature("atari-7800", "'ATARI7800'", at: 1, .decides(.atari7800ROM), "the words behind a version"),
    Signature("zx-tape", "'ZXTape!' 1A 01", .decides(.zxTape), "the mark and version 1"),
    Signature(
      "doom", "'IWAD'", .reads(.doomWAD, GameData.readDoom), "four letters, then a directory's place"),
    Signature(
      "doom-patch", "'PWAD'", .reads(.doomWAD, GameData.readDoom), "four letters, then a directory's place"),
    Signature(
      "quake-pak", "'PACK'", .reads(.idPAK, GameData.readPAK), "four letters, then a directory's place"),
    Signature("bps", "'BPS1'", .suggests(.bpsPatch), "four letters"),
    Signature(
      "ips", "'PATCH'", .reads(.ipsPatch, GameData.readIPS), "five letters, which need records behind them"),
    Signature("bsdiff", "'BSDIFF40'", .decides(.bsdiff), "eight letters"),
    Signature("bsdiff-new", "'BSDIFN40'", .decides(.bsdiff), "eight letters"),
    Signature(
      "godot", "'RSRC'", .reads(.godotResource, GameData.readGodot), "four letters, then versions and a type"),
    Signature(
      "godot-compressed", "'RSCC'", .reads(.godotResource, GameData.readGodotCompressed),
      "four letters, then a codec and block size"),
    Signature("ipod-firmware", "'S T O P'", .suggests(.iPodFirmware), "seven letters"),
    Signature("emusic", "'nF7YLao'", .decides(.emusicPackage), "seven letters"),
    Signature(
      "msx", "'AB'", .reads(.msxROM, Cartridges.readMSX), "two letters, which need addresses behind them"),
  ]

  /// Signatures of disks, tapes, cartridges and programs of home computers and game consoles.
  static let machines: [Signature] = [
    Signature("psx-program", "'PS-X EXE' 00 00 00 00", .decides(.playStationExecutable), "the mark in full"),
    Signature("psp-package", "00 'PBP' 00 00 01 00", .decides(.playStationPBP), "the mark and version 1"),
    Signature(
      "switch-program", "'NRO0'", at: 16, .decides(.switchProgram), "the mark behind the first instruction"),
    Signature("switch-package", "'PFS0'", .suggests(.switchPackage), "four letters"),
    Signature("lynx", "'LYNX' 00", .decides(.lynxROM), "the mark, and a page of less than 64 KiB"),
    Signature(
      "commodore-tape-archive", "'C64 tape image file'", .decides(.commodoreTapeArchive),
      "the description in full"),
    Signature(
      "commodore-tape-archive-old", "'C64S tape'", .decides(.commodoreTapeArchive),
      "the description by the first writer"),
    Signature("commodore-tracks", "'GCR-1541'", .decides(.commodoreTracks), "eight characters of mark"),
    Signature("commodore-program", "'C64File' 00", .decides(.commodoreProgram), "eight bytes of mark"),
    Signature(
      "commodore-cartridge", "'C64 CARTRIDGE   '", .decides(.commodoreCartridge),
      "sixteen characters of mark"),
    Signature("commodore-tape", "'C64-TAPE-RAW'", .decides(.commodoreTape), "twelve characters of mark"),
    Signature("commodore-tape-16", "'C16-TAPE-RAW'", .decides(.commodoreTape), "twelve characters of mark"),
    Signature("spectrum-state", "'ZXST' 01", .decides(.spectrumState), "the mark and version 1"),
    Signature("spectrum-recording", "'RZX!' 00", .decides(.spectrumRecording), "the mark and version 0"),
    Signature("spectrum-pulses", "'PZXT'", .suggests(.spectrumPulses), "four letters"),
    Signature(
      "trdos-files", "'SINCLAIR'", .suggests(.trdosFiles), "eight letters, then entries of a directory"),
    Signature(
      "compressed-wave", "'Compressed Square Wave' 1A", .decides(.compressedWave), "the mark in full"),
    Signature("cpc-snapshot", "'MV - SNA'", .decides(.cpcSnapshot), "eight characters of mark"),
    Signature("cpc-disk", "'MV - CPC'", .decides(.cpcDisk), "eight characters of mark"),
    Signature("cpc-disk-extended", "'EXTENDED CPC DSK File'", .decides(.cpcDisk), "the mark in full"),
    Signature(
      "msx-cassette", "1F A6 DE BA CC 13 7D 74", .decides(.msxCassette), "the header before each block"),
    Signature(
      "atari-disk", "96 02 ?? ?? 80 00", .decides(.atariDisk),
      "the sum of the letters NICKATARI, and sectors of 128 bytes"),
    Signature(
      "atari-disk-double", "96 02 ?? ?? 00 01", .decides(.atariDisk),
      "the sum of the letters NICKATARI, and sectors of 256 bytes"),
    Signature(
      "atari-cassette", "'FUJI' ?? ?? 00 00", .decides(.atariCassette),
      "the first chunk's mark, and its unused field"),
    Signature("atari-pasti", "'RSY' 00 03 00", .decides(.atariPasti), "the mark and version 3"),
    Signature("apple-flux-2", "'A2R2' FF 0A 0D 0A", .decides(.appleFlux), "the mark and transfer bytes"),
    Signature("apple-flux-3", "'A2R3' FF 0A 0D 0A", .decides(.appleFlux), "the mark and transfer bytes"),
    Signature("apple-moof", "'MOOF' FF 0A 0D 0A", .decides(.appleMacTracks), "the mark and transfer bytes"),
    Signature("amiga-ipf", "'CAPS' 00 00 00 0C", .decides(.amigaIPF), "the first record's kind and length"),
    Signature("amiga-dms", "'DMS!'", .suggests(.amigaDMS), "four letters"),
    Signature("image-disk", "'IMD 1.'", .suggests(.imageDisk), "the first line names program and version"),
  ]
}
