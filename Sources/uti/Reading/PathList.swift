import SystemCalls
import SystemPackage

/// Paths from a file or a pipe, handed over as they come: neither an endless list nor an endless line needs more memory
/// than a path can be long.
struct PathList {
  private static let blockSize = 64 << 10

  let descriptor: FileDescriptor
  let terminator: UInt8

  /// Why a list could not be read to its end.
  struct Failure: Error {
    var reason: String
  }

  /// Calls `found` for each path, `refused` with what is wrong with one that no path can be, and `pause` whenever the
  /// writer keeps us waiting.
  ///
  /// Errors: ``Failure``, and those of the functions.
  func forEach(
    _ found: (FilePath) throws -> Void, refused: (String) -> Void, pause: () throws -> Void
  ) throws {
    var block = [UInt8](repeating: 0, count: Self.blockSize)
    var line: [UInt8] = []
    // Counts from 1, as people do.
    var number = 1
    var length = 0
    func take(_ piece: ArraySlice<UInt8>) {
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
      try deliver(&line, found)
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
      var rest = block[..<count]
      while let place = rest.firstIndex(of: terminator) {
        take(rest[..<place])
        try end()
        rest = rest[(place + 1)...]
      }
      take(rest)
    }
    try end()
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
