/// A value that is read and changed under a lock.
///
/// Unchecked, because the compiler cannot see the lock: `value` is touched nowhere but in ``withLock(_:)``, between lock
/// and unlock. It is not the standard library's `Mutex`, because a thread waits for that one in code which the thread
/// sanitizer does not see, so that it reports a race where there is none.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls `body` with the value while nobody else has it; `body` must not come back here.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try monitor.withLock { try body(&value) }
  }
}
