internal import ByteSources
internal import SystemCalls

/// One question to a pool, and who ended it before its time.
///
/// Proof for `@unchecked Sendable`: what changes is touched only while `monitor` is held.
final class PoolJob: @unchecked Sendable {
  private let monitor = Monitor()
  private var ended: IdentificationError?
  private var running: Cancellation?
  private var onEnd: (@Sendable () -> Void)?

  /// Why it was ended, if it was.
  var reason: IdentificationError? { monitor.withLock { ended } }

  /// Ends it, in the middle where it has begun.
  func end(with reason: IdentificationError) {
    let onEnd = monitor.withLock {
      ended = ended ?? reason
      // Before it can be finished: who works on it then works for the next one.
      running?.cancel()
      defer { self.onEnd = nil }
      return self.onEnd
    }
    onEnd?()
  }

  /// Has `body` called if it is ended while it waits; false where it is ended already.
  func waits(_ body: @escaping @Sendable () -> Void) -> Bool {
    monitor.withLock {
      if ended == nil { onEnd = body }
      return ended == nil
    }
  }

  /// Begins it; false where it is ended already.
  ///
  /// `cancellation` ends whoever works on it.
  func begin(_ cancellation: Cancellation) -> Bool {
    monitor.withLock {
      onEnd = nil
      if ended == nil { running = cancellation }
      return ended == nil
    }
  }

  func finish() { monitor.withLock { running = nil } }
}

extension IdentificationError {
  package static let noThread = IdentificationError(
    code: "EAGAIN", message: "the system has no thread to give; ask for fewer")
}
