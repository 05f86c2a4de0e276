/// A kind of damage to a file whose type is known.
///
/// Later versions may report further words: treat an unknown word as damage of another kind.
///
/// ```swift
/// if verdict.damage == .truncated { print("bytes are missing") }
/// ```
public struct ContentDamage: RawRepresentable, Hashable, Sendable {
  /// The word that records use.
  public let rawValue: String

  /// Creates a kind of damage from the word that records use.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The file has no bytes, and files of the type must have some.
  public static let empty = ContentDamage(rawValue: "empty")
  /// The bytes end before the structure does.
  public static let truncated = ContentDamage(rawValue: "truncated")
  /// The file is filled with zeros, or with another single byte, to its end.
  public static let hollow = ContentDamage(rawValue: "hollow")
  /// A length or offset points outside its container.
  public static let lyingLength = ContentDamage(rawValue: "lyingLength")
  /// References form a cycle.
  public static let cyclic = ContentDamage(rawValue: "cyclic")
  /// The structure violates its format.
  public static let malformed = ContentDamage(rawValue: "malformed")

  /// All words that the readers of this version use.
  package static let words: [String] = [
    empty, truncated, hollow, lyingLength, cyclic, malformed,
  ].map(\.rawValue)
}

extension ReadFailure {
  /// Returns the damage that the failure means for a file of known type.
  ///
  /// Failures of the budget or source are thrown.
  package func damage() throws(ReadFailure) -> ContentDamage {
    switch self {
    case .endOfData: .truncated
    case .malformed: .malformed
    case .budget, .source: throw self
    }
  }
}
