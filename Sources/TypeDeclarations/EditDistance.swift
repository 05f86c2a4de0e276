/// The number of slips between two words: the one measure for mistyped names, keys and identifiers.
package enum EditDistance {
  /// The number of bytes to insert, drop, change or swap with their neighbour; nil when more than `limit`.
  ///
  /// Complexity: the product of the lengths; less where the words part early.
  package static func between(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var before: [Int] = []
    var above = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      var least = i + 1
      for j in b.indices {
        var cost = min(above[j + 1] + 1, row[j] + 1, above[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
        least = min(least, cost)
      }
      if least > limit { return nil }
      (before, above) = (above, row)
    }
    return above[b.count] <= limit ? above[b.count] : nil
  }

  /// True if one slip makes `a` of `b`.
  package static func isOne(_ a: [UInt8], _ b: [UInt8]) -> Bool { between(a, b, atMost: 1) == 1 }
}
