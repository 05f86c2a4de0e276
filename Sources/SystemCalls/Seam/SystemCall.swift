/// One call to the system, as ``CallWatch`` sees it before it is made.
package struct SystemCall {
  package enum Name: String, CaseIterable, Sendable {
    case access, close, copyRange, clone, chmod, fsync, futimens, getcwd, getdents, link, lock, lseek, mkdir
    case open, pread, pwrite, read, readlink, realpath, rename, rmdir, stat, symlink, sync, truncate, unlink
    case write
  }

  package let name: Name
  /// What a descriptor is asked for; -1 for calls about paths.
  package let descriptor: Int32
  /// The bytes that are to be written, or where bytes are to be read to.
  package let bytes: UnsafeRawBufferPointer?

  /// Whether fewer bytes may be moved than were asked for.
  package var movesBytes: Bool { bytes != nil }
}

/// What becomes of a call that is watched.
package enum CallFate: Sendable {
  case made
  /// It fails with this `errno`, and nothing has happened.
  case fails(Int32)
  /// It moves no more bytes than these.
  case short(Int)
  /// It moves so many bytes and then fails.
  case torn(Int, Int32)
  /// The watch has taken so many of the bytes itself.
  case taken(Int)
}

/// Sees every call that a thread makes, and those of the threads it starts, and says what becomes of it: for tests that
/// let each call fail in turn.
package final class CallWatch: Sendable {
  let fate: @Sendable (SystemCall) -> CallFate

  package init(_ fate: @escaping @Sendable (SystemCall) -> CallFate) { self.fate = fate }

  /// Runs `body` with this watch over the calls of its thread.
  package func during<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    let outer = WatchedThread.enter(self)
    defer { WatchedThread.leave(to: outer) }
    return try withExtendedLifetime(self, body)
  }

  /// The watch over this thread.
  package static var current: CallWatch? { WatchedThread.watch }
}
