internal import CLibrary
package import SystemPackage

/// A new file in a folder, without a name or with a temporary one.
package struct UnnamedFile {
  package let descriptor: FileDescriptor
  /// The temporary name; nil if the system supports unnamed files.
  package let temporary: FilePath?

  private init(_ descriptor: Int32, _ temporary: FilePath?) {
    self.descriptor = FileDescriptor(rawValue: descriptor)
    self.temporary = temporary
  }

  /// Creates a file for writing; if `appending`, each write goes to its end even if others write too.
  package init(in folder: FilePath, mode: UInt32 = 0o666, appending: Bool = false) throws(Errno) {
    let flags = O_WRONLY | (appending ? O_APPEND : 0)
    if let descriptor = try FileSystem.openUnnamed(in: folder, flags, mode_t(truncatingIfNeeded: mode)) {
      if Calls.access("/proc/self/fd/\(descriptor)", F_OK) == 0 {
        self.init(descriptor, nil)
        return
      }
      Calls.close(descriptor)
    }
    try self.init(temporaryIn: folder, mode: mode, appending: appending)
  }

  /// Creates a file with a temporary name, for systems without unnamed files; it is locked until it is closed.
  package init(temporaryIn folder: FilePath, mode: UInt32 = 0o666, appending: Bool = false) throws(Errno) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | (appending ? O_APPEND : 0)
    for _ in 0..<16 {
      let path = folder.appending(TemporaryName.make(Self.mark))
      let descriptor = path.withPlatformString { Calls.open($0, flags, mode_t(truncatingIfNeeded: mode)) }
      if descriptor >= 0 {
        self.init(descriptor, path)
        _ = self.descriptor.lock()
        return
      }
      if errno != EEXIST { throw .current }
    }
    throw .fileExists
  }

  private static let mark = ".uti-"

  /// Removes the file if it has a temporary name and is not locked, that is, if its process was killed.
  package static func removeLeftover(_ name: [UInt8], in folder: FilePath) {
    guard TemporaryName.isMade(String(decoding: name, as: UTF8.self), mark),
      let component = FilePath.Component(bytes: name)
    else { return }
    let path = folder.appending(component)
    guard let file = try? FileDescriptor.openRegularFile(path, followingLinks: false)?.file else { return }
    defer { file.release() }
    if file.lock() { try? FileSystem.remove(path) }
  }

  /// Gives the file its name, atomically.
  ///
  /// Errors: `EEXIST` if the name exists, `ENOTSUP` if the file system has no way that cannot overwrite.
  package func name(_ path: FilePath, by naming: ExclusiveNaming = .system) throws(Errno) {
    if let temporary { return try naming.move(temporary, to: path) }
    let failed = path.withPlatformString {
      Calls.link("/proc/self/fd/\(descriptor.rawValue)", $0, flags: AT_SYMLINK_FOLLOW) != 0
    }
    if failed { throw .current }
  }

  /// Closes the file; a file without a name is removed.
  package func discard() {
    descriptor.release()
    // After a move the temporary name no longer exists.
    if let temporary { try? FileSystem.remove(temporary) }
  }
}

extension FileSystem {
  /// Creates a file that must not exist, for reading and writing.
  package static func create(_ path: FilePath, mode: UInt32, appending: Bool = false) throws(Errno)
    -> FileDescriptor
  {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW | (appending ? O_APPEND : 0)
    let descriptor = path.withPlatformString { Calls.open($0, flags, mode_t(truncatingIfNeeded: mode)) }
    if descriptor < 0 { throw .current }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Writes a file that must not exist; it gets its name once all bytes are on the disk.
  package static func create(_ path: FilePath, with bytes: [UInt8]) throws(Errno) {
    let file = try UnnamedFile(in: path.folder)
    defer { file.discard() }
    try file.descriptor.writeContents(bytes)
    try file.descriptor.synchronize()
    try file.name(path)
    try synchronize(folder: path.folder)
  }

  /// The folder for temporary files: `TMPDIR` or `/tmp`.
  package static var temporaryFolder: FilePath {
    FilePath(ProcessEnvironment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
  }

  /// Creates a file without a name for reading and writing; nothing is left if the process is killed.
  ///
  /// On systems without unnamed files, its name is removed immediately.
  package static func makeScratchFile() throws(Errno) -> FileDescriptor {
    let folder = temporaryFolder
    if let descriptor = try openUnnamed(in: folder, O_RDWR | O_EXCL, 0o600) {
      return FileDescriptor(rawValue: descriptor)
    }
    var name = folder.appending("uti-XXXXXX").withPlatformString { pointer in
      Array(UnsafeBufferPointer(start: pointer, count: strlen(pointer) + 1))
    }
    let descriptor = Calls.openTemporary(&name)
    if descriptor < 0 { throw .current }
    if Calls.unlink(name) != 0 {
      let error = Errno.current
      Calls.close(descriptor)
      throw error
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return FileDescriptor(rawValue: descriptor)
  }

  /// Creates an unnamed file; nil if the system does not support them.
  fileprivate static func openUnnamed(in folder: FilePath, _ flags: Int32, _ mode: mode_t) throws(Errno)
    -> Int32?
  {
    #if os(Linux)
      // O_TMPFILE; Swift does not import the macro.
      let all = 0o20000000 | O_DIRECTORY | O_CLOEXEC | flags
      let descriptor = folder.withPlatformString { Calls.open($0, all, mode) }
      if descriptor >= 0 { return descriptor }
      if ![EOPNOTSUPP, EISDIR, ENOENT, EINVAL].contains(errno) { throw .current }
    #endif
    return nil
  }
}
