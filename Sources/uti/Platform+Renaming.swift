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

  /// The folder that a path's last name is in, without links.
  static func realPath(ofFolderOf path: FilePath) throws(Errno) -> FilePath {
    let folder = path.removingLastComponent()
    return try realPath(of: folder.isEmpty ? "." : folder)
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
    guard descriptor >= 0 else {
      guard errno == EACCES else { throw Errno(rawValue: errno) }
      // A folder that may be written and not read cannot be named to the system: all is written instead.
      return sync()
    }
    defer { _ = close(descriptor) }
    try synchronize(FileDescriptor(rawValue: descriptor))
  }

  /// Why names in a folder cannot be changed; nil when they can.
  static func obstacle(toChanging folder: FilePath) -> Errno? {
    folder.withPlatformString { access($0, W_OK | X_OK) } == 0 ? nil : Errno(rawValue: errno)
  }

  /// Why the bytes of a file cannot be read; nil when they can, and for what is no file or gone.
  static func obstacle(toReading path: FilePath) -> Errno? {
    var status = stat()
    guard path.withPlatformString({ lstat($0, &status) }) == 0 else {
      return errno == ENOENT ? nil : Errno(rawValue: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    let descriptor = path.withPlatformString { open($0, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC) }
    if descriptor < 0 { return Errno(rawValue: errno) }
    close(descriptor)
    return nil
  }

  /// A path without links, from the root.
  static func realPath(of path: FilePath) throws(Errno) -> FilePath {
    guard let real = path.withPlatformString({ realpath($0, nil) }) else { throw Errno(rawValue: errno) }
    defer { free(real) }
    return FilePath(platformString: real)
  }

  /// The signals that end a process by a user's wish; one that was set to be ignored, as `nohup` does, is none.
  private static var interruptions: [CInt] {
    [SIGINT, SIGTERM, SIGHUP].filter { number in
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0 else { return false }
      #if canImport(Darwin)
        let handler = action.__sigaction_u.__sa_handler
      #elseif canImport(Musl)
        let handler = action.__sa_handler.sa_handler
      #else
        let handler = action.__sigaction_handler.sa_handler
      #endif
      return unsafeBitCast(handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
    }
  }

  /// From here on interruptions wait: they are asked for between two steps.
  static func holdInterruptions() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in interruptions { sigaddset(&set, signal) }
    _ = pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Whether one of the held interruptions has come.
  static var isInterruptionPending: Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    guard sigpending(&pending) == 0 else { return false }
    return interruptions.contains { sigismember(&pending, $0) == 1 }
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
