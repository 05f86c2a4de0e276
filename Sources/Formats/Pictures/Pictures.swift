internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// Pictures whose short marks need a look at the header behind them.
enum Pictures {
  /// Aseprite: the file's size, a magic number, frames, width, height, depth; the first frame has a magic number, too.
  static func readAseprite(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let depth = reader.head.littleEndian(UInt16.self, at: 12), [8, 16, 32].contains(depth),
      reader.head.littleEndian(UInt16.self, at: 132) == 0xF1FA
    else { return nil }
    return ContentFinding(
      .aseprite, by: .structure, range: 4..<134, rule: "aseprite",
      because: "the magic numbers of the header and of the first frame (Aseprite file format)")
  }

  /// GIF by the block behind its screen descriptor and colour table (GIF89a §§18–23).
  static func readGIF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let place = try GIFBlocks(reader).offset
    let block = try reader.available(at: place, upTo: 1)[0]
    let isKnown = block.map { [0x21, 0x2C, 0x3B].contains($0) } ?? false
    return ContentFinding(
      .gif, by: .structure, decided: isKnown || block == nil, range: 0..<place + 1,
      rule: isKnown ? "gif" : "gif-open",
      because: isKnown
        ? "a screen descriptor, then an extension, an image or the trailer"
        : "a signature without a block behind its screen descriptor",
      damage: block == nil ? .truncated : nil)
  }

  /// BMP: a known header size, one plane, and pixel data behind the headers.
  static func readBMP(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let pixels = head.littleEndian(UInt32.self, at: 10),
      let size = head.littleEndian(UInt32.self, at: 14)
    else { throw .endOfData }
    guard [12, 16, 24, 40, 48, 52, 56, 64, 78, 104, 108, 124].contains(size) else { return nil }
    let planes = head.littleEndian(UInt16.self, at: size == 12 ? 22 : 26) ?? 0
    let depth = head.littleEndian(UInt16.self, at: size == 12 ? 24 : 28) ?? 0
    guard planes == 1, [0, 1, 2, 4, 8, 16, 24, 32, 64].contains(depth) else { return nil }
    var damage: ContentDamage?
    if let byteCount = reader.byteCount, Int64(pixels) > byteCount { damage = .truncated }
    return ContentFinding(
      .bmp, by: .structure, range: 0..<Int64(min(14 + size, 138)), rule: "bmp",
      because: "BM, a header of a known size, and one plane",
      damage: damage, facts: Remark("\(depth) bits"))
  }

  /// A bitmap without its file header: colours and rows fill the file to its last byte.
  static func readDIB(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let byteCount = reader.byteCount, let width = head.littleEndian(Int32.self, at: 4),
      let height = head.littleEndian(Int32.self, at: 8), let depth = head.littleEndian(UInt16.self, at: 14),
      let packing = head.littleEndian(UInt32.self, at: 16), let used = head.littleEndian(UInt32.self, at: 32),
      (1...1 << 20).contains(width), height != 0, height.magnitude <= 1 << 20,
      [1, 4, 8, 16, 24, 32].contains(depth), packing == 0 || packing == 3 && depth >= 16, used <= 256
    else { return nil }
    let colours = used == 0 && depth <= 8 ? 1 << Int64(depth) : Int64(used)
    let row = (Int64(width) * Int64(depth) + 31) / 32 * 4
    let end = 40 + (packing == 3 ? 12 : 0) + colours * 4 + row * Int64(height.magnitude)
    guard end == byteCount else { return nil }
    return ContentFinding(
      .bmp, by: .structure, range: 0..<40, rule: "dib",
      because: "a header of 40 bytes and one plane, and colours and rows that end with the file",
      facts: Remark("\(depth) bits"))
  }

  /// ICO and CUR: a directory whose first entry lies inside the file.
  static func readIcon(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let count = try IconDirectoryEntry.count(reader)
    let first = try IconDirectoryEntry(at: 0, reader)
    guard count > 0, count <= 1024, first.reserved == 0 || first.reserved == 255, first.byteCount >= 40,
      first.offset >= 6 + 16 * count, first.offset <= reader.end
    else { return nil }
    let (start, isPNG) = try first.start(reader)
    guard isPNG || [12, 40, 64, 108, 124].contains(start.littleEndian(UInt32.self, at: 0) ?? 0) else {
      return nil
    }
    let isIcon = reader.head[2] == 1
    return ContentFinding(
      isIcon ? .ico : .cursor, by: .structure, range: 0..<22, rule: isIcon ? "ico" : "cur",
      because: "an icon directory whose first entry leads to a picture", facts: Remark("\(count) pictures"))
  }

  /// Portable any-map: the mark, white space, and two plausible numbers (or the PAM header's words).
  static func readPNM(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let kind = reader.head[1] else { return nil }
    var index = 2
    var numbers = 0
    while numbers < 2, index < min(reader.head.count, 1024), let byte = reader.head[index] {
      if byte == 0x23 {
        index = (reader.head.firstIndex(of: 0x0A, from: index) ?? reader.head.count)
      } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if (0x30...0x39).contains(byte), index > 2 {
        while let digit = reader.head[index], (0x30...0x39).contains(digit) { index += 1 }
        numbers += 1
      } else if kind == 0x37,
        reader.head.matches("WIDTH", at: index) || reader.head.matches("HEIGHT", at: index)
          || reader.head.matches("DEPTH", at: index)
      {
        numbers = 2
      } else {
        return nil
      }
    }
    guard numbers == 2 else { return nil }
    let type: DeclaredType =
      switch kind {
      case 0x31, 0x34: .pbm
      case 0x32, 0x35: .pgm
      case 0x33, 0x36: .ppm
      default: .pam
      }
    return ContentFinding(
      type, by: .structure, range: 0..<Int64(index), rule: "portable-anymap",
      because: "the mark, white space, then width and height")
  }

  /// Sun raster and SGI pictures have marks of their own; PCX has only plausible header bytes.
  static func readPCX(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard head.count >= 128, let version = head[1], [0, 2, 3, 4, 5].contains(version), let encoding = head[2],
      encoding <= 1, let depth = head[3],
      [1, 2, 4, 8].contains(depth), let left = head.littleEndian(UInt16.self, at: 4),
      let right = head.littleEndian(UInt16.self, at: 8),
      let top = head.littleEndian(UInt16.self, at: 6), let bottom = head.littleEndian(UInt16.self, at: 10),
      left <= right, top <= bottom,
      head[64] == 0, let planes = head[65], (1...4).contains(planes),
      let line = head.littleEndian(UInt16.self, at: 66),
      Int(line) * 8 >= (Int(right) - Int(left) + 1) * Int(depth)
    else { return nil }
    return ContentFinding(
      .pcx, by: .structure, range: 0..<128, rule: "pcx",
      because: "every field of the header is possible, and lines are long enough for the picture")
  }
}
