import SystemCalls
import SystemPackage

extension RecordSpool {
  /// Reads the spool file from its beginning, block by block.
  struct Reader {
    let file: FileDescriptor
    private var block: [UInt8] = []
    private var position = 0
    private var offset: Int64 = 0

    init(file: FileDescriptor) { self.file = file }

    mutating func header() throws -> Header {
      try fill(MemoryLayout<Header>.size)
      defer { position += MemoryLayout<Header>.size }
      return block.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: Header.self) }
    }

    mutating func bytes(_ count: Int32) throws -> [UInt8] {
      let count = Int(count)
      if count <= 0 { return [] }
      try fill(count)
      defer { position += count }
      return block.withUnsafeBufferPointer {
        Array(UnsafeBufferPointer(rebasing: $0[position..<position + count]))
      }
    }

    mutating func skip(_ counts: Int32...) throws {
      for count in counts where count > 0 {
        try fill(Int(count))
        position += Int(count)
      }
    }

    private mutating func fill(_ count: Int) throws {
      guard block.count - position < count else { return }
      block.removeFirst(position)
      position = 0
      while block.count < count {
        let before = block.count
        block.append(contentsOf: repeatElement(0, count: RecordSpool.blockSize))
        let readCount = try block.withUnsafeMutableBytes { bytes in
          do throws(Errno) {
            return try file.readBytes(
              at: offset, into: UnsafeMutableRawBufferPointer(rebasing: bytes[before...]))
          } catch { throw RecordSpool.failure(error.description) }
        }
        block.removeLast(RecordSpool.blockSize - readCount)
        offset += Int64(readCount)
        if readCount == 0 { throw RecordSpool.failure("it ends early") }
      }
    }
  }
}
