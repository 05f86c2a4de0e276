internal import ByteSources
internal import UniformTypes

/// Pictures of the X Window System.
enum XPictures {
  /// X bitmaps are C: `#define NAME_width N`, then the same for the height, after comments.
  static func readXBM(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head.slice(0..<2048)
    var start = 0
    while let byte = head[start] {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
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
}
