internal import ASCIIBytes
internal import ByteSources
internal import UniformTypes

/// Detects logic circuits in the AIGER format.
enum ElectronicData {
  /// Detects AIGER: five counts after the signature, the first at least the sum of the others (AIGER §4).
  static func readAIGER(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let bytes = reader.head.slice(4..<96).array
    guard let end = bytes.firstIndex(of: 0x0A) else {
      if bytes.count < 92 { throw .endOfData }
      return nil
    }
    let words = bytes[..<end].split(separator: 0x20, omittingEmptySubsequences: false)
    let counts = words.compactMap { word in
      word.isEmpty || word.count > 9 ? nil : Int(String(decoding: word, as: UTF8.self))
    }
    guard words.count == counts.count, (5...9).contains(counts.count), counts.allSatisfy({ $0 >= 0 }),
      counts[0] >= counts[1] + counts[2] + counts[4]
    else { return nil }
    return ContentFinding(
      .aiger, by: .structure, range: 0..<Int64(4 + end), rule: "aiger",
      because: "the mark and counts of variables, inputs, latches, outputs and gates that add up (AIGER §4)")
  }
}

/// Detects coverage data of gcov, and bus logs in BLF.
enum TraceData {
  /// Detects gcov: the signature, then a reversed GCC version: a letter or digit, two digits, a letter.
  static func readCoverage(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let version = reader.head.slice(4..<8).array
    guard version.count == 4 else { throw .endOfData }
    guard version[0] == UInt8(ascii: "*") || version[0].isASCIIUppercase || version[0] == 0x20,
      version[1].isASCIIDigit, version[2].isASCIIDigit, version[3].isASCIIDigit || version[3].isASCIIUppercase
    else { return nil }
    let isNotes = reader.head[0] == UInt8(ascii: "o")
    return ContentFinding(
      isNotes ? .gcovNotes : .gcovData, by: .structure, range: 0..<8, rule: isNotes ? "gcno" : "gcda",
      because: "the mark and a version of GCC (gcov-io.h)")
  }

  /// Detects BLF: the signature and a header of 144 bytes.
  static func readBLF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head.littleEndian(UInt32.self, at: 4) else { throw .endOfData }
    guard (72...512).contains(size) else { return nil }
    return ContentFinding(
      .vectorBLF, by: .structure, range: 0..<8, rule: "vector-blf", because: "the mark and a header's size")
  }
}
