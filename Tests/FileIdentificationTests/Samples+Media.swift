import UniformTypes

extension Sample {
  /// Rare pictures, films and sound: one sample per reader, and for insufficient signatures.
  static let rareMedia: [Sample] = rarePictures + rareMovies + rareSound

  static let rarePictures: [Sample] = [
    Sample("MPO", .mpo, Bytes.jpeg(Bytes.multiPicture([0x2002_0002, 0x0002_0002]))),
    Sample("JPEG with previews", .jpeg, Bytes.jpeg(Bytes.multiPicture([0x2003_0000, 0x0001_0001]))),
    Sample("JPEG with a gain map", .jpeg, Bytes.jpeg(Bytes.multiPicture([0x0003_0000, 0]))),
    Sample("JPS", .jps, Bytes.jpeg(Bytes.segment(0xE3, Bytes.ascii("_JPSJPS_") + Bytes.zeros(8)))),
    Sample("JPX", .jpx, Bytes.hex("0000000C6A5020200D0A870A"), Bytes.ftyp("jpx ", "jp2 ")),
    Sample("JPH", .htj2k, Bytes.hex("0000000C6A5020200D0A870A"), Bytes.ftyp("jph ")),
    Sample("JPEG 2000 codestream", .jpeg2000Codestream, Bytes.hex("FF4FFF51002F0000"), Bytes.zeros(40)),
    Sample("HTJ2K codestream", .htj2k, Bytes.hex("FF4FFF51002F4000"), Bytes.zeros(40)),
    Sample("PBM", .pbm, Bytes.ascii("P4\n8 1\n"), [0]),
    Sample("PFM", .floatMap, Bytes.ascii("PF\n1 1\n-1.0\n"), Bytes.zeros(12)),
    Sample("PHM", .halfMap, Bytes.ascii("Ph\n1 1\n1.0\n"), Bytes.zeros(2)),
    Sample("OS/2 bitmaps", .os2Bitmap, Bytes.os2Array("BM")),
    Sample("OS/2 icons", .os2Icon, Bytes.os2Array("IC")),
    Sample("OS/2 icons in colour", .os2Icon, Bytes.os2Array("CI")),
    Sample("OS/2 pointers", .os2Pointer, Bytes.os2Array("PT")),
    Sample("OS/2 pointers in colour", .os2Pointer, Bytes.os2Array("CP")),
    Sample("FLIF", .flif, Bytes.ascii("FLIF31"), Bytes.zeros(8)),
    Sample("BLP2", .blp, Bytes.ascii("BLP2"), Bytes.little32(1), Bytes.zeros(16)),
    Sample(
      "Paint Shop Pro", .paintShopPro, Bytes.ascii("Paint Shop Pro Image File\n\u{1A}"), Bytes.zeros(16)),
    Sample("Sun raster", .sunRaster, Bytes.hex("59A66A95"), Bytes.zeros(28)),
    Sample("XFig", .xfig, Bytes.ascii("#FIG 3.2\nLandscape\n")),
    Sample(
      "XWD", .xwd,
      [100, 7, 2, 24, 4, 4, 0, 0, 32, 0, 32, 32].flatMap(Bytes.big32), Bytes.zeros(60)),
    Sample(
      "binary CGM", .cgm, Bytes.hex("0023"), [2], Bytes.ascii("ab"), [0], Bytes.hex("10220001"),
      Bytes.zeros(8)),
    Sample("text CGM", .cgm, Bytes.ascii("BEGMF \"a\";\nMFVERSION 1;\n")),
    Sample(
      "XBM", .xbm,
      Bytes.ascii("/* made */\n#define a_width 8\n#define a_height 1\nstatic char a_bits[] = {0};\n")),
    Sample("GIMP brush pipe", .gimpBrushPipe, Bytes.ascii("Vine\n2 ncells:2 cellwidth:1 cellheight:1\n")),
    Sample("PICT 2", .pict, Bytes.zeros(522), Bytes.hex("001102FF0C00"), Bytes.zeros(24)),
    Sample(
      "PICT 1", .pict, Bytes.zeros(512), Bytes.big16(16), Bytes.zeros(4), Bytes.big16(9), Bytes.big16(9),
      Bytes.hex("1101A0008201FF00")),
    Sample("layered HEVC on AVC", .heic, Bytes.ftyp("heis", "mif1", "avci"), Bytes.meta("avc1")),
    Sample("Utah RLE", .utahRLE, Bytes.hex("52CC000000000800080002030800"), Bytes.zeros(16)),
    Sample(
      "VIFF", .viff, Bytes.hex("AB01010002000000"), Bytes.zeros(512), Bytes.big32(8), Bytes.big32(8),
      Bytes.zeros(496)),
    Sample("GPR", .goProRaw, Bytes.tiff([(271, 2, .text("GoPro")), (50706, 1, .number(0x401))])),
    Sample(
      "KDC by its own directory", .kodakKDC,
      Bytes.tiff([
        (271, 2, .text("EASTMAN KODAK COMPANY")), (272, 2, .text("KODAK P850 ZOOM")), (65024, 4, .number(0)),
      ])),
    Sample(
      "ARW cut behind its thumbnail", .sonyARW,
      Bytes.tiff([
        (254, 4, .number(1)), (271, 2, .text("SONY")), (272, 2, .text("ZV")), (330, 4, .number(90_000)),
      ])),
    Sample(
      "DjVu of pages", .djvuPages, Bytes.ascii("AT&TFORM"), Bytes.big32(16), Bytes.ascii("DJVMDIRM"),
      Bytes.zeros(8)),
  ]

