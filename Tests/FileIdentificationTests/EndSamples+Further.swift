/// Textures, layers, modules and packages.
extension StatedEndSamples {
  static let further: [Row] =
    textures + layers + trackers + packed + packages + descriptions + streams

  private static let textures: [Row] = [
    Row(
      name: "a.ktx",
      bytes: Bytes.hex("AB4B5458203131BB0D0A1A0A01020304")
        + [0, 1, 0, 0, 0, 16, 16, 0, 0, 1, 2, 4].flatMap(little)
        + noise(4) + little(198) + noise(198) + Bytes.zeros(2) + little(50) + noise(50)),
    Row(
      name: "a.ktx2",
      bytes: Bytes.hex("AB4B5458203230BB0D0A1A0A") + [37, 1, 10, 10, 0, 0, 1, 1, 0].flatMap(little)
        + [104, 44, 0, 0].flatMap(little) + littleWide(0) + littleWide(0) + littleWide(148) + littleWide(300)
        + littleWide(300) + noise(344)),
    Row(
      name: "new.dds",
      bytes: Bytes.ascii("DDS ") + [124, 0x1007, 16, 16, 0, 0, 1].flatMap(little) + Bytes.zeros(44)
        + little(32)
        + little(4) + Bytes.ascii("DX10") + Bytes.zeros(20) + little(0x1000) + Bytes.zeros(16)
        + [98, 3, 0, 2, 0].flatMap(little) + noise(512), from: 148),
    Row(
      name: "a.bpg", bytes: Bytes.hex("425047FB2000") + [16, 16, 0x82, 0x2C] + noise(300)),
  ]

  private static let layers: [Row] = [
    Row(name: "a.xcf", bytes: gimp(isWide: false)), Row(name: "wide.xcf", bytes: gimp(isWide: true)),
    Row(
      name: "a.miff",
      bytes: Bytes.ascii(
        "id=ImageMagick  version=1.0\nclass=DirectClass  colors=0  alpha-trait=Undefined\n"
          + "columns=10  rows=10  depth=8\ncolorspace=sRGB\nprofile-icm=40\n{columns=9}\n\u{0C}\n:\u{1A}")
        + noise(340)),
    Row(
      name: "packed.miff",
      bytes: Bytes.ascii(
        "id=ImageMagick\nclass=PseudoClass  colors=4  compression=RLE\ncolumns=10  rows=10  depth=8\n\u{0C}\n:\u{1A}"
      )
        + noise(12) + (0..<50).flatMap { [UInt8($0), 1] }),
  ]

  /// Returns a layer of one tile with a long run, a long literal row and short ones; then a level without
  /// tiles, which GIMP ends with 32 bits in every version.
  private static func gimp(isWide: Bool) -> [UInt8] {
    func pointer(_ value: Int) -> [UInt8] { isWide ? wide(value) : word(value) }
    let (width, end) = (isWide ? 8 : 4, word(0) + word(0))
    let mark = isWide ? Bytes.ascii("gimp xcf v011\0") : Bytes.ascii("gimp xcf file\0")
    let head =
      mark + [20, 20, 0].flatMap(word) + (isWide ? word(150) : []) + word(17) + word(1) + [1] + end
    let layer = head.count + 3 * width
    let hierarchy = layer + 12 + 6 + 8 + 2 * width
    let level = hierarchy + 12 + 3 * width
    let tile = level + 8 + 2 * width
    let runs: [UInt8] =
      [127, 1, 0x90, 7, 128, 1, 0x90] + noise(400) + [99, 5, 99, 6, 156] + noise(100) + [99, 8]
    return head + pointer(layer) + pointer(0) + pointer(0)
      + [20, 20, 0].flatMap(word) + word(2) + [0x61, 0] + end + pointer(hierarchy) + pointer(0)
      + [20, 20, 3].flatMap(word) + pointer(level) + pointer(tile + runs.count) + pointer(0)
      + word(20) + word(20) + pointer(tile) + pointer(0) + runs + word(10) + word(10) + word(0)
  }

  private static let trackers: [Row] = [
    Row(
      name: "a.mod",
      bytes: Bytes.zeros(42) + Bytes.big16(100) + Bytes.zeros(906) + [1, 127] + Bytes.zeros(128)
        + Bytes.ascii("M.K.") + noise(1224), from: 1084),
    Row(
      name: "a.xm",
      bytes: Bytes.ascii("Extended Module: ") + Bytes.zeros(20) + [0x1A] + Bytes.zeros(20)
        + Bytes.little16(0x104)
        + little(276) + [1, 0, 2, 1, 1, 1, 6, 125].flatMap(Bytes.little16) + Bytes.zeros(256)
        + little(9) + [0] + Bytes.little16(64) + Bytes.little16(100) + noise(100)
        + little(263) + Bytes.zeros(23) + Bytes.little16(1) + little(40) + Bytes.zeros(230)
        + little(200) + Bytes.zeros(36) + noise(200)),
    Row(name: "a.s3m", bytes: screamTracker, from: 96),
    Row(name: "a.it", bytes: impulseTracker, from: 192),
  ]

