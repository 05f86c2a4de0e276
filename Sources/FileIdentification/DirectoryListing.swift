package import SystemPackage

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// One name in a folder.
package struct DirectoryEntry: Sendable {
  /// The name's bytes, as the file system has them.
  package var name: [UInt8]
  /// What the folder itself says of the entry; ``FileKind/unknown`` where it does not.
  package var kind: FileKind

  /// The entry's path in `folder`, byte for byte.
  package func path(in folder: FilePath) -> FilePath {
    var bytes: [CInterop.PlatformChar] = []
    folder.withPlatformString { pointer in
      let length = strlen(pointer)
      bytes.reserveCapacity(length + name.count + 2)
      bytes.append(contentsOf: UnsafeBufferPointer(start: pointer, count: length))
    }
    let separator = CInterop.PlatformChar(bitPattern: UInt8(ascii: "/"))
    if let last = bytes.last, last != separator { bytes.append(separator) }
    name.withUnsafeBytes { bytes.append(contentsOf: $0.bindMemory(to: CInterop.PlatformChar.self)) }
    bytes.append(0)
    return bytes.withUnsafeBufferPointer { $0.baseAddress.map { FilePath(platformString: $0) } ?? folder }
  }
}

package enum DirectoryListing {
  /// Every entry of a folder but `.` and `..`, in the bytewise order of names.
  ///
  /// Complexity: one pass over the folder; its names are in memory at once.
  package static func entries(of folder: FilePath) throws(IdentificationError) -> [DirectoryEntry] {
    guard let stream = folder.withPlatformString({ opendir($0) }) else {
      throw IdentificationError(errno: errno)
    }
    defer { closedir(stream) }
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw IdentificationError(errno: errno) }
        break
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          bytes in
          var count = 0
          while bytes[count] != 0 { count += 1 }
          return [UInt8](UnsafeBufferPointer(start: bytes, count: count))
        }
      }
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      entries.append(DirectoryEntry(name: name, kind: kind(Int32(entry.pointee.d_type))))
    }
    return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  private static func kind(_ code: Int32) -> FileKind {
    switch code {
    case Int32(DT_REG): .regular
    case Int32(DT_DIR): .directory
    case Int32(DT_LNK): .symbolicLink
    case Int32(DT_FIFO): .namedPipe
    case Int32(DT_SOCK): .socket
    case Int32(DT_CHR): .characterDevice
    case Int32(DT_BLK): .blockDevice
    default: .unknown
    }
  }
}
