package import ByteSources
internal import SystemCalls

/// Engines that are not for two threads at once, shared by tasks: each works on a thread of the pool's, never on one of the
/// cooperative threads that all tasks of a process share.
package final class EnginePool<Engine>: Sendable {
  /// Makes an engine that ends its work when it is told to.
  package typealias Make = @Sendable (Cancellation) -> Engine
  package typealias Answer<Value> = Result<Value, IdentificationError>

  private let crew: Crew<Engine>
  private let executor: (any TaskExecutor)?

  /// Creates a pool of so many threads, which start with the first questions.
  package init(threads: Int, make: @escaping Make) {
    crew = Crew(threads: max(1, threads), make)
    executor = nil
  }

  /// Creates a pool whose engines work where an executor has them work.
  package init(executor: any TaskExecutor, make: @escaping Make) {
    crew = Crew(threads: 0, make)
    self.executor = executor
  }

  deinit { crew.close() }

  /// Has an engine do something; waiting included it may take `limit`, and a cancelled task ends it in the middle.
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
        if let executor { await perform(job, on: executor, body) } else { await hand(job, body) }
      // Whoever ended it says why, whatever the engine made of that.
      return job.reason.map { .failure($0) } ?? answer
    } onCancel: {
      job.end(with: .cancelled)
    }
  }

  /// As ``run(within:_:)``, with the error thrown.
  package func ask<Value: Sendable>(
    within limit: Duration?, _ body: @escaping @Sendable (Engine) throws(IdentificationError) -> Value
  ) async throws(IdentificationError) -> Value {
    let answer: Answer<Value> = await run(within: limit) { engine in
      Result { () throws(IdentificationError) in try body(engine) }
    }
    return try answer.get()
  }

  /// Has the engine of every thread do something once; with an executor, one engine.
  ///
  /// Errors: the first one.
  package func runOnAll(
    _ body: @escaping @Sendable (Engine) throws(IdentificationError) -> Void
  ) async throws(IdentificationError) {
    if executor != nil { return try await ask(within: nil, body) }
    let failure: IdentificationError? = await withCheckedContinuation { continuation in
      let rest = Countdown { continuation.resume(returning: $0) }
      rest.expect(
        crew.handToAll { engine in
          var failure: IdentificationError?
          if let engine {
            do throws(IdentificationError) { try body(engine) } catch { failure = error }
          }
          rest.countOne(failure)
        })
    }
    if let failure { throw failure }
  }

  private func hand<Value: Sendable>(
    _ job: PoolJob, _ body: @escaping @Sendable (Engine) -> Answer<Value>
  ) async -> Answer<Value> {
    await withCheckedContinuation { continuation in
      crew.hand(job) { engine in
        continuation.resume(returning: engine.map(body) ?? .failure(job.reason ?? .noThread))
      }
    }
  }

  private func perform<Value: Sendable>(
    _ job: PoolJob, on executor: any TaskExecutor, _ body: @escaping @Sendable (Engine) -> Answer<Value>
  ) async -> Answer<Value> {
    let crew = crew
    return await withTaskExecutorPreference(executor) { () async -> Answer<Value> in
      await Self.work(job, crew, body)
    }
  }

  // Not isolated, so that it runs on the preferred executor whoever called.
  @concurrent
  private static func work<Value: Sendable>(
    _ job: PoolJob, _ crew: Crew<Engine>, _ body: @Sendable (Engine) -> Answer<Value>
  ) async -> Answer<Value> {
    let place = crew.takeIdle()
    defer { crew.putIdle(place) }
    guard job.begin(place.cancellation) else { return .failure(job.reason ?? .cancelled) }
    defer { job.finish() }
    return body(place.engine)
  }
}

/// Calls something once as many have come as are expected, with the first error.
///
/// Proof for `@unchecked Sendable`: what changes is touched only while `monitor` is held.
private final class Countdown: @unchecked Sendable {
  private let monitor = Monitor()
  private var expected: Int?
  private var came = 0
  private var failure: IdentificationError?
  private let body: @Sendable (IdentificationError?) -> Void

  init(_ body: @escaping @Sendable (IdentificationError?) -> Void) { self.body = body }

  func expect(_ count: Int) { check { expected = count } }

  func countOne(_ failure: IdentificationError?) {
    check {
      came += 1
      self.failure = self.failure ?? failure
    }
  }

  private func check(_ change: () -> Void) {
    let outcome: IdentificationError?? = monitor.withLock {
      change()
      guard let expected, came >= expected else { return nil }
      // Once and for all.
      self.expected = nil
      return .some(failure)
    }
    if let outcome { body(outcome) }
  }
}
