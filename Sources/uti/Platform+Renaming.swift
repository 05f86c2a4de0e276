import CRenaming
import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

// What renaming files safely needs of the system.
extension Platform {
  /// Which file has a path, the link itself where it is one; nil when there is none.
  static func identity(of path: FilePath) throws(Errno) -> FileIdentity? {
    var status = stat()
    guard path.withPlatformString({ lstat($0, &status) }) == 0 else {
      if errno == ENOENT { return nil }
      throw Errno(rawValue: errno)
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    let fraction = String(time.tv_nsec)
    return FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino),
      byteCount: Int64(status.st_size),
      modified: "\(time.tv_sec)." + String(repeating: "0", count: max(0, 9 - fraction.utf8.count)) + fraction)
  }

  /// Renames unless the new name is taken: in one step where the file system can, else by a second link.
  static func renameExclusively(_ old: FilePath, to new: FilePath) throws(Errno) {
    let code: CInt = old.withPlatformString { old in
      new.withPlatformString { new in
        uti_rename_exclusively(old, new)
      }
    }
    if code == 0 { return }
    guard code == EINVAL || code == ENOSYS || code == ENOTSUP else { throw Errno(rawValue: code) }
    let linked: CInt = old.withPlatformString { old in
      new.withPlatformString { new in link(old, new) == 0 ? 0 : errno }
    }
    // Without links there is no way that could not overwrite: better to leave the file alone.
    guard linked == 0 else { throw Errno(rawValue: linked == EEXIST ? EEXIST : code) }
    try remove(old)
  }

  static func remove(_ path: FilePath) throws(Errno) {
    #if canImport(Darwin)
      let failed = path.withPlatformString { Darwin.unlink($0) } != 0
    #elseif canImport(Musl)
      let failed = path.withPlatformString { Musl.unlink($0) } != 0
    #else
      let failed = path.withPlatformString { Glibc.unlink($0) } != 0
    #endif
    if failed { throw Errno(rawValue: errno) }
  }

  static func synchronize(_ descriptor: FileDescriptor) throws(Errno) {
    if fsync(descriptor.rawValue) != 0, errno != EINVAL, errno != ENOTSUP { throw Errno(rawValue: errno) }
  }

  static func synchronize(folder: FilePath) throws(Errno) {
    let descriptor = folder.withPlatformString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw Errno(rawValue: errno) }
    defer { _ = close(descriptor) }
    try synchronize(FileDescriptor(rawValue: descriptor))
  }

  /// Why names in a folder cannot be changed; nil when they can.
  static func obstacle(toChanging folder: FilePath) -> Errno? {
    folder.withPlatformString { access($0, W_OK | X_OK) } == 0 ? nil : Errno(rawValue: errno)
  }

  /// A path without links, from the root; nil when there is no such thing.
  static func realPath(of path: FilePath) -> FilePath? {
    path.withPlatformString { pointer in
      guard let real = realpath(pointer, nil) else { return nil }
      defer { free(real) }
      return FilePath(platformString: real)
    }
  }

  private static var interruptions: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
    return set
  }

  /// From here on interruptions wait: they are asked for between two steps.
  static func holdInterruptions() {
    var set = interruptions
    _ = pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Whether one of the held interruptions has come.
  static var isInterruptionPending: Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    guard sigpending(&pending) == 0 else { return false }
    return [SIGINT, SIGTERM, SIGHUP].contains { sigismember(&pending, $0) == 1 }
  }

  /// The time now as `YYYYMMDDTHHMMSSZ`.
  static var timestamp: String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func padded(_ number: CInt, _ width: Int = 2) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
    return padded(parts.tm_year &+ 1900, 4) + padded(parts.tm_mon &+ 1) + padded(parts.tm_mday) + "T"
      + padded(parts.tm_hour) + padded(parts.tm_min) + padded(parts.tm_sec) + "Z"
  }
}
