internal import ByteSources
internal import UniformTypes

/// Recordings of the body's signals.
enum Biosignals {
  /// EDF: fields of printable ASCII; the header has 256 bytes, and as many again for each signal.
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
  /// The text without the spaces that fill a field behind it.
  fileprivate var trimmedSpaces: String {
    String(decoding: utf8.prefix { $0 != 0x20 }, as: UTF8.self)
  }
}
