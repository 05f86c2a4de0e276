internal import NIOCore
internal import NIOPosix
internal import Synchronization

/// Work that is given up after a while.
package enum TimeLimit {
  /// Runs `body` and gives its value, or throws `error` where that takes longer: `body` is cancelled then, and waited for.
  ///
  /// The clock is an event loop's: a task that sleeps beside each request costs several times as much.
  package static func run<Value: Sendable>(
    _ limit: Duration, orThrow error: any Error, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let isOver = Flag()
    let work = Task { try await body() }
    let clock = MultiThreadedEventLoopGroup.singleton.any().scheduleTask(in: TimeAmount(limit)) {
      isOver.value.store(true, ordering: .sequentiallyConsistent)
      work.cancel()
    }
    defer { clock.cancel() }
    do {
      return try await withTaskCancellationHandler {
        try await work.value
      } onCancel: {
        work.cancel()
      }
    } catch let failure {
      throw isOver.value.load(ordering: .sequentiallyConsistent) ? error : failure
    }
  }

  private final class Flag: Sendable {
    let value = Atomic(false)
  }
}
