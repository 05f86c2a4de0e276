internal import ByteSources
internal import UniformTypes

/// Detects drawings: metafiles of Windows, QuickDraw and ISO/IEC 8632, and Xfig.
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

  /// Detects a WMF without Aldus's header: the size in words is the file's, no record is longer, and there
  /// are not parameters (MS-WMF 2.3.2.2).
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

  /// Detects PICT version 1: a frame with an area, and a picture that fits its 16-bit size.
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

  /// Detects binary CGM (ISO/IEC 8632-3): begin metafile with a name, then a version of one integer.
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

  /// Detects text CGM (ISO/IEC 8632-4): the keyword, white space, and a quoted name.
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

/// Checks whether Windows metafiles (WMF) are complete.
enum MetafileCompleteness {
  private static let maxRecords = 1_000_000

  /// Checks WMF by its records, to the one without a function (MS-WMF 2.1.1.1); header sizes are often wrong.
  static func windows(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the sizes of all records, to the one that ends them"
    // A placeable metafile has an additional header by Aldus.
    let start: Int64 = file.reader.head.matches([0xD7, 0xCD, 0xC6, 0x9A]) ? 22 : 0
    var offset = start + (try file.little16(start + 2)) * 2
    for _ in 0..<maxRecords {
      try file.reader.step()
      let size = try file.little32(offset)
      guard size >= 3 else { return .unknown(checked) }
      let isLast = try file.little16(offset + 4) == 0
      offset += size * 2
      if offset > file.byteCount { return .truncated(checked, end: isLast ? offset : nil) }
      if isLast { return .whole(checked, end: offset) }
    }
    return .unknown(checked)
  }
}
