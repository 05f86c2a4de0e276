internal import Foundation
internal import SystemCalls
internal import SystemPackage

/// An open file that is closed with its value.
struct OpenFile: ~Copyable {
  let descriptor: FileDescriptor
  let path: String

  /// Opens a regular file for reading; throws for a pipe or device, which could block.
  init(reading path: String, followingLinks: Bool) throws {
    let result = try CocoaError.catching(path) { () throws(Errno) in
      try FileDescriptor.openRegularFile(FilePath(path), followingLinks: followingLinks)
    }
    guard let result else { throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: path]) }
    descriptor = result.file
    self.path = path
  }

  /// Creates a new file; the process's file mode mask applies.
  init(creating path: String, mode: UInt32 = 0o666) throws {
    descriptor = try CocoaError.catching(path, .writing) { () throws(Errno) in
      try FileSystem.create(FilePath(path), mode: mode)
    }
    self.path = path
  }

  deinit { descriptor.release() }

  borrowing func status() throws -> FileStatus {
    do throws(Errno) { return try FileStatus(of: descriptor.rawValue) } catch {
      throw CocoaError(error, path)
    }
  }

  /// Fills the buffer from `offset` and returns the number of bytes, fewer only at the end of the file.
  borrowing func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    do throws(Errno) {
      let count = try descriptor.fill(buffer, at: offset)
      if count < buffer.count, try !descriptor.isEnd(at: offset &+ Int64(count)) { throw .ioError }
      return count
    } catch {
      throw CocoaError(error, path)
    }
  }

  /// Writes all of the buffer at `offset`.
  borrowing func write(_ buffer: UnsafeRawBufferPointer, at offset: Int64) throws {
    do throws(Errno) { try descriptor.writeBytes(buffer, at: offset) } catch {
      throw CocoaError(error, path, .writing)
    }
  }
}

extension FileStatus {
  /// Reads the status of a file; errors are Foundation's.
  init(_ path: String, followingLinks: Bool) throws(CocoaError) {
    self = try CocoaError.catching(path) { () throws(Errno) in
      try FileStatus(of: FilePath(path), followingLinks: followingLinks)
    }
  }
}
