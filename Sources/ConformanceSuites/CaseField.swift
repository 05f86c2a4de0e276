/// One key of a kind of case: what it holds, how it is compared, what it means.
///
/// The decoder, the check, the JSON schema and the documentation are made from the same rows.
public struct CaseField: Sendable {
  /// What a key holds.
  public indirect enum Shape: Sendable {
    /// Any text.
    case text
    /// Compared without regard to case; of other implementations a MIME type is taken, too.
    case identifier
    /// A MIME type; of other implementations, an alias of it is taken, too.
    case mimeType
    /// One of these words.
    case word([String])
    /// True or false.
    case flag
    /// A whole number in this range.
    case integer(ClosedRange<Int>)
    /// Any number, with or without a fraction.
    case number
    /// A list of values of one shape.
    case list(Shape, count: ClosedRange<Int> = 0...(1 << 16))
    /// Any keys, values of one shape.
    case map(Shape)
    /// An object of these keys.
    case object([CaseField])
    /// The shape, or null.
    case orNull(Shape)
    /// An identifier, or a bound in the graph: `{"atLeast": id}` or `{"atMost": id}`.
    case bound
  }

  /// How an answer is held against the expectation.
  public enum Comparison: Sendable {
    /// The same; a list in the same order.
    case same
    /// The same elements, in whatever order.
    case set
    /// All expected elements are among the answer's.
    case contains
    /// The expected text is part of the answer's.
    case substring
  }

  /// The reach of a key's words: who can be expected to know them.
  public enum Vocabulary: Sendable {
    /// Everybody's in this field.
    case common
    /// This package's: another implementation is held to them where it answers them.
    case own
    /// As ``own``, except that it is held only to being null, false or zero, or not.
    case ownValue
    /// Names of rules and reasons, or what follows from them: compared strictly alone.
    case names
  }

  /// The key.
  public var name: String
  /// What its value looks like.
  public var shape: Shape
  /// Whether a case must have it.
  public var isRequired: Bool
  /// How an answer is held against it.
  public var comparison: Comparison
  /// The answer's key that stands in when this one is not answered.
  public var fallback: String?
  /// The reach of its words.
  public var vocabulary: Vocabulary
  /// What it means, for the schema.
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
  /// What belongs here, for a message.
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
