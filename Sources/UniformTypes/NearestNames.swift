internal import TypeDeclarations

/// What a mistyped name may have meant: the one mechanism for words, fields, options and identifiers.
package enum NearestNames {
  private static let most = 3
  /// Names longer than this are not compared: the work is their product.
  private static let longest = 128

  /// The nearest of `names` within a third of the text's length, or those that end in the same words; nearest first.
  package static func near(_ text: String, among names: some Sequence<String>) -> [String] {
    let folded = text.lowercased()
    let wanted = Array(folded.utf8)
    guard (1...longest).contains(wanted.count) else { return [] }
    let allowed = max(1, min(4, wanted.count / 3))
    var found: [(name: String, distance: Int)] = []
    for name in names {
      let candidate = name.lowercased()
      if abs(candidate.utf8.count - wanted.count) <= allowed,
        let distance = EditDistance.between(wanted, Array(candidate.utf8), atMost: allowed)
      {
        found.append((name, distance))
      } else if candidate.hasSuffix("." + folded) {
        found.append((name, allowed))
      }
    }
    return found.sorted {
      ($0.distance, $0.name.utf8.count, $0.name) < ($1.distance, $1.name.utf8.count, $1.name)
    }
    .prefix(most).map(\.name)
  }
}

extension TypeRegistry {
  /// The identifiers that a mistyped one may have meant, nearest first.
  package func identifiers(near text: String) -> [String] {
    // Of an extension its first owner is meant, never an identifier that merely ends in the same word.
    if let owner = WrittenType("." + text).types(in: self).first {
      return owner.isPublic ? [owner.identifier] : []
    }
    let near = NearestNames.near(text, among: declaredTypes.lazy.map(\.identifier))
    // Of several that end in the same words, the public one is meant.
    let common = near.filter { $0.lowercased() == "public." + text.lowercased() }
    return common.isEmpty ? near : common
  }
}
