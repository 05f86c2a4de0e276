/// Generates files with a location in each part of a format that can hold one.
enum LocationSamples {
  static func big(_ number: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  static func little(_ number: Int, _ bytes: Int) -> [UInt8] { big(number, bytes).reversed() }

  // MARK: Metadata

  /// Returns a TIFF block whose first directory has these entries of one long each, followed by directories.
  static func tiff(_ entries: [(tag: Int, value: Int)], _ directories: [UInt8] = []) -> [UInt8] {
    var bytes: [UInt8] = [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0] + little(entries.count, 2)
    for entry in entries {
      bytes += little(entry.tag, 2) + little(4, 2) + little(1, 4) + little(entry.value, 4)
    }
    return bytes + little(0, 4) + directories
  }

  /// Returns GPS coordinates as fractions with a denominator; 0 for empty ones, as some cameras write.
  static func exif(denominator: Int = 1, also: [(tag: Int, value: Int)] = []) -> [UInt8] {
    let count = also.count + 1
    let start = 8 + 2 + 12 * count + 4
    let values = start + 2 + 24 + 4
    var directory = little(2, 2)
    for (number, tag) in [2, 4].enumerated() {
      directory += little(tag, 2) + little(5, 2) + little(3, 4) + little(values + 24 * number, 4)
    }
    directory += little(0, 4)
    for _ in 0..<6 { directory += little(48, 4) + little(denominator, 4) }
    return tiff([(0x8825, start)] + also, directory)
  }

  static func xmp(_ attributes: String) -> [UInt8] {
    Array(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" \
      xmlns:drone="http://www.dji.com/drone-dji/1.0/" xmlns:ps="http://ns.adobe.com/photoshop/1.0/" \
      xmlns:note="http://ns.adobe.com/xmp/note/" xmlns:dc="http://purl.org/dc/elements/1.1/" \(attributes)/>\
      </rdf:RDF></x:xmpmeta>
      """.utf8)
  }

  static let place = xmp(#"exif:GPSLatitude="48,6N" exif:GPSLongitude="11,30E""#)
  static let noPlace = xmp(#"dc:format="x""#)

  // MARK: JPEG

  static func segment(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big(contents.count + 2, 2) + contents
  }

  static let frame = segment(0xC0, [8, 0, 48, 0, 64, 1, 1, 0x11, 0])
  static let scan = segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x55, 0xFF, 0xD9]

  static func jpeg(_ segments: [UInt8], behindFrame: [UInt8] = []) -> [UInt8] {
    [0xFF, 0xD8] + segments + frame + behindFrame + scan
  }

  static func app1(exif: [UInt8]) -> [UInt8] { segment(0xE1, Array("Exif\0\0".utf8) + exif) }
  static func app1(xmp: [UInt8]) -> [UInt8] {
    segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + xmp)
  }

  static func app1(extended xmp: [UInt8], of total: Int, at offset: Int) -> [UInt8] {
    segment(
      0xE1,
      Array("http://ns.adobe.com/xmp/extension/\0".utf8) + Array(String(repeating: "A", count: 32).utf8)
        + big(total, 4) + big(offset, 4) + xmp)
  }

  static let namesExtended = xmp(
    #"note:HasExtendedXMP="\#(String(repeating: "A", count: 32))""#)

  static func caption(_ number: UInt8, _ text: String) -> [UInt8] {
    let entry = [0x1C, 2, number] + big(text.utf8.count, 2) + Array(text.utf8)
    let padded = entry + (entry.count % 2 == 1 ? [0] : [])
    return segment(
      0xED,
      Array("Photoshop 3.0\0".utf8) + Array("8BIM".utf8) + [0x04, 0x04, 0, 0] + big(entry.count, 4) + padded)
  }

  // MARK: Boxes

  static func box(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    // © is one byte in box types.
    big(contents.count + 8, 4) + type.unicodeScalars.map { UInt8($0.value) } + contents
  }

  /// Returns the ends of the top-level boxes.
  static func boxEnds(_ bytes: [UInt8]) -> Set<Int> {
    var ends: Set<Int> = []
    var offset = 0
    while offset + 8 <= bytes.count {
      offset += bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      ends.insert(offset)
    }
    return ends
  }

  static let xmpType: [UInt8] = [
    0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
  ]

  private static func header() -> [UInt8] {
    box(
      "mvhd",
      [0, 0, 0, 0] + big(0, 4) + big(0, 4) + big(600, 4) + big(600, 4) + [UInt8](repeating: 0, count: 80))
  }

  static func track(_ handler: String) -> [UInt8] {
    let head = box("tkhd", [0, 0, 0, 1] + [UInt8](repeating: 0, count: 80))
    let media = box("hdlr", big(0, 8) + Array(handler.utf8) + [UInt8](repeating: 0, count: 13))
    return box("trak", head + box("mdia", media))
  }

  static func movie(
    _ inside: [UInt8] = [], before: [UInt8] = [], behind: [UInt8] = [], brand: String = "isom"
  )
    -> [UInt8]
  {
    box("ftyp", Array(brand.utf8) + big(0, 4) + Array("isommp42".utf8)) + before
      + box("moov", header() + track("vide") + inside)
      + box("mdat", [UInt8](repeating: 0xAA, count: 64)) + behind
  }

  private static func handler(_ type: String) -> [UInt8] {
    box("hdlr", big(0, 8) + Array(type.utf8) + [UInt8](repeating: 0, count: 13))
  }

  /// Returns iTunes' metadata list in user data.
  static func list(_ type: String, _ value: String) -> [UInt8] {
    let data = box("data", big(1, 4) + big(0, 4) + Array(value.utf8))
    return box("udta", box("meta", big(0, 4) + handler("mdir") + box("ilst", box(type, data))))
  }

  /// Returns QuickTime metadata keys.
  static func key(_ name: String, _ value: String) -> [UInt8] {
    let keys = box("keys", big(0, 4) + big(1, 4) + big(name.utf8.count + 8, 4) + Array("mdta\(name)".utf8))
    let data = box("data", big(1, 4) + big(0, 4) + Array(value.utf8))
    return box("meta", handler("mdta") + keys + box("ilst", box("\0\0\0\u{1}", data)))
  }

  /// Returns a HEIF image with an Exif item, followed by a movie box as in image sequences.
  static func sequence(exif: [UInt8], movie inside: [UInt8] = []) -> [UInt8] {
    let type = box("ftyp", Array("msf1".utf8) + big(0, 4) + Array("msf1mif1".utf8))
    let item = big(0, 4) + exif
    func meta(_ offset: Int) -> [UInt8] {
      box(
        "meta",
        big(0, 4) + handler("pict")
          + box(
            "iinf",
            big(0, 4) + big(1, 2)
              + box("infe", [2, 0, 0, 0] + big(1, 2) + big(0, 2) + Array("Exif".utf8) + [0]))
          + box(
            "iloc",
            big(0, 4) + [0x44, 0x00] + big(1, 2) + big(1, 2) + big(0, 2) + big(1, 2) + big(offset, 4)
              + big(item.count, 4)))
    }
    let movie = box("moov", header() + track("pict") + inside)
    let offset = type.count + meta(0).count + movie.count + 8
    return type + meta(offset) + movie + box("mdat", item)
  }

  // MARK: Chunks

  static func png(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
      big(contents.count, 4) + Array(type.utf8) + contents + big(0, 4)
    }
    let head = chunk("IHDR", big(64, 4) + big(48, 4) + [8, 2, 0, 0, 0])
    return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + head + chunk("IDAT", [1, 2, 3])
      + chunks.flatMap { chunk($0.0, $0.1) } + chunk("IEND", [])
  }

  static func webP(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
      Array(type.utf8) + little(contents.count, 4) + contents + (contents.count % 2 == 1 ? [0] : [])
    }
    let body = chunk("VP8L", [0x2F] + little(63 | 47 << 14, 4) + [0]) + chunks.flatMap { chunk($0.0, $0.1) }
    return Array("RIFF".utf8) + little(body.count + 4, 4) + Array("WEBP".utf8) + body
  }

  static func jpegXL(_ boxes: [UInt8]) -> [UInt8] {
    box("JXL ", [0x0D, 0x0A, 0x87, 0x0A]) + box("ftyp", Array("jxl ".utf8) + big(0, 4) + Array("jxl ".utf8))
      + boxes
      + box("jxlc", [0xFF, 0x0A, 0x41, 0x05] + [UInt8](repeating: 0, count: 40))
  }
}
