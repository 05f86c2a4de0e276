internal import Foundation
internal import SystemCalls

/// One load: who waits for it, whether it was cancelled, and that it ends exactly once.
///
/// It waits for the handler, then transfers what the handler gave, then delivers. Cancelled while it waits it ends at
/// once, since a handler may never answer. Cancelled while it transfers it ends when the transfer has stopped and its
/// files are removed. Once the completion handler runs, cancelling has no effect. Unless it is cancelled, its ``LoadOrder``
/// says when it delivers.
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

  /// Takes its place behind the loads that were called before; `list` orders those of its provider's list.
  init(
    in list: LoadOrder?, discard: @escaping @Sendable (Product) -> Void = { _ in },
    _ completion: @escaping Completion
  ) {
    order = LoadOrder.here(list)
    number = order.enter()
    self.discard = discard
    self.completion = completion
    progress.onCancel { [weak self] in self?.cancel() }
  }

  /// Whether a transfer should stop.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Runs `handler` on a private thread, unless the load is over by then; its progress becomes a part of this one's.
  func start(_ handler: @escaping @Sendable () -> Progress?) {
    LoadThreads.shared.run { [self] in
      guard !isCancelled, let child = LoadOrder.inside(handler) else { return }
      progress.adoptHandler(child)
    }
  }

  /// The handler has answered; `transfer` makes the product of it, unless the load was cancelled.
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
    if isCancelled { order.hurry(number) }
  }

  private func end(_ result: Result<Product, any Error>) {
    let isCancelled = state.withLock { state in
      state.stage = .over
      return state.isCancelled
    }
    guard isCancelled else {
      // Failed or not, its part of a parent's work is over.
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
    case .delivering: order.hurry(number)
    default: break
    }
  }
}
