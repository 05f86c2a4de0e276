/// An error of an activation rule that cannot be evaluated.
public struct ActivationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the error.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The text is not a predicate.
    case syntax
    /// A key, a variable or a function has an unknown name.
    case name
    /// A value has the wrong type.
    case value
    /// The predicate may be valid, but this evaluator does not support a part.
    case unsupported
    /// The predicate exceeds the limits of length, depth or steps.
    case limit
  }

  /// The kind of the error.
  public var kind: Kind
  /// The reason as text.
  public var reason: String
  /// The location in the predicate's text; nil for a dictionary and during evaluation.
  public var place: ActivationPlace?
  /// A suggested name.
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

/// A location in a predicate's text.
public struct ActivationPlace: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column, in characters from 1.
  public var column: Int

  init(ofByte offset: Int, in text: String) {
    self = Self.places(ofBytes: [offset], in: text)[0]
  }

  private init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Returns the locations of ascending byte offsets, in one pass.
  static func places(ofBytes offsets: [Int], in text: String) -> [ActivationPlace] {
    var places: [ActivationPlace] = []
    var place = ActivationPlace(line: 1, column: 1)
    var offset = 0
    for character in text {
      while places.count < offsets.count, offsets[places.count] < offset + character.utf8.count {
        places.append(place)
      }
      if places.count == offsets.count { return places }
      offset += character.utf8.count
      place =
        character.isNewline
        ? ActivationPlace(line: place.line + 1, column: 1)
        : ActivationPlace(line: place.line, column: place.column + 1)
    }
    return places + Array(repeating: place, count: offsets.count - places.count)
  }

  public var description: String { "line \(line), column \(column)" }
}
