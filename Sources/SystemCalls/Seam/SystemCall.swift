/// A system call that is about to be made, as a ``CallWatch`` sees it.
package struct SystemCall {
  package enum Name: String, CaseIterable, Sendable {
    case access, close, copyRange, clone, chmod, fsync, futimens, getcwd, getdents, link, lock, lseek, mkdir
    case open, pread, pwrite, read, readlink, realpath, rename, rmdir, stat, symlink, sync, truncate, unlink
    case write
  }

  package let name: Name
  /// The descriptor; -1 for calls with paths.
  package let descriptor: Int32
  /// The bytes to write, or the buffer to read into.
  package let bytes: UnsafeRawBufferPointer?

  /// True if the call may move fewer bytes than requested.
  package var movesBytes: Bool { bytes != nil }
}

/// The outcome that a watch chooses for a call.
package enum CallFate: Sendable {
  case made
  /// The call fails with this `errno` and has no effect.
  case fails(Int32)
  /// The call moves at most so many bytes.
  case short(Int)
  /// The call moves so many bytes and then fails with this `errno`.
  case torn(Int, Int32)
  /// The watch itself has handled so many bytes.
  case taken(Int)
}

/// An observer of the system calls of a thread and the threads it starts, which chooses their outcome: for tests that let
/// each call fail in turn.
package final class CallWatch: Sendable {
  let fate: @Sendable (SystemCall) -> CallFate

  package init(_ fate: @escaping @Sendable (SystemCall) -> CallFate) { self.fate = fate }

  /// Runs `body` and observes the calls of this thread meanwhile.
  package func during<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let outer = WatchedThread.enter(self)
    defer { WatchedThread.leave(to: outer) }
    return try withExtendedLifetime(self, body)
  }

  /// The watch of this thread.
  package static var current: CallWatch? { WatchedThread.watch }
}
