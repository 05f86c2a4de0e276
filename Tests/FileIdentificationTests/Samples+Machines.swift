import UniformTypes

extension Sample {
  private static func elf(_ kind: Int, headers: [Int] = []) -> [UInt8] {
    [
      Bytes.hex("7F454C4602010100"), Bytes.zeros(8), Bytes.little16(kind), Bytes.little16(62),
      Bytes.little32(1),
      Bytes.zeros(8), Bytes.little32(64), Bytes.zeros(4), Bytes.zeros(12), Bytes.little16(64),
      Bytes.little16(56),
      Bytes.little16(headers.count), Bytes.zeros(6), headers.flatMap { Bytes.little32($0) + Bytes.zeros(52) },
    ].flatMap { $0 }
  }

  private static func dos(_ mark: String) -> [UInt8] {
    Bytes.ascii("MZ") + Bytes.zeros(58) + Bytes.little32(64) + Bytes.ascii(mark) + Bytes.zeros(64)
  }

  static let machinePrograms: [Sample] = [
    Sample("ELF object", .elfObject, elf(1)),
    Sample("ELF program", .elfExecutable, elf(2)),
    Sample("ELF library with headers", .elfLibrary, elf(3, headers: [1, 2])),
    Sample("ELF position-independent program", .elfPIE, elf(3, headers: [6, 3])),
    Sample("ELF core", .elfCore, elf(4)),
    Sample(
      "AppImage", .appImage, Bytes.hex("7F454C46020101004149020000000000"), Bytes.little16(2), Bytes.zeros(46)
    ),
    Sample(
      "AppImage of type 1", .appImageISO, Bytes.hex("7F454C46020101004149010000000000"), Bytes.little16(2),
      Bytes.zeros(46)),
    Sample("16-bit Windows", .newExecutable, dos("NE")),
    Sample("OS/2", .linearExecutable, dos("LX")),
    Sample("virtual devices", .virtualDevice, dos("W3")),
    Sample(
      "DOS program", .dosExecutable,
      Bytes.hex("4D5A000001000000020000"), Bytes.zeros(13), Bytes.little16(0x1C), Bytes.zeros(486)),
    Sample("Python 2.7", .pythonBytecode, Bytes.hex("03F30D0A0000000063"), Bytes.zeros(16)),
    Sample("Python 3.6", .pythonBytecode, Bytes.hex("330D0D0A0000000000000000E3"), Bytes.zeros(16)),
    Sample("Python 3.11", .pythonBytecode, Bytes.hex("A70D0D0A000000000000000000000000E3"), Bytes.zeros(16)),
    Sample("Lua", .luaBytecode, Bytes.hex("1B4C7561530019930D0A1A0A")),
    Sample("prefetch", .prefetch, Bytes.little32(30), Bytes.ascii("SCCA"), Bytes.zeros(24)),
  ]

