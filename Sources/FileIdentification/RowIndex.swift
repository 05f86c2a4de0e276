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

/// Rows in numbered buckets, one array for all; within a bucket they keep their order.
struct RowIndex: Sendable {
  private let places: [RowPlace]
  /// Where each bucket begins, and the end of the last, in few bytes, since a start writes all of them.
  private let starts: [UInt16]

  /// `visit` gives each row's bucket and place to what it is called with, at most `limit` times.
  ///
  /// Complexity: linear in the number of buckets and of rows.
  init(buckets: Int, limit: Int, _ visit: (_ give: (_ bucket: Int, _ place: RowPlace) -> Void) -> Void) {
    var total = 0
    let (places, starts) = withUnsafeTemporaryAllocation(
      of: (bucket: UInt16, place: RowPlace).self, capacity: limit
    ) { given in
      visit { bucket, place in
        precondition(total < limit, "more rows than were announced")
        given.initializeElement(at: total, to: (UInt16(bucket), place))
        total += 1
      }
      // Where the next row of each bucket goes; behind the last row of a bucket, where the next bucket begins.
      var starts = [UInt16](repeating: 0, count: buckets + 2)
      for row in given[..<total] { starts[Int(row.bucket) + 2] += 1 }
      for bucket in 0..<buckets { starts[bucket + 2] += starts[bucket + 1] }
      let places = [RowPlace](unsafeUninitializedCapacity: total) { places, count in
        for row in given[..<total] {
          places.initializeElement(at: Int(starts[Int(row.bucket) + 1]), to: row.place)
          starts[Int(row.bucket) + 1] += 1
        }
        count = total
      }
      return (places, starts)
    }
    (self.places, self.starts) = (places, starts)
  }

  subscript(bucket: Int) -> ArraySlice<RowPlace> { places[range(of: bucket)] }

  /// How many rows a bucket has.
  func count(of bucket: Int) -> Int { range(of: bucket).count }

  private func range(of bucket: Int) -> Range<Int> { Int(starts[bucket])..<Int(starts[bucket + 1]) }
}
