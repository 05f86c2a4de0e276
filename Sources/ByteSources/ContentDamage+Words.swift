extension ContentDamage {
  /// Every word that this version's readers say.
  package static let words: [String] = [
    empty, truncated, hollow, lyingLength, cyclic, malformed,
  ].map(\.rawValue)
}
