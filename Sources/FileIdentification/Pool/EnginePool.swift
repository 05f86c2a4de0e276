package import ByteSources
internal import SystemCalls

/// A pool of engines that are not thread-safe, such as file identifiers, shared by tasks.
///
/// Each works on a thread of the pool, never on a cooperative thread.
package final class EnginePool<Engine>: Sendable {
  /// Creates an engine that stops when the cancellation is called.
  package typealias Make = @Sendable (Cancellation) -> Engine
  package typealias Answer<Value> = Result<Value, IdentificationError>

  private let workers: WorkerPool<Engine>
  private let executor: (any TaskExecutor)?

  /// Creates a pool of threads, which start with the first jobs.
  package init(threads: Int, make: @escaping Make) {
    workers = WorkerPool(threads: max(1, threads), make)
    executor = nil
  }

  /// Creates a pool whose engines work on an executor.
  package init(executor: any TaskExecutor, make: @escaping Make) {
    workers = WorkerPool(threads: 0, make)
    self.executor = executor
  }

  deinit { workers.close() }

  /// Runs `body` with an engine within `limit`, waiting included; cancelling the task ends it.
  package func run<Value: Sendable>(
    within limit: Duration? = nil, _ body: @escaping @Sendable (Engine) -> Answer<Value>
  ) async -> Answer<Value> {
    let job = PoolJob()
    let timer = limit.map { limit in
      Task {
        try await Task.sleep(for: limit)
        job.end(with: .timedOut)
      }
    }
    defer { timer?.cancel() }
    return await withTaskCancellationHandler {
      let answer =
        if let executor { await perform(job, on: executor, body) } else { await submit(job, body) }
      // The reason of the end outranks the engine's error.
      return job.reason.map { .failure($0) } ?? answer
    } onCancel: {
      job.end(with: .cancelled)
    }
  }

  /// Like ``run(within:_:)``, with the error thrown.
  package func runThrowing<Value: Sendable>(
    within limit: Duration?, _ body: @escaping @Sendable (Engine) throws(IdentificationError) -> Value
  ) async throws(IdentificationError) -> Value {
    let answer: Answer<Value> = await run(within: limit) { engine in
      Result { () throws(IdentificationError) in try body(engine) }
    }
    return try answer.get()
  }

  /// Runs `body` once with the engine of each thread, or with one engine of the executor.
  ///
  /// Throws the first error.
  package func runOnAll(
    _ body: @escaping @Sendable (Engine) throws(IdentificationError) -> Void
  ) async throws(IdentificationError) {
    if executor != nil { return try await runThrowing(within: nil, body) }
    let failure: IdentificationError? = await withCheckedContinuation { continuation in
      let countdown = Countdown { continuation.resume(returning: $0) }
      countdown.expect(
        workers.submitToAll { engine in
          var failure: IdentificationError?
          if let engine {
            do throws(IdentificationError) { try body(engine) } catch { failure = error }
          }
          countdown.countOne(failure)
        })
    }
    if let failure { throw failure }
  }

  private func submit<Value: Sendable>(
    _ job: PoolJob, _ body: @escaping @Sendable (Engine) -> Answer<Value>
  ) async -> Answer<Value> {
    await withCheckedContinuation { continuation in
      workers.submit(job) { engine in
        continuation.resume(returning: engine.map(body) ?? .failure(job.reason ?? .noThread))
      }
    }
  }

  private func perform<Value: Sendable>(
    _ job: PoolJob, on executor: any TaskExecutor, _ body: @escaping @Sendable (Engine) -> Answer<Value>
  ) async -> Answer<Value> {
    let workers = workers
    return await withTaskExecutorPreference(executor) { () async -> Answer<Value> in
      await Self.work(job, workers, body)
    }
  }

  // Not isolated, to run on the preferred executor.
  @concurrent
  private static func work<Value: Sendable>(
    _ job: PoolJob, _ workers: WorkerPool<Engine>, _ body: @Sendable (Engine) -> Answer<Value>
  ) async -> Answer<Value> {
    let slot = workers.takeIdleSlot()
    defer { workers.returnSlot(slot) }
    guard job.begin(slot.cancellation) else { return .failure(job.reason ?? .cancelled) }
    defer { job.finish() }
    return body(slot.engine)
  }
}

/// Calls `body` once the expected number of results is there, with the first error.
///
/// Proof for `@unchecked Sendable`: mutable state is guarded by `monitor`.
private final class Countdown: @unchecked Sendable {
  private let monitor = Monitor()
  private var expected: Int?
  private var received = 0
  private var failure: IdentificationError?
  private let body: @Sendable (IdentificationError?) -> Void

  init(_ body: @escaping @Sendable (IdentificationError?) -> Void) { self.body = body }

  func expect(_ count: Int) { check { expected = count } }

  func countOne(_ failure: IdentificationError?) {
    check {
      received += 1
      self.failure = self.failure ?? failure
    }
  }

  private func check(_ change: () -> Void) {
    let outcome: IdentificationError?? = monitor.withLock {
      change()
      guard let expected, received >= expected else { return nil }
      self.expected = nil
      return .some(failure)
    }
    if let outcome { body(outcome) }
  }
}
