/// A value behind a lock.
///
/// Proof for `@unchecked Sendable`: `value` is only accessed in ``withLock(_:)``. The standard library's `Mutex` waits in code
/// that the thread sanitizer does not instrument, which then reports false races.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls `body` with the value while holding the lock, which is not recursive.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try monitor.withLock { try body(&value) }
  }
}
