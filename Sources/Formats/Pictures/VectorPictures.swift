internal import ByteSources
internal import UniformTypes

/// Drawings: metafiles of Windows, QuickDraw and ISO/IEC 8632, and Xfig.
enum VectorPictures {
  static func readEMF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.matches(" EMF", at: 40) else { return nil }
    return ContentFinding(
      .emf, by: .signature, range: 0..<44, rule: "emf", because: "a header record with the mark at 40")
  }

  static func readWMF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let handle = reader.head.littleEndian(UInt16.self, at: 4), handle == 0 else { return nil }
    return ContentFinding(
      .wmf, by: .signature, range: 0..<6, rule: "wmf-placeable",
      because: "the placeable header's key and no handle")
  }

  /// A metafile without Aldus's header: the size in words is the file's, no record is longer, and there are no parameters
  /// (MS-WMF 2.3.2.2).
  static func readBareWMF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let byteCount = reader.byteCount, let words = head.littleEndian(UInt32.self, at: 6),
      let longest = head.littleEndian(UInt32.self, at: 12),
      let parameters = head.littleEndian(UInt16.self, at: 16),
      Int64(words) * 2 == byteCount, longest >= 3, longest <= words, parameters == 0
    else { return nil }
    return ContentFinding(
      .wmf, by: .structure, range: 0..<18, rule: "wmf",
      because: "a header of nine words, version 3, and the file's size")
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

  static func readXfig(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let major = reader.head[5], (0x31...0x33).contains(major), reader.head[6] == 0x2E else {
      return nil
    }
    return ContentFinding(
      .xfig, by: .signature, range: 0..<7, rule: "xfig",
      because: "the first line names the format and version")
  }
}
