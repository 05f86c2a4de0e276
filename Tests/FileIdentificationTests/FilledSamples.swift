import ContainerFormats

/// Complete files with compressed data, or with such plain data that one byte repeats.
enum FilledSamples {
  struct Row: Sendable, CustomStringConvertible {
    var name: String
    var bytes: [UInt8]
    var description: String { name }
  }

  /// Returns bytes as random as a codec's, without FF, which many use as a marker.
  static func noise(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return min(UInt8(truncatingIfNeeded: state >> 40), 0xFE)
    }
  }

  private static let size = 120_000

  /// Data whose loss of a third is noticed.
  static let packed: [Row] = [
    Row(name: "a.jpg", bytes: jpeg(noise(size), difference: 3, coefficient: 0x01)),
    Row(name: "a.png", bytes: png(Bytes.zlib(noise(60_000)), pieces: 1)),
    Row(name: "pieces.png", bytes: png(Bytes.zlib(noise(60_000)), pieces: 8)),
    Row(name: "a.gif", bytes: gif(noise(size))),
    Row(name: "a.webp", bytes: webP(noise(size))),
    Row(name: "a.tif", bytes: tiff(coding: 5)),
    Row(name: "a.heic", bytes: heic(noise(size))),
    Row(name: "a.mov", bytes: movie("qt  ", coding: "hvc1", last: true)),
    Row(name: "a.mp4", bytes: movie("isom", coding: "avc1", last: false)),
    Row(name: "fragments.mp4", bytes: fragments),
    Row(name: "a.mkv", bytes: matroska),
    Row(name: "a.avi", bytes: avi),
    Row(name: "a.ts", bytes: transport),
    Row(name: "a.mp3", bytes: frames(Bytes.hex("FFFB9000"), 417)),
    Row(name: "a.aac", bytes: frames(Bytes.hex("FFF150803420FC"), 417)),
    Row(name: "a.flac", bytes: flac(noise(1000))),
    Row(name: "a.ogg", bytes: ogg),
    Row(name: "a.zip", bytes: Bytes.zip((0..<12).map { ("\($0).bin", noise(10_000, seed: UInt64($0 + 1))) })),
    Row(name: "one.zip", bytes: Bytes.zip([("one.bin", noise(size))])),
    Row(name: "a.pdf", bytes: pdf(noise(1000))),
    Row(name: "a.gz", bytes: Bytes.gzip(noise(60_000))),
    Row(name: "a.txt", bytes: Bytes.ascii(String(repeating: "Some words in a line.\n", count: 5000))),
    Row(name: "a.json", bytes: Bytes.ascii("[" + String(repeating: "\"some words\", ", count: 9000) + "0]")),
  ]

  /// Complete files with long runs of one byte.
  static let plain: [Row] = [
    Row(name: "flat.jpg", bytes: jpeg(Bytes.zeros(size), difference: 0, coefficient: 0)),
    Row(
      name: "maker.jpg",
      bytes: jpeg(noise(50_000), difference: 3, coefficient: 1, before: Bytes.zeros(60_000))),
    Row(name: "black.png", bytes: png(deflated(Bytes.zeros(40 << 20)), pieces: 1)),
    Row(name: "black.tif", bytes: tiff(coding: 1)),
    Row(name: "silence.wav", bytes: wave(Bytes.zeros(size))),
    Row(name: "silence.mov", bytes: movie("qt  ", coding: "sowt", last: true, filling: 0)),
    Row(name: "free.mp4", bytes: movie("isom", coding: "avc1", last: false, free: 50_000)),
    Row(name: "behind.mp4", bytes: movie("isom", coding: "avc1", last: false) + Bytes.zeros(50_000)),
    Row(name: "behind.jpg", bytes: jpeg(noise(9000), difference: 3, coefficient: 1) + Bytes.zeros(90_000)),
    Row(name: "silence.flac", bytes: flac(Bytes.zeros(1000))),
    Row(name: "tag.mp3", bytes: Bytes.id3(50_000) + frames(Bytes.hex("FFFB9000"), 417)),
    Row(name: "silence.mp3", bytes: Bytes.mp3Frames(300)),
    Row(name: "stored.zip", bytes: Bytes.zip([("black.bmp", Bytes.zeros(size))])),
    Row(name: "padded.pdf", bytes: pdf(Bytes.zeros(9000))),
    Row(name: "a.tar", bytes: Bytes.tar("a") + Bytes.zeros(90_000)),
    Row(name: "zeros.gz", bytes: Bytes.gzip(Bytes.zeros(60_000))),
    Row(name: "lines.txt", bytes: Bytes.ascii(String(repeating: "\n", count: 90_000))),
    Row(name: "lines.json", bytes: Bytes.ascii("[0" + String(repeating: " ", count: 90_000) + "]")),
  ]

  /// Joins byte arrays.
  private static func all(_ pieces: [UInt8]...) -> [UInt8] { pieces.flatMap { $0 } }

  /// Joins the results for the first numbers.
  private static func times(_ count: Int, _ piece: (Int) -> [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in 0..<count { bytes += piece(number) }
    return bytes
  }

  private static func big24(_ value: Int) -> [UInt8] { Array(Bytes.big32(value).dropFirst()) }

  // MARK: Pictures

  /// Returns a picture with DC and AC tables in which zeros mean `difference` and `coefficient`.
  static func jpeg(
    _ data: [UInt8], difference: UInt8, coefficient: UInt8, before: [UInt8] = []
  ) -> [UInt8] {
    func segment(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
      all([0xFF, marker], Bytes.big16(contents.count + 2), contents)
    }
    func table(_ kind: UInt8, _ first: UInt8) -> [UInt8] {
      segment(0xC4, all([kind, 1, 1], Bytes.zeros(14), [first, 2]))
    }
    return all(
      [0xFF, 0xD8], segment(0xE0, all(Bytes.ascii("JFIF\0"), [1, 1, 0, 0, 1, 0, 1, 0, 0])),
      before.isEmpty ? [] : segment(0xE4, before),
      segment(0xC0, all([8], Bytes.big16(640), Bytes.big16(480), [1, 1, 0x11, 0])), table(0, difference),
      table(0x10, coefficient), segment(0xDA, [1, 1, 0, 0, 63, 0]), data, [0xFF, 0xD9])
  }

  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    all(Bytes.hex("7801"), (try? Deflater.deflate(bytes)) ?? [], Bytes.zeros(4))
  }

  static func png(_ data: [UInt8], pieces: Int) -> [UInt8] {
    func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
      let checked = Bytes.ascii(type) + contents
      return all(Bytes.big32(contents.count), checked, Bytes.big32(Int(CyclicRedundancyCheck.of(checked))))
    }
    let length = (data.count + pieces - 1) / pieces
    let header = chunk("IHDR", all(Bytes.big32(640), Bytes.big32(480), [8, 2, 0, 0, 0]))
    return all(
      Bytes.hex("89504E470D0A1A0A"), header,
      times(pieces) { chunk("IDAT", Array(data.dropFirst($0 * length).prefix(length))) }, chunk("IEND", []))
  }

  private static func gif(_ data: [UInt8]) -> [UInt8] {
    let size = Bytes.little16(640) + Bytes.little16(480)
    let parts = times((data.count + 254) / 255) { number in
      let part = Array(data.dropFirst(number * 255).prefix(255))
      return [UInt8(part.count)] + part
    }
    return all(
      Bytes.ascii("GIF89a"), size, [0, 0, 0, 0x2C], Bytes.zeros(4), size, [0, 8], parts, [0, 0x3B])
  }

  private static func webP(_ data: [UInt8]) -> [UInt8] {
    let chunk = all(
      Bytes.ascii("VP8L"), Bytes.little32(data.count + 5), [0x2F], Bytes.zeros(4), data, [0])
    return all(Bytes.ascii("RIFF"), Bytes.little32(chunk.count + 4), Bytes.ascii("WEBP"), chunk)
  }

  /// Returns twelve strips behind their directory, compressed like LZW or all black.
  private static func tiff(coding: Int) -> [UInt8] {
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
      all(Bytes.little16(tag), Bytes.little16(type), Bytes.little32(count), Bytes.little32(value))
    }
    let rows = all(
      entry(256, 4, 1, 100), entry(257, 4, 1, 1200), entry(258, 3, 1, 8), entry(259, 3, 1, coding),
      entry(262, 3, 1, 1), entry(273, 4, 12, 110), entry(278, 4, 1, 100), entry(279, 4, 12, 158))
    let strips = times(12) { strip in
      coding == 5 ? [0x80] + noise(9999, seed: UInt64(strip + 1)) : Bytes.zeros(10_000)
    }
    return all(
      Bytes.ascii("II*\0"), Bytes.little32(8), Bytes.little16(8), rows, Bytes.little32(0),
      times(12) { Bytes.little32(206 + $0 * 10_000) }, times(12) { _ in Bytes.little32(10_000) }, strips)
  }

  private static func heic(_ data: [UInt8]) -> [UInt8] {
    func head(_ start: Int) -> [UInt8] {
      let place = Bytes.box(
        "iloc", Bytes.zeros(4), [0x44, 0], Bytes.big16(1), Bytes.big16(1), Bytes.big16(0), Bytes.big16(1),
        Bytes.big32(start), Bytes.big32(data.count))
      let entry = Bytes.box("infe", [2, 0, 0, 0], Bytes.big16(1), Bytes.big16(0), Bytes.ascii("hvc1"), [0])
      let meta = Bytes.box(
        "meta", Bytes.zeros(4), Bytes.handler("pict"), Bytes.box("pitm", Bytes.zeros(4), Bytes.big16(1)),
        place, Bytes.box("iinf", Bytes.zeros(4), Bytes.big16(1), entry))
      return Bytes.ftyp("heic", "mif1", "heic") + meta
    }
    return head(head(0).count + 8) + Bytes.box("mdat", data)
  }

  // MARK: Movies and sound

  /// Returns a movie of twelve chunks of four samples, its header first or `last`.
  private static func movie(
    _ brand: String, coding: String, last: Bool, filling: UInt8? = nil, free: Int = 0
  ) -> [UInt8] {
    let data = times(48) { number in
      if let filling { return [UInt8](repeating: filling, count: 2500) }
      return Bytes.big32(2496) + noise(2496, seed: UInt64(number + 1))
    }
    func header(_ start: Int) -> [UInt8] {
      let entries = Bytes.box("stsd", Bytes.zeros(4), Bytes.big32(1), Bytes.box(coding, Bytes.zeros(78)))
      let sizes = Bytes.box("stsz", Bytes.zeros(8), Bytes.big32(48), times(48) { _ in Bytes.big32(2500) })
      let groups = Bytes.box("stsc", Bytes.zeros(4), Bytes.big32(1), times(3) { Bytes.big32([1, 4, 1][$0]) })
      let places = Bytes.box(
        "stco", Bytes.zeros(4), Bytes.big32(12), times(12) { Bytes.big32(start + $0 * 10_000) })
      let information = Bytes.box("minf", Bytes.box("stbl", entries, sizes, groups, places))
      let media = Bytes.box("mdia", Bytes.handler(filling == nil ? "vide" : "soun"), information)
      return Bytes.box("moov", Bytes.box("mvhd", Bytes.zeros(100)), Bytes.box("trak", media))
    }
    let brands = Bytes.ftyp(brand, brand)
    let filler = free > 0 ? Bytes.box("free", Bytes.zeros(free)) : []
    let count = brands.count + filler.count + 8
    return last
      ? all(brands, filler, Bytes.box("mdat", data), header(count))
      : all(brands, header(count + header(0).count), filler, Bytes.box("mdat", data))
  }

  private static let fragments: [UInt8] = all(
    Bytes.ftyp("iso5", "iso5"), Bytes.movie(Bytes.track("vide", "avc1")),
    times(11) { number in
      Bytes.box("moof", Bytes.box("mfhd", Bytes.zeros(8)))
        + Bytes.box("mdat", noise(11_003, seed: UInt64(number + 1)))
    })

  private static func element(_ identifier: String, _ contents: [UInt8]...) -> [UInt8] {
    let contents = contents.flatMap { $0 }
    return all(Bytes.hex(identifier), [0x10], big24(contents.count), contents)
  }

  private static let matroska: [UInt8] = {
    let clusters = times(12) { number in
      let blocks = times(4) { block in
        element("A3", [0x81, 0, 0, 0x80], noise(2500, seed: UInt64(number * 4 + block + 1)))
      }
      return element("1F43B675", element("E7", [UInt8(number)]), blocks)
    }
    let track = element("AE", element("D7", [1]), element("83", [1]))
    let information = element("1549A966", element("2AD7B1", [15, 66, 64]))
    return all(
      element("1A45DFA3", element("4282", Bytes.ascii("matroska"))),
      element("18538067", information, element("EC", Bytes.zeros(900)), element("1654AE6B", track), clusters))
  }()

  private static let avi: [UInt8] = {
    func chunk(_ type: String, _ contents: [UInt8]...) -> [UInt8] {
      let contents = contents.flatMap { $0 }
      return all(Bytes.ascii(type), Bytes.little32(contents.count), contents)
    }
    let frames = times(48) { chunk("00dc", noise(2500, seed: UInt64($0 + 1))) }
    let header = chunk("LIST", Bytes.ascii("hdrl"), chunk("avih", Bytes.zeros(56)))
    return chunk(
      "RIFF", Bytes.ascii("AVI "), header, chunk("JUNK", Bytes.zeros(4000)),
      chunk("LIST", Bytes.ascii("movi"), frames))
  }()

  private static func wave(_ samples: [UInt8]) -> [UInt8] {
    let format = all(
      Bytes.ascii("fmt "), Bytes.little32(16), Bytes.hex("0100020044AC000010B1020004001000"))
    let data = all(Bytes.ascii("data"), Bytes.little32(samples.count), samples)
    return all(
      Bytes.ascii("RIFF"), Bytes.little32(4 + format.count + data.count), Bytes.ascii("WAVE"), format, data)
  }

  private static let transport: [UInt8] = times(600) { number in
    [0x47, 0x01, 0x00, 0x10 | UInt8(number & 15)] + noise(184, seed: UInt64(number + 1))
  }

  private static func frames(_ head: [UInt8], _ length: Int) -> [UInt8] {
    times(240) { head + noise(length - head.count, seed: UInt64($0 + 1)) }
  }

  /// Returns bytes and their 8-bit or 16-bit checksum, from 0 and not reflected.
  private static func checked(_ bytes: [UInt8], by polynomial: UInt32, width: UInt32) -> [UInt8] {
    var check: UInt32 = 0
    for byte in bytes {
      check ^= UInt32(byte) << 24
      for _ in 0..<8 { check = check >> 31 == 1 ? check << 1 ^ polynomial << (32 - width) : check << 1 }
    }
    return bytes + Bytes.big32(Int(check)).prefix(Int(width / 8))
  }

  /// Returns frames of a thousand bytes with data as subframes.
  private static func flac(_ data: [UInt8]) -> [UInt8] {
    let information = all(
      Bytes.big16(4096), Bytes.big16(4096), Bytes.zeros(3), big24(1020), Bytes.hex("0AC442F000000000"),
      Bytes.zeros(16))
    return all(
      Bytes.ascii("fLaC"), [0x80], big24(34), information,
      times(100) { number in
        let head = checked(Bytes.hex("FFF8C9A8") + [UInt8(number)], by: 0x07, width: 8)
        return checked(head + data, by: 0x8005, width: 16)
      })
  }

  private static let ogg: [UInt8] = times(30) { number in
    let flags: UInt8 = number == 0 ? 2 : number == 29 ? 4 : 0
    let start = number == 0 ? Bytes.ascii("\u{1}vorbis") + Bytes.zeros(23) : []
    var page = all(
      Bytes.ascii("OggS\0"), [flags], Bytes.zeros(8), [1, 0, 0, 0], Bytes.little32(number), Bytes.zeros(4),
      [16], [UInt8](repeating: 255, count: 15), [200], start,
      noise(15 * 255 + 200 - start.count, seed: UInt64(number + 1)))
    page.replaceSubrange(22..<26, with: checked(page, by: 0x04C1_1DB7, width: 32).suffix(4).reversed())
    return page
  }

  // MARK: Documents

  /// Returns a hundred objects with streams, and a cross-reference table.
  private static func pdf(_ stream: [UInt8]) -> [UInt8] {
    var bytes = Bytes.ascii("%PDF-1.4\n")
    var places: [Int] = []
    for number in 1...100 {
      places.append(bytes.count)
      bytes += Bytes.ascii("\(number) 0 obj\n<< /Length \(stream.count) >>\nstream\n")
      bytes += stream
      bytes += Bytes.ascii("\nendstream\nendobj\n")
    }
    let start = bytes.count
    func line(_ place: Int, _ kind: String) -> [UInt8] {
      let digits = String(place)
      return Bytes.ascii(String(repeating: "0", count: 10 - digits.count) + digits + " 00000 \(kind) \n")
    }
    return all(
      bytes, Bytes.ascii("xref\n0 101\n"), line(0, "f"), times(100) { line(places[$0], "n") },
      Bytes.ascii("trailer\n<< /Size 101 >>\nstartxref\n\(start)\n%%EOF\n"))
  }
}
