internal import ASCIIBytes
internal import ByteSources
internal import UniformTypes

/// Detects workstation pictures: Utah raster toolkit, Khoros.
enum WorkstationPictures {
  /// Detects Utah RLE: a non-empty picture, one to four channels of eight bits, and a small colour map.
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

  /// Detects VIFF: release 1 or 3, a known machine's byte order, and a non-empty picture in that order.
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

/// Detects pictures of the X Window System.
enum XPictures {
  /// Detects X bitmaps, which are C: `#define NAME_width N`, then the height, after comments.
  static func readXBM(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head.slice(0..<2048)
    var start = 0
    while let byte = head[start] {
      if byte.isASCIIWhitespace {
        start += 1
      } else if head.matches("/*", at: start) {
        guard let end = head.firstIndex(of: "*/", from: start + 2) else { return nil }
        start = end + 2
      } else {
        break
      }
    }
    guard head.matches("#define", at: start), head.contains("bits[") || head.contains("bits [") else {
      return nil
    }
    let lines = head.slice(from: start).text.split(maxSplits: 2, omittingEmptySubsequences: true) {
      $0.isNewline
    }
    // Other C headers may define a width and a height too; only a picture continues with bits.
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

  /// Detects X window dumps: header size, version 7, pixmap format, depth and byte orders, all in one order.
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
}
