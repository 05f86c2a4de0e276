/// How a file whose type is known is broken; the type stands all the same.
///
/// Readers learn to notice more: handle words that are not known here as damage of another kind.
///
/// ```swift
/// if verdict.damage == .truncated { print("bytes are missing") }
/// ```
public struct ContentDamage: RawRepresentable, Hashable, Sendable {
  /// The word that records use.
  public let rawValue: String

  /// Creates a damage by the word that records use.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// There is not one byte, and files of the type have some.
  public static let empty = ContentDamage(rawValue: "empty")
  /// The bytes end before the structure does.
  public static let truncated = ContentDamage(rawValue: "truncated")
  /// Data of one byte over and over stand where the rest should be.
  public static let hollow = ContentDamage(rawValue: "hollow")
  /// A length or offset points outside its container.
  public static let lyingLength = ContentDamage(rawValue: "lyingLength")
  /// A chain of references comes back to itself.
  public static let cyclic = ContentDamage(rawValue: "cyclic")
  /// The structure contradicts its own format.
  public static let malformed = ContentDamage(rawValue: "malformed")
}

extension ReadFailure {
  /// What the failure says of a file whose type is known; one that is the budget's or the source's is thrown.
  package func damage() throws(ReadFailure) -> ContentDamage {
    switch self {
    case .endOfData: .truncated
    case .malformed: .malformed
    case .budget, .source: throw self
    }
  }
}
