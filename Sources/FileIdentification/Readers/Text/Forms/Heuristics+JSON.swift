internal import UniformTypes

extension TextHeuristic {
  /// The heuristic for JSON with comments or trailing commas.
  static let looseJSON: [TextHeuristic] = [
    TextHeuristic(
      "JSON with comments or a comma too many", .json, from: 80, upTo: 90, score: LooseJSON.score,
      because: "JSON but for comments and commas behind the last value, which many programs write and read")
  ]
}

/// Scores JSON with comments or trailing commas.
enum LooseJSON {
  private static let beginnings: ByteSet = "{[/"

  @Sendable static func score(_ scan: TextScan) -> Int {
    guard let first = scan.lines.first?.first, beginnings.contains(first),
      let head = JSONHead(scan.text.bytes, isLoose: true)
    else { return 0 }
    // Truncated text needs more than a bracket and a word.
    return head.ending == .complete && head.count > 0 || !scan.isWhole && head.nameCount > 2 ? 90 : 0
  }
}
