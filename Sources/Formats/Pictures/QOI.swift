internal import ByteSources
internal import UniformTypes

/// The Quite OK Image format.
enum QOI {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let channels = reader.head[12], let space = reader.head[13] else { throw .endOfData }
    guard channels == 3 || channels == 4, space <= 1 else { return nil }
    return ContentFinding(
      .qoi, by: .signature, range: 0..<14, rule: "qoi",
      because: "the mark, three or four channels, a known colour space")
  }
}
