internal import SystemCalls
package import SystemPackage

/// Locks on folders in which names change, so that no other process sees or renames part of a group.
///
/// Folders that cannot be locked, as on some network file systems, stay unlocked.
package final class FolderLock {
  /// The time to wait for another process, in milliseconds; renaming a group takes less.
  private static let timeout = 10_000
  /// Errors that leave a folder unlocked: it is unreadable or gone, or the file system has no locks.
  private static let ignoredErrors: Set<Errno> = [
    .permissionDenied, .noSuchFileOrDirectory, .notDirectory, .badFileDescriptor, .noLocks, .notSupported,
    .invalidArgument, .noFunction,
  ]

  private var descriptors: [FileDescriptor] = []

  /// Locks folders in the order of their paths, which prevents deadlocks between processes.
  ///
  /// Errors: `EAGAIN` after the timeout, and those of opening a folder.
  package init(_ folders: Set<FilePath>) throws(Errno) {
    let deadline = Clock.milliseconds + Self.timeout
    for folder in folders.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
      do throws(Errno) { try lock(folder, until: deadline) } catch {
        if Self.ignoredErrors.contains(error) { continue }
        release()
        throw error
      }
    }
  }

  deinit { release() }

  private func lock(_ folder: FilePath, until deadline: Int) throws(Errno) {
    let descriptor = try FileSystem.openFolder(folder)
    while true {
      switch descriptor.tryLock() {
      case .taken:
        descriptors.append(descriptor)
        return
      case .failed(let error):
        descriptor.release()
        throw error
      case .held:
        guard Clock.milliseconds < deadline, !Signals.isInterruptionPending else {
          descriptor.release()
          throw .resourceTemporarilyUnavailable
        }
        Clock.sleep(milliseconds: 2)
      }
    }
  }

  /// Releases the locks.
  package func release() {
    for descriptor in descriptors { descriptor.unlockAndRelease() }
    descriptors = []
  }

  /// Returns a message for a locking error.
  static func describe(_ error: Errno) -> String {
    error == .resourceTemporarilyUnavailable
      ? "another process is renaming in its folder" : "its folder cannot be locked: \(error)"
  }
}
