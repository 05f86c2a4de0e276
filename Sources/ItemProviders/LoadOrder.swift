internal import Foundation
internal import SystemCalls

/// The order in which loads that were asked for one after another answer.
///
/// Apple documents none: completion handlers run on an internal queue, and each load ends when it ends. Apps count on one
/// all the same, as those do that are done with the last of a list. Here handlers are called in the order of the calls,
/// each when the one before has returned: then what the last one sees is whole, and no two change it at once. An answer
/// waits so for ``patience`` at most. Then it is given all the same, and those before it, which answer late or whose
/// handlers do not return, are waited for no more.
///
/// Loads of the providers of one list share an order, whoever calls; those of other providers, that one thread calls. What
/// a handler loads has an order of its own, so that the handler may wait for it.
package final class LoadOrder: Sendable {
  typealias Job = @Sendable () -> Void

  /// How long an answer waits for those before it, in nanoseconds: less than a person takes for an interruption.
  static let patience: UInt64 = 500_000_000
  /// What orders the loads that a handler asks for.
  @TaskLocal private static var inner: LoadOrder?
  private static let watch = DispatchQueue(label: "item-provider.order")

  private let line = Guarded(LoadLine())

  package init() {}

  /// The order of what is called here: that of a list, unless a handler is at work.
  static func here(_ list: LoadOrder?) -> LoadOrder { inner ?? list ?? ofThread }

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

  /// Has a load answer when its turn comes, at once where that has passed.
  func answer(_ number: Int, _ job: @escaping Job) {
    let now = DispatchTime.now().uptimeNanoseconds
    let (jobs, isFirstToWait) = line.withLock { line in
      (line.ready(number, job, at: now), line.startsWatch())
    }
    run(jobs)
    if isFirstToWait { look(in: Self.patience) }
  }

  /// Has a load that was cancelled give its answer out of turn, where it has one.
  func hurry(_ number: Int) { run(line.withLock { $0.take(number) }) }

  private func run(_ calls: [LoadLine.Call]) {
    for call in calls {
      LoadThreads.shared.run { [self] in
        Self.inside(call.job)
        run(line.withLock { $0.ended(call.number) })
      }
    }
  }

  private func look(in time: UInt64) {
    Self.watch.asyncAfter(deadline: .now() + .nanoseconds(Int(clamping: time))) { [self] in
      let now = DispatchTime.now().uptimeNanoseconds
      let (calls, rest) = line.withLock { $0.released(at: now, Self.patience) }
      run(calls)
      if let rest { look(in: rest) }
    }
  }
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
    case answering, over

    var isOver: Bool { if case .over = self { true } else { false } }
  }

  private var turns: [Turn] = []
  /// The number of the first of ``turns``.
  private var offset = 0
  /// How many of ``turns`` are waited for no more.
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
    return place >= gone ? place : nil
  }

  /// A load has its answer; whose turn it is now.
  mutating func ready(_ number: Int, _ job: @escaping LoadOrder.Job, at now: UInt64) -> [Call] {
    guard let place = place(of: number) else { return [Call(number: number, job: job)] }
    turns[place] = .ready(since: now, job)
    waiting += 1
    return next()
  }

  /// The answer of a load out of turn; nothing when it has none.
  mutating func take(_ number: Int) -> [Call] {
    guard let place = place(of: number), case .ready(_, let job) = turns[place] else { return [] }
    turns[place] = .answering
    waiting -= 1
    return [Call(number: number, job: job)]
  }

  /// A load's handler has returned; whose turn it is now.
  mutating func ended(_ number: Int) -> [Call] {
    guard let place = place(of: number) else { return [] }
    turns[place] = .over
    return next()
  }

  /// Whether somebody waits whom nobody watches; then somebody does.
  mutating func startsWatch() -> Bool {
    guard waiting > 0, !isWatched else { return false }
    isWatched = true
    return true
  }

  /// Those who have waited for so long, and all before them; and when to look again, nil when nobody waits.
  mutating func released(at now: UInt64, _ patience: UInt64) -> (calls: [Call], rest: UInt64?) {
    var calls: [Call] = []
    let last = turns[gone...].lastIndex { turn in
      if case .ready(let since, _) = turn { since &+ patience <= now } else { false }
    }
    if let last {
      for place in gone...last {
        guard case .ready(_, let job) = turns[place] else { continue }
        calls.append(Call(number: offset + place, job: job))
      }
      waiting -= calls.count
      drop(upTo: last + 1)
    }
    calls += next()
    let oldest = turns[gone...].compactMap { turn in
      if case .ready(let since, _) = turn { since } else { nil }
    }.min()
    isWatched = oldest != nil
    return (calls, oldest.map { max($0 &+ patience, now &+ 1) - now })
  }

  /// The first load, where it has its answer.
  private mutating func next() -> [Call] {
    let start = turns[gone...].firstIndex { !$0.isOver } ?? turns.count
    drop(upTo: start)
    guard gone < turns.count, case .ready(_, let job) = turns[gone] else { return [] }
    turns[gone] = .answering
    waiting -= 1
    return [Call(number: offset + gone, job: job)]
  }

  private mutating func drop(upTo place: Int) {
    gone = place
    guard gone == turns.count || gone >= 1_000 && gone * 2 > turns.count else { return }
    turns.removeFirst(gone)
    offset += gone
    gone = 0
  }
}
