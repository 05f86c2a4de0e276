/// An answer that may be missing: three-valued logic after Kleene.
///
/// `unknown` is contagious only where it matters: `no && unknown` is `no`, `!unknown` is `unknown`.
public enum Ternary: String, Hashable, Sendable, CaseIterable {
  /// The answer; `unknown` where what would tell was not there or not read.
  case no, unknown, yes

  /// Makes `yes` or `no`; nil is `unknown`.
  public init(_ answer: Bool?) { self = answer.map { $0 ? .yes : .no } ?? .unknown }

  private var rank: Int {
    switch self {
    case .no: 0
    case .unknown: 1
    case .yes: 2
    }
  }

  /// The weaker of two answers.
  public static func && (a: Ternary, b: Ternary) -> Ternary { a.rank < b.rank ? a : b }
  /// The stronger of two answers.
  public static func || (a: Ternary, b: Ternary) -> Ternary { a.rank > b.rank ? a : b }
  /// The opposite; what is unknown stays so.
  public static prefix func ! (a: Ternary) -> Ternary {
    switch a {
    case .no: .yes
    case .unknown: .unknown
    case .yes: .no
    }
  }
}