  static let rareMovies: [Sample] = [
    Sample(
      "media segment", .mediaSegment, Bytes.box("styp", Bytes.ascii("msdh"), Bytes.zeros(4)),
      Bytes.box("moof", Bytes.zeros(8)), Bytes.box("mdat", Bytes.zeros(8))),
    Sample(
      "fragment without a movie", .mediaSegment,
      Bytes.box("moof", Bytes.box("mfhd", Bytes.zeros(4), Bytes.big32(7)), Bytes.box("traf")),
      Bytes.box("mdat", Bytes.zeros(8))),
    Sample(
      "fragment without its header", .mediaSegment, decided: false, Bytes.box("moof", Bytes.zeros(8)),
      Bytes.box("mdat", Bytes.zeros(8))),
    Sample(
      "Amiga animation", .anim, Bytes.ascii("FORM"), Bytes.big32(12), Bytes.ascii("ANIMFORM"), Bytes.zeros(4)),
    Sample("AMV", .amv, Bytes.ascii("RIFF"), Bytes.little32(12), Bytes.ascii("AMV LIST"), Bytes.zeros(4)),
    Sample("AV1 stream", .av1Stream, Bytes.hex("12000A0A0000000000000000000032"), Bytes.zeros(20)),
    Sample(
      "H.264 stream", .h264Stream, Bytes.hex("0000000109F0000000016742C01E0000000168CE3880000001658880"),
      Bytes.zeros(8)),
    Sample(
      "H.265 stream", .h265Stream, Bytes.hex("0000000140010C010000000142010101000000014401C172000001260180"),
      Bytes.zeros(8)),
    Sample(
      "H.266 stream", .h266Stream, Bytes.hex("000000010079000D0000000100810000000001000980"), Bytes.zeros(8)),
    Sample("MPEG-4 visual stream", .mpeg4Visual, Bytes.hex("000001B001000001B509"), Bytes.zeros(8)),
    Sample("VC-1 stream", .vc1, Bytes.hex("0000010FCA840000010E10"), Bytes.zeros(60)),
    Sample(
      "DV", .dv, Bytes.hex("1F0700BF"), Bytes.zeros(76), [0x3F], Bytes.zeros(79), [0x3F], Bytes.zeros(79)),
    Sample(
      "Bink", .bink, Bytes.ascii("BIKi"), [64, 2, 100, 2, 320, 200].flatMap(Bytes.little32), Bytes.zeros(8)
    ),
    Sample("Smacker", .smacker, Bytes.ascii("SMK2"), [320, 200, 2].flatMap(Bytes.little32), Bytes.zeros(88)),
    Sample(
      "transport stream behind junk", .mpeg2TransportStream, Bytes.zeros(57),
      (0..<9).flatMap { _ in Bytes.hex("47400010") + Bytes.zeros(184) }),
    Sample(
      "transport stream with error correction", .mpeg2TransportStream,
      (0..<6).flatMap { _ in Bytes.hex("47400010") + Bytes.zeros(200) }),
  ]

