internal import ByteSources
internal import UniformTypes

/// Formats whose marks are too short to decide alone; a few header fields make them sure.
enum ShortMarks {
  /// Monkey's Audio: versions count from 3.80 to the present 4.x in hundredths and thousandths.
  static func readAPE(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head.littleEndian(UInt16.self, at: 4) else { throw .endOfData }
    guard (3800...4990).contains(version) else { return nil }
    return ContentFinding(
      .monkeysAudio, by: .signature, range: 0..<6, rule: "ape", because: "the mark and a version that exists",
      facts: Remark("version \(version)"))
  }

  static func readMusepack7(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head[3] else { throw .endOfData }
    guard version & 0x0F == 7 else { return nil }
    return ContentFinding(
      .musepack, by: .signature, range: 0..<4, rule: "musepack-7", because: "the mark and stream version 7")
  }

  /// Musepack 4 to 6: settings of 32 bits (no rate, no intensity stereo, a block of one frame), then a count of frames.
  static func readEarlyMusepack(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let settings = reader.head.littleEndian(UInt32.self, at: 0), let byteCount = reader.byteCount,
      let count = reader.head.littleEndian(UInt32.self, at: 4)
    else { return nil }
    let version = settings >> 11 & 0x3FF
    guard (4...6).contains(version), settings >> 22 == 0, settings & 0x3F == 1, settings >> 6 & 0x1F >= 16
    else { return nil }
    let frames = Int64(version >= 5 ? count : count >> 16)
    // A frame of 1,152 samples takes some 100 to 1,000 bytes; a file may be cut short.
    guard frames > 1, byteCount > 64, byteCount / frames < 4096 else { return nil }
    return ContentFinding(
      .musepack, by: .structure, decided: false, range: 0..<8, rule: "musepack-early",
      because: "settings that streams of version 4 to 6 have, and a count of frames")
  }

  static func readXMF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let major = reader.head[4], reader.head[5] == 0x2E, (0x30...0x39).contains(major) else {
      return nil
    }
    return ContentFinding(
      .xmf, by: .signature, range: 0..<8, rule: "xmf", because: "the mark and a version (RP-030)")
  }

  static func readLA(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head[3] else { throw .endOfData }
    guard (0x32...0x34).contains(version),
      reader.head.matches("WAVE", at: 16) || reader.head.matches("WAVE", at: 12)
    else { return nil }
    return ContentFinding(
      .losslessAudio, by: .signature, range: 0..<4, rule: "lossless-audio",
      because: "the mark, a version, and the packed file's form")
  }

  /// ADX: the sound begins where the header says, and the copyright stands right before it.
  static func readADX(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let offset = reader.head.bigEndian(UInt16.self, at: 2), offset >= 8,
      reader.head.matches("(c)CRI", at: Int(offset) - 2)
    else { return nil }
    return ContentFinding(
      .adx, by: .structure, range: 0..<Int64(offset) + 4, rule: "adx",
      because: "the copyright before the sound")
  }

  static func readVGM(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head.littleEndian(UInt32.self, at: 8) else { throw .endOfData }
    guard (0x100...0x1FF).contains(version) else { return nil }
    return ContentFinding(
      .vgm, by: .structure, range: 0..<12, rule: "vgm", because: "the mark and a version that exists")
  }

  /// PSF: the console's number, and the sizes of two parts that fit.
  static func readPSF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let console = reader.head[3], let reserved = reader.head.littleEndian(UInt32.self, at: 4),
      let program = reader.head.littleEndian(UInt32.self, at: 8)
    else { throw .endOfData }
    guard [0x01, 0x02, 0x11, 0x12, 0x13, 0x21, 0x22, 0x23, 0x24, 0x25, 0x41].contains(console),
      reader.byteCount.map({ 16 + Int64(reserved) + Int64(program) <= $0 }) ?? true
    else { return nil }
    return ContentFinding(
      .psf, by: .structure, range: 0..<16, rule: "psf",
      because: "the mark, a known console, and sizes that fit")
  }

  /// Flash: a plausible version and, where nothing is compressed, the file's own size.
  static func readFlash(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let first = reader.head[0], let version = reader.head[3],
      let size = reader.head.littleEndian(UInt32.self, at: 4)
    else { throw .endOfData }
    guard (1...60).contains(version), size >= 21 else { return nil }
    let fits = first == 0x46 ? reader.byteCount.map { Int64(size) == $0 } ?? false : reader.head[12] == 0x5D
    return ContentFinding(
      .flashMovie, by: .structure, decided: fits, range: 0..<8, rule: "swf",
      because: "the mark, a version, and a size or compression that fits", facts: Remark("version \(version)")
    )
  }

  /// FLI and FLC: the file's size, frames, and a picture of sane size (Autodesk Animator's header).
  static func readFLIC(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let size = head.littleEndian(UInt32.self, at: 0),
      let frames = head.littleEndian(UInt16.self, at: 6),
      let width = head.littleEndian(UInt16.self, at: 8), let height = head.littleEndian(UInt16.self, at: 10),
      let depth = head.littleEndian(UInt16.self, at: 12)
    else { throw .endOfData }
    guard size >= 128, frames > 0, width > 0, height > 0, [8, 15, 16, 24].contains(depth) else { return nil }
    if let byteCount = reader.byteCount, Int64(size) > byteCount + 1 || Int64(size) + 65_536 < byteCount {
      return nil
    }
    return ContentFinding(
      .flic, by: .structure, range: 0..<14, rule: "flic",
      because: "the size at 0, the mark at 4, and a picture with frames",
      facts: Remark("\(width)×\(height), \(frames) frames"))
  }

  /// Compress: the third byte holds the code width, 9 to 16 bits, and two bits that must be zero.
  static func readCompress(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let flags = reader.head[2] else { throw .endOfData }
    guard (9...16).contains(flags & 0x1F), flags & 0x60 == 0 else { return nil }
    return ContentFinding(
      .compress, by: .signature, range: 0..<3, rule: "compress",
      because: "two bytes of mark and a possible code width")
  }

  /// ARJ: the size of the first header, and the method and file type that archive headers have.
  static func readARJ(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head.littleEndian(UInt16.self, at: 2), let first = reader.head[4],
      let kind = reader.head[10]
    else { throw .endOfData }
    guard (30...2600).contains(size), (0x1E...0x40).contains(first), kind == 2 else { return nil }
    return ContentFinding(
      .arj, by: .structure, range: 0..<11, rule: "arj",
      because: "the mark, a header's sizes, and the archive header's type")
  }
}
