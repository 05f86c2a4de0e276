internal import CLibrary
internal import CPlatform

/// The calls to the system about files, each here and nowhere else: with the arguments and results of the C library.
///
/// A call that a signal cut off is made again.
enum Calls {
  typealias Path = UnsafePointer<CChar>

  // MARK: Descriptors

  static func open(_ path: Path, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    make(.open) { CLibrary.open(path, flags, mode) }
  }

  /// Opens without ever waiting, becoming a controlling terminal's owner, or leaking into children.
  static func openForReading(_ path: Path, _ flags: Int32 = 0) -> Int32 {
    open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | flags)
  }

  /// As ``openForReading(_:_:)``, a name in a folder that is open.
  static func openForReading(in folder: Int32, _ name: Path) -> Int32 {
    make(.open) { openat(folder, name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
  }

  /// Opens a folder for names to be looked up in, not to be listed.
  static func openForNames(_ path: Path) -> Int32 { open(path, uti_names_only()) }

  /// Makes and opens a file under a name that nothing has, in the place of the six X at the end of `name`.
  static func openTemporary(_ name: inout [CChar]) -> Int32 {
    make(.open) { mkstemp(&name) }
  }

  /// Cut off or not, the descriptor is gone: it is never closed again.
  @discardableResult
  static func close(_ descriptor: Int32) -> Int32 {
    // A descriptor that a watch says was not closed would stay open: it is closed and then said to have failed.
    let fate = WatchedThread.watch?.fate(SystemCall(name: .close, descriptor: descriptor, bytes: nil))
    let result = CLibrary.close(descriptor)
    guard case .fails(let code) = fate else { return result }
    errno = code
    return -1
  }

  /// Has a number mean what another descriptor means.
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

  /// Gives a lock back, which cannot fail for an open descriptor.
  static func unlock(_ descriptor: Int32) { _ = flock(descriptor, LOCK_UN) }

  static func setMode(_ descriptor: Int32, _ mode: mode_t) -> Int32 {
    make(.chmod, descriptor) { fchmod(descriptor, mode) }
  }

  static func setTimes(_ descriptor: Int32, _ times: [timespec]) -> Int32 {
    make(.futimens, descriptor) { futimens(descriptor, times) }
  }

  // MARK: What the system knows

  static func status(_ path: Path, followingLinks: Bool, _ status: inout stat) -> Int32 {
    make(.stat) { followingLinks ? stat(path, &status) : lstat(path, &status) }
  }

  /// As ``status(_:followingLinks:_:)``, of a name in a folder that is open.
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

  /// A path in memory of its own, to be freed.
  static func realPath(_ path: Path) -> UnsafeMutablePointer<CChar>? {
    pointer(.realpath) { realpath(path, nil) }
  }

  /// As ``realPath(_:)``, the folder that the process stands in.
  static func currentFolder() -> UnsafeMutablePointer<CChar>? { pointer(.getcwd) { getcwd(nil, 0) } }

  #if os(Linux) || os(Android)
    /// Fills `entries` with the next ones of an open folder; 0 behind the last.
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

    /// The next entry; nil with an `errno` of 0 behind the last.
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

  /// Renames to a name that nothing has.
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
