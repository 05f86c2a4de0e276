// Fetching ranges in one request before they are parsed.
extension ByteReader {
  /// Returns the first bytes of a range, up to `limit`: fewer if the range or the source ends before.
  package func available(in range: Range<Int64>, upTo limit: Int) throws(ReadFailure) -> ByteView {
    try available(
      at: range.lowerBound, upTo: Int(min(range.upperBound &- range.lowerBound, Int64(limit))))
  }

  /// Fetches a range in one request, so that reads within it need none.
  package func prefetch(_ range: Range<Int64>, upTo limit: Int) throws(ReadFailure) {
    if !range.isEmpty { _ = try available(in: range, upTo: limit) }
  }

  /// The end of the source, or the largest offset if its length is unknown.
  package var end: Int64 { byteCount ?? Int64.max }
}
