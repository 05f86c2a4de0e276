public import ByteSources
internal import CZlib

/// A compressed stream, inflated in steps under the caller's limit.
///
/// Memory is zlib's 32 KiB window and the output; no input makes it exceed the limit. The stream must not be
/// used again after a thrown error.
///
/// ```swift
/// var inflater = try Inflater(.raw)
/// var text: [UInt8] = []
/// let state = try inflater.inflate(chunk, appendingTo: &text, upTo: 4096).state
/// ```
public struct Inflater: ~Copyable {
  /// The wrapper of the deflated bytes.
  public enum Format: Hashable, Sendable {
    /// None (RFC 1951), as in ZIP.
    case raw
    /// zlib (RFC 1950), as in PNG.
    case zlib
    /// A gzip member (RFC 1952).
    case gzip
  }

  /// The state of an inflated stream.
  public enum State: Hashable, Sendable {
    /// All input was used and the stream continues (the limit may be reached too).
    case needsInput
    /// The output has reached the limit and the stream continues.
    case limitReached
    /// The stream ended, with a valid checksum if it has one.
    case finished
  }

  // Untyped, so that no zlib type is part of this type's layout.
  private let storage: UnsafeMutableRawPointer
  private var stream: UnsafeMutablePointer<z_stream> { storage.assumingMemoryBound(to: z_stream.self) }
  private var isFinished = false

  /// Creates a stream.
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
  /// Returns the state and the number of used bytes of `input`. Complexity: linear in input plus output.
  public mutating func inflate(
    _ input: UnsafeRawBufferPointer, appendingTo output: inout [UInt8], upTo limit: Int
  ) throws(InflateError) -> (state: State, used: Int) {
    var used = 0
    let chunkSize = 16 << 10
    while !isFinished {
      let inputCount = min(input.count - used, 1 << 20)
      let room = min(max(0, limit - output.count), chunkSize)
      let step = advance(
        UnsafeRawBufferPointer(rebasing: input[used..<used + inputCount]), &output, room: room)
      used += step.used
      switch step.code {
      case Z_STREAM_END: isFinished = true
      case Z_OK, Z_BUF_ERROR:
        // With no room left, zlib can still find the end of a stream that fits the limit exactly.
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
    // At least one byte: zlib requires a non-null pointer.
    withUnsafeTemporaryAllocation(byteCount: max(room, 1), alignment: 1) { buffer in
      // zlib never writes through next_in; its type lacks the const only for old compilers.
      let bytes = input.baseAddress.map { UnsafeMutableRawPointer(mutating: $0) } ?? buffer.baseAddress
      stream.pointee.next_in = bytes?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.avail_in = UInt32(input.count)
      stream.pointee.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.avail_out = UInt32(room)
      // With Z_FINISH zlib allocates no window for a stream that ends in this call; others continue as usual.
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

/// Deflates bytes in memory to a raw stream (RFC 1951).
package enum Deflater {
  /// zlib's level: a third of the time of its default for a tenth more bytes.
  private static let level: Int32 = 4

  /// Returns the deflated bytes.
  ///
  /// Complexity: linear; needs zlib's window besides the result.
  package static func deflate(_ bytes: [UInt8]) throws(InflateError) -> [UInt8] {
    var stream = z_stream()
    guard
      deflateInit2_(
        &stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw .outOfMemory }
    defer { deflateEnd(&stream) }
    guard bytes.count <= Int(UInt32.max) else { throw .corrupt("more than zlib counts") }
    var result = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    var input = bytes
    let code = input.withUnsafeMutableBufferPointer { input in
      result.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(clamping: output.count)
        return CZlib.deflate(&stream, Z_FINISH)
      }
    }
    guard code == Z_STREAM_END else { throw .corrupt("no end of the deflated bytes") }
    result.removeLast(Int(stream.avail_out))
    return result
  }
}
