public import ByteSources

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A byte source over Foundation's `Data`.
///
/// Complexity: a read copies only the requested bytes.
public struct DataSource: ByteSource, Sendable {
  private let data: Data

  /// Creates a source over `data`, which may be a slice.
  public init(_ data: Data) { self.data = data }

  public var byteCount: Int64? { Int64(data.count) }

  public func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    guard offset < Int64(data.count) else { return 0 }
    let start = data.startIndex + Int(offset)
    let count = min(buffer.count, data.endIndex - start)
    data.copyBytes(to: buffer, from: start..<start + count)
    return count
  }
}
