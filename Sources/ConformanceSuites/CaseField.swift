/// A key in the cases of a conformance suite: its shape, comparison and meaning.
///
/// The decoder, the comparison, the JSON schema and the documentation use the same fields.
public struct CaseField: Sendable {
  /// The shape of a key's value.
  public indirect enum Shape: Sendable {
    /// Any text.
    case text
    /// An identifier, compared case-insensitively; other implementations may answer with a MIME type.
    case identifier
    /// A MIME type; other implementations may answer with an alias.
    case mimeType
    /// One of these strings.
    case word([String])
    /// True or false.
    case flag
    /// A whole number in this range.
    case integer(ClosedRange<Int>)
    /// Any number, with or without a fraction.
    case number
    /// A list of values of one shape.
    case list(Shape, count: ClosedRange<Int> = 0...(1 << 16))
    /// An object with any keys and values of one shape.
    case map(Shape)
    /// An object with these keys.
    case object([CaseField])
    /// A value of the shape, or null.
    case orNull(Shape)
    /// An identifier or a bound: `{"atLeast": id}` or `{"atMost": id}`.
    case bound
  }

  /// The comparison of an answer with the expectation.
  public enum Comparison: Sendable {
    /// Equal; lists in the same order.
    case same
    /// The same elements in any order.
    case set
    /// The answer contains all expected elements.
    case contains
    /// The answer contains the expected text.
    case substring
  }

  /// The implementations that can be expected to answer a key.
  public enum Vocabulary: Sendable {
    /// All implementations.
    case common
    /// This package; other implementations are compared if they answer.
    case own
    /// Like ``own``, but others are compared only for being null, false or zero, or not.
    case ownValue
    /// Names of rules and reasons, or their consequences; compared only strictly.
    case names
  }

  /// The key.
  public var name: String
  /// The shape of its value.
  public var shape: Shape
  /// True if the key is required.
  public var isRequired: Bool
  /// The comparison with an answer.
  public var comparison: Comparison
  /// The key of the answer that is used if this one is missing.
  public var fallback: String?
  /// The implementations that can be expected to answer it.
  public var vocabulary: Vocabulary
  /// The meaning, for the schema.
  public var meaning: String

  /// Creates a field.
  public init(
    _ name: String, _ shape: Shape, required: Bool = false, comparison: Comparison = .same,
    fallback: String? = nil, vocabulary: Vocabulary = .common, _ meaning: String
  ) {
    self.name = name
    self.shape = shape
    isRequired = required
    self.comparison = comparison
    self.fallback = fallback
    self.vocabulary = vocabulary
    self.meaning = meaning
  }
}

extension CaseField.Shape {
  /// A description of the shape for messages.
  var words: String {
    switch self {
    case .text: "a string"
    case .identifier: "an identifier"
    case .mimeType: "a MIME type"
    case .word(let words): words.map { "\"\($0)\"" }.joined(separator: " or ")
    case .flag: "true or false"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number: "a number"
    case .list(let element, let count):
      count.lowerBound == count.upperBound
        ? "an array of \(count.lowerBound), each \(element.words)" : "an array, each element \(element.words)"
    case .map, .object: "an object"
    case .orNull(let shape): "\(shape.words) or null"
    case .bound: "an identifier, {\"atLeast\": identifier} or {\"atMost\": identifier}"
    }
  }
}
