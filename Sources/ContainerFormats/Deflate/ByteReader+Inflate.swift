package import ByteSources

extension ByteReader {
  /// Inflates bytes of the file, on its budget; nil where they are no such stream.
  ///
  /// Errors: ``ReadFailure/budget`` when what the file's parts may grow to together is used up.
  package func inflated(
    _ bytes: ByteView, as format: Inflater.Format, upTo limit: Int
  ) throws(ReadFailure) -> Inflate.Output? {
    let room = try roomToInflate(upTo: limit)
    guard let output = try? Inflate.bytes(of: bytes.array, as: format, upTo: room) else { return nil }
    countInflated(output.bytes.count)
    if output.extent == .limited, room < limit { _ = try roomToInflate(upTo: limit) }
    return output
  }
}
