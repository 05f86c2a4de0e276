internal import ByteSources
internal import UniformTypes

/// Counts and logs of programs and buses whose marks need a look behind them.
enum TraceData {
  /// Files of gcov: the mark, then a version of GCC as a letter or digit, two digits and a letter, the last first.
  static func readCoverage(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let version = reader.head.slice(4..<8).array
    guard version.count == 4 else { throw .endOfData }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    guard version[0] == UInt8(ascii: "*") || isLetter(version[0]) || version[0] == 0x20,
      isDigit(version[1]), isDigit(version[2]), isDigit(version[3]) || isLetter(version[3])
    else { return nil }
    let isNotes = reader.head[0] == UInt8(ascii: "o")
    return ContentFinding(
      isNotes ? .gcovNotes : .gcovData, by: .structure, range: 0..<8, rule: isNotes ? "gcno" : "gcda",
      because: "the mark and a version of GCC (gcov-io.h)")
  }

  /// BLF: the mark and a header of 144 bytes.
  static func readBLF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let size = reader.head.littleEndian(UInt32.self, at: 4) else { throw .endOfData }
    guard (72...512).contains(size) else { return nil }
    return ContentFinding(
      .vectorBLF, by: .structure, range: 0..<8, rule: "vector-blf", because: "the mark and a header's size")
  }
}
