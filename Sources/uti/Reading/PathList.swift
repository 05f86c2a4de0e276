import ByteSources
import SystemCalls
import SystemPackage

/// Paths from a file or a pipe, handed over as they come: neither an endless list nor an endless line needs more memory
/// than a path can be long.
struct PathList {
  private static let blockSize = 64 << 10
  /// A list without a path in so many bytes is none: a device, or a line without an end.
  private static let longestWithoutPath = 1 << 20

  let descriptor: FileDescriptor
  let terminator: UInt8

  /// Why a list could not be read to its end.
  struct Failure: Error {
    var reason: String
  }

  /// Calls `found` for each path, with a zero behind it, `refused` with what is wrong with one that no path can be, and
  /// `pause` whenever the writer keeps us waiting.
  ///
  /// Errors: ``Failure``, and those of the functions.
  func forEach(
    _ found: (UnsafeBufferPointer<UInt8>) throws -> Void, refused: (String) -> Void, pause: () throws -> Void
  ) throws {
    var block = [UInt8](repeating: 0, count: Self.blockSize)
    // The beginning of a line that went on in the next block.
    var line: [UInt8] = []
    // Counts from 1, as people do.
    var number = 1
    var length = 0
    var withoutPath = 0
    func deliver(_ line: UnsafeMutableBufferPointer<UInt8>) throws {
      if try self.deliver(line, found) { withoutPath = 0 }
    }
    func take(_ piece: UnsafeMutableBufferPointer<UInt8>) {
      length += piece.count
      line += piece.prefix(max(0, FilePath.longest - line.count))
    }
    func end() throws {
      if length > line.count {
        refused(
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
      if withoutPath > Self.longestWithoutPath {
        throw Failure(reason: "no path in \(Self.longestWithoutPath >> 20) MiB of it")
      }
      try block.withUnsafeMutableBufferPointer { block in
        let bytes = ByteView(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(block)[..<count]))
        var start = 0
        while let place = bytes.firstIndex(of: terminator, from: start) {
          let whole = UnsafeMutableBufferPointer(rebasing: block[start...place])
          if length == 0, whole.count <= FilePath.longest {
            // Most lie whole in one block, and are handed over where they lie.
            whole[whole.count - 1] = 0
            try deliver(whole)
            number += 1
          } else {
            take(UnsafeMutableBufferPointer(rebasing: block[start..<place]))
            try end()
          }
          start = place + 1
        }
        take(UnsafeMutableBufferPointer(rebasing: block[start..<count]))
      }
    }
    try end()
  }

  /// Hands over a path with the zero behind it; false where there is none.
  private func deliver(
    _ line: UnsafeMutableBufferPointer<UInt8>, _ found: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws -> Bool {
    let path = UnsafeBufferPointer(rebasing: line.dropLast())
    if path.isEmpty { return false }
    if terminator != 0, ByteView(UnsafeRawBufferPointer(path)).firstIndex(of: 0) != nil {
      throw Failure(reason: "a path with a zero byte in it; paths that end with zeros are read with --null")
    }
    try found(path)
    return true
  }
}
