/// The predicate in which a share or action extension says for what it is offered.
///
/// A part of `NSPredicate`'s grammar: `SUBQUERY`, `ANY`, `SOME`, `ALL`, `NONE`, `.@count`, comparisons, `AND`, `OR`, `NOT`,
/// `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `UTI-CONFORMS-TO`, `UTI-EQUALS`, `TRUEPREDICATE` and
/// `FALSEPREDICATE`, over `extensionItems`, their `attachments` and the attachments' `registeredTypeIdentifiers`. Anything
/// else is refused and not guessed at.
public struct ActivationPredicate: Hashable, Sendable {
  /// The length in bytes of the longest text that is read.
  public static let longest = 1 << 16
  /// The depth of the deepest nesting that is read.
  public static let deepest = 64

  /// The predicate as it is written.
  public let text: String
  let root: PredicateTest
  /// The types that the predicate compares with, each with its place.
  let types: [(String, ActivationPlace)]

  /// Reads a predicate.
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

  /// The text of a part on one line, shortened in the middle of what is long.
  func snippet(_ range: Range<Int>, upTo most: Int = 200) -> String {
    let bytes = Array(text.utf8)[range.clamped(to: 0..<text.utf8.count)]
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let line = words.joined(separator: " ")
    return line.count <= most ? line : line.prefix(most - 20) + " … " + line.suffix(16)
  }
}
