/// A source that calls a closure for each range: an object store, an archive member, a network block device.
///
/// ```swift
/// let source = RangeSource(byteCount: object.size) { offset, count in try store.get(object, offset, count) }
/// ```
public struct RangeSource: ByteSource {
  public let byteCount: Int64?
  private let readRange: (Int64, Int) throws -> [UInt8]

  /// Creates a source that calls `readRange(offset, count)`; a shorter result means the end; a longer one is cut.
  public init(byteCount: Int64?, readRange: @escaping (Int64, Int) throws -> [UInt8]) {
    self.byteCount = byteCount
    self.readRange = readRange
  }

  public func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    do {
      let bytes = try readRange(offset, buffer.count)
      let count = min(bytes.count, buffer.count)
      bytes.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      return count
    } catch let error as ByteSourceError {
      throw error
    } catch {
      throw ByteSourceError(code: nil, description: "\(error)")
    }
  }
}