  private static let screamTracker: [UInt8] = {
    let head =
      Bytes.zeros(28) + [0x1A, 0x10, 0, 0] + [2, 1, 1, 0, 0, 1].flatMap(Bytes.little16) + Bytes.ascii("SCRM")
      + Bytes.zeros(48) + [0, 255] + Bytes.little16(7) + Bytes.little16(12) + Bytes.zeros(10)
    let sample =
      [1] + Bytes.zeros(12) + [0] + Bytes.little16(19) + little(200) + Bytes.zeros(56) + Bytes.ascii("SCRS")
    return head + sample + Bytes.little16(100) + noise(98) + Bytes.zeros(12) + noise(200)
  }()

  private static let impulseTracker: [UInt8] = {
    let head =
      Bytes.ascii("IMPM") + Bytes.zeros(28) + [1, 0, 1, 1].flatMap(Bytes.little16) + Bytes.zeros(152) + [0]
      + little(201) + little(281)
    let sample =
      Bytes.ascii("IMPS") + Bytes.zeros(14) + [9] + Bytes.zeros(29) + little(0x9000) + Bytes.zeros(20)
      + little(339) + Bytes.zeros(4)
    return head + sample + Bytes.little16(50) + Bytes.zeros(6) + noise(50) + Bytes.little16(100) + noise(100)
      + Bytes.little16(60) + noise(60)
  }()

  private static let packed: [Row] = [
    Row(
      name: "a.tak",
      bytes: Bytes.ascii("tBaK") + [1, 10, 0, 0] + noise(10) + [
        7, 11, 0, 0, 200, 0, 0, 0, 0, 100, 0, 0, 1, 2, 3,
      ]
        + [0, 0, 0, 0] + noise(300)),
    Row(
      name: "a.ofr",
      bytes: Bytes.ascii("OFR ") + little(12) + noise(12) + Bytes.ascii("HEAD") + little(44) + noise(44)
        + Bytes.ascii("COMP") + little(300) + noise(300), silent: [72]),
    Row(name: "old.mpc", bytes: musepack),
    Row(
      name: "tagged.wv",
      bytes: Bytes.ascii("wvpk") + little(124) + [0x10, 4, 0, 0] + [1000, 0, 1000, 0x1804, 0].flatMap(little)
        + noise(100) + Bytes.ascii("APETAGEX") + [2000, 50, 1].flatMap(little) + [0, 0, 0, 0xA0]
        + Bytes.zeros(58), from: 32, silent: [132]),
    Row(
      name: "a.ac3", bytes: (0..<8).flatMap { _ in Bytes.hex("0B7712340040") + noise(122) }, from: 300,
      silent: Set((0..<8).map { $0 * 128 })),
  ]

  /// Returns three frames of stream version 7, each preceded by its number of bits.
  private static let musepack: [UInt8] = {
    var bits = [Bool](repeating: false, count: 8)
    for length in [700, 801, 650] {
      bits += (0..<20).map { length >> (19 - $0) & 1 == 1 } + (0..<length).map { $0 % 3 == 0 }
    }
    bits += [Bool](repeating: false, count: (32 - bits.count % 32) % 32)
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let words = stride(from: 0, to: bytes.count, by: 4).flatMap { bytes[$0..<$0 + 4].reversed() }
    return Bytes.ascii("MP+") + [7] + little(3) + noise(16) + words
  }()

  private static let packages: [Row] = [
    Row(
      name: "a.rpm",
      bytes: Bytes.hex("EDABEEDB0300") + Bytes.zeros(90) + Bytes.hex("8EADE80100000000")
        + [1, 4].flatMap(word)
        + [1000, 4, 0, 1].flatMap(word) + word(300) + Bytes.zeros(4) + noise(300)),
    Row(
      name: "index.a",
      bytes: Bytes.ascii("!<arch>\n") + arHeader("/", 12) + word(2) + word(80) + word(160)
        + arHeader("a.o/", 20)
        + noise(20) + arHeader("b.o/", 100) + noise(100), from: 80),
    Row(
      name: "winmail.dat",
      bytes: Bytes.hex("789F3E220100")
        + (0..<3).flatMap { [1] + word($0) + little(100) + noise(102) }, silent: [117, 228]),
    Row(
      name: "a.dbf",
      bytes: [3, 120, 1, 1] + little(10) + Bytes.little16(65) + Bytes.little16(21) + Bytes.zeros(20)
        + Bytes.ascii("NAME") + Bytes.zeros(7) + Bytes.ascii("C") + Bytes.zeros(4) + [20] + Bytes.zeros(15)
        + [13]
        + noise(210), from: 66),
    Row(name: "2004.dwg", bytes: pagedDrawing, from: 0x80 + 0x6C),
    Row(
      name: "a.dwg",
      bytes: Bytes.ascii("AC1015") + Bytes.zeros(15) + little(2) + [0] + little(60) + little(40) + [1]
        + little(100)
        + little(300) + noise(357)),
  ]

