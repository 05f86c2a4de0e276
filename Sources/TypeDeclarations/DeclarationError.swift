public import PropertyLists

/// A location in a file of type declarations.
public enum DeclarationPlace: Hashable, Sendable, CustomStringConvertible {
  /// Unknown.
  case unknown
  /// A row of a table; lines are counted from 1.
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

/// The error of refused declarations: the location, the rule, and a reason with advice.
///
/// A file is refused as a whole.
public struct DeclarationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule that was broken.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// The text is not a table or property list.
    case syntax
    /// An identifier is invalid.
    case identifier
    /// A duplicate declaration.
    case duplicate
    /// A parent is not declared.
    case parent
    /// A type would conform to itself.
    case cycle
    /// A tag is invalid.
    case tag
    /// Another value is invalid.
    case value
  }

  /// The location.
  public var place: DeclarationPlace
  /// The broken rule.
  public var rule: Rule
  /// The reason, with advice.
  public var reason: String

  /// Creates an error.
  public init(_ rule: Rule, at place: DeclarationPlace, _ reason: String) {
    self.rule = rule
    self.place = place
    self.reason = reason
  }

  public var description: String { "\(place): \(reason)" }
}
