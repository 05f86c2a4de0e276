import SystemCalls
import SystemPackage

/// Paths from a file or a pipe, handed over as they come: an endless list needs no more memory than its longest line.
struct PathList {
  private static let blockSize = 64 << 10

  let descriptor: FileDescriptor
  let terminator: UInt8

  /// Why a list could not be read to its end.
  struct Failure: Error {
    var reason: String
  }

  /// Calls `found` for each path and `pause` whenever the writer keeps us waiting.
  ///
  /// Errors: ``Failure``, and those of the two functions.
  func forEach(_ found: (FilePath) throws -> Void, pause: () throws -> Void) throws {
    var block = [UInt8](repeating: 0, count: Self.blockSize)
    var line: [UInt8] = []
    while true {
      if !descriptor.isReadable { try pause() }
      let count: Int
      do { count = try descriptor.readBytes(into: &block) } catch {
        throw Failure(reason: "\(error)")
      }
      if count == 0 { break }
      for byte in block[..<count] {
        if byte == terminator {
          try deliver(&line, found)
        } else {
          line.append(byte)
        }
      }
    }
    try deliver(&line, found)
  }

  private func deliver(_ line: inout [UInt8], _ found: (FilePath) throws -> Void) throws {
    defer { line.removeAll(keepingCapacity: true) }
    if line.isEmpty { return }
    if line.contains(0) {
      throw Failure(reason: "a path with a zero byte in it; paths that end with zeros are read with --null")
    }
    line.append(0)
    let path = line.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CInterop.PlatformChar.self) { characters in
        characters.baseAddress.map { FilePath(platformString: $0) } ?? FilePath()
      }
    }
    try found(path)
  }
}
