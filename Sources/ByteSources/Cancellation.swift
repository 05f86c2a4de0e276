package import SystemCalls
internal import SystemPackage

/// A handle to stop work before its end; ``cancel()`` may be called at any time and from any thread.
///
/// Worker processes are killed at once. This process checks before each read, within 256 steps of parsing and after each
/// 64 KiB scanned in memory. A blocked read, or libmagic without a worker process, ends first.
public final class Cancellation: Sendable {
  private struct State {
    var isCancelled = false
    var workers: [ObjectIdentifier: WorkerProcess.Handle] = [:]
  }

  private let state = Guarded(State())

  /// Creates a handle that is not cancelled.
  public init() {}

  /// Stops all work that has this handle; there is no way back.
  public func cancel() {
    state.withLock { state in
      state.isCancelled = true
      for worker in state.workers.values { worker.kill() }
    }
  }

  /// True after ``cancel()``.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Registers a worker process that ``cancel()`` kills.
  package func add(_ worker: WorkerProcess.Handle, for owner: AnyObject) {
    state.withLock { state in
      state.workers[ObjectIdentifier(owner)] = worker
      if state.isCancelled { worker.kill() }
    }
  }

  /// Removes a worker process; call this before the system can reuse its process number.
  package func remove(for owner: AnyObject) {
    _ = state.withLock { $0.workers.removeValue(forKey: ObjectIdentifier(owner)) }
  }
}

extension ByteSourceError {
  /// The work was cancelled.
  package static let cancelled = ByteSourceError(
    code: .canceled, description: "it was cancelled")
}
