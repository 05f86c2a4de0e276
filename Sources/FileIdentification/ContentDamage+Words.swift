extension ContentDamage {
  /// Every word that this version's readers say.
  package static let words: [String] = [empty, truncated, lyingLength, cyclic, malformed].map(\.rawValue)
}
