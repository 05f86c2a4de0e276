import SystemPackage

/// Paths from a file or a pipe, handed over as they come: an endless list needs no more memory than its longest line.
struct PathList {
  private static let blockSize = 64 << 10

  let descriptor: FileDescriptor
  let terminator: UInt8

  /// Calls `found` for each path and `pause` whenever the writer keeps us waiting.
  func forEach(_ found: (FilePath) throws -> Void, pause: () throws -> Void) throws {
    var block = [UInt8](repeating: 0, count: Self.blockSize)
    var line: [UInt8] = []
    while true {
      if !Platform.isReadable(descriptor.rawValue) { try pause() }
      let count = try block.withUnsafeMutableBytes { try descriptor.read(into: $0) }
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
    guard !line.isEmpty, !line.contains(0) else { return }
    line.append(0)
    let path = line.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CInterop.PlatformChar.self) { characters in
        characters.baseAddress.map { FilePath(platformString: $0) } ?? FilePath()
      }
    }
    try found(path)
  }
}