  static let games: [Sample] = [
    Sample("Game Boy", .gameBoyROM, Bytes.gameBoy(colour: 0)),
    Sample("Game Boy Color", .gameBoyColorROM, Bytes.gameBoy(colour: 0xC0)),
    Sample("Genesis", .genesisROM, Bytes.zeros(256), Bytes.ascii("SEGA GENESIS    "), Bytes.zeros(240)),
    Sample("32X", .genesis32XROM, Bytes.zeros(256), Bytes.ascii("SEGA 32X        "), Bytes.zeros(240)),
    Sample("Neo Geo Pocket", .neoGeoPocketROM, Bytes.ascii("COPYRIGHT BY SNK CORPORATION"), Bytes.zeros(36)),
    Sample(
      "Neo Geo Pocket Color", .neoGeoPocketColorROM,
      Bytes.ascii(" LICENSED BY SNK CORPORATION"), Bytes.zeros(7), [0x10], Bytes.zeros(28)),
    Sample(
      "CIA", .threeDSROM, Bytes.hex("2020000000000000"), Bytes.little32(0xA00), Bytes.little32(0x350),
      Bytes.little32(0xB34)),
    Sample(
      "WonderSwan Color", .wonderSwanColorROM,
      [1], Bytes.zeros(131_055), Bytes.hex("EA000000F00001010100000000000000").prefix(16).map { $0 }),
    Sample("MSX", .msxROM, decided: false, Bytes.ascii("AB"), Bytes.hex("1040"), Bytes.zeros(600)),
    Sample(
      "Thomson cassette", .thomsonCassette, decided: false, [UInt8](repeating: 0xFF, count: 10),
      Bytes.hex("013C00"), Bytes.zeros(64)),
    Sample("Doom", .doomWAD, Bytes.ascii("PWAD"), Bytes.little32(1), Bytes.little32(12), Bytes.zeros(16)),
    Sample("Quake", .idPAK, Bytes.ascii("PACK"), Bytes.little32(12), Bytes.little32(64), Bytes.zeros(64)),
    Sample("IPS", .ipsPatch, Bytes.ascii("PATCH"), Bytes.hex("00000A000142"), Bytes.ascii("EOF")),
    Sample(
      "Godot scene", .godotScene,
      Bytes.ascii("RSRC"), Bytes.zeros(8), Bytes.little32(4), Bytes.little32(2), Bytes.little32(5),
      Bytes.little32(12),
      Bytes.ascii("PackedScene\0"), Bytes.zeros(16)),
    Sample(
      "Godot resource", .godotResource,
      Bytes.ascii("RSRC"), Bytes.zeros(8), Bytes.little32(4), Bytes.little32(2), Bytes.little32(5),
      Bytes.little32(8),
      Bytes.ascii("Texture\0"), Bytes.zeros(16)),
    Sample(
      "Godot, compressed", .godotResource, decided: false, Bytes.ascii("RSCC"), Bytes.little32(2),
      Bytes.little32(4096), Bytes.zeros(8)),
  ]

