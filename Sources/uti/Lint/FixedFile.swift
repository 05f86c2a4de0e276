import SystemPackage

/// Where fixed text goes.
enum FixedFile {
  /// `Info.fixed.plist` for `Info.plist`, beside it; byte for byte, whatever the name is written in.
  static func name(for path: FilePath) -> FilePath {
    var bytes = Platform.characters(of: path)
    let dot = CInterop.PlatformChar(bitPattern: UInt8(ascii: "."))
    let start = bytes.lastIndex(of: CInterop.PlatformChar(bitPattern: UInt8(ascii: "/"))).map { $0 + 1 } ?? 0
    let mark = ".fixed".utf8.map { CInterop.PlatformChar(bitPattern: $0) }
    // A dot at the start of a name begins no extension.
    let place = bytes[start...].lastIndex(of: dot).flatMap { $0 > start ? $0 : nil } ?? bytes.count
    bytes.insert(contentsOf: mark, at: place)
    return (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { FilePath(platformString: $0) } ?? path
    }
  }

  /// Writes a file that must not be there yet.
  static func create(_ path: FilePath, with bytes: [UInt8]) throws {
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create, .exclusiveCreate],
      permissions: [.ownerReadWrite, .groupRead, .otherRead])
    try file.closeAfter { _ = try file.writeAll(bytes) }
  }
}
