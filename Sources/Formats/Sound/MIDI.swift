internal import ByteSources
internal import UniformTypes

/// Standard MIDI files.
enum MIDI {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let format = reader.head.bigEndian(UInt16.self, at: 8) else { throw .endOfData }
    guard format <= 2 else { return nil }
    return ContentFinding(
      .midi, by: .signature, range: 0..<14, rule: "midi",
      because: "a header chunk of six bytes and a known format")
  }
}
