internal import CLibrary
internal import CPlatform

/// All system calls on files, with the arguments and results of the C library.
///
/// A call that a signal interrupts is repeated.
enum Calls {
  typealias Path = UnsafePointer<CChar>

  // MARK: Descriptors

  static func open(_ path: Path, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    make(.open) { CLibrary.open(path, flags, mode) }
  }

  /// Opens for reading without blocking, without taking a controlling terminal, and closed on exec.
  static func openForReading(_ path: Path, _ flags: Int32 = 0) -> Int32 {
    open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | flags)
  }

  /// Opens a name in an open folder, as ``openForReading(_:_:)``.
  static func openForReading(in folder: Int32, _ name: Path) -> Int32 {
    make(.open) { openat(folder, name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
  }

  /// Opens a folder for `openat`, not for listing.
  static func openForNames(_ path: Path) -> Int32 { open(path, uti_names_only()) }

  /// Creates and opens a file with a new name; replaces the six X at the end of `name`.
  static func openTemporary(_ name: inout [CChar]) -> Int32 {
    make(.open) { mkstemp(&name) }
  }

  /// Closes a descriptor, once even if interrupted, since it is released in any case.
  @discardableResult
  static func close(_ descriptor: Int32) -> Int32 {
    // The descriptor is closed even if the watch lets the call fail.
    let fate = WatchedThread.watch?.fate(SystemCall(name: .close, descriptor: descriptor, bytes: nil))
    let result = CLibrary.close(descriptor)
    guard case .fails(let code) = fate else { return result }
    errno = code
    return -1
  }

  /// Makes `number` a duplicate of a descriptor.
  static func duplicate(_ descriptor: Int32, _ number: Int32) -> Int32 {
    make(.open, descriptor) { dup2(descriptor, number) }
  }

  static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    move(.read, descriptor, UnsafeRawBufferPointer(buffer)) { _, count in
      CLibrary.read(descriptor, buffer.baseAddress, count)
    }
  }

  static func pread(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, _ offset: Int64) -> Int {
    move(.pread, descriptor, UnsafeRawBufferPointer(buffer)) { _, count in
      CLibrary.pread(descriptor, buffer.baseAddress, count, off_t(offset))
    }
  }

  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    move(.write, descriptor, bytes) { start, count in CLibrary.write(descriptor, start, count) }
  }

  static func pwrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ offset: Int64) -> Int {
    move(.pwrite, descriptor, bytes) { start, count in
      CLibrary.pwrite(descriptor, start, count, off_t(offset))
    }
  }

  static func copyRange(_ source: Int32, _ target: Int32, _ offset: Int64, _ count: Int) -> Int {
    make(.copyRange, target) {
      var (input, output) = (offset, offset)
      return uti_copy_range(source, &input, target, &output, count)
    }
  }

  /// Shares the blocks of another file.
  static func clone(_ source: Int32, _ target: Int32) -> Int32 {
    #if os(Linux) || os(Android)
      // FICLONE, _IOW(0x94, 9, int).
      return make(.clone, target) { ioctl(target, 0x4004_9409, source) }
    #else
      errno = ENOTSUP
      return -1
    #endif
  }

  static func seek(_ descriptor: Int32, _ offset: Int64, _ whence: Int32) -> Int64 {
    make(.lseek, descriptor) { Int64(lseek(descriptor, off_t(offset), whence)) }
  }

  static func truncate(_ descriptor: Int32, _ count: Int64) -> Int32 {
    make(.truncate, descriptor) { ftruncate(descriptor, off_t(count)) }
  }

  static func synchronize(_ descriptor: Int32) -> Int32 { make(.fsync, descriptor) { fsync(descriptor) } }

  static func synchronizeAll() {
    _ = make(.sync) { () -> Int32 in
      sync(); return 0
    }
  }

  static func lock(_ descriptor: Int32) -> Int32 {
    make(.lock, descriptor) { flock(descriptor, LOCK_EX | LOCK_NB) }
  }

  /// Unlocks an open descriptor, which cannot fail.
  static func unlock(_ descriptor: Int32) { _ = flock(descriptor, LOCK_UN) }

  static func setMode(_ descriptor: Int32, _ mode: mode_t) -> Int32 {
    make(.chmod, descriptor) { fchmod(descriptor, mode) }
  }

  static func setTimes(_ descriptor: Int32, _ times: [timespec]) -> Int32 {
    make(.futimens, descriptor) { futimens(descriptor, times) }
  }

  // MARK: Status and system information

  static func status(_ path: Path, followingLinks: Bool, _ status: inout stat) -> Int32 {
    make(.stat) { followingLinks ? stat(path, &status) : lstat(path, &status) }
  }

  /// Reads the status of a name in an open folder.
  static func status(
    in folder: Int32, _ name: Path, followingLinks: Bool, _ status: inout stat
  ) -> Int32 {
    make(.stat) { fstatat(folder, name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) }
  }

  static func status(_ descriptor: Int32, _ status: inout stat) -> Int32 {
    make(.stat, descriptor) { fstat(descriptor, &status) }
  }

  static func access(_ path: Path, _ mode: Int32) -> Int32 { make(.access) { CLibrary.access(path, mode) } }

  static func readLink(_ path: Path, _ buffer: inout [CChar]) -> Int {
    make(.readlink) { readlink(path, &buffer, buffer.count) }
  }

  /// Returns the resolved path; the caller frees it.
  static func realPath(_ path: Path) -> UnsafeMutablePointer<CChar>? {
    pointer(.realpath) { realpath(path, nil) }
  }

  /// Returns the current folder; the caller frees it.
  static func currentFolder() -> UnsafeMutablePointer<CChar>? { pointer(.getcwd) { getcwd(nil, 0) } }

  #if os(Linux) || os(Android)
    /// Fills `entries` with the next entries of an open folder and returns their size; 0 at the end.
    static func folderEntries(_ folder: Int32, _ entries: UnsafeMutableRawBufferPointer) -> Int {
      make(.getdents, folder) { uti_folder_entries(folder, entries.baseAddress, entries.count) }
    }
  #else
    #if canImport(Darwin)
      typealias Folder = UnsafeMutablePointer<DIR>
    #else
      typealias Folder = OpaquePointer
    #endif

    static func openFolder(_ path: Path) -> Folder? { pointer(.open) { opendir(path) } }

    /// Returns the next entry; nil with an `errno` of 0 at the end.
    static func nextEntry(_ folder: Folder) -> UnsafeMutablePointer<dirent>? {
      pointer(.getdents) {
        errno = 0
        return readdir(folder)
      }
    }

    static func closeFolder(_ folder: Folder) {
      _ = WatchedThread.watch?.fate(SystemCall(name: .close, descriptor: dirfd(folder), bytes: nil))
      closedir(folder)
    }
  #endif

  // MARK: Names

  static func makeFolder(_ path: Path, _ mode: mode_t) -> Int32 { make(.mkdir) { mkdir(path, mode) } }

  static func removeFolder(_ path: Path) -> Int32 { make(.rmdir) { rmdir(path) } }

  static func unlink(_ path: Path) -> Int32 { make(.unlink) { unlinkat(AT_FDCWD, path, 0) } }

  static func link(_ old: Path, _ new: Path, flags: Int32 = 0) -> Int32 {
    make(.link) { linkat(AT_FDCWD, old, AT_FDCWD, new, flags) }
  }

  static func makeSymbolicLink(_ path: Path, to target: Path) -> Int32 {
    make(.symlink) { symlink(target, path) }
  }

  static func rename(_ old: Path, _ new: Path) -> Int32 { make(.rename) { CLibrary.rename(old, new) } }

  /// Renames to a name that must not exist.
  static func renameExclusively(_ old: Path, _ new: Path) -> Int32 {
    make(.rename) {
      let code = uti_rename_exclusively(old, new)
      if code == 0 { return 0 }
      errno = code
      return -1
    }
  }
}

