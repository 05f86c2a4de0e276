package import SystemCalls
internal import SystemPackage

/// Ends work in the middle: whoever has it may call ``cancel()`` at any time, from any thread, once and for good.
///
/// Worker processes are killed at once. In this process it is looked at before each read, within 256 steps of parsing and once in
/// 64 KiB of what is gone through in memory: a read that the system holds back goes on to its end first, and so does libmagic
/// without a worker.
public final class Cancellation: Sendable {
  private struct State {
    var isCancelled = false
    var workers: [ObjectIdentifier: WorkerProcess.Handle] = [:]
  }

  private let state = Guarded(State())

  /// Creates one that was not called for.
  public init() {}

  /// Ends the work of everybody who was given this.
  public func cancel() {
    state.withLock { state in
      state.isCancelled = true
      for worker in state.workers.values { worker.kill() }
    }
  }

  /// Whether somebody called for the end.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Has a worker killed with the work, until it is forgotten.
  package func add(_ worker: WorkerProcess.Handle, for owner: AnyObject) {
    state.withLock { state in
      state.workers[ObjectIdentifier(owner)] = worker
      if state.isCancelled { worker.kill() }
    }
  }

  /// Forgets a worker: to be called before the system may give its number to another process.
  package func remove(for owner: AnyObject) {
    _ = state.withLock { $0.workers.removeValue(forKey: ObjectIdentifier(owner)) }
  }
}

extension ByteSourceError {
  /// Somebody called for the end.
  package static let cancelled = ByteSourceError(
    code: .canceled, description: "it was cancelled")
}