  static let measurements: [Sample] = [
    Sample("GRIB 1", .grib, Bytes.ascii("GRIB"), Bytes.hex("00001001"), Bytes.zeros(8)),
    Sample("GRIB 2", .grib2, Bytes.ascii("GRIB"), Bytes.hex("00000002"), Bytes.zeros(8)),
    Sample("shapefile", .shapefile, Bytes.shape(first: 1)),
    Sample("shapefile's index", .shapeIndex, Bytes.shape(first: 50)),
    Sample(
      "LAS", .lidar, Bytes.ascii("LASF"), Bytes.zeros(20), [1, 2], Bytes.zeros(68), Bytes.little16(227),
      Bytes.zeros(131)),
    Sample("DCD", .charmmTrajectory, Bytes.little32(84), Bytes.ascii("CORD"), Bytes.zeros(80)),
    Sample(
      "DCD, highest byte first", .charmmTrajectory, Bytes.big32(84), Bytes.ascii("CORD"), Bytes.zeros(80)),
    Sample("GGUF", .gguf, Bytes.ascii("GGUF"), Bytes.little32(3), Bytes.zeros(16)),
    Sample(
      "safetensors", .safeTensors,
      Bytes.little32(60) + Bytes.zeros(4),
      Bytes.ascii("{\"w\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[0,4]}}"), Bytes.zeros(12)),
    Sample(
      "SEG-Y", .segy,
      (0..<40).flatMap { _ in [0xC3, 0x40, 0xF1] + [UInt8](repeating: 0x40, count: 77) }, Bytes.zeros(24),
      Bytes.big16(1), Bytes.zeros(374)),
    Sample(
      "checkpoint before archives", .torchCheckpoint, Bytes.hex("80028A0A6CFC9C46F9206AA850192E80024DE9032E")),
    Sample("pickle of protocol 2", .pickle, decided: false, Bytes.hex("80025D71004B012E")),
    Sample(
      "Finale", .finale, Bytes.ascii("ENIGMA BINARY FILE"), Bytes.zeros(14), Bytes.ascii("Finale(R)"),
      Bytes.hex("0001FFFE80")),
    Sample("NoteWorthy", .noteWorthy, Bytes.ascii("[NoteWorthy ArtWare]"), Bytes.hex("00000001FFFE80")),
    Sample("NoteWorthy, packed", .noteWorthy, Bytes.ascii("[NWZ]"), Bytes.hex("00789C"), Bytes.zeros(8)),
    Sample("swatches", .swatchExchange, Bytes.ascii("ASEF"), Bytes.hex("0001000000000000")),
    Sample("EWF", .expertWitness, Bytes.ascii("EVF"), Bytes.hex("090D0AFF00010100000000"), Bytes.zeros(16)),
    Sample(
      "EWF of files", .expertWitness, Bytes.ascii("LVF"), Bytes.hex("090D0AFF00010100000000"), Bytes.zeros(16)
    ),
    Sample("VCDIFF", .vcdiff, Bytes.hex("D6C3C4000000")),
    Sample(
      "XPCOM type library", .xpcomTypeLibrary, Bytes.ascii("XPCOM\nTypeLib\r\n"), Bytes.hex("1A010200"),
      Bytes.zeros(16)),
    Sample("pickle", .pickle, Bytes.hex("800495"), Bytes.little32(3), Bytes.zeros(4), Bytes.hex("4B012E")),
    Sample("ORC", .orc, Bytes.ascii("ORC"), Bytes.zeros(16), Bytes.ascii("ORC"), [16]),
    Sample("Feather", .arrow, Bytes.ascii("FEA1"), Bytes.zeros(16), Bytes.ascii("FEA1")),
    Sample(
      "Berkeley DB", .berkeleyDB,
      Bytes.zeros(12), Bytes.hex("61150600"), Bytes.little32(8), Bytes.little32(4096), Bytes.zeros(40)),
    Sample(
      "3D Studio", .threeDS,
      Bytes.hex("4D4D"), Bytes.little32(16), Bytes.hex("0200"), Bytes.little32(10), Bytes.little32(3)),
    Sample("Swift module", .swiftModule, Bytes.hex("E29CA80E01080000"), Bytes.zeros(24)),
    Sample("documentation of a Swift module", .swiftModule, Bytes.hex("E29CA80701080000"), Bytes.zeros(24)),
    Sample("sources of a Swift module", .swiftModule, Bytes.hex("F09F8F8E01080000"), Bytes.zeros(24)),
    Sample("index of a Git pack", .git, Bytes.hex("FF744F6300000002"), Bytes.zeros(1024)),
    Sample("messages that depend on the system", .gettext, Bytes.hex("DE12049501000000"), Bytes.zeros(40)),
    Sample("messages of revision 1.1", .gettext, Bytes.hex("DE12049501000100"), Bytes.zeros(40)),
    Sample("terminal", .terminfo, Bytes.terminal(wide: false)),
    Sample("terminal with wide numbers", .terminfo, Bytes.terminal(wide: true)),
    Sample(
      "terminal with names of its own", .terminfo, Bytes.terminal(wide: false),
      Bytes.hex("01000000000000000000"),
      [1, 0]),
    Sample(
      "3D Studio, cut", .threeDS,
      Bytes.hex("4D4D"), Bytes.little32(9000), Bytes.hex("0200"), Bytes.little32(10), Bytes.little32(3),
      Bytes.hex("3D3D"), Bytes.little32(8984), Bytes.zeros(20)),
    Sample(
      "FITS, its value in another column", .fits,
      Bytes.fitsRecord("SIMPLE  =   T / made by hand"), Bytes.fitsRecord("BITPIX  =   8")),
    Sample(
      "app of Android, built by Gradle", .androidPackage,
      Bytes.zip([("META-INF/com/android/build/gradle/app-metadata.properties", [1]), ("a", [1])])),
    Sample(
      "PowerPoint without its content types", .pptx, decided: false,
      Bytes.zip([("_rels/.rels", [1]), ("ppt/slides/slide1.xml", [1])])),
    Sample("binary STL", .stl, Bytes.zeros(80), Bytes.little32(1), Bytes.zeros(50)),
  ]
}

extension Bytes {
  static func gameBoy(colour: UInt8) -> [UInt8] {
    var bytes = zeros(512)
    bytes.replaceSubrange(260..<272, with: hex("CEED6666CC0D000B03730083"))
    bytes[0x143] = colour
    return bytes
  }

  static func shape(first: Int) -> [UInt8] {
    hex("0000270A") + zeros(20) + big32(54) + little32(1000) + little32(1) + zeros(64) + big32(first)
      + big32(20)
  }
}
