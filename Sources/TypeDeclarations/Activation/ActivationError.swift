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
    self = Self.places(ofBytes: [offset], in: text)[0]
  }

  private init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The places of bytes in ascending order, found in one pass.
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
