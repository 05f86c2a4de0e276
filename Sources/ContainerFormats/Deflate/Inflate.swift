/// Inflates compressed bytes (zlib, gzip or raw) in memory.
///
/// ```swift
/// let page = try Inflate.bytes(of: compressed, as: .gzip, upTo: 1 << 20)
/// if page.extent == .whole { … }
/// ```
public enum Inflate {
  /// The result of inflating.
  public struct Output: Hashable, Sendable {
    /// The bytes, up to the limit.
    public var bytes: [UInt8]
    /// The extent of the bytes: whole, limited or truncated.
    public var extent: Extent
    /// The number of input bytes used.
    public var used: Int
  }

  /// Inflates `input` up to `limit` bytes of output.
  ///
  /// Truncated input gives partial output with ``Extent/truncated``. The members of a gzip file are joined
  /// (RFC 1952, 2.2); trailing bytes that are not a member are ignored. Errors: ``InflateError``.
  public static func bytes(
    of input: [UInt8], as format: Inflater.Format, upTo limit: Int
  ) throws(InflateError) -> Output {
    var output = Output(bytes: [], extent: .truncated, used: 0)
    try members(of: input, as: format, upTo: limit, into: &output) { _ in true }
    return output
  }

  /// Like ``bytes(of:as:upTo:)``, in steps, until `shouldContinue` returns false for the cost of a step in bytes.
  static func members(
    of input: [UInt8], as format: Inflater.Format, upTo limit: Int, into output: inout Output,
    _ shouldContinue: (Int) -> Bool
  ) throws(InflateError) {
    try input.withUnsafeBufferPointer { input throws(InflateError) in
      let bytes = UnsafeRawBufferPointer(input)
      repeat {
        var inflater = try Inflater(format)
        var (state, end) = (Inflater.State.needsInput, 0)
        repeat {
          let rest = UnsafeRawBufferPointer(rebasing: bytes[output.used...])
          let before = output.bytes.count
          end = min(limit, before + maxChunkSize)
          let step = try inflater.inflate(rest, appendingTo: &output.bytes, upTo: end)
          output.used += step.used
          state = step.state
          if !shouldContinue(output.bytes.count - before + fixedStepCost) { return }
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

  private static let maxChunkSize = 64 << 10
  /// The cost of a step besides its inflated bytes, so that empty members are not free.
  private static let fixedStepCost = 4096
}

/// The reason why compressed bytes cannot be inflated.
public enum InflateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are not a valid stream; the associated text is zlib's message, if there is one.
  case corrupt(String)
  /// The stream requires a preset dictionary, which is not supported.
  case needsDictionary
  /// zlib could not allocate its window.
  case outOfMemory

  public var description: String {
    switch self {
    case .corrupt(let reason): "corrupt compressed data: \(reason)"
    case .needsDictionary: "the compressed data needs a preset dictionary"
    case .outOfMemory: "no memory to inflate"
    }
  }
}
