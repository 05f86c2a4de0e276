import Testing

/// Small complete files in formats that state their end in header, parts or last bytes.
enum StatedEndSamples {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    /// The length from which the format is known and truncation is noticed.
    var from = 64
    /// Undeclared bytes at the end.
    var loose = 0
    /// Lengths at a part boundary, where truncation is not noticed.
    var silent: Set<Int> = []
    var testDescription: String { name }
  }

  static let all: [Row] = pictures + sound + data + texts + further

  static func noise(_ count: Int) -> [UInt8] {
    (0..<count).map { EndSamples.noise[$0 % EndSamples.noise.count] }
  }

  static let word = Bytes.big32
  static let little = Bytes.little32
  static func wide(_ value: Int) -> [UInt8] { Bytes.zeros(4) + Bytes.big32(value) }
  static func littleWide(_ value: Int) -> [UInt8] { little(value) + Bytes.zeros(4) }

  // MARK: Pictures

  private static let pictures: [Row] = [
    Row(
      name: "a.icns", bytes: Bytes.ascii("icns") + word(308) + Bytes.ascii("ic07") + word(300) + noise(292)),
    Row(
      name: "a.emf",
      bytes: little(1) + little(108) + noise(32) + Bytes.ascii(" EMF") + little(0x10000) + little(400)
        + noise(348)),
    Row(name: "a.wmf", bytes: metafile, from: 60),
    Row(name: "raw.tga", bytes: targa + footer, from: .max),
    Row(name: "a.pcx", bytes: packedRows, from: 129),
    Row(name: "a.qoi", bytes: quickPicture),
    Row(name: "a.ff", bytes: Bytes.ascii("farbfeld") + word(7) + word(5) + noise(280)),
    Row(name: "a.ppm", bytes: Bytes.ascii("P6\n# size\n10 12\n255\n") + noise(360)),
    Row(
      name: "a.pam",
      bytes: Bytes.ascii("P7\nWIDTH 10\nHEIGHT 10\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n")
        + noise(400),
      from: 80),
    Row(
      name: "text.pgm", bytes: Bytes.ascii("P2\n10 10\n255\n" + (0..<100).map { "\($0 + 100)\n" }.joined()),
      loose: 4),
    Row(
      name: "a.dds",
      bytes: Bytes.ascii("DDS ") + [124, 0x1007, 16, 16, 0, 0, 2].flatMap(little) + Bytes.zeros(44)
        + little(32)
        + little(4) + Bytes.ascii("DXT1") + Bytes.zeros(20) + little(0x1000) + Bytes.zeros(16) + noise(160),
      from: 128),
    Row(
      name: "a.sgi",
      bytes: Bytes.hex("01DA0001") + [2, 20, 20, 1].flatMap(Bytes.big16) + [0, 255].flatMap(word)
        + Bytes.zeros(492)
        + noise(400), from: 512),
    Row(
      name: "a.ras",
      bytes: Bytes.hex("59A66A95") + [20, 20, 8, 400, 1, 0, 0].flatMap(word) + noise(400)),
    Row(name: "a.exr", bytes: blocks), Row(name: "a.crw", bytes: canon), Row(name: "a.mrw", bytes: minolta),
    Row(name: "a.x3f", bytes: sigma),
    Row(
      name: "dos.eps",
      bytes: [0xC5, 0xD0, 0xD3, 0xC6] + little(32) + little(200) + little(0) + little(0)
        + little(232) + little(100) + [0xFF, 0xFF, 0, 0] + Bytes.ascii("%!PS-Adobe-3.0 EPSF-3.0\n")
        + noise(276)),
    Row(
      name: "a.mng",
      bytes: Bytes.hex("8A4D4E470D0A1A0A") + word(28) + Bytes.ascii("MHDR") + Bytes.zeros(32) + word(0)
        + Bytes.ascii("IEND") + word(0) + word(100) + Bytes.ascii("tEXt") + noise(104) + word(0)
        + Bytes.ascii("MEND") + word(0)),
  ]

  private static let metafile: [UInt8] = {
    let record = little(50) + Bytes.little16(0x0626) + noise(94)
    let header =
      Bytes.little16(1) + Bytes.little16(9) + Bytes.little16(0x300) + little(112) + Bytes.zeros(2)
      + little(50) + Bytes.zeros(2)
    let placeable: [UInt8] =
      [0xD7, 0xCD, 0xC6, 0x9A] + Bytes.zeros(6) + Bytes.little16(100) + Bytes.little16(100)
      + Bytes.little16(96) + Bytes.zeros(4)
    let sum = stride(from: 0, to: 20, by: 2).reduce(0) {
      $0 ^ (Int(placeable[$1]) | Int(placeable[$1 + 1]) << 8)
    }
    return placeable + Bytes.little16(sum) + header + record + record + little(3) + Bytes.little16(0)
  }()

  private static let targa: [UInt8] =
    [0, 0, 2] + Bytes.zeros(9) + Bytes.little16(10) + Bytes.little16(10) + [24, 0]
    + noise(300)
  private static let footer: [UInt8] = Bytes.zeros(8) + Bytes.ascii("TRUEVISION-XFILE.\0")

  private static let packedRows: [UInt8] = {
    let head: [UInt8] =
      [10, 5, 1, 8] + Bytes.zeros(4) + Bytes.little16(9) + Bytes.little16(9) + Bytes.zeros(53)
      + [1] + Bytes.little16(10) + Bytes.zeros(60)
    let row: [UInt8] = [0xC8, 7, 0xC1, 0xD0, 9]
    return head + (0..<10).flatMap { _ in row } + [12] + noise(768)
  }()

  private static let quickPicture: [UInt8] =
    Bytes.ascii("qoif") + word(10) + word(10) + [4, 0]
    + (0..<50).flatMap { [0xFE, UInt8($0), 2, 3] } + [0xFF, 1, 2, 3, 4, 0xC8, 0x85, 0x12]
    + (0..<39).map { UInt8($0) } + Bytes.zeros(7) + [1]

  private static let blocks: [UInt8] = {
    func attribute(_ name: String, _ type: String, _ value: [UInt8]) -> [UInt8] {
      Bytes.ascii("\(name)\0\(type)\0") + little(value.count) + value
    }
    let head =
      [0x76, 0x2F, 0x31, 0x01, 2, 0, 0, 0] + attribute("compression", "compression", [0])
      + attribute("dataWindow", "box2i", [0, 0, 9, 1].flatMap(little)) + [0]
    let start = head.count + 16
    return head + littleWide(start) + littleWide(start + 108)
      + (0..<2).flatMap { little($0) + little(100) + noise(100) }
  }()

  private static let canon: [UInt8] = {
    let head = Bytes.ascii("II") + little(26) + Bytes.ascii("HEAPCCDR") + Bytes.zeros(12)
    let directory = Bytes.little16(1) + Bytes.little16(0x2005) + little(300) + little(0)
    return head + noise(300) + directory + little(300)
  }()

  private static let minolta: [UInt8] = {
    let sensor =
      Bytes.ascii("\0PRD") + word(24) + noise(8) + [20, 10, 20, 10].flatMap(Bytes.big16) + [16, 16, 0x52, 0]
      + Bytes.zeros(4)
    return Bytes.ascii("\0MRM") + word(sensor.count) + sensor + noise(400)
  }()

  private static let sigma: [UInt8] =
    Bytes.ascii("FOVb") + Bytes.hex("00000200") + Bytes.zeros(32) + noise(200) + Bytes.ascii("SECd")
    + little(0x20000) + little(1) + little(40) + little(200) + Bytes.ascii("IMA2") + little(240)

  // MARK: Sound and movies

  private static let sound: [Row] = [
    Row(name: "a.au", bytes: Bytes.ascii(".snd") + [24, 300, 1, 8000, 1].flatMap(word) + noise(300)),
    Row(
      name: "a.dsf",
      bytes: Bytes.ascii("DSD ") + littleWide(28) + littleWide(400) + littleWide(0) + noise(372)),
    Row(
      name: "a.dff", bytes: Bytes.ascii("FRM8") + wide(388) + Bytes.ascii("DSD ") + noise(384)),
    Row(
      name: "a.caf",
      bytes: Bytes.ascii("caff") + [0, 1, 0, 0] + Bytes.ascii("desc") + wide(32) + Bytes.zeros(32)
        + Bytes.ascii("data") + wide(304) + Bytes.zeros(4) + noise(300)),
    Row(
      name: "a.mid",
      bytes: Bytes.ascii("MThd") + word(6) + [1, 2, 96].flatMap(Bytes.big16)
        + (0..<2).flatMap { _ in Bytes.ascii("MTrk") + word(100) + noise(100) }),
    Row(name: "a.wv", bytes: (0..<3).flatMap(packedSound)),
    Row(
      name: "a.ape",
      bytes: Bytes.ascii("MAC ") + Bytes.little16(3990) + Bytes.zeros(2)
        + [52, 24, 8, 44, 300, 0, 0].flatMap(little) + Bytes.zeros(16) + noise(376)),
    Row(
      name: "a.tta",
      bytes: Bytes.ascii("TTA1") + [1, 1, 16].flatMap(Bytes.little16) + little(245) + little(700) + little(0)
        + [100, 120, 90].flatMap(little) + little(0) + noise(310)),
    Row(
      name: "a.mpc",
      bytes: Bytes.ascii("MPCKSH") + [20] + noise(17) + Bytes.ascii("AP") + [0x81, 0x48] + noise(196)
        + Bytes.ascii("SE") + [3]),
    Row(name: "counted.mp3", bytes: countedSound),
    Row(
      name: "frames.aac", bytes: Bytes.adtsFrames(12),
      silent: Set((0..<12).map { $0 * (Bytes.adtsFrames(12).count / 12) })),
    Row(
      name: "a.amr", bytes: Bytes.ascii("#!AMR\n") + (0..<10).flatMap { _ in [0x3C] + noise(31) },
      silent: Set((0..<10).map { 6 + $0 * 32 })),
    Row(
      name: "a.rm",
      bytes: Bytes.ascii(".RMF") + word(18) + Bytes.zeros(10) + Bytes.ascii("PROP") + word(50)
        + Bytes.zeros(28)
        + word(368) + Bytes.zeros(10) + Bytes.ascii("DATA") + word(300) + noise(292) + Bytes.ascii("INDX")
        + word(20)
        + Bytes.zeros(12)),
    Row(
      name: "a.swf",
      bytes: Bytes.ascii("FWS") + [6] + little(320) + Bytes.hex("7800055F00000FA000000C0100") + noise(299)),
    Row(name: "packed.swf", bytes: Bytes.ascii("CWS") + [6] + little(800) + Bytes.zlib(noise(792))),
  ]

  private static func packedSound(_ index: Int) -> [UInt8] {
    Bytes.ascii("wvpk") + little(124) + [0x10, 4, 0, 0] + little(3000) + little(index * 1000) + little(1000)
      + little(0x1804) + little(0) + noise(100)
  }

  /// Returns a frame with a Xing header and four more.
  private static let countedSound: [UInt8] = {
    let frames = Bytes.mp3Frames(5)
    var bytes = frames
    bytes.replaceSubrange(36..<48, with: Bytes.ascii("Xing") + word(2) + word(frames.count))
    return bytes
  }()
}
