/// How much of something bounded was read.
public enum Extent: Hashable, Sendable {
  /// All of it.
  case whole
  /// As much as the caller's limit allows; there is or may be more.
  case limited
  /// As much as there is: the bytes end before the thing does.
  case truncated
}
