/// Where a row of a table of several families stands.
struct RowPlace: Hashable, Sendable {
  // Small, since indexes hold one for every row.
  private var familyNumber: UInt16
  private var rowNumber: UInt16

  init(family: Int = 0, row: Int = 0) {
    familyNumber = UInt16(family)
    rowNumber = UInt16(row)
  }

  var family: Int { Int(familyNumber) }
  var row: Int { Int(rowNumber) }

  var next: RowPlace { RowPlace(family: family, row: row + 1) }
}

/// Entries in numbered buckets, one array for all; within a bucket they keep their order.
struct RowIndex<Entry: Sendable>: Sendable {
  private let entries: [Entry]
  /// Where each bucket begins, and the end of the last.
  private let starts: [Int]

  /// Complexity: linear in the number of buckets and of entries.
  init(buckets: Int, _ entries: [(bucket: Int, entry: Entry)]) {
    var starts = [Int](repeating: 0, count: buckets + 1)
    for (bucket, _) in entries { starts[bucket + 1] += 1 }
    for bucket in 0..<buckets { starts[bucket + 1] += starts[bucket] }
    var next = starts
    self.entries = [Entry](unsafeUninitializedCapacity: entries.count) { buffer, count in
      for (bucket, entry) in entries {
        buffer.initializeElement(at: next[bucket], to: entry)
        next[bucket] += 1
      }
      count = entries.count
    }
    self.starts = starts
  }

  subscript(bucket: Int) -> ArraySlice<Entry> { entries[starts[bucket]..<starts[bucket + 1]] }
}
