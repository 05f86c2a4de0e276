/// The predicate of a share or action extension's activation rule.
///
/// It supports a part of `NSPredicate`'s grammar: `SUBQUERY`, `ANY`, `SOME`, `ALL`, `NONE`, `.@count`,
/// comparisons, `AND`, `OR`, `NOT`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`,
/// `UTI-CONFORMS-TO`, `UTI-EQUALS`, `TRUEPREDICATE` and `FALSEPREDICATE`, over `extensionItems`, their
/// `attachments` and the attachments' `registeredTypeIdentifiers`. Anything else is an error.
public struct ActivationPredicate: Hashable, Sendable {
  /// The limit on the length in bytes.
  public static let longest = 1 << 16
  /// The limit on nesting.
  public static let deepest = 64

  /// The text of the predicate.
  public let text: String
  let root: PredicateTest
  /// The types in the predicate, each with its location.
  let types: [(String, ActivationPlace)]

  /// Parses a predicate.
  public init(_ text: String) throws(ActivationError) {
    guard text.utf8.count <= Self.longest else {
      throw ActivationError(.limit, "the predicate is longer than \(Self.longest >> 10) KiB")
    }
    var parser = PredicateParser(text, try PredicateLexer.tokens(of: text))
    root = try parser.predicate()
    self.text = text
    types = Array(
      zip(
        parser.types.map(\.identifier),
        ActivationPlace.places(ofBytes: parser.types.map(\.offset), in: text)))
  }

  public static func == (a: Self, b: Self) -> Bool { a.text == b.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Returns the text of a part on one line, shortened in the middle.
  func snippet(_ range: Range<Int>, upTo maxLength: Int = 200) -> String {
    let bytes = Array(text.utf8)[range.clamped(to: 0..<text.utf8.count)]
    let parts = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let line = parts.joined(separator: " ")
    return line.count <= maxLength ? line : line.prefix(maxLength - 20) + " … " + line.suffix(16)
  }
}
