import Foundation

/// Minimal picture files for tests.
enum PictureFiles {
  static func big(_ value: Int, _ count: Int = 4) -> Data {
    Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
  }

  static func little(_ value: Int, _ count: Int = 4) -> Data { Data(big(value, count).reversed()) }

  // MARK: PNG

  static func chunk(_ type: String, _ contents: Data = Data()) -> Data {
    big(contents.count) + Data(type.utf8) + contents + big(0)
  }

  /// A PNG of 8 by 6 pixels with `chunks` before its pixels and `behind` after them.
  static func png(
    color: Int = 2, depth: Int = 8, interlaced: Bool = false, _ chunks: [Data] = [], behind: [Data] = []
  ) -> Data {
    let header = big(8) + big(6) + Data([UInt8(depth), UInt8(color), 0, 0, interlaced ? 1 : 0])
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + chunk("IHDR", header)
      + chunks.reduce(Data(), +) + chunk("IDAT", Data([0x78, 0x9C, 0x03, 0, 0, 0, 0, 1]))
      + behind.reduce(Data(), +) + chunk("IEND")
  }

  static func frame(_ number: Int, delay: Int, over denominator: Int) -> Data {
    chunk(
      "fcTL",
      big(number) + big(8) + big(6) + big(0) + big(0) + big(delay, 2) + big(denominator, 2) + big(0, 2))
  }

  // MARK: GIF

  /// A GIF with frame delays in hundredths of a second.
  static func gif(delays: [Int], loops: Int? = nil, isTransparent: Bool = false) -> Data {
    var file = Data("GIF89a".utf8) + little(8, 2) + little(6, 2) + Data([0x80, 0, 0]) + Data(count: 6)
    if let loops {
      file +=
        Data([0x21, 0xFF, 11]) + Data("NETSCAPE2.0".utf8) + Data([3, 1]) + little(loops, 2) + Data([0])
    }
    for delay in delays {
      file += Data([0x21, 0xF9, 4, isTransparent ? 1 : 0]) + little(delay, 2) + Data([0, 0])
      file += Data([0x2C]) + Data(count: 4) + little(8, 2) + little(6, 2) + Data([0, 2, 1, 0, 0])
    }
    return file + Data([0x3B])
  }

  // MARK: WebP

  /// An extended WebP; with delays an animation.
  static func webP(milliseconds: [Int] = [], loops: Int = 0, hasAlpha: Bool = false) -> Data {
    func part(_ type: String, _ contents: Data) -> Data {
      Data(type.utf8) + little(contents.count) + contents + Data(count: contents.count % 2)
    }
    let flags = UInt8((milliseconds.isEmpty ? 0 : 2) | (hasAlpha ? 0x10 : 0))
    var body = Data("WEBP".utf8) + part("VP8X", Data([flags, 0, 0, 0]) + little(7, 3) + little(5, 3))
    let pixels = part("VP8L", Data([0x2F]) + little(7 | 5 << 14) + Data([0]))
    if milliseconds.isEmpty { body += pixels } else { body += part("ANIM", little(0) + little(loops, 2)) }
    for time in milliseconds {
      body += part(
        "ANMF", Data(count: 6) + little(7, 3) + little(5, 3) + little(time, 3) + Data([0]) + pixels)
    }
    return Data("RIFF".utf8) + little(body.count) + body
  }

  // MARK: JPEG and TIFF

  static func segment(_ marker: Int, _ contents: Data) -> Data {
    Data([0xFF, UInt8(marker)]) + big(contents.count + 2, 2) + contents
  }

  /// A JPEG of 8 by 6 pixels without a scan.
  static func jpeg(components: Int, frame: Int = 0xC0, _ segments: [Data] = []) -> Data {
    var parts = Data([8]) + big(6, 2) + big(8, 2) + Data([UInt8(components)])
    for component in 1...components { parts += Data([UInt8(component), 0x11, 0]) }
    return Data([0xFF, 0xD8]) + segments.reduce(Data(), +) + segment(frame, parts)
      + segment(0xDA, Data([1, 1, 0, 0, 63, 0])) + Data([0, 0xFF, 0xD9])
  }

  /// A TIFF of 8 by 6 pixels, with entries of one short number each.
  static func tiff(_ entries: [(tag: Int, value: Int)]) -> Data {
    let all = ([(256, 8), (257, 6)] + entries.map { ($0.tag, $0.value) }).sorted { $0.0 < $1.0 }
    var file = Data("II*\0".utf8) + little(8) + little(all.count, 2)
    for (tag, value) in all { file += little(tag, 2) + little(3, 2) + little(1) + little(value) }
    return file + little(0)
  }

