/// A source of bytes that the caller owns and keeps valid during one call.
package struct BorrowedSource: ByteSource {
  private let bytes: UnsafeRawBufferPointer

  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  package var byteCount: Int64? { Int64(bytes.count) }

  package func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError)
    -> Int
  {
    guard offset < Int64(bytes.count) else { return 0 }
    let start = Int(offset)
    let count = min(buffer.count, bytes.count - start)
    buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + count]))
    return count
  }
}
