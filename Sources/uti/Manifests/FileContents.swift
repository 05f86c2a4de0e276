import SystemCalls
import SystemPackage

/// Whole files, one block after another.
enum FileContents {
  private static let blockSize = 256 << 10

  /// Hands over all bytes of an open file from an offset on, as it is by then.
  static func forEachBlock(
    of file: FileDescriptor, from start: Int64 = 0, _ take: (UnsafeRawBufferPointer) -> Void
  ) throws(Errno) {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: blockSize, alignment: 16)
    defer { block.deallocate() }
    var offset = start
    while true {
      let count = try file.fill(block, at: offset)
      take(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(block)[..<count]))
      if count < blockSize { break }
      offset &+= Int64(count)
    }
  }
}
