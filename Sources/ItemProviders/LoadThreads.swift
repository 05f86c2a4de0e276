internal import Foundation
internal import SystemCalls

/// The threads that handlers and completion handlers run on.
///
/// They are foreign code that may wait for anything, another load included. On Apple's systems a queue adds threads for
/// those that wait; elsewhere it adds one a second, and up to then nothing else in the process runs on its queues. So
/// there threads of our own do it: a few, and more as soon as those wait while nothing happens. Unchecked, because the
/// compiler cannot see the lock: `state` is touched only between lock and unlock of `condition`.
final class LoadThreads: @unchecked Sendable {
  typealias Job = @Sendable () -> Void

  static let shared = LoadThreads()

  private struct State {
    var jobs: [Job] = []
    var next = 0
    var threads = 0
    var idle = 0
    /// How many jobs have begun.
    var begun: UInt64 = 0
    var transfers = 0
    var isWatched = false

    var waiting: Int { jobs.count - next }

    mutating func first() -> Job? {
      guard next < jobs.count else { return nil }
      let job = jobs[next]
      next += 1
      if next == jobs.count {
        jobs.removeAll(keepingCapacity: next < 1_000)
        next = 0
      } else if next >= 1_000, next * 2 > jobs.count {
        jobs.removeFirst(next)
        next = 0
      }
      begun &+= 1
      return job
    }
  }

  /// So many are there whenever there is work.
  private static let few = max(4, ProcessInfo.processInfo.activeProcessorCount)
  private static let most = 2_048
  /// As much stack as Apple's systems give to such threads, and as much again.
  private static let stackBytes = 1 << 20
  /// How long nothing has to happen before there are more.
  private static let patience: TimeInterval = 0.02
  /// How long a thread stays without work.
  private static let rest: TimeInterval = 5

  private let condition = NSCondition()
  private var state = State()

  /// Runs a job soon, on another thread.
  func run(_ job: @escaping Job) {
    #if canImport(Darwin)
      queue.async(execute: job)
    #else
      condition.withLock {
        state.jobs.append(job)
        if state.idle > 0 { condition.signal() }
        guard state.waiting > state.idle else { return }
        if state.threads < Self.few {
          addThread()
        } else if !state.isWatched {
          state.isWatched = true
          Self.detach { self.watch() }
        }
      }
    #endif
  }

  #if canImport(Darwin)
    private let queue = DispatchQueue(
      label: "item-provider.loads", qos: .userInitiated, attributes: .concurrent)
  #endif

  /// Runs what is busy with a disk and waits for nobody, so that more threads would not help it.
  func transferring<Result>(_ body: () throws -> Result) rethrows -> Result {
    condition.withLock { state.transfers += 1 }
    defer { condition.withLock { state.transfers -= 1 } }
    return try body()
  }

  private static func detach(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = "item-provider"
    thread.stackSize = stackBytes
    thread.start()
  }

  private func addThread() {
    state.threads += 1
    Self.detach { self.work() }
  }

  private func work() {
    while let job = next() { job() }
  }

  /// The next job; nil when there was none for a while.
  private func next() -> Job? {
    condition.withLock {
      let end = Date(timeIntervalSinceNow: Self.rest)
      while true {
        if let job = state.first() { return job }
        state.idle += 1
        let isSignalled = condition.wait(until: end)
        state.idle -= 1
        if !isSignalled, state.waiting == 0 {
          state.threads -= 1
          return nil
        }
      }
    }
  }

  /// Adds threads while jobs wait, none begins, and the process is idle: then those that are there wait, too.
  private func watch() {
    var (begun, time) = (condition.withLock { state.begun }, Clock.processSeconds)
    while true {
      Thread.sleep(forTimeInterval: Self.patience)
      let now = Clock.processSeconds
      let isBusy = now - time > Self.patience / 2
      let goesOn = condition.withLock { () -> Bool in
        guard state.waiting > state.idle else {
          state.isWatched = false
          return false
        }
        if state.begun == begun, !isBusy, state.transfers < Self.few {
          let more = min(state.waiting, state.threads / 2, Self.most - state.threads)
          for _ in 0..<max(0, more) { addThread() }
        }
        begun = state.begun
        return true
      }
      guard goesOn else { return }
      time = now
    }
  }
}
