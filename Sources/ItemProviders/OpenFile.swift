internal import Foundation

/// A file descriptor that is closed with its owner.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  let path: String

  /// Opens a regular file for reading; a pipe or device is refused before it can block.
  init(reading path: String, followingLinks: Bool) throws {
    let link = followingLinks ? 0 : O_NOFOLLOW
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | link)
    self.path = path
    guard descriptor >= 0 else { throw POSIX.error(POSIX.errorNumber, path) }
    guard try POSIX.kind(status()) == S_IFREG else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: path])
    }
  }

  /// Creates a file that must not be there yet; the process's mask takes from its mode as from any file's.
  init(creating path: String, mode: mode_t = 0o666) throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    self.path = path
    guard descriptor >= 0 else { throw POSIX.error(POSIX.errorNumber, path, .writing) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  borrowing func status() throws -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw POSIX.error(POSIX.errorNumber, path) }
    return status
  }

  /// Fills the buffer from `offset`, less only at the end of the file.
  borrowing func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = pread(descriptor, rest.baseAddress, rest.count, off_t(offset &+ Int64(filled)))
      if count == 0 { break }
      if count > 0 {
        filled += count
      } else if POSIX.errorNumber != EINTR {
        throw POSIX.error(POSIX.errorNumber, path)
      }
    }
    return filled
  }

  /// Writes all of the buffer at `offset`.
  borrowing func write(_ buffer: UnsafeRawBufferPointer, at offset: Int64) throws {
    var written = 0
    while written < buffer.count {
      let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
      let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset &+ Int64(written)))
      if count > 0 {
        written += count
      } else if count == 0 || POSIX.errorNumber != EINTR {
        throw POSIX.error(count == 0 ? ENOSPC : POSIX.errorNumber, path, .writing)
      }
    }
  }
}
