internal import Foundation
internal import SystemCalls

/// One load of a representation, which completes exactly once.
///
/// It waits for the handler, transfers the result, and delivers it. A load that is cancelled while waiting
/// ends at once, since its handler may never answer. A load that is cancelled during the transfer ends when
/// the transfer has stopped and its files are removed. Cancelling has no effect once the completion handler
/// runs. Its ``LoadOrder`` decides when an uncancelled load delivers.
final class Load<Product: Sendable>: Sendable {
  typealias Completion = @Sendable (Result<Product, any Error>) -> Void

  private enum Stage { case waiting, transferring, delivering, over }

  private struct State: Sendable {
    var stage = Stage.waiting
    var isCancelled = false
  }

  let progress = LoadProgress()
  private let state = Guarded(State())
  private let order: LoadOrder
  private let number: Int
  private let discard: @Sendable (Product) -> Void
  private let completion: Completion

  /// Enqueues the load after earlier ones; `list` is the order of the provider's list.
  init(
    in list: LoadOrder?, discard: @escaping @Sendable (Product) -> Void = { _ in },
    _ completion: @escaping Completion
  ) {
    order = LoadOrder.current(list)
    number = order.enqueue()
    self.discard = discard
    self.completion = completion
    progress.onCancel { [weak self] in self?.cancel() }
  }

  /// True if a transfer should stop.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Runs `handler` on a private thread unless the load is over; its progress becomes a part of the load's
  /// progress.
  func start(_ handler: @escaping @Sendable () -> Progress?) {
    LoadThreads.shared.run { [self] in
      guard !isCancelled, let child = LoadOrder.runHandler(handler) else { return }
      progress.adoptHandler(child)
    }
  }

  /// Takes the handler's answer; `transfer` converts it to the product unless the load was cancelled.
  func answer(_ transfer: () throws -> Product) {
    let isWanted = state.withLock { state in
      guard state.stage == .waiting else { return false }
      state.stage = .transferring
      return true
    }
    guard isWanted else { return }
    progress.handlerEnded()
    deliver(LoadThreads.shared.transferring { Result(catching: transfer) })
  }

  private func deliver(_ result: Result<Product, any Error>) {
    state.withLock { $0.stage = .delivering }
    order.answer(number) { self.end(result) }
    if isCancelled { order.deliverOutOfTurn(number) }
  }

  private func end(_ result: Result<Product, any Error>) {
    let isCancelled = state.withLock { state in
      state.stage = .over
      return state.isCancelled
    }
    guard isCancelled else {
      progress.finish()
      return completion(result)
    }
    if case .success(let product) = result { discard(product) }
    completion(.failure(ItemProvider.cancelled))
  }

  private func cancel() {
    let stage: Stage? = state.withLock { state in
      guard state.stage != .over, !state.isCancelled else { return nil }
      state.isCancelled = true
      defer { if state.stage == .waiting { state.stage = .delivering } }
      return state.stage
    }
    switch stage {
    case .waiting: deliver(.failure(ItemProvider.cancelled))
    case .delivering: order.deliverOutOfTurn(number)
    default: break
    }
  }
}

/// The completion of a load handler: only the first result counts.
final class HandlerAnswer<Value: Sendable>: Sendable {
  private let receiver: Guarded<(@Sendable (Value?) -> Void)?>

  /// Creates a completion; `receiver` gets nil if the handler releases it without a result.
  init(_ receiver: @escaping @Sendable (Value?) -> Void) { self.receiver = Guarded(receiver) }

  func send(_ value: Value) { takeReceiver()?(value) }

  deinit { takeReceiver()?(nil) }

  private func takeReceiver() -> (@Sendable (Value?) -> Void)? {
    receiver.withLock { receiver in
      defer { receiver = nil }
      return receiver
    }
  }
}
