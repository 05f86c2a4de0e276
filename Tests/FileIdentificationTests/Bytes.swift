import ByteSources
import FileIdentification

@testable import Formats

/// Builders of small files.
enum Bytes {
  static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }
  static func big32(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }
  static func big16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
  static func little32(_ value: Int) -> [UInt8] { big32(value).reversed() }
  static func little16(_ value: Int) -> [UInt8] { big16(value).reversed() }
  static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
  static func hex(_ text: String) -> [UInt8] {
    let digits = text.utf8.compactMap { byte -> UInt8? in
      switch byte {
      case 0x30...0x39: byte - 0x30
      case 0x41...0x46: byte - 0x37
      default: nil
      }
    }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  static func finding(_ bytes: [UInt8]) throws -> ContentFinding? {
    let reader = ByteReader()
    try reader.open(MemorySource(bytes))
    return try ContentFinding.detect(in: reader)
  }

  // MARK: ISO base media

  static func box(_ type: String, _ contents: [UInt8]...) -> [UInt8] {
    let body = contents.flatMap { $0 }
    return big32(body.count + 8) + ascii(type) + body
  }
  static func ftyp(_ major: String, _ compatible: String...) -> [UInt8] {
    box("ftyp", ascii(major), zeros(4), compatible.flatMap(ascii))
  }
  static func handler(_ type: String) -> [UInt8] { box("hdlr", zeros(8), ascii(type), zeros(13)) }
  static func track(_ handlerType: String, _ coding: String) -> [UInt8] {
    let entry = box("stsd", zeros(4), big32(1), big32(16), ascii(coding), zeros(8))
    return box("trak", box("mdia", handler(handlerType), box("minf", box("stbl", entry))))
  }
  static func movie(_ tracks: [UInt8]...) -> [UInt8] {
    box("moov", box("mvhd", zeros(100)), tracks.flatMap { $0 })
  }

  /// Returns a `meta` box with a primary item; a derived one has two parts of type `tile`.
  static func meta(_ item: String, tile: String? = nil) -> [UInt8] {
    func entry(_ id: Int, _ type: String) -> [UInt8] {
      box("infe", [2, 0, 0, 0], big16(id), big16(0), ascii(type), [0])
    }
    let items = [entry(1, item)] + (tile.map { [entry(2, $0), entry(3, $0)] } ?? [])
    let info = box("iinf", zeros(4), big16(items.count), items.flatMap { $0 })
    let references =
      tile == nil ? [] : box("iref", zeros(4), box("dimg", big16(1), big16(2), big16(2), big16(3)))
    let properties = box(
      "iprp", box("ipco", box("ispe", zeros(4), big32(640), big32(480))),
      box("ipma", zeros(4), big32(1), big16(1), [1, 0x81]))
    return box(
      "meta", zeros(4), handler("pict"), box("pitm", zeros(4), big16(1)), info, references, properties)
  }

  // MARK: ZIP

  /// Returns an archive of stored entries with its central directory.
  static func zip(_ entries: [(name: String, contents: [UInt8])]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let name = ascii(entry.name)
      let size = little32(entry.contents.count)
      let fields = [
        little16(20), little16(0), little16(0), little32(0), little32(crc32(entry.contents)), size, size,
        little16(name.count), little16(0),
      ].flatMap { $0 }
      directory += [
        hex("504B0102"), little16(20), fields, little16(0), little16(0), little16(0), little32(0),
        little32(archive.count), name,
      ].flatMap { $0 }
      archive += hex("504B0304") + fields + name + entry.contents
    }
    let end = [
      hex("504B0506"), zeros(4), little16(entries.count), little16(entries.count), little32(directory.count),
      little32(archive.count), little16(0),
    ].flatMap { $0 }
    return archive + directory + end
  }

  static func crc32(_ bytes: [UInt8]) -> Int {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return Int(~value)
  }

  static func openXML(_ mainPart: String) -> [UInt8] {
    zip([
      (
        "[Content_Types].xml", ascii("<Types><Override PartName=\"/x\" ContentType=\"\(mainPart)\"/></Types>")
      ), ("_rels/.rels", []),
    ])
  }

  // MARK: TIFF

  /// Returns a little-endian TIFF with one directory of (tag, type, count, value) and the values.
  static func tiff(_ entries: [(tag: Int, type: Int, value: Value)], mark: [UInt8] = []) -> [UInt8] {
    let start = 8 + mark.count
    var extra: [UInt8] = []
    var directory = little16(entries.count)
    let after = start + 2 + entries.count * 12 + 4
    for entry in entries {
      directory += little16(entry.tag) + little16(entry.type)
      switch entry.value {
      case .number(let number):
        directory += little32(1) + (entry.type == 3 ? little16(number) + zeros(2) : little32(number))
      case .text(let text):
        directory += little32(text.utf8.count + 1) + little32(after + extra.count)
        extra += ascii(text) + [0, 0, 0, 0]
      }
    }
    return ascii("II*\0") + little32(start) + mark + directory + zeros(4) + extra
  }
  enum Value {
    case number(Int)
    case text(String)
  }

  // MARK: Compound files

  /// Returns a compound file of one directory sector with `names` below the root.
  static func compound(_ names: [String], rootClass: [UInt8] = zeros(16)) -> [UInt8] {
    func entry(_ name: String, kind: UInt8, right: Int, child: Int, _ identifier: [UInt8]) -> [UInt8] {
      let units = name.utf16.flatMap { little16(Int($0)) } + zeros(2)
      return [
        units, zeros(64 - units.count), little16(units.count), [kind, 1], hex("FFFFFFFF"), little32(right),
        little32(child),
        identifier, zeros(20), little32(0xFFFF_FFFE), zeros(8),
      ].flatMap { $0 }
    }
    var directory = entry(
      "Root Entry", kind: 5, right: 0xFFFF_FFFF, child: names.isEmpty ? 0xFFFF_FFFF : 1, rootClass)
    for (index, name) in names.enumerated() {
      directory += entry(
        name, kind: 2, right: index + 1 < names.count ? index + 2 : 0xFFFF_FFFF, child: 0xFFFF_FFFF, zeros(16)
      )
    }
    directory += zeros((512 - directory.count % 512) % 512)
    let sectors = directory.count / 512
    var table: [UInt8] = hex("FDFFFFFF")
    for index in 1...sectors { table += index == sectors ? hex("FEFFFFFF") : little32(index + 1) }
    table += [UInt8](repeating: 0xFF, count: 512 - table.count)
    let header = [
      hex("D0CF11E0A1B11AE1"), zeros(16), little16(0x3E), little16(3), hex("FEFF"), little16(9), little16(6),
      zeros(10),
      little32(1), little32(1), zeros(4), little32(4096), hex("FEFFFFFF"), zeros(4), hex("FEFFFFFF"),
      zeros(4), little32(0),
    ].flatMap { $0 }
    return header + [UInt8](repeating: 0xFF, count: 512 - header.count) + table + directory
  }

  // MARK: Sound

  /// Returns `count` MPEG-1 layer III frames of 128 kbit/s at 44.1 kHz.
  static func mp3Frames(_ count: Int) -> [UInt8] { (0..<count).flatMap { _ in hex("FFFB9000") + zeros(413) } }
  static func id3(_ length: Int) -> [UInt8] {
    let size = (0..<4).map { UInt8(length >> (21 - 7 * $0) & 0x7F) }
    return [ascii("ID3"), [4, 0, 0], size, zeros(length)].flatMap { $0 }
  }
  /// Returns a terminal description with three flags, two numbers and one string.
  static func terminal(wide: Bool) -> [UInt8] {
    let names = ascii("dumb|80-column dumb tty") + [0]
    let header = [wide ? 0x021E : 0x011A, names.count, 3, 2, 1, 2].flatMap(little16)
    let numbers = wide ? little32(80) + little32(-1) : little16(80) + little16(-1)
    let flags: [UInt8] = [1, 0, 1]
    let padding = zeros((names.count + flags.count) % 2)
    return [header, names, flags, padding, numbers, little16(0), [7, 0]].flatMap { $0 }
  }

  static func fitsRecord(_ text: String) -> [UInt8] {
    ascii(text) + [UInt8](repeating: 0x20, count: 80 - text.utf8.count)
  }

  /// Returns an OS/2 array of bitmaps, icons or pointers with the first one's header.
  static func os2Array(_ kind: String) -> [UInt8] {
    ascii("BA") + little32(40) + zeros(8) + ascii(kind) + little32(26) + zeros(24)
  }

  static func adtsFrames(_ count: Int) -> [UInt8] {
    (0..<count).flatMap { _ in hex("FFF15080040000") + zeros(25) }
  }

  static func ogg(_ packets: [[UInt8]]) -> [UInt8] {
    let pages = packets.map { packet in
      [ascii("OggS"), [0, 2], zeros(20), [1, UInt8(packet.count)], packet].flatMap { $0 }
    }
    return pages.flatMap { $0 } + ascii("OggS") + zeros(60)
  }

  static func ebml(_ documentType: String, tracks: [UInt8]) -> [UInt8] {
    func element(_ id: String, _ body: [UInt8]) -> [UInt8] {
      hex(id) + [0x40 | UInt8(body.count >> 8), UInt8(body.count & 0xFF)] + body
    }
    let entries = tracks.flatMap { element("AE", element("D7", [1]) + element("83", [$0])) }
    return [
      element("1A45DFA3", element("4282", ascii(documentType))), hex("1853806701FFFFFFFFFFFFFF"),
      element("1549A966", zeros(4)), element("1654AE6B", entries), hex("1F43B675FF"),
    ].flatMap { $0 }
  }

  static func tar(_ name: String) -> [UInt8] {
    var header = ascii(name) + zeros(512 - name.utf8.count)
    header.replaceSubrange(257..<263, with: ascii("ustar\0"))
    header.replaceSubrange(148..<156, with: ascii("        "))
    let sum = header.reduce(0) { $0 + Int($1) }
    let octal = String(sum, radix: 8)
    header.replaceSubrange(
      148..<156, with: ascii(String(repeating: "0", count: 6 - octal.count) + octal) + [0, 0x20])
    return header + zeros(1024)
  }
}
