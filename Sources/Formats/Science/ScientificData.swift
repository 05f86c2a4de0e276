internal import ASCIIBytes
internal import ByteSources
internal import UniformTypes

/// Detects data of science and machine learning: GRIB, BUFR, SEG-Y, LAS, GGUF, pickles and others.
enum ScientificData {
  static func readGRIB(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let edition = reader.head[7] else { throw .endOfData }
    switch edition {
    case 1:
      return ContentFinding(
        .grib, by: .structure, range: 0..<8, rule: "grib-1", because: "the mark and edition 1 (FM 92 GRIB)")
    case 2:
      return ContentFinding(
        .grib2, by: .structure, range: 0..<8, rule: "grib-2", because: "the mark and edition 2 (FM 92 GRIB)")
    default: return nil
    }
  }

  /// Detects GROMACS's compressed coordinates (`xtc`): magic, atoms, step, time and nine numbers of the box,
  /// then the atoms again, as big-endian numbers of four bytes.
  static func readCoordinates(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let atoms = reader.head.bigEndian(UInt32.self, at: 4), atoms > 0, atoms < 1 << 31,
      let again = reader.head.bigEndian(UInt32.self, at: 52), again == atoms
    else { return nil }
    return ContentFinding(
      .gromacsCoordinates, by: .structure, range: 0..<56, rule: "gromacs-xtc",
      because:
        "the magic number, and the number of atoms before and behind the box (GROMACS, \"xtc file format\")",
      facts: Remark("\(atoms) atoms"))
  }

  /// Detects shapefiles by the number of the first record, and their indexes by its offset.
  static func readShape(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head.littleEndian(UInt32.self, at: 28) == 1000 else { return nil }
    // A file without records may be either.
    guard let first = reader.head.bigEndian(UInt32.self, at: 100) else { throw .endOfData }
    let isIndex = first == 50
    return ContentFinding(
      isIndex ? .shapeIndex : .shapefile, by: .structure, range: 0..<32, rule: isIndex ? "shx" : "shp",
      because: "the file code, unused fields, version 1000, and what the first record begins with")
  }

  static func readLAS(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard reader.head[24] == 1, let minor = reader.head[25], minor <= 5,
      let size = reader.head.littleEndian(UInt16.self, at: 94), size >= 227
    else { return nil }
    // LAS leaves the highest bit of the point format clear (LAS 1.4 §2.4); LASzip sets the highest two.
    guard let format = reader.head[104] else { throw .endOfData }
    if format & 0x80 != 0 {
      return ContentFinding(
        .laz, by: .structure, range: 0..<105, rule: "laz",
        because: "a header of LAS whose point format has LASzip's bit", facts: Remark("version 1.\(minor)"))
    }
    return ContentFinding(
      .lidar, by: .structure, range: 0..<96, rule: "las", because: "the mark, version 1, and a header's size",
      facts: Remark("version 1.\(minor)"))
  }

