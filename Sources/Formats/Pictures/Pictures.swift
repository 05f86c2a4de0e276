internal import ASCIIBytes
internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// Detects pictures whose short signature needs a check of the header.
enum Pictures {
  /// Detects Aseprite: file size, magic number, frames, width, height, depth, then a frame's magic number.
  static func readAseprite(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let depth = reader.head.littleEndian(UInt16.self, at: 12), [8, 16, 32].contains(depth),
      reader.head.littleEndian(UInt16.self, at: 132) == 0xF1FA
    else { return nil }
    return ContentFinding(
      .aseprite, by: .structure, range: 4..<134, rule: "aseprite",
      because: "the magic numbers of the header and of the first frame (Aseprite file format)")
  }

  /// Detects GIF by the block after screen descriptor and colour table (GIF89a §§18–23).
  static func readGIF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let position = try GIFBlocks(reader).offset
    let block = try reader.available(at: position, upTo: 1)[0]
    let isKnown = block.map { [0x21, 0x2C, 0x3B].contains($0) } ?? false
    return ContentFinding(
      .gif, by: .structure, decided: isKnown || block == nil, range: 0..<position + 1,
      rule: isKnown ? "gif" : "gif-open",
      because: isKnown
        ? "a screen descriptor, then an extension, an image or the trailer"
        : "a signature without a block behind its screen descriptor",
      damage: block == nil ? .truncated : nil)
  }

  /// Detects BMP: a known header size, one plane, and pixels after the headers.
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

  /// Detects a bitmap without file header: colours and rows fill the file to its last byte.
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

  /// Detects ICO and CUR: the first directory entry lies inside the file.
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

  /// Detects portable any-maps: signature, white space, and two plausible numbers, or PAM's words.
  static func readPNM(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let kind = reader.head[1] else { return nil }
    var index = 2
    var numbers = 0
    while numbers < 2, index < min(reader.head.count, 1024), let byte = reader.head[index] {
      if byte == 0x23 {
        index = (reader.head.firstIndex(of: 0x0A, from: index) ?? reader.head.count)
      } else if byte.isASCIIWhitespace {
        index += 1
      } else if byte.isASCIIDigit, index > 2 {
        while let digit = reader.head[index], digit.isASCIIDigit { index += 1 }
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

  /// Detects Sun raster and SGI by their signatures; PCX has only plausible header bytes.
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

/// Detects the Free Lossless Image Format.
enum FLIF {
  /// Detects FLIF: interlacing and channels in one character, then the depth.
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let format = reader.head[4], let depth = reader.head[5] else { throw .endOfData }
    guard [0x31, 0x33, 0x34, 0x41, 0x43, 0x44, 0x51, 0x53, 0x54, 0x61, 0x63, 0x64].contains(format),
      (0x30...0x32).contains(depth)
    else { return nil }
    return ContentFinding(
      .flif, by: .structure, range: 0..<6, rule: "flif", because: "the mark, a known form and a known depth")
  }
}

/// Detects the Quite OK Image format.
enum QOI {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let channels = reader.head[12], let space = reader.head[13] else { throw .endOfData }
    guard channels == 3 || channels == 4, space <= 1 else { return nil }
    return ContentFinding(
      .qoi, by: .signature, range: 0..<14, rule: "qoi",
      because: "the mark, three or four channels, a known colour space")
  }
}

/// Detects portable float maps (PFM and PHM).
enum FloatMaps {
  /// Detects PFM and PHM: signature and line end, width and height, then a scale other than 0.
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let end = head[2], end == 0x0A || end == 0x0D || end == 0x20 else { return nil }
    let words = head.slice(2..<min(head.count, 96)).text
      .split(maxSplits: 3, omittingEmptySubsequences: true) { $0.isWhitespace }
    guard words.count >= 3, let width = UInt32(words[0]), let height = UInt32(words[1]), width > 0,
      height > 0,
      let scale = Float(words[2]), scale != 0
    else { return nil }
    let isHalf = head[1] == 0x48 || head[1] == 0x68
    return ContentFinding(
      isHalf ? .halfMap : .floatMap, by: .structure, range: 0..<Int64(min(head.count, 16)),
      rule: isHalf ? "portable-half-map" : "portable-float-map",
      because: "the mark, width, height and a scale", facts: Remark("\(width)×\(height)"))
  }
}

/// Detects GIMP's brush pipes.
enum GIMPBrushes {
  /// Detects GIMP brush pipes: a name, then a line of a count and parameters that begin with `ncells:`.
  static func readBrushPipe(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head.slice(0..<1024)
    guard let first = head.firstIndex(of: 0x0A), first > 0 else { return nil }
    var index = first + 1
    while let byte = head[index], byte.isASCIIDigit { index += 1 }
    guard index > first + 1, head.matches(" ncells:", at: index) else { return nil }
    return ContentFinding(
      .gimpBrushPipe, by: .structure, range: Int64(first + 1)..<Int64(index + 8), rule: "gimp-brush-pipe",
      because: "a name, then a count and the cells' parameters")
  }
}

/// Detects ICC colour profiles.
enum ColourProfiles {
  /// Detects ICC profiles (ICC.1 §7.2): the signature at 36 and a plausible size.
  static func readICC(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head.bigEndian(UInt32.self, at: 0), size >= 128, let major = reader.head[8],
      (1...5).contains(major)
    else { return nil }
    var damage: ContentDamage?
    if let byteCount = reader.byteCount {
      if Int64(size) > byteCount { damage = .truncated } else if Int64(size) + 4096 < byteCount { return nil }
    }
    return ContentFinding(
      .iccProfile, by: .structure, range: 0..<40, rule: "icc",
      because: "acsp at 36, and the size at 0 is the file's", damage: damage)
  }
}
