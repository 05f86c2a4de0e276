/// The picker's answer on standard output, one line of JSON.
public struct PickerAnswer: Codable, Hashable, Sendable {
  /// The way the picker ended.
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
    /// The path below the folder; invalid UTF-8 is replaced.
    public var path: String
    public var preselected: Bool?
    /// The types that its item provider registers, in order; nil for preselected items.
    public var registered: [String]?
  }

  public var version = 1
  public var outcome: Outcome
  /// Empty unless something was picked.
  public var selection: [Item]
}
