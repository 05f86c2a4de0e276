/// The extent of a read with a limit: whole, limited or truncated.
public enum Extent: Hashable, Sendable {
  /// Everything was read.
  case whole
  /// The caller's limit was reached; there may be more.
  case limited
  /// The input ended early.
  case truncated
}