  static let rareSound: [Sample] = [
    Sample("MP3 behind silence", .mp3, Bytes.zeros(6000), Bytes.mp3Frames(7)),
    Sample("MP3 behind junk", .mp3, Bytes.hex("DEADBEEF"), Bytes.zeros(600), Bytes.mp3Frames(7)),
    Sample("LOAS", .loas, (0..<5).flatMap { _ in Bytes.hex("56E008") + Bytes.zeros(8) }),
    Sample("AC-4", .ac4, (0..<4).flatMap { _ in Bytes.hex("AC410010") + Bytes.zeros(18) }),
    Sample("DTS", .dts, Bytes.dtsCore(), Bytes.dtsCore()),
    Sample("DTS-HD", .dtsHD, Bytes.dtsCore(), Bytes.hex("64582025"), Bytes.zeros(16)),
    Sample("XMF", .xmf, Bytes.ascii("XMF_2.00"), Bytes.zeros(8)),
    Sample("QCP", .qcp, Bytes.ascii("RIFF"), Bytes.little32(12), Bytes.ascii("QLCMfmt "), Bytes.zeros(4)),
    Sample("ADX", .adx, Bytes.hex("80000020"), Bytes.zeros(26), Bytes.ascii("(c)CRI"), Bytes.zeros(8)),
    Sample("VGM", .vgm, Bytes.ascii("Vgm "), Bytes.zeros(4), Bytes.little32(0x150), Bytes.zeros(52)),
    Sample("PSF", .psf, Bytes.ascii("PSF"), [1], Bytes.zeros(12)),
    Sample("LA", .losslessAudio, Bytes.ascii("LA04"), Bytes.zeros(12), Bytes.ascii("WAVE"), Bytes.zeros(20)),
    Sample("MOD of six channels", .module, Bytes.zeros(1080), Bytes.ascii("6CHN"), Bytes.zeros(64)),
    Sample("MOD of 32 channels", .module, Bytes.zeros(1080), Bytes.ascii("32CH"), Bytes.zeros(64)),
    Sample("MO3", .mo3, Bytes.ascii("MO3"), [5], Bytes.little32(3000), Bytes.zeros(8)),
    Sample("OctaMED", .trackerOther, Bytes.ascii("MMD1"), Bytes.big32(60), Bytes.zeros(52)),
    Sample("DSMI", .trackerOther, Bytes.ascii("AMF"), [14], Bytes.zeros(40)),
    Sample(
      "669", .trackerOther, Bytes.ascii("if"), Bytes.zeros(108), [0, 1, 0], Bytes.zeros(384),
      Bytes.zeros(1536)),
    Sample(
      "Musepack 5", .musepack, decided: false, Bytes.hex("C12F2000"), Bytes.little32(20), Bytes.zeros(2000)),
  ]

  /// Bytes that begin like one of these formats but are not.
  static let mediaLookalikes: [[UInt8]] = [
    Bytes.ascii("PF is a prefix"), Bytes.ascii("FLIFE and times"),
    Bytes.ascii("BIKes for sale, very cheap, call now"),
    Bytes.ascii("MMD is a modeller for dancers and figures."), Bytes.ascii("XMF_ is four letters"),
    Bytes.ascii("PSF is a font as well, and that is text"), Bytes.ascii("#define A_width 8\n#define B 2\n"),
    Bytes.ascii("#define window_width 640\n#define window_height 480\nint main();\n"),
    Bytes.ascii("#FIGures"), Bytes.ascii("if (x) { return; }\n" + String(repeating: " ", count: 600)),
    Bytes.ascii("JN and others") + Bytes.zeros(700), Bytes.ascii("BEGMFILE"), Bytes.ascii("LA04 is a road"),
    Bytes.hex("0000000167") + Bytes.zeros(64), Bytes.hex("120000") + Bytes.zeros(64),
    Bytes.hex("01200000") + Bytes.little32(5) + Bytes.zeros(100), Bytes.hex("1F0700") + Bytes.zeros(300),
    Bytes.hex("8000") + Bytes.zeros(64), Bytes.hex("0020") + Bytes.zeros(64),
    Bytes.hex("56E0") + Bytes.zeros(64),
    Bytes.hex("AC40") + Bytes.zeros(64),
    Bytes.zeros(512) + Bytes.hex("00100000000000000000") + Bytes.hex("1101"),
  ]
}

extension Bytes {
  static func segment(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big16(contents.count + 2) + contents
  }

  /// Returns a JPEG with a JFIF segment, `segments` and a table.
  static func jpeg(_ segments: [UInt8]) -> [UInt8] {
    hex("FFD8") + segment(0xE0, ascii("JFIF\0") + hex("0101000001000100") + [0]) + segments
      + segment(0xDB, zeros(65))
  }

  /// Returns the APP2 segment of CIPA DC-007 with an entry for each of `attributes`.
  static func multiPicture(_ attributes: [Int]) -> [UInt8] {
    let entries = attributes.flatMap { little32($0) + zeros(12) }
    let directory =
      little16(1) + little16(0xB002) + little16(7) + little32(entries.count) + little32(26) + zeros(4)
    return segment(0xE2, ascii("MPF\0II*\0") + little32(8) + directory + entries)
  }

  /// A DTS core frame of 128 bytes.
  static func dtsCore() -> [UInt8] { hex("7FFE8001FC3C07F0") + zeros(120) }
}
