internal import DequeModule
internal import Foundation
internal import SystemCalls

/// The order in which loads complete that were started one after another.
///
/// Apple documents no order: completion handlers run on an internal queue, each when its load ends. Apps rely
/// on an order all the same, such as those that finish with the last load of a list. Here completion handlers
/// run in the order of the calls, each after the previous one has returned, so that no two of them run at
/// once. A load or handler delays the others by at most ``patience``; then it leaves the order and completes
/// on its own.
///
/// Loads of the providers of one list share an order on all threads. Loads of other providers share one per
/// calling thread, unless a task awaits them. Loads inside a handler have their own order, so that the
/// handler may wait for them.
package final class LoadOrder: Sendable {
  typealias Job = @Sendable () -> Void

  /// The longest delay of a result by earlier loads, in nanoseconds: too short for a person to notice.
  package static let patience: UInt64 = 500_000_000
  /// The interval of checks for delays longer than ``patience``, in nanoseconds.
  private static let interval: UInt64 = 100_000_000
  /// The order of loads started inside a handler.
  @TaskLocal private static var inner: LoadOrder?
  /// The order of a load that a task awaits: unrelated tasks share threads.
  @TaskLocal private static var awaited: LoadOrder?
  private static let watch = DispatchQueue(label: "item-provider.order")

  private let queue = Guarded(LoadQueue())
  private let patience: UInt64

  package init(patience: UInt64 = LoadOrder.patience) { self.patience = patience }

  /// Returns the order of a load that is started now: inside a handler its own order, else that of the list.
  static func current(_ list: LoadOrder?) -> LoadOrder { inner ?? list ?? awaited ?? ofThread }

  /// Starts a load that a task awaits, in a separate order.
  static func withSeparateOrder<Result>(_ call: () -> Result) -> Result {
    $awaited.withValue(LoadOrder(), operation: call)
  }

  private static var ofThread: LoadOrder {
    let dictionary = Thread.current.threadDictionary
    let key = "item-provider.order"
    if let order = dictionary[key] as? LoadOrder { return order }
    let order = LoadOrder()
    dictionary[key] = order
    return order
  }

  /// Runs a handler with its own order, so that its loads do not wait for its end.
  static func runHandler<Result>(_ handler: () -> Result) -> Result {
    $inner.withValue(LoadOrder(), operation: handler)
  }

  /// Adds a load that is started now and returns its number.
  func enqueue() -> Int { queue.withLock { $0.enqueue() } }

  /// Runs the completion of a load in its turn, or at once if it has left the order.
  func answer(_ number: Int, _ job: @escaping Job) {
    let (call, isFirstToWait) = queue.withLock { queue in
      (queue.ready(number, job, at: Self.now), queue.startWatching())
    }
    run(call)
    if isFirstToWait { watch() }
  }

  /// Runs `job` after the handlers of all earlier loads have returned or exceeded ``patience``.
  package func afterHandlers(_ job: @escaping @Sendable () -> Void) { answer(enqueue(), job) }

  /// Runs the completion of a cancelled load out of turn, if it is ready.
  func deliverOutOfTurn(_ number: Int) { run(queue.withLock { $0.takeOutOfTurn(number, at: Self.now) }) }

  private func run(_ call: LoadQueue.Call?) {
    guard let call else { return }
    LoadThreads.shared.run { [self] in
      var next: LoadQueue.Call? = call
      while let call = next {
        Self.runHandler(call.job)
        next = queue.withLock { $0.ended(call.number, at: Self.now) }
      }
    }
  }

  private func watch() {
    Self.watch.asyncAfter(deadline: .now() + .nanoseconds(Int(Self.interval))) { [self] in
      let (call, keepsWatching) = queue.withLock { queue in
        (queue.dropSlow(at: Self.now, patience), queue.keepWatching())
      }
      run(call)
      if keepsWatching { watch() }
    }
  }

  private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}

/// The unfinished loads of an order, in the order of their calls.
private struct LoadQueue: Sendable {
  /// A load whose completion runs now.
  struct Call: Sendable {
    var number: Int
    var job: LoadOrder.Job
  }

  private enum Turn {
    case loading
    case ready(since: UInt64, LoadOrder.Job)
    case answering(since: UInt64)
    case over

    var isOver: Bool { if case .over = self { true } else { false } }

    /// Returns true if the load has been ready since `limit` or longer.
    func isReady(since limit: UInt64) -> Bool {
      if case .ready(let since, _) = self { since <= limit } else { false }
    }
  }

  /// From the first load that is not over.
  private var turns: Deque<Turn> = []
  /// The number of the first of ``turns``.
  private var firstNumber = 0
  /// The number of loads that are ready and wait for their turn.
  private var waiting = 0
  private var isWatched = false

  mutating func enqueue() -> Int {
    turns.append(.loading)
    return firstNumber + turns.count - 1
  }

  private func index(of number: Int) -> Int? {
    let index = number - firstNumber
    return index >= 0 && !turns[index].isOver ? index : nil
  }

  /// Marks a load as ready; returns the next load to complete.
  mutating func ready(_ number: Int, _ job: @escaping LoadOrder.Job, at now: UInt64) -> Call? {
    guard let index = index(of: number) else { return Call(number: number, job: job) }
    turns[index] = .ready(since: now, job)
    waiting += 1
    return next(at: now)
  }

  /// Starts a load's completion out of turn; returns nil if it is not ready.
  mutating func takeOutOfTurn(_ number: Int, at now: UInt64) -> Call? {
    guard let index = index(of: number), case .ready(_, let job) = turns[index] else { return nil }
    turns[index] = .answering(since: now)
    waiting -= 1
    return Call(number: number, job: job)
  }

  /// Marks a load's handler as returned; returns the next load to complete.
  mutating func ended(_ number: Int, at now: UInt64) -> Call? {
    guard let index = index(of: number) else { return nil }
    turns[index] = .over
    return next(at: now)
  }

  /// Returns true if loads wait and no timer runs; the caller then starts one.
  mutating func startWatching() -> Bool {
    guard waiting > 0, !isWatched else { return false }
    isWatched = true
    return true
  }

  /// Returns true if loads still wait; otherwise the timer ends.
  mutating func keepWatching() -> Bool {
    isWatched = waiting > 0
    return isWatched
  }

  /// Removes loads that exceeded the patience from the order; returns the next load to complete.
  mutating func dropSlow(at now: UInt64, _ patience: UInt64) -> Call? {
    let limit = now < patience ? 0 : now - patience
    guard let last = turns.lastIndex(where: { $0.isReady(since: limit) }) else { return nil }
    for index in 0..<last {
      switch turns[index] {
      case .loading: turns[index] = .over
      case .answering(let since) where since <= limit: turns[index] = .over
      default: break
      }
    }
    return next(at: now)
  }

  /// Returns the first load if it is ready.
  private mutating func next(at now: UInt64) -> Call? {
    while let first = turns.first, first.isOver {
      turns.removeFirst()
      firstNumber += 1
    }
    guard case .ready(_, let job)? = turns.first else { return nil }
    turns[0] = .answering(since: now)
    waiting -= 1
    return Call(number: firstNumber, job: job)
  }
}
