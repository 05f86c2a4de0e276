internal import Foundation
internal import SystemPackage

/// The picker's folder.
///
/// Opens files component by component without following links, so never outside, even if the folder changes.
final class RootFolder: Sendable {
  let path: FilePath
  private let descriptor: FileDescriptor

  init(_ path: FilePath) throws(Errno) {
    self.path = path
    descriptor = try Self.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  deinit { try? descriptor.close() }

  /// An open regular file with its identity.
  struct OpenFile: Sendable {
    let descriptor: FileDescriptor
    let identity: FileIdentity
    var byteCount: Int64 { identity.byteCount }

    func close() { try? descriptor.close() }
  }

  /// Opens the file at a path of the library; nil if it is no longer a regular file below the folder.
  func openFile(_ path: FilePath) -> OpenFile? {
    guard let names = below(path), let last = names.last else { return nil }
    var folder = descriptor
    defer { if folder != descriptor { try? folder.close() } }
    for name in names.dropLast() {
      guard let next = Self.open(name, in: folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) else {
        return nil
      }
      if folder != descriptor { try? folder.close() }
      folder = next
    }
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    guard let file = Self.open(last, in: folder, flags) else { return nil }
    guard let identity = FileIdentity(file) else {
      try? file.close()
      return nil
    }
    return OpenFile(descriptor: file, identity: identity)
  }

  /// Returns the components of a path below the folder; nil for paths outside.
  private func below(_ path: FilePath) -> [FilePath.Component]? {
    var rest = path
    guard rest.removePrefix(self.path), rest.root == nil else { return nil }
    let names = Array(rest.components)
    return names.allSatisfy { $0.kind == .regular } ? names : nil
  }

  private static func open(_ path: FilePath, _ flags: Int32) throws(Errno) -> FileDescriptor {
    let number = path.withPlatformString { Foundation.open($0, flags) }
    if number < 0 { throw Errno(rawValue: errno) }
    return FileDescriptor(rawValue: number)
  }

  private static func open(
    _ name: FilePath.Component, in folder: FileDescriptor, _ flags: Int32
  ) -> FileDescriptor? {
    let number = name.withPlatformString { openat(folder.rawValue, $0, flags) }
    return number < 0 ? nil : FileDescriptor(rawValue: number)
  }
}

/// The status of a file that changes with its content: the key of caches.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let node: UInt64
  let byteCount: Int64
  let seconds: Int64
  let nanoseconds: Int64

  init(device: UInt64, node: UInt64, byteCount: Int64, seconds: Int64, nanoseconds: Int64) {
    (self.device, self.node, self.byteCount) = (device, node, byteCount)
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }

  /// Returns nil unless the descriptor is a regular file.
  init?(_ file: FileDescriptor) {
    var status = stat()
    guard fstat(file.rawValue, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(status.st_dev)
    node = UInt64(status.st_ino)
    byteCount = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int64(time.tv_sec), Int64(time.tv_nsec))
  }
}
