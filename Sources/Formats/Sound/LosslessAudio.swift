internal import ByteSources
internal import UniformTypes

/// Lossless coders whose signatures need a version beside them.
enum LosslessAudio {
  /// Monkey's Audio: versions count from 3.80 to the present 4.x in hundredths and thousandths.
  static func readMonkeysAudio(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head.littleEndian(UInt16.self, at: 4) else { throw .endOfData }
    guard (3800...4990).contains(version) else { return nil }
    return ContentFinding(
      .monkeysAudio, by: .signature, range: 0..<6, rule: "ape", because: "the mark and a version that exists",
      facts: Remark("version \(version)"))
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
}
