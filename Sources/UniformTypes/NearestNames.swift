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
        let distance = distance(wanted, Array(candidate.utf8), atMost: allowed)
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

  /// How many bytes must be inserted, dropped, replaced or swapped with their neighbour; nil when above `limit`.
  package static func distance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    var before: [Int] = []
    var above = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      var least = i + 1
      for j in 0..<b.count {
        var cost = min(above[j + 1] + 1, row[j] + 1, above[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
        least = min(least, cost)
      }
      if least > limit { return nil }
      before = above
      above = row
    }
    return above[b.count] <= limit ? above[b.count] : nil
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