  /// A drawing of version 2004: the header is XORed with a fixed sequence, and repeated at the end.
  private static let pagedDrawing: [UInt8] = {
    let plain =
      Bytes.ascii("AcFssFcAJMB") + Bytes.zeros(0x34 - 11) + littleWide(800) + Bytes.zeros(0x6C - 0x3C)
    var state: UInt32 = 1
    let header = plain.map { byte -> UInt8 in
      state = state &* 0x343FD &+ 0x269EC3
      return byte ^ UInt8(truncatingIfNeeded: state >> 16)
    }
    return Bytes.ascii("AC1018") + Bytes.zeros(0x80 - 6) + header + noise(800 - 0x80 - 0x6C) + header
  }()

  private static func arHeader(_ name: String, _ size: Int) -> [UInt8] {
    func field(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: width - text.count)
    }
    return Bytes.ascii(
      field(name, 16) + field("0", 12) + field("0", 6) + field("0", 6) + field("644", 8)
        + field("\(size)", 10) + "`\n")
  }

  private static let descriptions: [Row] = [
    Row(
      name: "a.nc",
      bytes: Bytes.ascii("CDF") + [1] + word(2) + [10, 2, 4].flatMap(word) + Bytes.ascii("time")
        + [0, 1].flatMap(word)
        + Bytes.ascii("x\0\0\0") + [10, 0, 0, 11, 2, 1].flatMap(word) + Bytes.ascii("a\0\0\0")
        + [1, 1, 0, 0, 5, 40, 132, 1].flatMap(word) + Bytes.ascii("b\0\0\0")
        + [2, 0, 1, 0, 0, 5, 40, 172].flatMap(word) + noise(120)),
    Row(
      name: "functions.wasm",
      bytes: Bytes.hex("0061736D01000000") + [1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 10, 100, 1] + noise(99),
      from: 16),
    Row(
      name: "a.ps",
      bytes: Bytes.ascii(
        "%!PS-Adobe-3.0\n%%BoundingBox: 0 0 9 9\n%%EndComments\n"
          + String(repeating: "1 1 moveto\n", count: 20) + "%%EOF\n"), loose: 1),
    Row(
      name: "older.eps",
      bytes: Bytes.ascii(
        "%!PS-Adobe-2.0 EPSF-2.0\n%%BoundingBox: (atend)\n%%EndComments\n"
          + String(repeating: "1 1 moveto\n", count: 20) + "%%Trailer"), from: 80),
    Row(
      name: "a.pfa",
      bytes: Bytes.ascii(
        "%!PS-AdobeFont-1.0: Words 1.0\ncurrentfile eexec\n" + String(repeating: "0a1b2c3d\n", count: 30)
          + "cleartomark\n"), loose: 1),
    Row(
      name: "remarks.xml",
      bytes: Bytes.ascii(
        "<?xml version=\"1.0\"?>\n<list>\n" + String(repeating: "<item/><!-- one -->\n", count: 8)
          + "</list>\n"),
      from: 30, loose: 1),
    Row(
      name: "wider.xml",
      bytes: "<?xml version=\"1.0\"?>\n<list><item>\u{42F}</item></list>\n".unicodeScalars.flatMap {
        Bytes.big32(Int($0.value))
      },
      from: 120, loose: 4),
    Row(
      name: "wide.xml",
      bytes: [0xFF, 0xFE]
        + ("<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<list><?a b?>"
        + String(repeating: "<item>\u{42F}</item>", count: 12) + "</list>\n").utf16.flatMap {
          Bytes.little16(Int($0))
        },
      from: 120, loose: 2),
  ]

  private static let streams: [Row] = [
    Row(
      name: "a.mpg",
      bytes: (0..<4).flatMap { _ in
        Bytes.hex("000001BA440004000401000003F8") + Bytes.hex("000001E0") + Bytes.big16(200) + noise(200)
      }, from: 300, silent: Set((0..<4).flatMap { [$0 * 220, $0 * 220 + 14] })),
    Row(
      name: "a.mxf",
      bytes: element("02050101 0D010201 01020400", 88, Bytes.zeros(88))
        + element("01020101 0D010301 15010500", 300, noise(300)), silent: [108]),
  ]

  private static func element(_ key: String, _ size: Int, _ value: [UInt8]) -> [UInt8] {
    Bytes.hex("060E2B34" + key.filter { $0 != " " }) + [0x83] + Bytes.big32(size).dropFirst() + value
  }
}
