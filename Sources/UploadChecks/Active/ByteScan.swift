internal import ByteSources

// Scanning a file in overlapping chunks within its limits of time and bytes.
extension ByteReader {
  static let chunkSize = WorkClock.checkInterval

  /// Calls `body` with successive overlapping chunks of a range until it returns true.
  ///
  /// `body` gets the chunk and the number of its bytes before the overlap. The time limit is checked before each chunk.
  /// Errors: ``ReadFailure/budget`` if the range exceeds the budget.
  func scan(
    _ range: Range<Int64>, overlap: Int, _ body: (ByteView, Int) throws(ReadFailure) -> Bool
  ) throws(ReadFailure) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      try checkTime()
      let left = range.upperBound - offset
      let wanted = Int(min(left, Int64(Self.chunkSize + overlap)))
      let view = try available(at: offset, upTo: wanted)
      if view.count == 0 { return false }
      let own = view.count < wanted || Int64(view.count) == left ? view.count : view.count - overlap
      if try body(view, own) { return true }
      offset += Int64(own)
    }
    return false
  }

  /// Returns true if a range contains a text in the same letter case.
  func holds(_ text: StaticString, in range: Range<Int64>) throws(ReadFailure) -> Bool {
    try scan(range, overlap: text.utf8CodeUnitCount - 1) { (view, _) throws(ReadFailure) in
      view.contains(text)
    }
  }

  /// The range of the whole file, as far as its length is known.
  var everything: Range<Int64> { 0..<max(0, end) }
}
