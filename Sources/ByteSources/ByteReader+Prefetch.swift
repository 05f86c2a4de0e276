extension ByteReader {
  /// Fetches a range in one request, so that a walk inside it costs none; what is missing is not asked for.
  package func prefetch(_ range: Range<Int64>, upTo limit: Int) throws(ReadFailure) {
    let count = range.upperBound &- range.lowerBound
    guard count > 0 else { return }
    _ = try available(at: range.lowerBound, upTo: Int(min(count, Int64(limit))))
  }

  /// The end of the source, or as far as offsets go.
  package var end: Int64 { byteCount ?? Int64.max }
}
