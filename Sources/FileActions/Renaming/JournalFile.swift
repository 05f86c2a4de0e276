internal import SystemCalls
package import SystemPackage

/// An open journal of renames or time changes, locked until it is closed.
package struct JournalFile {
  package let descriptor: FileDescriptor
  /// The reason why it is not locked on file systems without locks; two processes must then not write it at once.
  package let lockFailure: Errno?

  /// An error of opening a journal for writing.
  package enum Failure: Error, Equatable {
    /// Another process uses it for renaming or undoing.
    case inUse
    /// Its path referred to another file each time it was locked.
    case replaced
    case system(Errno)
  }

  package init(descriptor: FileDescriptor, lockFailure: Errno? = nil) {
    (self.descriptor, self.lockFailure) = (descriptor, lockFailure)
  }

  /// The number of attempts to open a journal that is locked or replaced.
  private static let maxAttempts = 8
  /// The wait for a lock in milliseconds; a process that is being started briefly holds its parent's locks.
  private static let retryDelay = 20

  /// Opens the journal at a path for reading and appending.
  package init(opening path: FilePath) throws(Failure) {
    var failure = Failure.replaced
    for _ in 0..<Self.maxAttempts {
      let file: FileDescriptor
      do throws(Errno) { file = try FileDescriptor.openForAppending(path) } catch { throw .system(error) }
      let lock = file.tryLock()
      // The path may have been replaced before the lock was taken.
      if lock != .held, let named = try? FileStatus(of: path, followingLinks: true),
        let opened = try? FileStatus(of: file.rawValue), named.isSameFile(as: opened)
      {
        self.init(descriptor: file, lockFailure: lock.failure)
        return
      }
      file.release()
      failure = lock == .held ? .inUse : .replaced
      if lock == .held { Clock.sleep(milliseconds: Self.retryDelay) }
    }
    throw failure
  }

  /// Creates a journal that only its owner can read.
  ///
  /// Its name appears once it is locked and `contents` is on disk, so a journal that ends within `contents` was truncated later.
  /// File systems that cannot name open files get the name first.
  init(creating path: FilePath, contents: [UInt8]) throws(Errno) {
    let folder = path.folder
    let file = try UnnamedFile(in: folder, mode: 0o600, appending: true)
    let lock = file.descriptor.tryLock()
    do throws(Errno) {
      try file.descriptor.writeContents(contents)
      try file.descriptor.synchronize()
      try file.name(path)
    } catch {
      file.discard()
      guard error == .notSupported else { throw error }
      try self.init(namingFirst: path, contents: contents)
      return
    }
    do throws(Errno) { try FileSystem.synchronize(folder: folder) } catch {
      try? FileSystem.remove(path)
      file.discard()
      throw error
    }
    self.init(descriptor: file.descriptor, lockFailure: lock.failure)
  }

  private init(namingFirst path: FilePath, contents: [UInt8]) throws(Errno) {
    let descriptor = try FileSystem.create(path, mode: 0o600, appending: true)
    let lock = descriptor.tryLock()
    do throws(Errno) {
      if lock == .held { throw .resourceTemporarilyUnavailable }
      try descriptor.writeContents(contents)
      try descriptor.synchronize()
      try FileSystem.synchronize(folder: path.folder)
    } catch {
      try? FileSystem.remove(path)
      descriptor.release()
      throw error
    }
    self.init(descriptor: descriptor, lockFailure: lock.failure)
  }
}

extension FileDescriptor.Lock {
  fileprivate var failure: Errno? { if case .failed(let error) = self { error } else { nil } }
}
