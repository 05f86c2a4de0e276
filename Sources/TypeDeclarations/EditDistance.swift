/// The edit distance between two words, for mistyped names, keys and identifiers.
package enum EditDistance {
  /// Returns the number of bytes to insert, delete, change or swap with their neighbour; nil if more than
  /// `limit`.
  ///
  /// Complexity: the product of the lengths; less if the words differ early.
  package static func between(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      var least = i + 1
      for j in b.indices {
        var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforePrevious[j - 1] + 1) }
        row.append(cost)
        least = min(least, cost)
      }
      if least > limit { return nil }
      (beforePrevious, previous) = (previous, row)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }

  package static func isOne(_ a: [UInt8], _ b: [UInt8]) -> Bool { between(a, b, atMost: 1) == 1 }
}
