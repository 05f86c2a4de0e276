internal import ByteSources
internal import SystemCalls
internal import SystemPackage

/// What comes by a pipe, kept so that it can be read by range: a beginning in memory, more in a file without a name.
package struct InputSpool {
  /// How much is kept at all, and how much of that in memory.
  package static let longest = 64 << 20
  private static let longestInMemory = 4 << 20

  private var bytes: [UInt8] = []
  private var file: FileDescriptor?
  private var count = 0
  /// Whether nothing was left behind in the pipe.
  private(set) var isWhole = false

  /// The bytes that came.
  var source: any ByteSource {
    guard let file else { return MemorySource(bytes) }
    return DescriptorSource(descriptor: file.rawValue, byteCount: Int64(count))
  }

  /// Takes what comes until it ends; where there is no room for a file, what memory may hold.
  mutating func fill(from descriptor: FileDescriptor) throws(Errno) {
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while count < Self.longest {
      let came = try descriptor.readBytes(into: &block)
      if came == 0 {
        isWhole = true
        return
      }
      guard try keep(block[..<came]) else { return }
    }
  }

  /// False where there is no room.
  private mutating func keep(_ piece: ArraySlice<UInt8>) throws(Errno) -> Bool {
    if file == nil, count + piece.count > Self.longestInMemory {
      guard let made = try? FileSystem.makeScratchFile() else { return false }
      guard (try? made.writeContents(bytes)) != nil else {
        made.release()
        return false
      }
      file = made
      bytes = []
    }
    if let file {
      guard (try? file.writeContents(piece)) != nil else { return false }
    } else {
      bytes.append(contentsOf: piece)
    }
    count += piece.count
    return true
  }

  func close() { file?.release() }
}
