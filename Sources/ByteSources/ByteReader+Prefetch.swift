extension ByteReader {
  /// Lends the first bytes of a range, up to `limit` of them: fewer where the range or the source ends.
  package func available(in range: Range<Int64>, upTo limit: Int) throws(ReadFailure) -> ByteView {
    try available(
      at: range.lowerBound, upTo: Int(min(range.upperBound &- range.lowerBound, Int64(limit))))
  }

  /// Fetches a range in one request, so that a walk inside it costs none; what is missing is not asked for.
  package func prefetch(_ range: Range<Int64>, upTo limit: Int) throws(ReadFailure) {
    if !range.isEmpty { _ = try available(in: range, upTo: limit) }
  }

  /// The end of the source, or as far as offsets go.
  package var end: Int64 { byteCount ?? Int64.max }
}
