package import ByteSources

extension ByteReader {
  /// Inflates bytes of the file, on its budget and time; nil where they are no such stream.
  ///
  /// Errors: ``ReadFailure/budget`` when what the file's parts may grow to together is used up.
  package func inflated(
    _ bytes: ByteView, as format: Inflater.Format, upTo limit: Int
  ) throws(ReadFailure) -> Inflate.Output? {
    let room = try roomToInflate(upTo: limit)
    // What is lent may be gone once the clock was asked.
    let bytes = bytes.array
    var output = Inflate.Output(bytes: [], extent: .truncated, used: 0)
    var failure: ReadFailure?
    do throws(InflateError) {
      try Inflate.members(of: bytes, as: format, upTo: room, into: &output) { made in
        do throws(ReadFailure) { try work(made) } catch { failure = error }
        return failure == nil
      }
    } catch { return nil }
    if let failure { throw failure }
    countInflated(output.bytes.count)
    if output.extent == .limited, room < limit { _ = try roomToInflate(upTo: limit) }
    return output
  }
}
