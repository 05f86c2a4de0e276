import ByteSources

/// A source that records reads.
final class CountingSource: ByteSource {
  let bytes: [UInt8]
  let declaredCount: Int64?
  private(set) var requests: [Range<Int64>] = []

  init(_ bytes: [UInt8], declaresCount: Bool = true) {
    self.bytes = bytes
    declaredCount = declaresCount ? Int64(bytes.count) : nil
  }

  var byteCount: Int64? { declaredCount }

  func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
    requests.append(offset..<offset + Int64(buffer.count))
    guard offset < Int64(bytes.count) else { return 0 }
    let part = bytes[Int(offset)..<min(bytes.count, Int(offset) + buffer.count)]
    for (index, byte) in part.enumerated() { buffer[index] = byte }
    return part.count
  }
}
