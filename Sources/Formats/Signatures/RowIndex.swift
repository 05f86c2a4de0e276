/// Where a row of a table of several families stands.
package struct RowPlace: Hashable, Sendable {
  // Small, since indexes hold one for every row.
  private var familyNumber: UInt16
  private var rowNumber: UInt16

  package init(family: Int = 0, row: Int = 0) {
    familyNumber = UInt16(family)
    rowNumber = UInt16(row)
  }

  package var family: Int { Int(familyNumber) }
  package var row: Int { Int(rowNumber) }

  package var next: RowPlace { RowPlace(family: family, row: row + 1) }
}

/// Rows in numbered buckets, one array for all; within a bucket they keep their order.
package struct RowIndex: Sendable {
  private let places: [RowPlace]
  /// Where each bucket begins, and the end of the last, in few bytes, since a start writes all of them.
  private let starts: [UInt16]

  /// `visit` gives each row's bucket and place to what it is called with, the same ones both times: they are counted first.
  ///
  /// Complexity: linear in the number of buckets and of rows.
  package init(buckets: Int, _ visit: (_ give: (_ bucket: Int, _ place: RowPlace) -> Void) -> Void) {
    let starts = [UInt16](unsafeUninitializedCapacity: buckets + 1) { starts, count in
      starts.initialize(repeating: 0)
      visit { bucket, _ in starts[bucket + 1] += 1 }
      for bucket in 0..<buckets { starts[bucket + 1] += starts[bucket] }
      count = starts.count
    }
    let total = Int(starts[buckets])
    places = [RowPlace](unsafeUninitializedCapacity: total) { places, count in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: starts.count) { next in
        _ = next.initialize(from: starts)
        visit { bucket, place in
          places.initializeElement(at: Int(next[bucket]), to: place)
          next[bucket] += 1
        }
      }
      count = total
    }
    self.starts = starts
  }

  package subscript(bucket: Int) -> ArraySlice<RowPlace> { places[range(of: bucket)] }

  /// How many rows a bucket has.
  package func count(of bucket: Int) -> Int { range(of: bucket).count }

  private func range(of bucket: Int) -> Range<Int> { Int(starts[bucket])..<Int(starts[bucket + 1]) }
}
