/// Compressed bytes in memory, inflated at once.
///
/// ```swift
/// let page = try Inflate.bytes(of: compressed, as: .gzip, upTo: 1 << 20)
/// if page.extent == .whole { … }
/// ```
public enum Inflate {
  /// What inflating gave.
  public struct Output: Hashable, Sendable {
    /// The bytes, never more than the limit.
    public var bytes: [UInt8]
    /// Whether that is all, or the limit or the end of the input came first.
    public var extent: Extent
    /// How many bytes of input were used.
    public var used: Int
  }

  /// Inflates `input` up to `limit` bytes of output.
  ///
  /// Input that ends early gives what there is, marked ``Extent/truncated``. The members of a gzip file are joined
  /// (RFC 1952, 2.2); bytes after the last that are no member are left alone. Errors: ``InflateError``.
  public static func bytes(
    of input: [UInt8], as format: Inflater.Format, upTo limit: Int
  ) throws(InflateError) -> Output {
    try input.withUnsafeBufferPointer { input throws(InflateError) in
      let bytes = UnsafeRawBufferPointer(input)
      var output = Output(bytes: [], extent: .truncated, used: 0)
      repeat {
        var inflater = try Inflater(format)
        let rest = UnsafeRawBufferPointer(rebasing: bytes[output.used...])
        let (state, used) = try inflater.inflate(rest, appendingTo: &output.bytes, upTo: limit)
        output.used += used
        switch state {
        case .needsInput: output.extent = output.bytes.count < limit ? .truncated : .limited
        case .limitReached: output.extent = .limited
        case .finished: output.extent = .whole
        }
      } while output.extent == .whole && format == .gzip && bytes.count - output.used > 2
        && bytes[output.used] == 0x1F && bytes[output.used + 1] == 0x8B
      return output
    }
  }
}