  // MARK: HEIF

  static func box(_ type: String, _ contents: Data) -> Data {
    big(8 + contents.count) + Data(type.utf8) + contents
  }

  /// A box with a version and flags.
  static func full(_ type: String, flags: Int = 0, _ contents: Data) -> Data {
    box(type, big(flags) + contents)
  }

  /// A sequence of two pictures of 8 by 6 pixels, shown for a quarter and half a second.
  static func sequence(_ brand: String) -> Data {
    let coding = brand == "avis" ? "av01" : "hvc1"
    let entry = box(
      coding, Data(count: 6) + big(1, 2) + Data(count: 16) + big(8, 2) + big(6, 2) + Data(count: 50))
    let table = box(
      "stbl",
      full("stsd", big(1) + entry) + full("stts", big(2) + big(1) + big(25) + big(1) + big(50))
        + full("stsz", big(1) + big(2)))
    let media = box(
      "mdia",
      full("mdhd", big(0) + big(0) + big(100) + big(75) + big(0))
        + full("hdlr", big(0) + Data("pict".utf8) + Data(count: 13))
        + box("minf", table))
    let head = full("tkhd", flags: 7, Data(count: 72) + big(8 << 16) + big(6 << 16))
    let movie = box(
      "moov", full("mvhd", big(0) + big(0) + big(100) + big(75) + Data(count: 80)) + box("trak", head + media)
    )
    return box("ftyp", Data(brand.utf8) + big(0) + Data("msf1mif1".utf8) + Data(brand.utf8)) + movie
      + box("mdat", Data([1, 2]))
  }

  /// The contents of a HEIF file; properties are numbered from 1.
  struct HEIF {
    var items: [(number: Int, type: String, isHidden: Bool)] = []
    var primary = 1
    var properties: [Data] = []
    var owned: [(item: Int, properties: [Int])] = []
    var references: [(type: String, from: Int, to: [Int])] = []
    var groups: [(type: String, members: [Int])] = []
    /// A packet of XMP, and its item.
    var packet: (item: Int, text: String)?

    var file: Data {
      let text = Data((packet?.text ?? "").utf8)
      let start = box("ftyp", Data("heic".utf8) + big(0) + Data("mif1heic".utf8)) + box("mdat", text)
      var meta = full("hdlr", big(0) + Data("pict".utf8) + Data(count: 13))
      meta += full("pitm", big(primary, 2))
      var entries = big(items.count, 2)
      for item in items {
        let mime = item.type == "mime" ? Data("\0application/rdf+xml\0".utf8) : Data([0])
        entries += full(
          "infe", flags: 0x200_0000 | (item.isHidden ? 1 : 0),
          big(item.number, 2) + big(0, 2) + Data(item.type.utf8) + mime)
      }
      meta += full("iinf", entries)
      var links = Data()
      for row in references {
        links += box(
          row.type, big(row.from, 2) + big(row.to.count, 2) + row.to.reduce(Data()) { $0 + big($1, 2) })
      }
      meta += full("iref", links)
      var owners = big(owned.count)
      for row in owned {
        owners +=
          big(row.item, 2) + Data([UInt8(row.properties.count)]) + Data(row.properties.map { UInt8($0) })
      }
      meta += box("iprp", box("ipco", properties.reduce(Data(), +)) + full("ipma", owners))
      var members = Data()
      for (number, group) in groups.enumerated() {
        members += full(
          group.type,
          big(1000 + number) + big(group.members.count) + group.members.reduce(Data()) { $0 + big($1) })
      }
      if !groups.isEmpty { meta += box("grpl", members) }
      if let packet {
        meta += full(
          "iloc",
          Data([0x44, 0]) + big(1, 2) + big(packet.item, 2) + big(0, 2) + big(1, 2)
            + big(start.count - text.count) + big(text.count))
      }
      return start + full("meta", meta)
    }

    /// The size of 8 by 6 pixels.
    static let size = full("ispe", big(8) + big(6))
    static func channels(_ count: Int) -> Data {
      full("pixi", Data([UInt8(count)]) + Data(repeating: 10, count: count))
    }
    static func auxiliary(_ urn: String, _ messages: [UInt8] = []) -> Data {
      full("auxC", Data(urn.utf8) + Data([0]) + Data(messages))
    }
  }
}
