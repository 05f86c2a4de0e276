internal import UniformTypes

extension TextHeuristic {
  static let looseJSON: [TextHeuristic] = [
    TextHeuristic(
      "JSON with comments or a comma too many", .json, from: 80, score: LooseJSON.score,
      because: "JSON but for comments and commas behind the last value, which many programs write and read")
  ]
}

enum LooseJSON {
  @Sendable static func score(_ scan: TextScan) -> Int {
    guard let first = scan.lines.first?.trimmed.first,
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        || first == UInt8(ascii: "/"),
      let head = JSONHead(Array(scan.lines.map(\.bytes).joined(separator: [0x0A])), isLoose: true)
    else { return 0 }
    // What was cut has to show more than a bracket and a word.
    return head.ending == .complete && head.count > 0 || !scan.isWhole && head.names.count > 2 ? 90 : 0
  }
}
