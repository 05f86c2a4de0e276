internal import ByteSources
internal import UniformTypes

/// Rarer pictures whose short marks need a look at the header behind them.
enum RarePictures {
  /// PFM and PHM: the mark and a line end, width and height, then a scale that is not 0.
  static func readFloatMap(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
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

  /// FLIF: interlacing and channels in one character, then the depth.
  static func readFLIF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let format = reader.head[4], let depth = reader.head[5] else { throw .endOfData }
    guard [0x31, 0x33, 0x34, 0x41, 0x43, 0x44, 0x51, 0x53, 0x54, 0x61, 0x63, 0x64].contains(format),
      (0x30...0x32).contains(depth)
    else { return nil }
    return ContentFinding(
      .flif, by: .structure, range: 0..<6, rule: "flif", because: "the mark, a known form and a known depth")
  }

  static func readXfig(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let major = reader.head[5], (0x31...0x33).contains(major), reader.head[6] == 0x2E else {
      return nil
    }
    return ContentFinding(
      .xfig, by: .signature, range: 0..<7, rule: "xfig",
      because: "the first line names the format and version")
  }

  /// X window dump: header size, version 7, pixmap format, depth and byte orders, all in one order.
  static func readXWD(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    func field(_ index: Int) -> UInt32? {
      head[4] == 0
        ? head.bigEndian(UInt32.self, at: index * 4) : head.littleEndian(UInt32.self, at: index * 4)
    }
    guard let size = field(0), (100...4096).contains(size), let format = field(2), format <= 2,
      let depth = field(3), (1...32).contains(depth), let width = field(4), (1...65_535).contains(width),
      let height = field(5), (1...65_535).contains(height), let order = field(7), order <= 1,
      let unit = field(8), [8, 16, 32].contains(unit), let bits = field(11), bits <= 32
    else { return nil }
    return ContentFinding(
      .xwd, by: .structure, range: 0..<48, rule: "x-window-dump",
      because: "every field of the header is possible", facts: Remark("\(width)×\(height)"))
  }

  /// Binary CGM (ISO/IEC 8632-3): begin metafile with its name, then the version element of one integer.
  static func readCGM(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let first = reader.head.bigEndian(UInt16.self, at: 0), first & 0xFFE0 == 0x0020 else { return nil }
    var length = Int(first & 0x1F)
    var start = 2
    if length == 31 {
      guard let long = reader.head.bigEndian(UInt16.self, at: 2), long < 0x8000 else { return nil }
      length = Int(long)
      start = 4
    }
    let next = start + length + length % 2
    guard reader.head.bigEndian(UInt16.self, at: next) == 0x1022,
      let version = reader.head.bigEndian(UInt16.self, at: next + 2), (1...4).contains(version)
    else { return nil }
    return ContentFinding(
      .cgm, by: .structure, range: 0..<Int64(next + 4), rule: "cgm",
      because: "begin metafile with a name, then the version", facts: Remark("version \(version)"))
  }

  /// Text CGM (ISO/IEC 8632-4): the keyword, white space, and a name in quotes.
  static func readTextCGM(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    var index = 5
    while let byte = reader.head[index], byte == 0x20 || byte == 0x09 { index += 1 }
    guard index > 5, let quote = reader.head[index], quote == 0x22 || quote == 0x27 else { return nil }
    return ContentFinding(
      .cgm, by: .structure, range: 0..<Int64(index + 1), rule: "cgm-text",
      because: "begin metafile and a name in quotes")
  }

  /// PICT version 1: a frame that has an area, and a picture no longer than its 16-bit size can say.
  static func readPICT1(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let top = head.bigEndian(Int16.self, at: 514), let left = head.bigEndian(Int16.self, at: 516),
      let bottom = head.bigEndian(Int16.self, at: 518), let right = head.bigEndian(Int16.self, at: 520),
      top < bottom, left < right, let size = head.bigEndian(UInt16.self, at: 512), size >= 12
    else { return nil }
    let isBlank = head.slice(0..<512).array.allSatisfy { $0 == 0 }
    guard isBlank, reader.byteCount.map({ 512 + Int64(size) <= $0 + 1 }) ?? true else { return nil }
    return ContentFinding(
      .pict, by: .structure, range: 512..<524, rule: "pict-1",
      because: "an empty head, a size that fits, a frame with an area, and version 1")
  }

