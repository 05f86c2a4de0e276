internal import CLibrary
package import SystemPackage

/// A file in a folder that has no name yet, or one that says so.
package struct UnnamedFile {
  package let descriptor: FileDescriptor
  /// nil where the system can keep a file without a name.
  package let temporary: FilePath?

  private init(_ descriptor: Int32, _ temporary: FilePath?) {
    self.descriptor = FileDescriptor(rawValue: descriptor)
    self.temporary = temporary
  }

  /// A file to write to; when `appending`, each write goes to its end, whoever else writes.
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

  /// A file under a name of no meaning, for systems that keep none without; locked until it is closed.
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

  /// Removes the file of this name if it is one of those that say so, and nobody is at work on it: a kill left it behind.
  package static func removeLeftover(_ name: [UInt8], in folder: FilePath) {
    guard TemporaryName.isMade(String(decoding: name, as: UTF8.self), mark),
      let component = FilePath.Component(bytes: name)
    else { return }
    let path = folder.appending(component)
    guard let file = try? FileDescriptor.openRegularFile(path, followingLinks: false)?.file else { return }
    defer { file.release() }
    if file.lock() { try? FileSystem.remove(path) }
  }

  /// Gives the file its name if nothing has that name: `EEXIST` otherwise, whatever it is.
  ///
  /// The name is that of the whole file from the first moment; where the file system knows no such way, `ENOTSUP`.
  package func name(_ path: FilePath, by naming: ExclusiveNaming = .system) throws(Errno) {
    if let temporary { return try naming.move(temporary, to: path) }
    let failed = path.withPlatformString {
      Calls.link("/proc/self/fd/\(descriptor.rawValue)", $0, flags: AT_SYMLINK_FOLLOW) != 0
    }
    if failed { throw .current }
  }

  /// Closes the file; what has no name yet is gone then.
  package func discard() {
    descriptor.release()
    // After a move there is nothing left under that name.
    if let temporary { try? FileSystem.remove(temporary) }
  }
}

extension FileSystem {
  /// Makes a file that must not be there yet, to be written and read.
  package static func create(_ path: FilePath, mode: UInt32, appending: Bool = false) throws(Errno)
    -> FileDescriptor
  {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW | (appending ? O_APPEND : 0)
    let descriptor = path.withPlatformString { Calls.open($0, flags, mode_t(truncatingIfNeeded: mode)) }
    if descriptor < 0 { throw .current }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Writes a file that must not be there yet: it has its name once it is whole and on the disk.
  package static func create(_ path: FilePath, with bytes: [UInt8]) throws(Errno) {
    let file = try UnnamedFile(in: path.folder)
    defer { file.discard() }
    try file.descriptor.writeContents(bytes)
    try file.descriptor.synchronize()
    try file.name(path)
    try synchronize(folder: path.folder)
  }

  /// The folder for what does not outlast the process.
  package static var temporaryFolder: FilePath {
    FilePath(ProcessEnvironment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
  }

  /// A file to write and read back that has no name: what ends before it is closed leaves nothing behind.
  ///
  /// Where the system keeps no file without a name, it has one for a moment.
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

  /// Opens a file without a name, which is gone when it is closed; nil where the system keeps none.
  fileprivate static func openUnnamed(in folder: FilePath, _ flags: Int32, _ mode: mode_t) throws(Errno)
    -> Int32?
  {
    #if os(Linux)
      // O_TMPFILE, whose macro is not imported.
      let all = 0o20000000 | O_DIRECTORY | O_CLOEXEC | flags
      let descriptor = folder.withPlatformString { Calls.open($0, all, mode) }
      if descriptor >= 0 { return descriptor }
      if ![EOPNOTSUPP, EISDIR, ENOENT, EINVAL].contains(errno) { throw .current }
    #endif
    return nil
  }
}
