/// A value that is read and changed under a lock.
///
/// Unchecked, because the compiler cannot see the lock: `value` is touched nowhere but in ``withLock(_:)``, between lock
/// and unlock. It is not the standard library's `Mutex`, because the thread sanitizer sees into this one and not into
/// that one, where a thread waits for another: what cannot be checked cannot be proven.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls `body` with the value while nobody else has it; `body` must not come back here.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try monitor.withLock { try body(&value) }
  }
}