  /// X bitmaps are C: `#define NAME_width N`, then the same for the height, after comments.
  static func readXBM(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head.slice(0..<2048)
    var start = 0
    while let byte = head[start] {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        start += 1
      } else if head.matches("/*", at: start) {
        var end = start + 2
        while end < head.count, !head.matches("*/", at: end) { end += 1 }
        guard end < head.count else { return nil }
        start = end + 2
      } else {
        break
      }
    }
    guard head.matches("#define", at: start) else { return nil }
    let lines = head.slice(start..<head.count).text.split(maxSplits: 2, omittingEmptySubsequences: true) {
      $0.isNewline
    }
    // A header of C may define a width and a height too; only a picture goes on with its bits.
    guard lines.count == 3, lines[2].contains("bits[") || lines[2].contains("bits [") else { return nil }
    for (line, suffix) in zip(lines, ["width", "height"]) {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.count == 3, words[0] == "#define", words[1] == suffix || words[1].hasSuffix("_" + suffix),
        UInt32(words[2]) != nil
      else { return nil }
    }
    return ContentFinding(
      .xbm, by: .structure, range: Int64(start)..<Int64(start + lines[0].utf8.count), rule: "x-bitmap",
      because: "definitions of a width and a height, then an array of bits")
  }

  /// GIMP brush pipes: a name, then a line of a count and parameters that begin with `ncells:`.
  static func readBrushPipe(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head.slice(0..<1024)
    guard let first = head.firstIndex(of: 0x0A), first > 0 else { return nil }
    var index = first + 1
    while let byte = head[index], (0x30...0x39).contains(byte) { index += 1 }
    guard index > first + 1, head.matches(" ncells:", at: index) else { return nil }
    return ContentFinding(
      .gimpBrushPipe, by: .structure, range: Int64(first + 1)..<Int64(index + 8), rule: "gimp-brush-pipe",
      because: "a name, then a count and the cells' parameters")
  }

  /// Utah RLE: a picture with an area, one to four channels of eight bits, and a small colour map.
  static func readUtahRLE(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let width = head.littleEndian(UInt16.self, at: 6),
      let height = head.littleEndian(UInt16.self, at: 8),
      let flags = head[10], let channels = head[11], let bits = head[12], let maps = head[13],
      let mapBits = head[14]
    else { throw .endOfData }
    guard width > 0, height > 0, flags < 16, channels <= 4, bits == 8, maps <= 4, mapBits <= 8 else {
      return nil
    }
    return ContentFinding(
      .utahRLE, by: .structure, range: 0..<15, rule: "utah-rle",
      because: "every field of the header is possible",
      facts: Remark("\(width)×\(height)"))
  }

  /// VIFF: release 1 or 3, a byte order of a known machine, and a picture with an area in that order.
  static func readVIFF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let release = head[2], let order = head[4], head.count >= 1024 else { return nil }
    guard release <= 4, [0x02, 0x04, 0x08, 0x0A].contains(order) else { return nil }
    let isLittle = order == 0x04 || order == 0x08
    func field(_ index: Int) -> UInt32? {
      isLittle ? head.littleEndian(UInt32.self, at: index) : head.bigEndian(UInt32.self, at: index)
    }
    guard let columns = field(520), let rows = field(524), (1...65_535).contains(columns),
      (1...65_535).contains(rows)
    else { return nil }
    return ContentFinding(
      .viff, by: .structure, range: 0..<528, rule: "viff",
      because: "a release, a byte order, and a picture with an area"
    )
  }
}