extension Calls {
  @inline(__always)
  private static func make<Number: SignedInteger>(
    _ name: SystemCall.Name, _ descriptor: Int32 = -1, _ body: () -> Number
  ) -> Number {
    while true {
      let result: Number
      if let watch = WatchedThread.watch {
        result = watch.fate(SystemCall(name: name, descriptor: descriptor, bytes: nil)).make(body)
      } else {
        result = body()
      }
      if result >= 0 || errno != EINTR { return result }
    }
  }

  @inline(__always)
  private static func pointer<Pointer>(_ name: SystemCall.Name, _ body: () -> Pointer?) -> Pointer? {
    while true {
      let result: Pointer?
      if let watch = WatchedThread.watch {
        result = watch.fate(SystemCall(name: name, descriptor: -1, bytes: nil)).point(body)
      } else {
        result = body()
      }
      if result != nil || errno != EINTR { return result }
    }
  }

  @inline(__always)
  private static func move(
    _ name: SystemCall.Name, _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer,
    _ body: (UnsafeRawPointer?, Int) -> Int
  ) -> Int {
    while true {
      let result: Int
      if let watch = WatchedThread.watch {
        let call = SystemCall(name: name, descriptor: descriptor, bytes: bytes)
        result = watch.fate(call).move(bytes, body)
      } else {
        result = body(bytes.baseAddress, bytes.count)
      }
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

extension CallFate {
  @inline(never)
  fileprivate func make<Number: SignedInteger>(_ body: () -> Number) -> Number {
    guard let code else { return body() }
    errno = code
    return -1
  }

  @inline(never)
  fileprivate func point<Pointer>(_ body: () -> Pointer?) -> Pointer? {
    guard let code else { return body() }
    errno = code
    return nil
  }

  @inline(never)
  fileprivate func move(_ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawPointer?, Int) -> Int) -> Int {
    switch self {
    case .made: return body(bytes.baseAddress, bytes.count)
    case .short(let most): return body(bytes.baseAddress, min(max(1, most), bytes.count))
    case .taken(let count): return min(count, bytes.count)
    case .fails(let code):
      errno = code
      return -1
    case .torn(let most, let code):
      if most > 0 { _ = body(bytes.baseAddress, min(most, bytes.count)) }
      errno = code
      return -1
    }
  }

  private var code: Int32? {
    switch self {
    case .fails(let code), .torn(_, let code): code
    case .made, .short, .taken: nil
    }
  }
}
