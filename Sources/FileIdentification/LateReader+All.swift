internal import Formats

extension LateReader {
  /// Readers without a fixed mark at the start, the surest and cheapest first.
  static let all: [LateReader] = texts + binary

  private static let texts: [LateReader] = [
    LateReader(
      name: "markup", because: "white space and byte-order marks may stand before a tag", read: Markup.read),
    LateReader(
      name: "json", because: "white space may stand before a bracket, and only the grammar tells",
      read: JSONText.read),
    LateReader(name: "plain-forms", because: "text marks may differ in case", read: PlainForms.read),
  ]
}