  static func readGGUF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head.littleEndian(UInt32.self, at: 4),
      (1...9).contains(version) || version == 0x0300_0000
    else { return nil }
    return ContentFinding(
      .gguf, by: .structure, range: 0..<8, rule: "gguf", because: "the mark and a version")
  }

  static func readSafeTensors(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let length = reader.head.littleEndian(UInt64.self, at: 0), length >= 2, length < 100 << 20,
      reader.byteCount.map({ Int64(length) + 8 <= $0 }) ?? true
    else { return nil }
    let start = reader.head.slice(8..<512).array
    let isTensor = start.contains("\"dtype\":\"") && start.contains("\"data_offsets\":[")
    return ContentFinding(
      .safeTensors, by: .structure, decided: isTensor || reader.head.matches("{\"__metadata__\":{", at: 8),
      range: 0..<10, rule: "safetensors",
      because: "a length that fits, then an object whose first value describes a tensor")
  }

  /// Detects SEG-Y: forty lines of eighty characters that begin with C, in EBCDIC or ASCII; 24 bytes later,
  /// the sample coding.
  static func readSEGY(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let lines = stride(from: 0, to: 3200, by: 80)
    let first = reader.head[0]
    guard lines.allSatisfy({ reader.head[$0] == first }),
      let coding = reader.head.bigEndian(UInt16.self, at: 3224),
      (1...16).contains(coding) || (1...16).contains(coding.byteSwapped)
    else { return nil }
    return ContentFinding(
      .segy, by: .structure, range: 0..<3226, rule: first == 0xC3 ? "segy" : "segy-ascii",
      because: "forty lines of text that begin with C, and a known coding of samples (SEG-Y §3, §4)")
  }

  /// Detects SPICE kernels by architecture and type in eight characters.
  static func readKernel(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let kinds = [
      "DAF/SPK ", "DAF/CK  ", "DAF/PCK ", "DAS/EK  ", "DAS/DSK ", "DAS/DBK ", "NAIF/DAF", "NAIF/DAS",
    ]
    let kind = reader.head.slice(0..<8).text
    guard kinds.contains(kind) else { return nil }
    return ContentFinding(
      .spiceKernel, by: .structure, range: 0..<8, rule: "spice-kernel",
      because: "an architecture and a kind of kernel (NAIF, \"Kernel Required Reading\")", facts: Remark(kind)
    )
  }

  /// Detects DTED: the user header, with an origin in degrees, minutes, seconds and a hemisphere.
  static func readDTED(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let origin = reader.head.slice(4..<20).array
    guard origin.count == 16 else { throw .endOfData }
    func isAngle(_ part: ArraySlice<UInt8>, _ signs: [UInt8]) -> Bool {
      part.dropLast().allSatisfy { $0.isASCIIDigit } && part.last.map(signs.contains) == true
    }
    guard isAngle(origin[0..<8], [UInt8(ascii: "E"), UInt8(ascii: "W")]),
      isAngle(origin[8..<16], [UInt8(ascii: "N"), UInt8(ascii: "S")])
    else { return nil }
    return ContentFinding(
      .dted, by: .structure, range: 0..<20, rule: "dted",
      because: "the user's header, and an origin with hemispheres (MIL-PRF-89020B §3.13.2)")
  }

  /// Detects FIT: a header of 12 or 14 bytes with `.FIT` after a size (FIT protocol, "File Header").
  static func readFIT(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head[0], size == 12 || size == 14, let version = reader.head[1], version < 0x40
    else { return nil }
    return ContentFinding(
      .garminFIT, by: .structure, range: 0..<12, rule: "garmin-fit",
      because: "a header's size, a version of the protocol and the data type (FIT protocol, \"File Header\")")
  }

  /// Detects BUFR: a length of three bytes and an edition after the signature (FM 94 BUFR, section 0).
  static func readBUFR(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let edition = reader.head[7] else { throw .endOfData }
    guard (2...4).contains(edition) else { return nil }
    return ContentFinding(
      .bufr, by: .structure, range: 0..<8, rule: "bufr", because: "the mark and an edition (FM 94 BUFR)")
  }

  /// Returns true if a pickle may begin with an operation: a container, mark, global name, text, number,
  /// None, truth value or bytes.
  private static func begins(_ code: UInt8?) -> Bool {
    code.map { "}](){cXUKMJN\u{88}\u{89}C".unicodeScalars.contains(Unicode.Scalar($0)) } ?? false
  }

  /// Detects pickles of protocols 2 and 3 by their first and last operation.
  private static func readShortPickle(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard begins(reader.head[2]), let byteCount = reader.byteCount, byteCount > 4,
      try reader.view(at: byteCount - 1, count: 1)[0] == 0x2E
    else { return nil }
    return ContentFinding(
      .pickle, by: .structure, decided: false, range: 0..<3, rule: "pickle-2",
      because: "a protocol, an operation, and a stop at the end (PEP 307)",
      facts: Remark("protocol \(reader.head[1] ?? 0)"))
  }

  /// Detects pickles since protocol 4 by their first frame, whose length is checked.
  static func readPickle(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    if let number = reader.head[1], (2...3).contains(number) { return try readShortPickle(reader) }
    guard let protocolNumber = reader.head[1], (4...5).contains(protocolNumber), reader.head[2] == 0x95,
      let length = reader.head.littleEndian(UInt64.self, at: 3), length > 0,
      let byteCount = reader.byteCount, length <= UInt64(byteCount) &- 11
    else { return nil }
    let isAlone = Int64(length) + 11 == byteCount
    if isAlone, try reader.view(at: byteCount - 1, count: 1)[0] != 0x2E { return nil }
    return ContentFinding(
      .pickle, by: .structure, decided: isAlone, range: 0..<11, rule: "pickle",
      because: "a protocol, and a frame that fits the file (PEP 3154)",
      facts: Remark("protocol \(protocolNumber)"))
  }
}

/// Detects FITS, the Flexible Image Transport System (FITS 4.0 §§3.3.1, 4.2.3, 4.4.1).
enum FITS {
  private static let recordLength = 80

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    if head.slice(9..<30).array.allSatisfy({ $0 == 0x20 || $0 == 0x54 }) {
      return ContentFinding(
        .fits, by: .signature, range: 0..<30, rule: "fits",
        because: "the first keyword record says SIMPLE = T")
    }
    // Some writers put the value into another column; then the next record must match.
    let words = head.slice(9..<recordLength).array.drop { $0 == 0x20 }
    guard words.first == 0x54, [0x20, 0x2F].contains(words.dropFirst().first),
      [nil, 0x2F].contains(words.dropFirst().first { $0 != 0x20 }),
      head.matches("BITPIX  =", at: recordLength)
    else { return nil }
    return ContentFinding(
      .fits, by: .signature, range: 0..<Int64(recordLength + 9), rule: "fits-free",
      because: "the first keyword records say SIMPLE = T, in an unusual column, and BITPIX")
  }
}

/// Detects recordings of biosignals in the European Data Format (EDF).
enum Biosignals {
  /// Detects EDF: fields of printable ASCII; the header has 256 bytes, and 256 per signal.
  static func readEDF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard head.count >= 256 else { throw .endOfData }
    guard head.slice(0..<256).array.allSatisfy({ (0x20..<0x7F).contains($0) }),
      let size = Int(head.slice(184..<192).text.trimmedSpaces),
      let signals = Int(head.slice(252..<256).text.trimmedSpaces), signals > 0, size == 256 * (signals + 1)
    else { return nil }
    return ContentFinding(
      .edfSignal, by: .structure, range: 0..<256, rule: "edf",
      because: "version 0, and a header of 256 bytes and as many for each signal (EDF, 1992)",
      facts: Remark("\(signals) signals"))
  }
}

extension String {
  /// The text without trailing spaces.
  fileprivate var trimmedSpaces: String {
    String(decoding: utf8.prefix { $0 != 0x20 }, as: UTF8.self)
  }
}
