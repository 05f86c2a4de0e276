/// One key of a kind of case: what it holds, how it is compared, what it means.
///
/// The decoder, the check, the JSON schema and the documentation are made from the same rows.
public struct CaseField: Sendable {
  /// What a key holds.
  public indirect enum Shape: Sendable {
    case text
    /// Compared without regard to case.
    case identifier
    case word([String])
    case flag
    case integer(ClosedRange<Int>)
    /// Any number, with or without a fraction.
    case number
    case list(Shape, count: ClosedRange<Int> = 0...(1 << 16))
    /// Any keys, values of one shape.
    case map(Shape)
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

  public var name: String
  public var shape: Shape
  public var isRequired: Bool
  public var comparison: Comparison
  /// The answer's key that stands in when this one is not answered.
  public var fallback: String?
  public var meaning: String

  /// Creates a field.
  public init(
    _ name: String, _ shape: Shape, required: Bool = false, comparison: Comparison = .same,
    fallback: String? = nil, _ meaning: String
  ) {
    self.name = name
    self.shape = shape
    isRequired = required
    self.comparison = comparison
    self.fallback = fallback
    self.meaning = meaning
  }
}

extension CaseField.Shape {
  /// What belongs here, for a message.
  var words: String {
    switch self {
    case .text: "a string"
    case .identifier: "an identifier"
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
