internal import ByteSources
internal import UniformTypes

/// Documents of WordPerfect.
enum WordPerfect {
  private static let products: [Rule<(product: UInt8, kind: UInt8)>] = [
    Rule(
      "wordperfect-document", when: { $0.product == 1 && $0.kind == 0x0A }, then: .wordPerfect,
      because: "WordPerfect's product and document kind"),
    Rule(
      "wordperfect-graphics", when: { $0.product == 1 && $0.kind == 0x16 }, then: .wordPerfectGraphics,
      because: "WordPerfect's product and graphics kind"),
    Rule(
      "wordperfect-presentations", when: { $0.product == 1 && $0.kind == 0x0F }, then: .corelPresentations,
      because: "the kind of slides"),
    Rule(
      "wordperfect-other", decides: false, when: { $0.product <= 0x30 }, then: .wordPerfect,
      because: "WordPerfect's mark with another product or kind"),
  ]

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let product = reader.head[8], let kind = reader.head[9],
      let rule = products.first(for: (product, kind))
    else {
      return nil
    }
    return ContentFinding(rule, range: 0..<10)
  }
}
