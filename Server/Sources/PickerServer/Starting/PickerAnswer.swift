/// What was picked, as it goes to standard output: one line of JSON.
public struct PickerAnswer: Codable, Hashable, Sendable {
  /// How the picker ended.
  public enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    /// By Add.
    case picked
    /// By Cancel.
    case cancelled
    /// The page was closed.
    case closed
    case timedOut
    /// By a signal.
    case interrupted
  }

  /// One item, in the order of the selection or of the dates.
  public struct Item: Codable, Hashable, Sendable {
    public var localIdentifier: String
    /// Below the folder; bytes that are not UTF-8 are replaced.
    public var path: String
    public var preselected: Bool?
    /// What its item provider registers, in order; not there for what was preselected.
    public var registered: [String]?
  }

  public var version = 1
  public var outcome: Outcome
  /// Empty unless something was picked.
  public var selection: [Item]
}
