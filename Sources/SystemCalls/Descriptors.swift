internal import CLibrary
internal import CPlatform
package import SystemPackage

// File descriptors: opening files, reading and writing bytes, and the standard input.
extension FileDescriptor {
  /// Opens for reading without blocking, without taking a controlling terminal, and closed on exec.
  package static func openForReading(_ path: FilePath, followingLinks: Bool = true) throws(Errno)
    -> FileDescriptor
  {
    let link = followingLinks ? 0 : O_NOFOLLOW
    let descriptor = path.withPlatformString { Calls.openForReading($0, link) }
    if descriptor < 0 { throw .current }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Opens a path relative to an open folder, as ``openForReading(_:followingLinks:)``.
  package static func openForReading(_ path: OpenAtPath) throws(Errno) -> FileDescriptor {
    let descriptor = Calls.openForReading(in: path.folder, path.name)
    if descriptor < 0 { throw .current }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Opens as ``openForReading(_:followingLinks:)``, but waits for the writer of a named pipe.
  package static func openStream(_ path: FilePath) throws(Errno) -> FileDescriptor {
    let descriptor = path.withPlatformString { Calls.open($0, O_RDONLY | O_NOCTTY | O_CLOEXEC) }
    if descriptor < 0 { throw .current }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Opens a file for reading and appending.
  package static func openForAppending(_ path: FilePath) throws(Errno) -> FileDescriptor {
    let flags = O_RDWR | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = path.withPlatformString { Calls.open($0, flags) }
    if descriptor < 0 { throw .current }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Opens a regular file for reading and returns its status; nil for anything else.
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

  /// Reads up to the buffer's size at the current position; 0 at the end.
  package func readBytes(into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    let count = Calls.read(rawValue, buffer)
    if count < 0 { throw .current }
    return count
  }

  /// Reads up to the block's size at the current position; 0 at the end.
  ///
  /// If no bytes are returned before the end, the read is repeated once, since the file may have grown; then it is an error.
  package func readBytes(into block: inout [UInt8]) throws(Errno) -> Int {
    try readBytes(
      into: &block, isEnd: { () throws(Errno) in try isEnd(at: Calls.seek(rawValue, 0, SEEK_CUR)) }
    ) {
      (buffer) throws(Errno) in try readBytes(into: buffer)
    }
  }

  /// Reads as ``readBytes(into:)``, at an offset.
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

  /// Returns true if no bytes follow `offset`, as far as the system knows the length.
  package func isEnd(at offset: Int64) throws(Errno) -> Bool {
    let status = try FileStatus(of: rawValue)
    return status.type != .regular || !status.hasBlocks || offset >= status.byteCount
  }

  /// Fills the buffer from an offset and returns the number of bytes, less only at the end of the file.
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

  package func writeBytes(_ buffer: UnsafeRawBufferPointer, at offset: Int64) throws(Errno) {
    var written = 0
    while written < buffer.count {
      let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
      let count = Calls.pwrite(rawValue, rest, offset &+ Int64(written))
      if count <= 0 { throw count == 0 ? .noSpace : .current }
      written += count
    }
  }

  /// Writes bytes at the current position in one call and returns their number.
  package func writeBytes(_ buffer: UnsafeRawBufferPointer) throws(Errno) -> Int {
    let count = Calls.write(rawValue, buffer)
    if count < 0 { throw .current }
    return count
  }

  /// Writes all bytes at the current position.
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

  /// Closes a descriptor that was only read, or whose bytes are on the disk, so that an error of closing does not matter.
  package func release() { Calls.close(rawValue) }

  /// Runs `body`, then closes as ``release()`` does.
  package func releasing<Value, Failure: Error>(
    after body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    defer { release() }
    return try body()
  }

  /// Sets the file's length.
  package func setByteCount(_ count: Int64) throws(Errno) {
    if Calls.truncate(rawValue, count) != 0 { throw .current }
  }

  /// Waits until the written bytes are on the disk, if the file system supports it.
  package func synchronize() throws(Errno) {
    if Calls.synchronize(rawValue) != 0, errno != EINVAL, errno != ENOTSUP { throw .current }
  }

  /// The result of locking an open file or folder.
  package enum Lock: Equatable, Sendable {
    case taken
    /// Another process holds the lock, or another descriptor of this process.
    case held
    /// The system refuses to lock, for example by `ENOLCK`.
    case failed(Errno)
  }

  /// Locks an open file or folder by `flock` without waiting.
  ///
  /// Closing the descriptor unlocks it.
  package func tryLock() -> Lock {
    if Calls.lock(rawValue) == 0 { return .taken }
    return errno == EWOULDBLOCK ? .held : .failed(.current)
  }

  /// Locks an open file or folder; returns false if it cannot be locked now.
  package func lock() -> Bool { tryLock() == .taken }

  /// Unlocks and closes, as ``release()`` does.
  ///
  /// Closing alone would keep the lock while a child that is being started still has a copy of the descriptor.
  package func unlockAndRelease() {
    Calls.unlock(rawValue)
    release()
  }

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The number of columns of the terminal; nil if unknown or if the descriptor is not a terminal.
  package var terminalWidth: Int? {
    let columns = Int(uti_terminal_columns(rawValue))
    return columns > 0 ? columns : nil
  }

  /// Returns true if both descriptors refer to the same file.
  package func isSameFile(as other: FileDescriptor) -> Bool {
    guard let a = try? FileStatus(of: rawValue), let b = try? FileStatus(of: other.rawValue) else {
      return false
    }
    return a.isSameFile(as: b)
  }

  /// Waits until a non-blocking descriptor is writable.
  package func waitUntilWritable() {
    var request = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  /// True if a read would not block.
  package var isReadable: Bool {
    var request = pollfd(fd: rawValue, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) != 0
  }

  /// Opens descriptors 0, 1 and 2 if they are closed, so that no file opened later becomes standard output.
  ///
  /// Reads and writes of them still fail with `EBADF`: they are opened for the opposite direction. Returns false if nothing
  /// could be opened.
  package static func occupyStandardDescriptors() -> Bool {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      var opened = Calls.open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
      // Without /dev, the root folder serves: it can be neither read nor written.
      if opened < 0 { opened = Calls.open("/", O_RDONLY | O_DIRECTORY) }
      // The system returns the lowest free number, which is this one.
      if opened != descriptor { return false }
    }
    return true
  }
}

/// The standard input of this process, made rereadable if it is a pipe.
package enum StandardInput {
  /// Copies a pipe to an unnamed file that replaces it, so that it can be read by range and repeatedly.
  ///
  /// Files, folders and devices stay as they are. Returns false if more than `most` bytes arrive.
  /// Errors: those of reading, and of writing the file.
  package static func makeRereadable(upTo most: Int) throws(Errno) -> Bool {
    let input = FileDescriptor.standardInput
    let type = try FileStatus(of: input.rawValue).type
    guard type == .namedPipe || type == .socket else { return true }
    let file = try FileSystem.makeScratchFile()
    defer { file.release() }
    var block = [UInt8](repeating: 0, count: 64 << 10)
    var count = 0
    while true {
      let received = try input.readBytes(into: &block)
      if received == 0 { break }
      count += received
      if count > most { return false }
      try file.writeContents(block[..<received])
    }
    if Calls.seek(file.rawValue, 0, SEEK_SET) < 0 || Calls.duplicate(file.rawValue, input.rawValue) < 0 {
      throw .current
    }
    return true
  }
}
