/// The location of a row, such as a signature, in a table that consists of several lists.
package struct RowLocation: Hashable, Sendable {
  // Small, since indexes hold one per row.
  private var familyNumber: UInt16
  private var rowNumber: UInt16

  package init(family: Int = 0, row: Int = 0) {
    familyNumber = UInt16(family)
    rowNumber = UInt16(row)
  }

  package var family: Int { Int(familyNumber) }
  package var row: Int { Int(rowNumber) }

  package var next: RowLocation { RowLocation(family: family, row: row + 1) }
}

/// Rows in numbered buckets, in a single array; order within a bucket is kept.
package struct RowIndex: Sendable {
  private let locations: [RowLocation]
  /// The start of each bucket, and the end of the last; small, since it is written at every start.
  private let starts: [UInt16]

  /// Fills the buckets; `visit` passes bucket and location of each row to its argument, and is called twice
  /// with the same result: the first pass counts.
  ///
  /// Complexity: linear in the number of buckets and rows.
  package init(buckets: Int, _ visit: (_ add: (_ bucket: Int, _ location: RowLocation) -> Void) -> Void) {
    let starts = [UInt16](unsafeUninitializedCapacity: buckets + 1) { starts, count in
      starts.initialize(repeating: 0)
      visit { bucket, _ in starts[bucket + 1] += 1 }
      for bucket in 0..<buckets { starts[bucket + 1] += starts[bucket] }
      count = starts.count
    }
    let total = Int(starts[buckets])
    locations = [RowLocation](unsafeUninitializedCapacity: total) { locations, count in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: starts.count) { next in
        _ = next.initialize(from: starts)
        visit { bucket, location in
          locations.initializeElement(at: Int(next[bucket]), to: location)
          next[bucket] += 1
        }
      }
      count = total
    }
    self.starts = starts
  }

  package subscript(bucket: Int) -> ArraySlice<RowLocation> { locations[range(of: bucket)] }

  package func count(of bucket: Int) -> Int { range(of: bucket).count }

  private func range(of bucket: Int) -> Range<Int> { Int(starts[bucket])..<Int(starts[bucket + 1]) }
}
