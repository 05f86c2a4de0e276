internal import ByteSources

extension ByteReader {
  static let pieceSize = WorkClock.pieceSize

  /// Calls `body` with one piece after another of a range, each with so many bytes of the next one behind it, until it says true.
  ///
  /// `body` gets the piece and how many of its bytes are its own; the clock is asked before each. Errors: ``ReadFailure/budget``
  /// where there are more bytes than may be read.
  func scan(
    _ range: Range<Int64>, overlap: Int, _ body: (ByteView, Int) throws(ReadFailure) -> Bool
  ) throws(ReadFailure) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      try checkTime()
      let left = range.upperBound - offset
      let wanted = Int(min(left, Int64(Self.pieceSize + overlap)))
      let view = try available(at: offset, upTo: wanted)
      if view.count == 0 { return false }
      let own = view.count < wanted || Int64(view.count) == left ? view.count : view.count - overlap
      if try body(view, own) { return true }
      offset += Int64(own)
    }
    return false
  }

  /// True where a text stands in a range, in the same letter case.
  func holds(_ text: StaticString, in range: Range<Int64>) throws(ReadFailure) -> Bool {
    try scan(range, overlap: text.utf8CodeUnitCount - 1) { (view, _) throws(ReadFailure) in
      view.contains(text)
    }
  }

  /// Everything, as far as the source says where it ends.
  var everything: Range<Int64> { 0..<max(0, end) }
}
