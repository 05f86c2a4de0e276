internal import CLibrary
internal import CPlatform
package import SystemPackage

extension FileDescriptor {
  /// Opens for reading without ever waiting, becoming a controlling terminal's owner, or leaking into children.
  package static func openForReading(_ path: FilePath, followingLinks: Bool = true) throws(Errno)
    -> FileDescriptor
  {
    let link = followingLinks ? 0 : O_NOFOLLOW
    let descriptor = path.withPlatformString { Calls.openForReading($0, link) }
    if descriptor < 0 { throw .current }
    return FileDescriptor(rawValue: descriptor)
  }

  /// As ``openForReading(_:followingLinks:)``, a path as the system takes it.
  package static func openForReading(_ path: PathInFolder) throws(Errno) -> FileDescriptor {
    let descriptor = Calls.openForReading(in: path.folder, path.name)
    if descriptor < 0 { throw .current }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Opens for reading as ``openForReading(_:followingLinks:)``, and waits for a pipe's writer.
  package static func openStream(_ path: FilePath) throws(Errno) -> FileDescriptor {
    let descriptor = path.withPlatformString { Calls.open($0, O_RDONLY | O_NOCTTY | O_CLOEXEC) }
    if descriptor < 0 { throw .current }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Opens a file to be read and added to at its end.
  package static func openForAppending(_ path: FilePath) throws(Errno) -> FileDescriptor {
    let flags = O_RDWR | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = path.withPlatformString { Calls.open($0, flags) }
    if descriptor < 0 { throw .current }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Opens a regular file for reading, and asks about it; nil for anything else, of which nothing is read.
  package static func openRegularFile(_ path: FilePath, followingLinks: Bool = true) throws(Errno) -> (
    file: FileDescriptor, status: FileStatus
  )? {
    let file = try openForReading(path, followingLinks: followingLinks)
    do throws(Errno) {
      let status = try FileStatus(of: file.rawValue)
      if status.type == .regular { return (file, status) }
    } catch {
      file.release()
      throw error
    }
    file.release()
    return nil
  }

  /// Reads up to the buffer's size at an offset; 0 at the end.
  package func readBytes(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    let count = Calls.pread(rawValue, buffer, offset)
    if count < 0 { throw .current }
    return count
  }

  /// Reads up to the buffer's size where the descriptor stands; 0 at the end.
  package func readBytes(into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    let count = Calls.read(rawValue, buffer)
    if count < 0 { throw .current }
    return count
  }

  /// Reads up to the block's size where the descriptor stands; 0 at the end.
  ///
  /// A file that gives nothing before its end is asked once more, since it may have grown; then that is an error.
  package func readBytes(into block: inout [UInt8]) throws(Errno) -> Int {
    try readBytes(
      into: &block, isEnd: { () throws(Errno) in try isEnd(at: Calls.seek(rawValue, 0, SEEK_CUR)) }
    ) {
      (buffer) throws(Errno) in try readBytes(into: buffer)
    }
  }

  /// As ``readBytes(into:)``, at an offset.
  package func readBytes(at offset: Int64, into block: inout [UInt8]) throws(Errno) -> Int {
    try readBytes(into: &block, isEnd: { () throws(Errno) in try isEnd(at: offset) }) {
      (buffer) throws(Errno) in try readBytes(at: offset, into: buffer)
    }
  }

  private func readBytes(
    into block: inout [UInt8], isEnd: () throws(Errno) -> Bool,
    _ readOnce: (UnsafeMutableRawBufferPointer) throws(Errno) -> Int
  ) throws(Errno) -> Int {
    try block.withUnsafeMutableBufferPointer { (block) throws(Errno) in
      let buffer = UnsafeMutableRawBufferPointer(block)
      let count = try readOnce(buffer)
      if count > 0 || buffer.isEmpty { return count }
      if try isEnd() { return 0 }
      let more = try readOnce(buffer)
      if more == 0 { throw .ioError }
      return more
    }
  }

  /// Whether nothing is behind an offset, as far as the system says how long it is.
  package func isEnd(at offset: Int64) throws(Errno) -> Bool {
    let status = try FileStatus(of: rawValue)
    return status.type != .regular || !status.hasBlocks || offset >= status.byteCount
  }

  /// Fills the buffer from an offset, less only at the end of the file.
  package func fill(_ buffer: UnsafeMutableRawBufferPointer, at offset: Int64) throws(Errno) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = try readBytes(at: offset &+ Int64(filled), into: rest)
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  package func fill(_ block: inout [UInt8], at offset: Int64) throws(Errno) -> Int {
    try block.withUnsafeMutableBufferPointer { (block) throws(Errno) in
      try fill(UnsafeMutableRawBufferPointer(block), at: offset)
    }
  }

  /// Writes all of the buffer at an offset.
  package func writeBytes(_ buffer: UnsafeRawBufferPointer, at offset: Int64) throws(Errno) {
    var written = 0
    while written < buffer.count {
      let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
      let count = Calls.pwrite(rawValue, rest, offset &+ Int64(written))
      if count <= 0 { throw count == 0 ? .noSpace : .current }
      written += count
    }
  }

  /// Writes as many of the bytes as go at once, where the descriptor stands.
  package func writeBytes(_ buffer: UnsafeRawBufferPointer) throws(Errno) -> Int {
    let count = Calls.write(rawValue, buffer)
    if count < 0 { throw .current }
    return count
  }

  /// Writes all of the bytes where the descriptor stands.
  package func writeContents(_ buffer: UnsafeRawBufferPointer) throws(Errno) {
    var rest = buffer
    while !rest.isEmpty {
      let count = try writeBytes(rest)
      if count == 0 { throw .noSpace }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  package func writeContents(_ bytes: [UInt8]) throws(Errno) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(Errno) in
      try writeContents(UnsafeRawBufferPointer(bytes))
    }
  }

  package func writeContents(_ bytes: ArraySlice<UInt8>) throws(Errno) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(Errno) in
      try writeContents(UnsafeRawBufferPointer(bytes))
    }
  }

  package func writeBytes(_ bytes: ArraySlice<UInt8>) throws(Errno) -> Int {
    try bytes.withUnsafeBufferPointer { (bytes) throws(Errno) in
      try writeBytes(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Closes what was only read, or is on the disk: no failure of closing can lose anything of it.
  package func release() { Calls.close(rawValue) }

  /// Runs `body`, and closes as ``release()`` does whatever comes of it.
  package func releasing<Value, Failure: Error>(
    after body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    defer { release() }
    return try body()
  }

  /// Makes the file as long as this.
  package func setByteCount(_ count: Int64) throws(Errno) {
    if Calls.truncate(rawValue, count) != 0 { throw .current }
  }

  /// Waits until what was written is on the disk, where the file system can do that.
  package func synchronize() throws(Errno) {
    if Calls.synchronize(rawValue) != 0, errno != EINVAL, errno != ENOTSUP { throw .current }
  }

  /// The outcome of an attempt to lock an open file or folder.
  package enum Lock: Equatable, Sendable {
    case taken
    /// Another process has it, or another descriptor of this one.
    case held
    /// The system, or the file system, refuses: `ENOLCK` and the like.
    case failed(Errno)
  }

  /// Takes the lock of an open file or folder (`flock`), without waiting; it ends with the descriptor, however that comes.
  package func tryLock() -> Lock {
    if Calls.lock(rawValue) == 0 { return .taken }
    return errno == EWOULDBLOCK ? .held : .failed(.current)
  }

  /// Takes the lock of an open file or folder, unless another process has it.
  package func lock() -> Bool { tryLock() == .taken }

  /// Gives the lock back and closes, as ``release()`` does.
  ///
  /// Closing alone leaves the lock with a program that is being started just then, until it has closed its copy.
  package func unlockAndRelease() {
    Calls.unlock(rawValue)
    release()
  }

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// How many columns the terminal has; nil where the descriptor is none, or it does not say.
  package var terminalWidth: Int? {
    let columns = Int(uti_terminal_columns(rawValue))
    return columns > 0 ? columns : nil
  }

  /// Whether both lead to the same file.
  package func isSameFile(as other: FileDescriptor) -> Bool {
    guard let a = try? FileStatus(of: rawValue), let b = try? FileStatus(of: other.rawValue) else {
      return false
    }
    return a.isSameFile(as: b)
  }

  /// Waits until a descriptor that does not block can be written again.
  package func waitUntilWritable() {
    var request = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  /// Whether a read would give bytes or the end at once.
  package var isReadable: Bool {
    var request = pollfd(fd: rawValue, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) != 0
  }

  /// Makes sure that descriptors 0, 1 and 2 are taken before anything is opened: no file that is written later can
  /// become standard output, and get reports between its own bytes.
  ///
  /// What was closed fails as before with `EBADF`: what takes its place is open the wrong way round. False when nothing
  /// could be opened.
  package static func occupyStandardDescriptors() -> Bool {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      var opened = Calls.open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
      // Where there are no devices, a folder gives no bytes and takes none either.
      if opened < 0 { opened = Calls.open("/", O_RDONLY | O_DIRECTORY) }
      // The system gives the lowest number that is free, which is the missing one.
      if opened != descriptor { return false }
    }
    return true
  }
}
