internal import CZlib

/// Deflates bytes in memory, with nothing wrapped around them (RFC 1951).
package enum Deflater {
  /// How hard zlib tries: a third of the time of its default, and a tenth more bytes.
  private static let level: Int32 = 4

  /// The deflated form of `bytes`.
  ///
  /// Complexity: linear; zlib's window beside the result.
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
