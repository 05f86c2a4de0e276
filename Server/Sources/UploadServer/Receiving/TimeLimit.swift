internal import NIOCore
internal import NIOPosix
internal import Synchronization

/// A time limit for asynchronous work.
package enum TimeLimit {
  /// Returns the value of `body`, or cancels it after `limit`, waits for it and throws `error`.
  ///
  /// Uses a timer of an event loop: a sleeping task for each request costs several times as much.
  package static func run<Value: Sendable>(
    _ limit: Duration, orThrow error: any Error, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let hasExpired = Flag()
    let work = Task { try await body() }
    let timer = MultiThreadedEventLoopGroup.singleton.any().scheduleTask(in: TimeAmount(limit)) {
      hasExpired.value.store(true, ordering: .sequentiallyConsistent)
      work.cancel()
    }
    defer { timer.cancel() }
    do {
      return try await withTaskCancellationHandler {
        try await work.value
      } onCancel: {
        work.cancel()
      }
    } catch let failure {
      throw hasExpired.value.load(ordering: .sequentiallyConsistent) ? error : failure
    }
  }

  private final class Flag: Sendable {
    let value = Atomic(false)
  }
}
