internal import Foundation
internal import SystemCalls

/// The order in which loads that were asked for one after another answer.
///
/// Apple documents none: completion handlers run on an internal queue, and each load ends when it ends. Apps count on one
/// all the same, as those do that are done with the last of a list. Here handlers are called in the order of the calls,
/// each when the one before has returned: then what the last one sees is whole, and no two change it at once. No load and
/// no handler is waited for longer than ``patience`` by those who have their answers; then it is out of the order, and
/// answers when it does.
///
/// Loads of the providers of one list share an order, whoever calls; those of other providers, that one thread calls, unless
/// a task awaits them. What a handler loads has an order of its own, so that the handler may wait for it.
package final class LoadOrder: Sendable {
  typealias Job = @Sendable () -> Void

  /// How long an answer waits for one before it, in nanoseconds: less than a person takes for an interruption.
  package static let patience: UInt64 = 500_000_000
  /// How often it is looked whether somebody has waited so long.
  private static let interval: UInt64 = 100_000_000
  /// The order of the loads that a handler asks for.
  @TaskLocal private static var inner: LoadOrder?
  /// The order of a load that a task awaits: tasks of all kinds share threads, and have nothing to do with each other.
  @TaskLocal private static var awaited: LoadOrder?
  private static let watch = DispatchQueue(label: "item-provider.order")

  private let line = Guarded(LoadLine())
  private let patience: UInt64

  package init(patience: UInt64 = LoadOrder.patience) { self.patience = patience }

  /// The order of what is called here: that of a list, unless a handler is at work.
  static func here(_ list: LoadOrder?) -> LoadOrder { inner ?? list ?? awaited ?? ofThread }

  /// Calls a load that a task awaits.
  static func awaiting<Result>(_ call: () -> Result) -> Result {
    $awaited.withValue(LoadOrder(), operation: call)
  }

  private static var ofThread: LoadOrder {
    let own = Thread.current.threadDictionary
    let key = "item-provider.order"
    if let known = own[key] as? LoadOrder { return known }
    let new = LoadOrder()
    own[key] = new
    return new
  }

  /// Runs a handler: what it loads does not wait for its end.
  static func inside<Result>(_ handler: () -> Result) -> Result {
    $inner.withValue(LoadOrder(), operation: handler)
  }

  /// A number for a load that is called now.
  func enter() -> Int { line.withLock { $0.enter() } }

  /// Has a load answer when its turn comes, at once where it is out of the order.
  func answer(_ number: Int, _ job: @escaping Job) {
    let (call, isFirstToWait) = line.withLock { line in
      (line.ready(number, job, at: Self.now), line.startsWatch())
    }
    run(call)
    if isFirstToWait { watch() }
  }

  /// Does something when the handlers of the loads that were called until now have returned, or were waited for long enough.
  package func afterHandlers(_ job: @escaping @Sendable () -> Void) { answer(enter(), job) }

  /// Has a load that was cancelled give its answer out of turn, where it has one.
  func hurry(_ number: Int) { run(line.withLock { $0.take(number, at: Self.now) }) }

  private func run(_ call: LoadLine.Call?) {
    guard let call else { return }
    LoadThreads.shared.run { [self] in
      var next: LoadLine.Call? = call
      while let call = next {
        Self.inside(call.job)
        next = line.withLock { $0.ended(call.number, at: Self.now) }
      }
    }
  }

  private func watch() {
    Self.watch.asyncAfter(deadline: .now() + .nanoseconds(Int(Self.interval))) { [self] in
      let (call, somebodyWaits) = line.withLock { line in
        (line.dropSlow(at: Self.now, patience), line.keepsWatch())
      }
      run(call)
      if somebodyWaits { watch() }
    }
  }

  private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}

/// The loads of an order from the first that is not over, in the order of their calls.
private struct LoadLine: Sendable {
  /// A load that answers now.
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

    /// Whether it has its answer since a moment at least.
    func isReady(since moment: UInt64) -> Bool {
      if case .ready(let since, _) = self { since <= moment } else { false }
    }
  }

  private var turns: [Turn] = []
  /// The number of the first of ``turns``.
  private var offset = 0
  /// How many of ``turns`` are over, from the first.
  private var gone = 0
  /// How many have their answer and wait for their turn.
  private var waiting = 0
  private var isWatched = false

  mutating func enter() -> Int {
    turns.append(.loading)
    return offset + turns.count - 1
  }

  private func place(of number: Int) -> Int? {
    let place = number - offset
    return place >= gone && !turns[place].isOver ? place : nil
  }

  /// A load has its answer; whose turn it is now.
  mutating func ready(_ number: Int, _ job: @escaping LoadOrder.Job, at now: UInt64) -> Call? {
    guard let place = place(of: number) else { return Call(number: number, job: job) }
    turns[place] = .ready(since: now, job)
    waiting += 1
    return next(at: now)
  }

  /// The answer of a load out of turn; nil when it has none.
  mutating func take(_ number: Int, at now: UInt64) -> Call? {
    guard let place = place(of: number), case .ready(_, let job) = turns[place] else { return nil }
    turns[place] = .answering(since: now)
    waiting -= 1
    return Call(number: number, job: job)
  }

  /// A load's handler has returned; whose turn it is now.
  mutating func ended(_ number: Int, at now: UInt64) -> Call? {
    guard let place = place(of: number) else { return nil }
    turns[place] = .over
    return next(at: now)
  }

  /// Whether somebody waits whom nobody watches; then somebody does.
  mutating func startsWatch() -> Bool {
    guard waiting > 0, !isWatched else { return false }
    isWatched = true
    return true
  }

  /// Whether somebody waits still; else nobody watches any more.
  mutating func keepsWatch() -> Bool {
    isWatched = waiting > 0
    return isWatched
  }

  /// Takes those out of the order that were waited for long enough; whose turn it is now.
  mutating func dropSlow(at now: UInt64, _ patience: UInt64) -> Call? {
    let moment = now < patience ? 0 : now - patience
    guard let last = turns[gone...].lastIndex(where: { $0.isReady(since: moment) }) else { return nil }
    for place in gone..<last {
      switch turns[place] {
      case .loading: turns[place] = .over
      case .answering(let since) where since <= moment: turns[place] = .over
      default: break
      }
    }
    return next(at: now)
  }

  /// The first load, where it has its answer.
  private mutating func next(at now: UInt64) -> Call? {
    gone = turns[gone...].firstIndex { !$0.isOver } ?? turns.count
    if gone == turns.count || gone >= 1_000 && gone * 2 > turns.count {
      turns.removeFirst(gone)
      offset += gone
      gone = 0
    }
    guard gone < turns.count, case .ready(_, let job) = turns[gone] else { return nil }
    turns[gone] = .answering(since: now)
    waiting -= 1
    return Call(number: offset + gone, job: job)
  }
}
