public import ByteSources
internal import CZlib

/// One compressed stream, inflated piece by piece under a limit that the caller sets.
///
/// Memory is zlib's 32 KiB window and the output; no input makes it grow past the limit. After a thrown error the
/// stream must not be used again.
///
/// ```swift
/// var inflater = try Inflater(.raw)
/// var text: [UInt8] = []
/// let state = try inflater.inflate(piece, appendingTo: &text, upTo: 4096).state
/// ```
public struct Inflater: ~Copyable {
  /// What is wrapped around the deflated bytes.
  public enum Format: Hashable, Sendable {
    /// Nothing (RFC 1951), as in ZIP.
    case raw
    /// RFC 1950, as in PNG.
    case zlib
    /// RFC 1952: one member.
    case gzip
  }

  /// Where an inflated stream stands.
  public enum State: Hashable, Sendable {
    /// All input was used and the stream goes on (the limit may be reached, too).
    case needsInput
    /// The output has reached the limit and the stream wants to go on.
    case limitReached
    /// The stream ended, and its checksum (if it has one) is right.
    case finished
  }

  // Raw, so that no zlib type is part of this type's layout.
  private let storage: UnsafeMutableRawPointer
  private var stream: UnsafeMutablePointer<z_stream> { storage.assumingMemoryBound(to: z_stream.self) }
  private var isFinished = false

  /// Starts a stream.
  public init(_ format: Format) throws(InflateError) {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let windowBits: Int32 =
      switch format {
      case .raw: -15
      case .zlib: 15
      case .gzip: 15 + 16
      }
    guard inflateInit2_(stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      stream.deallocate()
      throw .outOfMemory
    }
    storage = UnsafeMutableRawPointer(stream)
  }

  deinit {
    let stream = storage.assumingMemoryBound(to: z_stream.self)
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Inflates `input` until it is used up, the stream ends, or `output` holds `limit` bytes.
  ///
  /// Returns the state and how many bytes of `input` were used. Complexity: linear in input plus output.
  public mutating func inflate(
    _ input: UnsafeRawBufferPointer, appendingTo output: inout [UInt8], upTo limit: Int
  ) throws(InflateError) -> (state: State, used: Int) {
    var used = 0
    let pieceSize = 16 << 10
    while !isFinished {
      let piece = min(input.count - used, 1 << 20)
      let room = min(max(0, limit - output.count), pieceSize)
      let step = advance(UnsafeRawBufferPointer(rebasing: input[used..<used + piece]), &output, room: room)
      used += step.used
      switch step.code {
      case Z_STREAM_END: isFinished = true
      case Z_OK, Z_BUF_ERROR:
        // A call without room still lets zlib find the end of a stream that fits the limit exactly.
        if room == 0 { return (used == input.count ? .needsInput : .limitReached, used) }
        if used == input.count, step.made < room { return (.needsInput, used) }
        if step.used == 0, step.made == 0 { throw .corrupt("no progress") }
      case Z_NEED_DICT: throw .needsDictionary
      case Z_MEM_ERROR: throw .outOfMemory
      default: throw .corrupt(stream.pointee.msg.map { String(cString: $0) } ?? "invalid stream")
      }
    }
    return (.finished, used)
  }

  /// Inflates the bytes of a view; see ``inflate(_:appendingTo:upTo:)-(UnsafeRawBufferPointer,_,_)``.
  public mutating func inflate(
    _ input: ByteView, appendingTo output: inout [UInt8], upTo limit: Int
  ) throws(InflateError) -> (state: State, used: Int) {
    try inflate(input.buffer, appendingTo: &output, upTo: limit)
  }

  private func advance(
    _ input: UnsafeRawBufferPointer, _ output: inout [UInt8], room: Int
  ) -> (code: Int32, used: Int, made: Int) {
    // One byte at least: zlib wants a non-null pointer even when there is no room.
    withUnsafeTemporaryAllocation(byteCount: max(room, 1), alignment: 1) { buffer in
      // zlib never writes through next_in; its type lacks the const only for old compilers.
      let bytes = input.baseAddress.map { UnsafeMutableRawPointer(mutating: $0) } ?? buffer.baseAddress
      stream.pointee.next_in = bytes?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.avail_in = UInt32(input.count)
      stream.pointee.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.avail_out = UInt32(room)
      // So that no window is kept of a stream that ends in this call; of others one is, and they go on as ever.
      let code = CZlib.inflate(stream, Z_FINISH)
      let made = room - Int(stream.pointee.avail_out)
      let used = input.count - Int(stream.pointee.avail_in)
      stream.pointee.next_in = nil
      stream.pointee.next_out = nil
      output.append(contentsOf: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<made]))
      return (code, used, made)
    }
  }
}
