/// Where an item provider comes from.
public enum ProviderContext: String, Hashable, Sendable, CaseIterable {
  /// The photo picker.
  case picker
  /// There the Live Photo class does not load.
  case shareExtension

  package var words: String { self == .picker ? "picker" : "share extension" }
}
