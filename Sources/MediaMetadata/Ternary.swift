/// A value of Kleene's three-valued logic.
///
/// `no && unknown` is `no`, `!unknown` is `unknown`.
public enum Ternary: String, Hashable, Sendable, CaseIterable {
  /// The answer; `unknown` if the evidence is missing or was not read.
  case no, unknown, yes

  /// Converts a Boolean value; nil is `unknown`.
  public init(_ answer: Bool?) { self = answer.map { $0 ? .yes : .no } ?? .unknown }

  private var rank: Int {
    switch self {
    case .no: 0
    case .unknown: 1
    case .yes: 2
    }
  }

  /// Returns the weaker of two answers.
  public static func && (a: Ternary, b: Ternary) -> Ternary { a.rank < b.rank ? a : b }
  /// Returns the stronger of two answers.
  public static func || (a: Ternary, b: Ternary) -> Ternary { a.rank > b.rank ? a : b }
  /// Returns the opposite; unknown stays unknown.
  public static prefix func ! (a: Ternary) -> Ternary {
    switch a {
    case .no: .yes
    case .unknown: .unknown
    case .yes: .no
    }
  }
}
