internal import DequeModule
internal import Foundation
internal import SystemCalls

/// The threads that handlers and completion handlers run on.
///
/// Handlers may wait for anything, including another load. On Apple's systems a queue adds threads for
/// blocked ones; elsewhere Dispatch adds one a second, and until then blocks its other queues in the process.
/// So this class has its own threads: a few, and more as soon as all of them wait while nothing happens.
/// Unchecked, because the compiler cannot see the lock: `state` is accessed only while `condition` is locked.
final class LoadThreads: @unchecked Sendable {
  typealias Job = @Sendable () -> Void

  static let shared = LoadThreads()

  private struct State {
    var jobs: Deque<Job> = []
    var threads = 0
    var idle = 0
    /// The number of jobs started so far.
    var begun: UInt64 = 0
    var transfers = 0
    var isWatched = false

    mutating func popFirst() -> Job? {
      guard let job = jobs.popFirst() else { return nil }
      begun &+= 1
      return job
    }
  }

  /// The number of threads while there is work.
  private static let baseCount = max(4, ProcessInfo.processInfo.activeProcessorCount)
  private static let maxCount = 2_048
  /// Twice the stack of such threads on Apple's systems.
  private static let stackBytes = 1 << 20
  /// The time in seconds without progress before threads are added.
  private static let stallInterval: TimeInterval = 0.02
  /// The time in seconds before an idle thread ends.
  private static let idleTimeout: TimeInterval = 5

  private let condition = NSCondition()
  private var state = State()

  /// Runs a job asynchronously on another thread.
  func run(_ job: @escaping Job) {
    #if canImport(Darwin)
      queue.async(execute: job)
    #else
      condition.withLock {
        state.jobs.append(job)
        if state.idle > 0 { condition.signal() }
        guard state.jobs.count > state.idle else { return }
        if state.threads < Self.baseCount {
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

  /// Runs work that is busy with a disk and waits for no other load: more threads would not help it.
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

  /// Returns the next job, or nil after ``idleTimeout`` without one.
  private func next() -> Job? {
    condition.withLock {
      let end = Date(timeIntervalSinceNow: Self.idleTimeout)
      while true {
        if let job = state.popFirst() { return job }
        state.idle += 1
        let isSignalled = condition.wait(until: end)
        state.idle -= 1
        if !isSignalled, state.jobs.count == 0 {
          state.threads -= 1
          return nil
        }
      }
    }
  }

  /// Adds threads while jobs wait, none starts and the process is idle: then all threads are blocked.
  private func watch() {
    var (begun, time) = (condition.withLock { state.begun }, Clock.processSeconds)
    while true {
      Thread.sleep(forTimeInterval: Self.stallInterval)
      let now = Clock.processSeconds
      let isBusy = now - time > Self.stallInterval / 2
      let isWatching = condition.withLock { () -> Bool in
        guard state.jobs.count > state.idle else {
          state.isWatched = false
          return false
        }
        if state.begun == begun, !isBusy, state.transfers < Self.baseCount {
          let more = min(state.jobs.count, state.threads / 2, Self.maxCount - state.threads)
          for _ in 0..<max(0, more) { addThread() }
        }
        begun = state.begun
        return true
      }
      guard isWatching else { return }
      time = now
    }
  }
}
