/// The reason why an activation rule cannot be evaluated.
public struct ActivationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the reason.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The text is no predicate.
    case syntax
    /// A key, a variable or a function has an unknown name.
    case name
    /// A value does not fit its place.
    case value
    /// The predicate may be right, but this evaluator does not know the part.
    case unsupported
    /// The predicate is longer, deeper or more costly than the limits allow.
    case limit
  }

  /// The kind of the reason.
  public var kind: Kind
  /// The reason in words.
  public var reason: String
  /// The place in the predicate's text, from 1; nil in a dictionary and while evaluating.
  public var place: ActivationPlace?
  /// The name that was probably meant.
  public var suggestion: String?

  init(_ kind: Kind, _ reason: String, at place: ActivationPlace? = nil, suggestion: String? = nil) {
    self.kind = kind
    self.reason = reason
    self.place = place
    self.suggestion = suggestion
  }

  /// As `line 2, column 5: expected ')'`.
  public var description: String { (place.map { "\($0): " } ?? "") + reason }
}

/// A place in a predicate's text.
public struct ActivationPlace: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column, in characters from 1.
  public var column: Int

  init(ofByte offset: Int, in text: String) {
    line = 1
    column = 1
    let end = text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    for character in text[..<end] {
      if character.isNewline {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
  }

  public var description: String { "line \(line), column \(column)" }
}
