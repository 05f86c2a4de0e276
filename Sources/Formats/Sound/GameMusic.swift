internal import ASCIIBytes
internal import ByteSources
internal import UniformTypes

/// Detects XMF, VGM and PSF music of telephones and games by a short signature and the fields after it.
enum GameMusic {
  static func readXMF(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let major = reader.head[4], reader.head[5] == 0x2E, major.isASCIIDigit else {
      return nil
    }
    return ContentFinding(
      .xmf, by: .signature, range: 0..<8, rule: "xmf", because: "the mark and a version (RP-030)")
  }

  static func readVGM(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head.littleEndian(UInt32.self, at: 8) else { throw .endOfData }
    guard (0x100...0x1FF).contains(version) else { return nil }
    return ContentFinding(
      .vgm, by: .structure, range: 0..<12, rule: "vgm", because: "the mark and a version that exists")
  }

  /// Detects PSF by a known console number and two part sizes that fit the file.
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
}

/// Detects MIDI files by the format number in their header chunk.
enum MIDI {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let format = reader.head.bigEndian(UInt16.self, at: 8) else { throw .endOfData }
    guard format <= 2 else { return nil }
    return ContentFinding(
      .midi, by: .signature, range: 0..<14, rule: "midi",
      because: "a header chunk of six bytes and a known format")
  }
}
