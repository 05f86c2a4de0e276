internal import SystemCalls
package import SystemPackage

/// Locks of folders in which names change: no other process sees a group of files half renamed, or renames part of it.
///
/// A folder that cannot be locked at all, as on some network file systems, stays unlocked.
package final class FolderLock {
  /// How long another process is waited for, in milliseconds: a group is renamed in less.
  private static let patience = 10_000
  /// Why a folder stays unlocked: it cannot be opened for reading, is gone, or lies where there are no locks.
  private static let lockless: Set<Errno> = [
    .permissionDenied, .noSuchFileOrDirectory, .notDirectory, .badFileDescriptor, .noLocks, .notSupported,
    .invalidArgument, .noFunction,
  ]

  private var held: [FileDescriptor] = []

  /// Locks folders, in the order of their paths, so that two processes do not wait for each other.
  ///
  /// Errors: `EAGAIN` where another process does not let go of one, and those of opening it.
  package init(_ folders: Set<FilePath>) throws(Errno) {
    let deadline = Clock.milliseconds + Self.patience
    for folder in folders.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
      do throws(Errno) { try lock(folder, until: deadline) } catch {
        if Self.lockless.contains(error) { continue }
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
        held.append(descriptor)
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

  /// Lets others in.
  package func release() {
    for descriptor in held { descriptor.unlockAndRelease() }
    held = []
  }

  /// A failure of locking in words.
  static func describe(_ error: Errno) -> String {
    error == .resourceTemporarilyUnavailable
      ? "another process is renaming in its folder" : "its folder cannot be locked: \(error)"
  }
}
