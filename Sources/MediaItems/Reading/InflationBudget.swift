internal import SystemCalls

/// A budget for inflated bytes, shared by all threads; a reservation waits until it fits.
///
/// Proof for `@unchecked Sendable`: `available` is accessed only while `monitor` is held.
final class InflationBudget: @unchecked Sendable {
  /// Room for four archive members of maximum length.
  static let shared = InflationBudget(32 << 20)

  private let capacity: Int
  private var available: Int
  private let monitor = Monitor()

  init(_ bytes: Int) { (capacity, available) = (bytes, bytes) }

  /// Runs `body` with so many bytes reserved; nested calls could deadlock.
  func reserving<Value>(_ bytes: Int, _ body: () -> Value) -> Value {
    let bytes = min(max(0, bytes), capacity)
    monitor.withLock {
      while available < bytes { monitor.wait() }
      available -= bytes
    }
    defer {
      monitor.withLock {
        available += bytes
        monitor.notifyAll()
      }
    }
    return body()
  }
}
