/// A source of bytes in memory.
///
/// Complexity: a read copies only the requested bytes.
public struct MemorySource: ByteSource, Sendable {
  private let bytes: [UInt8]

  /// Creates a source over `bytes`.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  public var byteCount: Int64? { Int64(bytes.count) }

  public func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    guard offset < Int64(bytes.count) else { return 0 }
    let start = Int(offset)
    let count = min(buffer.count, bytes.count - start)
    bytes.withUnsafeBytes {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[start..<start + count]))
    }
    return count
  }
}
