/// Small complete pictures and movies in formats without fixtures.
enum EndSamples {
  static let all: [Exhibit] = [
    Exhibit(name: "rows.bmp", bytes: bitmap),
    Exhibit(name: "two.ico", bytes: icon),
    Exhibit(name: "strips.tif", bytes: tiff),
    Exhibit(name: "rows.psd", bytes: photoshop(compression: 0)),
    Exhibit(name: "packed.psd", bytes: photoshop(compression: 1)),
    Exhibit(name: "stream.j2k", bytes: codestream),
    Exhibit(name: "open.jp2", bytes: jpeg2000),
    Exhibit(name: "parts.jxl", bytes: jpegXL),
    Exhibit(name: "open.mp4", bytes: openMovie),
    Exhibit(name: "index.m4s", bytes: segments),
    Exhibit(name: "motion.jpg", bytes: jpeg(restarts: 3) + Bytes.ascii("maker's data") + movie),
    Exhibit(name: "progressive.jpg", bytes: jpeg(scans: 3)),
    Exhibit(name: "filled.jpg", bytes: jpeg(scans: 1) + Bytes.zeros(40)),
  ]

  static let noise: [UInt8] = (0..<600).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 / 7) & 0x7F }

  static let bitmap: [UInt8] = {
    let header =
      Bytes.little32(40) + Bytes.little32(10) + Bytes.little32(12) + Bytes.little16(1) + Bytes.little16(24)
      + Bytes.zeros(24)
    let pixels = Array(noise.prefix(32 * 12))
    // The size in the header is wrong, as from many writers.
    let file = Bytes.ascii("BM") + Bytes.little32(1) + Bytes.zeros(4) + Bytes.little32(54)
    return file + header + pixels
  }()

  static let icon: [UInt8] = {
    let picture = Bytes.hex("89504E470D0A1A0A") + noise.prefix(200)
    func row(_ offset: Int) -> [UInt8] {
      [16, 16, 0, 0, 1, 0, 32, 0] + Bytes.little32(picture.count) + Bytes.little32(offset)
    }
    return [0, 0, 1, 0, 2, 0] + row(38) + row(38 + picture.count) + picture + picture
  }()

  static let tiff: [UInt8] = {
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
      Bytes.little16(tag) + Bytes.little16(type) + Bytes.little32(count) + Bytes.little32(value)
    }
    let rows = [
      entry(256, 4, 1, 20), entry(257, 4, 1, 20), entry(258, 3, 1, 8), entry(259, 3, 1, 1),
      entry(262, 3, 1, 1),
      entry(273, 4, 2, 110), entry(278, 4, 1, 10), entry(279, 4, 2, 118),
    ].flatMap { $0 }
    let head = Bytes.ascii("II*\0") + Bytes.little32(8) + Bytes.little16(8) + rows + Bytes.little32(0)
    let places = [126, 326, 200, 200].flatMap(Bytes.little32)
    return head + places + noise.prefix(400)
  }()

  static func photoshop(compression: Int) -> [UInt8] {
    let head =
      Bytes.ascii("8BPS") + Bytes.big16(1) + Bytes.zeros(6) + Bytes.big16(1) + Bytes.big32(10)
      + Bytes.big32(30)
      + Bytes.big16(8) + Bytes.big16(1)
    let sections = Bytes.big32(0) + Bytes.big32(6) + Bytes.zeros(6) + Bytes.big32(4) + Bytes.zeros(4)
    let rows =
      compression == 1
      ? (0..<10).flatMap { _ in Bytes.big16(25) } + noise.prefix(250) : Array(noise.prefix(300))
    return head + sections + Bytes.big16(compression) + rows
  }

  static let codestream: [UInt8] = {
    let size =
      Bytes.hex("FF51") + Bytes.big16(41) + Bytes.big16(0) + [32, 32, 0, 0].flatMap(Bytes.big32)
      + [32, 32, 0, 0].flatMap(Bytes.big32) + Bytes.big16(1) + [7, 1, 1]
    let tile = Bytes.hex("FF90") + Bytes.big16(10) + Bytes.big16(0) + Bytes.big32(214) + [0, 1]
    return Bytes.hex("FF4F") + size + tile + Bytes.hex("FF93") + noise.prefix(200) + Bytes.hex("FFD9")
  }()

  static let jpeg2000: [UInt8] =
    Bytes.box("jP  ", Bytes.hex("0D0A870A")) + Bytes.ftyp("jp2 ", "jp2 ")
    + Bytes.box("jp2h", Bytes.box("ihdr", Bytes.big32(32), Bytes.big32(32), [0, 1, 7, 7, 0, 0]))
    + Bytes.big32(0) + Bytes.ascii("jp2c") + codestream

  static let jpegXL: [UInt8] =
    Bytes.box("JXL ", Bytes.hex("0D0A870A")) + Bytes.ftyp("jxl ", "jxl ")
    + Bytes.box("jxlp", Bytes.big32(0), [0xFF, 0x0A], Array(noise.prefix(90)))
    + Bytes.box("jxlp", Bytes.big32(0x8000_0001), Array(noise.prefix(90)))

  /// Returns a movie with the header first: `mdat` has two chunks, and no size if `isOpen`.
  private static func movie(isOpen: Bool) -> [UInt8] {
    func header(_ start: Int) -> [UInt8] {
      let table = Bytes.box(
        "stbl", Bytes.box("stsd", Bytes.zeros(4), Bytes.big32(1), Bytes.box("avc1", Bytes.zeros(78))),
        Bytes.box("stsz", Bytes.zeros(8), Bytes.big32(4), [100, 100, 100, 100].flatMap(Bytes.big32)),
        Bytes.box("stsc", Bytes.zeros(4), Bytes.big32(1), [1, 2, 1].flatMap(Bytes.big32)),
        Bytes.box("stco", Bytes.zeros(4), Bytes.big32(2), Bytes.big32(start), Bytes.big32(start + 200)))
      let data = Bytes.box(
        "dinf", Bytes.box("dref", Bytes.zeros(4), Bytes.big32(1), Bytes.box("url ", Bytes.big32(1))))
      let media = Bytes.box("mdia", Bytes.handler("vide"), Bytes.box("minf", data, table))
      return Bytes.ftyp("isom", "mp42")
        + Bytes.box("moov", Bytes.box("mvhd", Bytes.zeros(100)), Bytes.box("trak", media))
    }
    let start = header(0).count + 8
    let data = isOpen ? Bytes.big32(0) + Bytes.ascii("mdat") : Bytes.big32(408) + Bytes.ascii("mdat")
    return header(start) + data + noise.prefix(400)
  }

  static let movie = movie(isOpen: false)
  static let openMovie = movie(isOpen: true)

  /// Returns two fragments and an index with their lengths.
  static let segments: [UInt8] = {
    let fragment =
      Bytes.box("moof", Bytes.box("mfhd", Bytes.zeros(8))) + Bytes.box("mdat", Array(noise.prefix(150)))
    let rows = (0..<2).flatMap { _ in Bytes.big32(fragment.count) + Bytes.big32(1) + Bytes.big32(0) }
    let index = Bytes.box(
      "sidx", Bytes.zeros(4), [1, 1000, 0, 0].flatMap(Bytes.big32), Bytes.big16(0), Bytes.big16(2), rows)
    return Bytes.box("styp", Bytes.ascii("msdh"), Bytes.zeros(4), Bytes.ascii("msdh")) + index + fragment
      + fragment
  }()

  /// Returns a JPEG of several scans, or of one with restarts, with stuffed FF bytes in its data.
  static func jpeg(scans: Int = 1, restarts: Int = 0) -> [UInt8] {
    let frame =
      Bytes.hex("FFC0") + Bytes.big16(11) + [8] + Bytes.big16(16) + Bytes.big16(16) + [1, 1, 0x11, 0]
    let data = Array(noise.prefix(120)) + [0xFF, 0x00] + noise.prefix(50)
    let scan =
      Bytes.hex("FFDA") + Bytes.big16(8) + [1, 1, 0, 0, 63, 0] + data
      + (0..<restarts).flatMap { [0xFF, 0xD0 + UInt8($0)] + data }
    let table = Bytes.hex("FFDB") + Bytes.big16(67) + [0] + noise.prefix(64)
    return Bytes.hex("FFD8") + table + frame + (0..<scans).flatMap { _ in scan } + Bytes.hex("FFD9")
  }
}
