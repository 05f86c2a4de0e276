internal import Foundation

/// A value that is read and changed under a lock.
///
/// Unchecked, because the compiler cannot see the lock: `value` is touched nowhere but in ``withLock(_:)``, between lock
/// and unlock. It is not the standard library's `Mutex`, which the thread sanitizer does not see into.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
