/// Where in a file of declarations something stands.
public enum DeclarationPlace: Hashable, Sendable, CustomStringConvertible {
  case unknown
  /// Counted from 1.
  case line(file: String, line: Int)
  /// Counted from 1.
  case column(file: String, line: Int, column: Int)
  /// As in `UTExportedTypeDeclarations[0].UTTypeIdentifier`.
  case keyPath(file: String, path: String)

  public var description: String {
    switch self {
    case .unknown: "declarations"
    case .line(let file, let line): "\(file):\(line)"
    case .column(let file, let line, let column): "\(file):\(line):\(column)"
    case .keyPath(let file, let path): "\(file): \(path)"
    }
  }
}

/// Why declarations were refused: where, which rule, what is wrong, what to do.
///
/// Nothing of a refused file is taken.
public struct DeclarationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule that was broken.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    case syntax
    case identifier
    case duplicate
    case parent
    case cycle
    case tag
    case value
  }

  public var place: DeclarationPlace
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
