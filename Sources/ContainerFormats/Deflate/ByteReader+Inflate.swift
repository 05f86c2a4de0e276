package import ByteSources

// Inflating parts of a file within the reader's time and budget.
extension ByteReader {
  /// Inflates bytes within the file's time and budget; nil if they are not a valid stream.
  ///
  /// Errors: ``ReadFailure/budget`` if the limit on all inflated parts of the file is reached.
  package func inflated(
    _ bytes: ByteView, as format: Inflater.Format, upTo limit: Int
  ) throws(ReadFailure) -> Inflate.Output? {
    let room = try roomToInflate(upTo: limit)
    // A clock check may invalidate borrowed bytes.
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
