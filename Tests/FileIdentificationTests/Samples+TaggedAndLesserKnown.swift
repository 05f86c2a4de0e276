import UniformTypes

extension Sample {
  /// Rare signatures, and sound behind tags and wrappers.
  static let lesserKnown: [Sample] = [
    Sample(
      "DIB", .bmp, Bytes.little32(40), Bytes.little32(3), Bytes.little32(2), Bytes.hex("01001800"),
      Bytes.zeros(24),
      Bytes.zeros(24)),
    Sample(
      "AC-3 of one frame", .ac3, Bytes.hex("0B7700000040"), Bytes.zeros(120), Bytes.hex("9986")),
    Sample(
      "AC-3 of one frame, its checksum wrong", .ac3, decided: false, Bytes.hex("0B7700000040"),
      Bytes.zeros(120),
      Bytes.hex("9987")),
    Sample("Impulse Tracker", .impulseTracker, Bytes.impulse(first: "IMPS")),
    Sample(
      "Impulse Tracker, its table leading nowhere", .impulseTracker, decided: false,
      Bytes.impulse(first: "????")),
    Sample(
      "personal folders", .outlookStore, Bytes.ascii("!BDN"), Bytes.zeros(4), Bytes.ascii("SM"),
      Bytes.zeros(8)),
    Sample(
      "address book of the same program", .outlookStore, decided: false, Bytes.ascii("!BDN"), Bytes.zeros(4),
      Bytes.ascii("AB"), Bytes.zeros(8)),
    Sample("SMAF", .smaf, Bytes.ascii("MMMD"), Bytes.big32(20), Bytes.ascii("CNTI"), Bytes.zeros(16)),
    Sample(
      "cartridge of a 3DS", .threeDSROM, Bytes.cartridge(partitions: [(32, 100), (132, 50)], size: 512)),
    Sample(
      "cartridge of a 3DS, its partitions one in the other", .threeDSROM, decided: false,
      Bytes.cartridge(partitions: [(32, 100), (64, 50)], size: 512)),
    Sample(
      "bare WMF", .wmf, Bytes.hex("010009000003"), Bytes.little32(12), [0, 0], Bytes.little32(3), [0, 0],
      Bytes.little32(3), [0, 0]),
    Sample(
      "MARC", .marc, Bytes.ascii("00043nam a2200037 a 4500"), Bytes.ascii("001000500000"), [0x1E],
      Bytes.ascii("0001"), [0x1E, 0x1D]),
    Sample(
      "FoxPro's index", .dBaseIndex, Bytes.little32(1024), Bytes.zeros(8), [10, 0, 0xE0, 1],
      Bytes.zeros(1008),
      Bytes.zeros(512)),
    Sample(
      "library of cells", .microStationCells, decided: false, Bytes.hex("08050200"), Bytes.zeros(4), [0, 1],
      Bytes.zeros(8)),
    Sample(
      "dBASE table", .dBase,
      [0x03, 124, 5, 24], Bytes.little32(1), Bytes.little16(65), Bytes.little16(11), Bytes.zeros(20),
      Bytes.ascii("NAME"), Bytes.zeros(7), Bytes.ascii("C"), Bytes.zeros(4), [10, 0], Bytes.zeros(14), [0x0D],
      Bytes.ascii("           "), [0x1A]),
    Sample(
      "RF64", .wav, Bytes.ascii("RF64"), Bytes.hex("FFFFFFFF"), Bytes.ascii("WAVEds64"), Bytes.zeros(40)),
    Sample(
      "RF64 with a size", .wav, Bytes.ascii("RF64"), Bytes.little32(96), Bytes.ascii("WAVEds64"),
      Bytes.zeros(90)),
    Sample(
      "BW64", .wav, Bytes.ascii("BW64"), Bytes.hex("FFFFFFFF"), Bytes.ascii("WAVEJUNK"), Bytes.zeros(40)),
    Sample(
      "small AVIF", .avif, Bytes.box("ftyp", Bytes.ascii("mif3avif")), Bytes.box("mini", Bytes.zeros(40))),
    Sample(
      "small HEIC", .heic, Bytes.box("ftyp", Bytes.ascii("mif3heic")), Bytes.box("mini", Bytes.zeros(40))),
    Sample(
      "small AVIF by a brand", .avif,
      Bytes.box("ftyp", Bytes.ascii("mif3"), Bytes.zeros(4), Bytes.ascii("avif")),
      Bytes.box("mini", Bytes.zeros(40))),
    Sample(
      "HEIF of unknown coding", .heif, decided: false, Bytes.box("ftyp", Bytes.ascii("mif3"), Bytes.zeros(4)),
      Bytes.box("mini", Bytes.zeros(40))),
    Sample(
      "3GPP2 of KDDI", .threeGPP2, Bytes.ftyp("kddi", "mp42"),
      Bytes.box("moov", Bytes.box("mvhd", Bytes.zeros(100)))),
    Sample("AC-3 behind a tag", .ac3, Bytes.id3(40), Bytes.ac3Frame, Bytes.ac3Frame),
    Sample("one frame of ADTS", .aac, Bytes.adtsFrames(1)),
    Sample("AAC behind a tag", .aac, Bytes.id3(40), Bytes.adtsFrames(4)),
    Sample(
      "Musepack 5 behind a tag", .musepack, decided: false, Bytes.id3(40), Bytes.hex("C12F2000"),
      Bytes.little32(4),
      Bytes.zeros(800)),
    Sample("Musepack 7 behind a tag", .musepack, Bytes.id3(40), Bytes.ascii("MP+"), [7], Bytes.zeros(40)),
    Sample("Musepack 8 behind a tag", .musepack, Bytes.id3(40), Bytes.ascii("MPCKSH"), Bytes.zeros(40)),
    Sample("Monkey's Audio behind a tag", .monkeysAudio, Bytes.id3(40), Bytes.ascii("MAC "), Bytes.zeros(40)),
    Sample("WavPack behind a tag", .wavPack, Bytes.id3(40), Bytes.ascii("wvpk"), Bytes.zeros(40)),
    Sample("True Audio behind a tag", .trueAudio, Bytes.id3(40), Bytes.ascii("TTA1"), Bytes.zeros(40)),
    Sample("FLAC behind a tag", .flac, Bytes.id3(40), Bytes.ascii("fLaC"), Bytes.zeros(40)),
    Sample(
      "WavPack 3", .wavPack, Bytes.ascii("RIFF"), Bytes.little32(9000), Bytes.ascii("WAVEfmt "),
      Bytes.little32(16),
      Bytes.zeros(16), Bytes.ascii("data"), Bytes.little32(8964), Bytes.ascii("wvpk"), Bytes.little32(28),
      Bytes.little16(3), Bytes.zeros(30)),
    Sample(
      "LightWave", .lightWaveObject, Bytes.ascii("FORM"), Bytes.big32(12), Bytes.ascii("LWOBPNTS"),
      Bytes.zeros(4)),
    Sample(
      "LightWave 6", .lightWaveObject, Bytes.ascii("FORM"), Bytes.big32(12), Bytes.ascii("LWO2TAGS"),
      Bytes.zeros(4)),
    Sample("modo", .modoScene, Bytes.ascii("FORM"), Bytes.big32(12), Bytes.ascii("LXOBVRSN"), Bytes.zeros(4)),
    Sample("Arrow stream", .arrowStream, Bytes.arrowSchema, Bytes.zeros(64)),
    Sample(
      "LAZ", .laz, Bytes.ascii("LASF"), Bytes.zeros(20), [1, 2], Bytes.zeros(68), Bytes.little16(227),
      Bytes.zeros(8),
      [0x83], Bytes.zeros(122)),
    Sample("SAS 6", .sasData6, Bytes.ascii("SAS     6.12    WIN     DATA    "), Bytes.zeros(200)),
    Sample("FlashForge G-code", .flashForgeGX, Bytes.ascii("xgcode 1.0\n\0"), Bytes.zeros(46)),
    Sample("AVCHD playlist", .avchdPlaylist, Bytes.ascii("MPLS0100"), Bytes.zeros(60)),
    Sample("ChemDraw", .chemDraw, Bytes.ascii("VjCD0100"), Bytes.hex("04030201"), Bytes.zeros(16)),
    Sample("PLY of a Mac", .ply, Bytes.ascii("ply\rformat ascii 1.0\relement vertex 1\rend_header\r")),
    Sample(
      "point cloud", .pointCloud,
      Bytes.ascii("# .PCD v0.7 - Point Cloud Data file format\nVERSION 0.7\nFIELDS x y z\n")),
    Sample("point cloud without comment", .pointCloud, Bytes.ascii("VERSION .7\nFIELDS x y z\nSIZE 4 4 4\n")),
    Sample("BGZF", .bgzf, Bytes.blocked),
    Sample(
      "PGS", .presentationGraphics, Bytes.ascii("PG"), Bytes.zeros(8), [0x16], Bytes.big16(11),
      Bytes.zeros(11),
      Bytes.ascii("PG"), Bytes.zeros(8), [0x80], Bytes.big16(0)),
    Sample("Document Imaging", .documentImaging, decided: false, Bytes.ascii("EP*"), Bytes.zeros(30)),
    Sample("AxCrypt", .axCrypt, Bytes.hex("C0B9072E4F93F146A015792CA1D9E821"), Bytes.zeros(20)),
    Sample("Rocket eBook", .rocketEBook, Bytes.hex("B00CB00C0200"), Bytes.ascii("NUVO"), Bytes.zeros(30)),
    Sample("binary heap profile", .javaHeap, Bytes.ascii("JAVA PROFILE 1.0.2\0"), Bytes.zeros(20)),
    Sample("DGN 8", .dgn, Bytes.compound(["Dgn~H", "Dgn~S", "Dgn-Md"])),
    Sample(
      "Works by its class", .works,
      Bytes.compound(["CONTENTS"], rootClass: Bytes.hex("0213020000000000C000000000000046"))),
    Sample(
      "Works database by its class", .worksDatabase,
      Bytes.compound(["CONTENTS"], rootClass: Bytes.hex("0313020000000000C000000000000046"))),
  ]
}

extension Bytes {
  /// A syncframe of 48 kHz and 64 kbit/s: 256 bytes.
  static let ac3Frame = hex("0B7700000840") + zeros(250)

  /// A schema's message: its table of fields first, then the table, in 32 bytes.
  static let arrowSchema =
    hex("FFFFFFFF") + little32(32) + little32(16) + hex("0C0014000400060008000C00") + little32(12)
    + hex("04000100") + zeros(8)

  /// The empty block that ends every file of blocked gzip.
  static let blocked = hex("1F8B08040000000000FF0600424302001B0003000000000000000000")
}
