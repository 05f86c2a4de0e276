internal import SystemCalls

/// How many bytes all threads together may hold unpacked: who asks for more waits for the others.
///
/// Proof for `@unchecked Sendable`: what is left is read and written under the monitor alone.
final class InflationRoom: @unchecked Sendable {
  /// Room for four members as long as any that is unpacked.
  static let shared = InflationRoom(32 << 20)

  private let all: Int
  private var left: Int
  private let monitor = Monitor()

  init(_ bytes: Int) { (all, left) = (bytes, bytes) }

  /// Runs `body`, which holds so many bytes; never inside another `body`, as both would wait.
  func holding<Value>(_ bytes: Int, _ body: () -> Value) -> Value {
    let bytes = min(max(0, bytes), all)
    monitor.withLock {
      while left < bytes { monitor.wait() }
      left -= bytes
    }
    defer {
      monitor.withLock {
        left += bytes
        monitor.notifyAll()
      }
    }
    return body()
  }
}
