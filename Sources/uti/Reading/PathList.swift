import ByteSources
import SystemCalls
import SystemPackage

/// A list of paths from a file or a pipe, streamed; memory is limited to the longest valid path.
struct PathList {
  private static let blockSize = 64 << 10
  /// The limit on bytes without a path, as from a device.
  private static let maxLengthWithoutPath = 1 << 20

  let descriptor: FileDescriptor
  let terminator: UInt8

  /// An error that ends reading a list.
  struct Failure: Error {
    var reason: String
  }

  /// Calls `body` with each path, which is followed by a zero.
  ///
  /// Calls `rejected` with the reason for an invalid path, and `pause` before waiting for more input.
  ///
  /// Errors: ``Failure``, and those of the functions.
  func forEach(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Void, rejected: (String) -> Void, pause: () throws -> Void
  ) throws {
    var block = [UInt8](repeating: 0, count: Self.blockSize)
    // The beginning of a line that continues in the next block.
    var line: [UInt8] = []
    // Counted from 1, for messages.
    var number = 1
    var length = 0
    var withoutPath = 0
    func deliver(_ line: UnsafeMutableBufferPointer<UInt8>) throws {
      if try self.deliver(line, body) { withoutPath = 0 }
    }
    func append(_ slice: UnsafeMutableBufferPointer<UInt8>) {
      length += slice.count
      line += slice.prefix(max(0, FilePath.longest - line.count))
    }
    func end() throws {
      if length > line.count {
        rejected(
          "path \(number) has \(length) bytes, and none can have more than \(FilePath.longest); it was left out"
        )
        line.removeAll(keepingCapacity: true)
      }
      line.append(0)
      try line.withUnsafeMutableBufferPointer { try deliver($0) }
      line.removeAll(keepingCapacity: true)
      number += 1
      length = 0
    }
    while true {
      if !descriptor.isReadable { try pause() }
      let count: Int
      do { count = try descriptor.readBytes(into: &block) } catch {
        throw Failure(reason: "\(error)")
      }
      if count == 0 { break }
      withoutPath += count
      if withoutPath > Self.maxLengthWithoutPath {
        throw Failure(reason: "no path in \(Self.maxLengthWithoutPath >> 20) MiB of it")
      }
      try block.withUnsafeMutableBufferPointer { block in
        let bytes = ByteView(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(block)[..<count]))
        var start = 0
        while let lineEnd = bytes.firstIndex(of: terminator, from: start) {
          let whole = UnsafeMutableBufferPointer(rebasing: block[start...lineEnd])
          if length == 0, whole.count <= FilePath.longest {
            // Most paths are whole in one block, and are passed without a copy.
            whole[whole.count - 1] = 0
            try deliver(whole)
            number += 1
          } else {
            append(UnsafeMutableBufferPointer(rebasing: block[start..<lineEnd]))
            try end()
          }
          start = lineEnd + 1
        }
        append(UnsafeMutableBufferPointer(rebasing: block[start..<count]))
      }
    }
    try end()
  }

  /// Passes on a path followed by a zero; returns false for an empty line.
  private func deliver(
    _ line: UnsafeMutableBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws -> Bool {
    let path = UnsafeBufferPointer(rebasing: line.dropLast())
    if path.isEmpty { return false }
    if terminator != 0, ByteView(UnsafeRawBufferPointer(path)).firstIndex(of: 0) != nil {
      throw Failure(reason: "a path with a zero byte in it; paths that end with zeros are read with --null")
    }
    try body(path)
    return true
  }
}
