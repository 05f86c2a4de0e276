internal import ByteSources
internal import UniformTypes

/// The Free Lossless Image Format.
enum FLIF {
  /// FLIF: interlacing and channels in one character, then the depth.
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let format = reader.head[4], let depth = reader.head[5] else { throw .endOfData }
    guard [0x31, 0x33, 0x34, 0x41, 0x43, 0x44, 0x51, 0x53, 0x54, 0x61, 0x63, 0x64].contains(format),
      (0x30...0x32).contains(depth)
    else { return nil }
    return ContentFinding(
      .flif, by: .structure, range: 0..<6, rule: "flif", because: "the mark, a known form and a known depth")
  }
}
