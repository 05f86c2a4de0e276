/// Who may see a representation.
///
/// Whoever holds a provider is in its own process and sees all of them. The visibility is kept for code that hands
/// items on to other processes: ``ItemProvider/visibility(forTypeIdentifier:)``.
public enum ItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// Every process.
  case all = 0
  /// Programs of the same development team.
  case team = 1
  /// Programs of the same group.
  case group = 2
  /// Only the process that registered it.
  case ownProcess = 3
}
