internal import ByteSources
internal import UniformTypes

/// Portable maps of floating-point numbers.
enum FloatMaps {
  /// PFM and PHM: the mark and a line end, width and height, then a scale that is not 0.
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let end = head[2], end == 0x0A || end == 0x0D || end == 0x20 else { return nil }
    let words = head.slice(2..<min(head.count, 96)).text
      .split(maxSplits: 3, omittingEmptySubsequences: true) { $0.isWhitespace }
    guard words.count >= 3, let width = UInt32(words[0]), let height = UInt32(words[1]), width > 0,
      height > 0,
      let scale = Float(words[2]), scale != 0
    else { return nil }
    let isHalf = head[1] == 0x48 || head[1] == 0x68
    return ContentFinding(
      isHalf ? .halfMap : .floatMap, by: .structure, range: 0..<Int64(min(head.count, 16)),
      rule: isHalf ? "portable-half-map" : "portable-float-map",
      because: "the mark, width, height and a scale", facts: Remark("\(width)×\(height)"))
  }
}
