internal import ByteSources
internal import SystemCalls
internal import SystemPackage

/// A spool of a pipe's bytes for reading by range: in memory at first, then in an unnamed file.
package struct InputSpool {
  /// The limit for all bytes.
  package static let limit = 64 << 20
  private static let memoryLimit = 4 << 20

  private var bytes: [UInt8] = []
  private var file: FileDescriptor?
  private var count = 0
  /// True if the pipe was read to its end.
  private(set) var isComplete = false

  var source: any ByteSource {
    guard let file else { return MemorySource(bytes) }
    return DescriptorSource(descriptor: file.rawValue, byteCount: Int64(count))
  }

  /// Reads until the end or the limit; without room for a file, up to the memory limit.
  mutating func fill(from descriptor: FileDescriptor) throws(Errno) {
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while count < Self.limit {
      let length = try descriptor.readBytes(into: &block)
      if length == 0 {
        isComplete = true
        return
      }
      guard try append(block[..<length]) else { return }
    }
  }

  /// Returns false if there is no room.
  private mutating func append(_ chunk: ArraySlice<UInt8>) throws(Errno) -> Bool {
    if file == nil, count + chunk.count > Self.memoryLimit {
      guard let scratch = try? FileSystem.makeScratchFile() else { return false }
      guard (try? scratch.writeContents(bytes)) != nil else {
        scratch.release()
        return false
      }
      file = scratch
      bytes = []
    }
    if let file {
      guard (try? file.writeContents(chunk)) != nil else { return false }
    } else {
      bytes.append(contentsOf: chunk)
    }
    count += chunk.count
    return true
  }

  func close() { file?.release() }
}
