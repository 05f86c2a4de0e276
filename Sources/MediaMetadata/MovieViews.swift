/// For whose eyes a movie's pictures are, and on what they are laid.
public enum MovieViews: String, Hashable, Sendable, CaseIterable {
  /// Flat pictures for both eyes.
  case bothEyes
  /// Flat pictures, and not for both eyes.
  case oneEye
  /// A sphere or part of one.
  case projected
}
