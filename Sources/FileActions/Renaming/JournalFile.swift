internal import SystemCalls
package import SystemPackage

/// A journal that is open, and locked for as long as it is: the lock is one of the open file, and leaves nothing behind.
package struct JournalFile {
  package let descriptor: FileDescriptor
  /// The reason why it is not locked, where the file system has no locks; two processes must then not write it at once.
  package let lockFailure: Errno?

  /// The reason why a journal is not opened for writing.
  package enum Failure: Error, Equatable {
    /// Another process renames or undoes by it.
    case inUse
    /// Its name led to another file each time that it was locked.
    case replaced
    case system(Errno)
  }

  package init(descriptor: FileDescriptor, lockFailure: Errno? = nil) {
    (self.descriptor, self.lockFailure) = (descriptor, lockFailure)
  }

  /// How often a journal is tried to be opened that is locked, or whose name led to another file once it was.
  private static let mostAttempts = 8
  /// How long a lock is waited for each time, in milliseconds: a program that is being started has its parent's for a moment.
  private static let patience = 20

  /// Opens the journal of this path, to be read and added to.
  package init(opening path: FilePath) throws(Failure) {
    var failure = Failure.replaced
    for _ in 0..<Self.mostAttempts {
      let file: FileDescriptor
      do throws(Errno) { file = try FileDescriptor.openForAppending(path) } catch { throw .system(error) }
      let lock = file.tryLock()
      // Until the lock was taken, the name may have been given to another file.
      if lock != .held, let named = try? FileStatus(of: path, followingLinks: true),
        let opened = try? FileStatus(of: file.rawValue), named.isSameFile(as: opened)
      {
        self.init(descriptor: file, lockFailure: lock.failure)
        return
      }
      file.release()
      failure = lock == .held ? .inUse : .replaced
      if lock == .held { Clock.sleep(milliseconds: Self.patience) }
    }
    throw failure
  }

  /// Makes a journal that was not there, readable by its owner alone.
  ///
  /// It has its name once it is locked, holds `opening` and is on the disk: one that ends within its opening was cut later.
  /// Where the file system can give no name in that way, it has the name first.
  init(creating path: FilePath, opening: [UInt8]) throws(Errno) {
    let folder = path.folder
    let file = try UnnamedFile(in: folder, mode: 0o600, appending: true)
    let lock = file.descriptor.tryLock()
    do throws(Errno) {
      try file.descriptor.writeContents(opening)
      try file.descriptor.synchronize()
      try file.name(path)
    } catch {
      file.discard()
      guard error == .notSupported else { throw error }
      try self.init(namingFirst: path, opening: opening)
      return
    }
    do throws(Errno) { try FileSystem.synchronize(folder: folder) } catch {
      try? FileSystem.remove(path)
      file.discard()
      throw error
    }
    self.init(descriptor: file.descriptor, lockFailure: lock.failure)
  }

  private init(namingFirst path: FilePath, opening: [UInt8]) throws(Errno) {
    let descriptor = try FileSystem.create(path, mode: 0o600, appending: true)
    let lock = descriptor.tryLock()
    do throws(Errno) {
      if lock == .held { throw .resourceTemporarilyUnavailable }
      try descriptor.writeContents(opening)
      try descriptor.synchronize()
      try FileSystem.synchronize(folder: path.folder)
    } catch {
      // It says nothing, and nothing was renamed.
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
