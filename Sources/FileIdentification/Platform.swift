package import SystemPackage

// What this room asks of the operating system, beside listing folders.
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// What the file system knows of one file.
package struct FileStatus: Sendable {
  package var kind: FileKind
  package var byteCount: Int64
  package var device: UInt64
  package var node: UInt64
  package var isExecutable: Bool
  /// When the content was changed last, in whole seconds since 1970.
  package var modified: Int64

  fileprivate init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .directory
    case S_IFLNK: kind = .symbolicLink
    case S_IFIFO: kind = .namedPipe
    case S_IFSOCK: kind = .socket
    case S_IFCHR: kind = .characterDevice
    case S_IFBLK: kind = .blockDevice
    default: kind = .unknown
    }
    byteCount = Int64(status.st_size)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(truncatingIfNeeded: status.st_ino)
    isExecutable = status.st_mode & 0o111 != 0
    #if canImport(Darwin)
      modified = Int64(status.st_mtimespec.tv_sec)
    #else
      modified = Int64(status.st_mtim.tv_sec)
    #endif
  }
}

extension FileStatus {
  /// Asks about a path, or about the link itself when `followingLinks` is false.
  package init(of path: FilePath, followingLinks: Bool) throws(IdentificationError) {
    var status = stat()
    let failed = path.withPlatformString { (followingLinks ? stat($0, &status) : lstat($0, &status)) != 0 }
    if failed { throw IdentificationError(errno: errno) }
    self.init(status)
  }

  /// Asks about an open descriptor.
  package init(of descriptor: Int32) throws(IdentificationError) {
    var status = stat()
    if fstat(descriptor, &status) != 0 { throw IdentificationError(errno: errno) }
    self.init(status)
  }
}

enum Platform {
  /// Opens for reading without ever waiting, becoming a controlling terminal's owner, or leaking into children.
  static func openForReading(_ path: FilePath) throws(IdentificationError) -> Int32 {
    let descriptor = path.withPlatformString { open($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    if descriptor < 0 { throw IdentificationError(errno: errno) }
    return descriptor
  }

  static func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

  /// Reads from where the descriptor stands; nil at an interruption.
  static func readForward(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer)
    throws(IdentificationError) -> Int?
  {
    let count = read(descriptor, buffer.baseAddress, buffer.count)
    if count >= 0 { return count }
    if errno == EINTR { return nil }
    throw IdentificationError(errno: errno)
  }

  static func describe(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  static var lastError: String { describe(errno) }

  static func name(of code: Int32) -> String {
    names.first { $0.code == code }?.name ?? "errno \(code)"
  }

  private static let names: [(code: Int32, name: String)] = [
    (EACCES, "EACCES"), (EAGAIN, "EAGAIN"), (EBADF, "EBADF"), (EBUSY, "EBUSY"), (EFAULT, "EFAULT"),
    (EFBIG, "EFBIG"), (EINVAL, "EINVAL"), (EIO, "EIO"), (EISDIR, "EISDIR"), (ELOOP, "ELOOP"),
    (EMFILE, "EMFILE"),
    (ENAMETOOLONG, "ENAMETOOLONG"), (ENFILE, "ENFILE"), (ENODEV, "ENODEV"), (ENOENT, "ENOENT"),
    (ENOMEM, "ENOMEM"),
    (ENOTDIR, "ENOTDIR"), (ENXIO, "ENXIO"), (EOVERFLOW, "EOVERFLOW"), (EPERM, "EPERM"), (EROFS, "EROFS"),
    (ESTALE, "ESTALE"), (ETIMEDOUT, "ETIMEDOUT"), (ETXTBSY, "ETXTBSY"),
  ]
}
