public import PropertyLists

/// Where in a file of declarations something stands.
public enum DeclarationPlace: Hashable, Sendable, CustomStringConvertible {
  /// It is not known.
  case unknown
  /// A row of a table, its line counted from 1.
  case line(file: String, line: Int)
  /// A value of a property list; binary ones have no positions.
  case property(file: String, path: PropertyListPath, position: TextPosition?)

  public var description: String {
    switch self {
    case .unknown: "declarations"
    case .line(let file, let line): "\(file):\(line)"
    case .property(let file, let path, let position):
      file + (position.map { ":\($0)" } ?? "") + (path.components.isEmpty ? "" : ": \(path)")
    }
  }
}

/// Why declarations were refused: where, which rule, what is wrong, what to do.
///
/// Nothing of a refused file is taken.
public struct DeclarationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule that was broken.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// The text is no table or property list.
    case syntax
    /// An identifier is no identifier.
    case identifier
    /// Something is declared twice.
    case duplicate
    /// A parent is not declared.
    case parent
    /// A type would be a kind of itself.
    case cycle
    /// A tag is no tag.
    case tag
    /// Another value is not as it should be.
    case value
  }

  /// Where it is.
  public var place: DeclarationPlace
  /// Which rule is broken.
  public var rule: Rule
  /// What is wrong and what to do about it.
  public var reason: String

  /// Creates an error.
  public init(_ rule: Rule, at place: DeclarationPlace, _ reason: String) {
    self.rule = rule
    self.place = place
    self.reason = reason
  }

  public var description: String { "\(place): \(reason)" }
}
