import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

// Files that are made: under no name until they are whole, and never in the place of another.
extension Platform {
  /// A file in a folder that has no name yet, or one that says so.
  struct UnnamedFile {
    let descriptor: FileDescriptor
    /// nil where the system can keep a file without a name.
    let temporary: FilePath?
  }

  /// Makes a file as long as a limit allows fail at the write, as a full disk does, and not end the process.
  static func ignoreFileSizeSignal() { _ = signal(SIGXFSZ, SIG_IGN) }

  static func makeUnnamedFile(in folder: FilePath) throws(Errno) -> UnnamedFile {
    #if os(Linux)
      // O_TMPFILE, whose macro is not imported: what ends before it has a name leaves nothing behind.
      let flags = 0o20000000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC
      let descriptor = folder.withPlatformString { open($0, flags, 0o666) }
      if descriptor >= 0 {
        if access("/proc/self/fd/\(descriptor)", F_OK) == 0 {
          return UnnamedFile(descriptor: FileDescriptor(rawValue: descriptor), temporary: nil)
        }
        close(descriptor)
      } else if ![EOPNOTSUPP, EISDIR, ENOENT, EINVAL].contains(errno) {
        throw Errno(rawValue: errno)
      }
    #endif
    return try makeTemporaryFile(in: folder)
  }

  /// A file under a name of no meaning, for systems that keep none without.
  static func makeTemporaryFile(in folder: FilePath) throws(Errno) -> UnnamedFile {
    for _ in 0..<16 {
      let path = folder.appending(".uti-\(String(UInt64.random(in: 0 ... .max), radix: 36))")
      let descriptor = path.withPlatformString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      if descriptor >= 0 {
        return UnnamedFile(descriptor: FileDescriptor(rawValue: descriptor), temporary: path)
      }
      if errno != EEXIST { throw Errno(rawValue: errno) }
    }
    throw Errno.fileExists
  }

  /// Gives a file its name if nothing has that name: `EEXIST` otherwise, whatever it is.
  ///
  /// The name is that of the whole file from the first moment; where the file system knows no such way, `ENOTSUP`.
  static func name(
    _ file: UnnamedFile, _ path: FilePath, by naming: ExclusiveNaming = .system
  ) throws(Errno) {
    if let temporary = file.temporary { return try naming.move(temporary, to: path) }
    let failed = path.withPlatformString {
      linkat(AT_FDCWD, "/proc/self/fd/\(file.descriptor.rawValue)", AT_FDCWD, $0, AT_SYMLINK_FOLLOW) != 0
    }
    if failed { throw Errno(rawValue: errno) }
  }

  /// Closes a file; what has no name yet is gone then.
  static func discard(_ file: UnnamedFile) {
    try? file.descriptor.close()
    // After a move there is nothing left under that name.
    if let temporary = file.temporary { try? remove(temporary) }
  }

  /// Whether anything has a name, a broken link too.
  static func isTaken(_ path: FilePath) -> Bool {
    var status = stat()
    return path.withPlatformString { lstat($0, &status) } == 0
  }

  /// Makes a folder and those above it, and has their names on the disk; one that is there is fine.
  static func makeFolder(_ path: FilePath) throws(Errno) {
    var missing: [FilePath] = []
    var next = path
    while !next.isEmpty, !isFolder(next), missing.count < 256 {
      missing.append(next)
      if !next.removeLastComponent() { break }
    }
    for folder in missing.reversed() {
      let failed = folder.withPlatformString { mkdir($0, 0o777) != 0 }
      if failed, errno != EEXIST || !isFolder(folder) { throw Errno(rawValue: errno) }
      let parent = folder.removingLastComponent()
      try synchronize(folder: parent.isEmpty ? "." : parent)
    }
  }

  static func isFolder(_ path: FilePath) -> Bool {
    var status = stat()
    return path.withPlatformString { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
