/// Search in a table without copying its rows.
///
/// A `for` loop and `firstIndex(where:)` copy each row, which retains and releases every text and closure in it. For a
/// table that is searched for each file, that costs more than evaluating the rows. Loops that must do more than search
/// use indices: a closure would copy what it captures, which in XMP alone added 2 per cent to the cost of a
/// picture's record.
extension Array {
  /// Returns the index of the first row that satisfies a condition.
  @inlinable @inline(__always)
  package func firstRow<Failure: Error>(
    where holds: (borrowing Element) throws(Failure) -> Bool
  ) throws(Failure) -> Int? {
    try withUnsafeBufferPointer { (rows) throws(Failure) -> Int? in
      // The subscript of the buffer would copy, that of the pointer does not.
      guard let first = rows.baseAddress else { return nil }
      for index in 0..<rows.count {
        if try holds(first[index]) { return index }
      }
      return nil
    }
  }
}
