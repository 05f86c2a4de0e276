import UniformTypes

/// Identifiers that a mistyped one may have meant.
enum TypeSuggestions {
  private static let most = 3
  /// Identifiers longer than this are not compared: the work is their product.
  private static let longest = 128

  /// The nearest identifiers within a third of the text's length, or those that end in the same words; nearest first.
  static func near(_ text: String, in registry: TypeRegistry) -> [String] {
    let wanted = Array(text.lowercased().utf8)
    guard wanted.count <= longest else { return [] }
    let allowed = max(1, min(4, wanted.count / 3))
    var found: [(identifier: String, distance: Int)] = []
    for type in registry.declaredTypes {
      let identifier = type.identifier
      if abs(identifier.utf8.count - wanted.count) <= allowed,
        let distance = distance(wanted, Array(identifier.utf8), atMost: allowed)
      {
        found.append((identifier, distance))
      } else if identifier.hasSuffix("." + text.lowercased()) {
        found.append((identifier, allowed))
      }
    }
    return found.sorted { ($0.distance, $0.identifier.utf8.count, $0.identifier)
      < ($1.distance, $1.identifier.utf8.count, $1.identifier) }
      .prefix(most).map(\.identifier)
  }

  /// How many bytes must be inserted, dropped, replaced or swapped with their neighbour; nil when above `limit`.
  static func distance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
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
