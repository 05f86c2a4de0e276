/// The severity of a finding.
public enum LintSeverity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Works as written, and is worth knowing.
  case note
  /// Does something else than its author can have wanted, on some systems or for some files.
  case warning
  /// Systems refuse or ignore it.
  case error

  public static func < (a: Self, b: Self) -> Bool { a.weight < b.weight }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
