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
    var output = Output(bytes: [], extent: .truncated, used: 0)
    try members(of: input, as: format, upTo: limit, into: &output) { _ in true }
    return output
  }

  /// As ``bytes(of:as:upTo:)``, piece by piece: `goesOn` gets how many bytes were made since it was asked last.
  static func members(
    of input: [UInt8], as format: Inflater.Format, upTo limit: Int, into output: inout Output,
    _ goesOn: (Int) -> Bool
  ) throws(InflateError) {
    try input.withUnsafeBufferPointer { input throws(InflateError) in
      let bytes = UnsafeRawBufferPointer(input)
      repeat {
        var inflater = try Inflater(format)
        var (state, end) = (Inflater.State.needsInput, 0)
        repeat {
          let rest = UnsafeRawBufferPointer(rebasing: bytes[output.used...])
          let before = output.bytes.count
          end = min(limit, before + longestPiece)
          let step = try inflater.inflate(rest, appendingTo: &output.bytes, upTo: end)
          output.used += step.used
          state = step.state
          if !goesOn(output.bytes.count - before + costOfMember) { return }
        } while state != .finished && output.bytes.count == end && end < limit
        switch state {
        case .needsInput: output.extent = output.bytes.count < limit ? .truncated : .limited
        case .limitReached: output.extent = .limited
        case .finished: output.extent = .whole
        }
      } while output.extent == .whole && format == .gzip && bytes.count - output.used > 2
        && bytes[output.used] == 0x1F && bytes[output.used + 1] == 0x8B
    }
  }

  private static let longestPiece = 64 << 10
  /// The cost of beginning a member, in bytes that are inflated: members may be empty.
  private static let costOfMember = 4096
}
