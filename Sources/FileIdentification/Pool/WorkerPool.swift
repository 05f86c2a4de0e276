internal import ByteSources
internal import DequeModule
internal import SystemCalls

/// An engine, such as a file identifier, and the cancellation of its work.
struct EngineSlot<Engine> {
  let cancellation: Cancellation
  let engine: Engine

  init(_ make: (Cancellation) -> Engine) {
    cancellation = Cancellation()
    engine = make(cancellation)
  }
}

/// The threads of an ``EnginePool``, its waiting jobs, and idle engines for an executor.
///
/// Proof for `@unchecked Sendable`: mutable state is guarded by `monitor`; an engine is used only by the
/// thread that made it, or by the one that took it from `idle`.
final class WorkerPool<Engine>: @unchecked Sendable {
  /// The work of a job; called with nil if no engine will do it.
  typealias Work = @Sendable (Engine?) -> Void

  private enum Task {
    case one(PoolJob, Work)
    /// Once on each running thread.
    case all(Work)
  }

  private let threads: Int
  private let make: EnginePool<Engine>.Make
  private let monitor = Monitor()
  private var queue: Deque<(job: PoolJob, work: Work)> = []
  /// Work that each thread does once.
  private var broadcasts: [Work] = []
  private var started = 0
  /// The number of threads without work.
  private var waitingThreads = 0
  private var isClosed = false
  private var idle: [EngineSlot<Engine>] = []

  init(threads: Int, _ make: @escaping EnginePool<Engine>.Make) {
    (self.threads, self.make) = (threads, make)
  }

  /// Runs `work` once on a thread; calls it with nil if the job ends while waiting, or no thread can start.
  func submit(_ job: PoolJob, _ work: @escaping Work) {
    let once = Once(work)
    // If the job ends while waiting, `work` is called at once, and its queue entry does nothing.
    guard job.observeEnd({ once.take()?(nil) }) else {
      once.take()?(nil)
      return
    }
    let needsThread = monitor.withLock {
      queue.append((job, { engine in once.take()?(engine) }))
      monitor.notifyAll()
      return waitingThreads == 0
    }
    if needsThread, !startThread(), monitor.withLock({ started == 0 }) { once.take()?(nil) }
  }

  /// Runs `work` once on each thread; returns the number of threads.
  func submitToAll(_ work: @escaping Work) -> Int {
    while startThread() {}
    return monitor.withLock {
      broadcasts.append(work)
      monitor.notifyAll()
      return started
    }
  }

  /// Ends the threads when the queue is empty.
  func close() {
    monitor.withLock {
      isClosed = true
      idle = []
      monitor.notifyAll()
    }
  }

  /// Starts a thread, up to the limit.
  private func startThread() -> Bool {
    let broadcast: Int? = monitor.withLock {
      if started >= threads { return nil }
      started += 1
      return broadcasts.count
    }
    guard let broadcast else { return false }
    if let thread = WorkerThread({ self.serve(from: broadcast) }) {
      thread.detach()
      return true
    }
    monitor.withLock { started -= 1 }
    return false
  }

  private func serve(from firstBroadcast: Int) {
    // A lower priority, so that a server's own threads, which answer clients, run first.
    CurrentThread.yieldToOthers()
    var broadcast = firstBroadcast
    var slot: EngineSlot<Engine>?
    while let task = next(&broadcast) {
      let current = slot ?? EngineSlot(make)
      slot = current
      switch task {
      case .all(let work): work(current.engine)
      case .one(let job, let work):
        guard job.begin(current.cancellation) else {
          work(nil)
          continue
        }
        work(current.engine)
        job.finish()
        // A cancelled engine cannot be used again.
        if current.cancellation.isCancelled { slot = nil }
      }
    }
  }

  private func next(_ broadcast: inout Int) -> Task? {
    monitor.withLock {
      while true {
        if broadcast < broadcasts.count {
          broadcast += 1
          return .all(broadcasts[broadcast - 1])
        }
        if let waiting = queue.popFirst() { return .one(waiting.job, waiting.work) }
        if isClosed { return nil }
        waitingThreads += 1
        monitor.wait()
        waitingThreads -= 1
      }
    }
  }

  func takeIdleSlot() -> EngineSlot<Engine> {
    monitor.withLock { idle.popLast() } ?? EngineSlot(make)
  }

  func returnSlot(_ slot: EngineSlot<Engine>) {
    if slot.cancellation.isCancelled { return }
    monitor.withLock { if !isClosed { idle.append(slot) } }
  }
}

/// Runs a closure at most once.
///
/// Proof for `@unchecked Sendable`: `body` is touched only while `monitor` is held.
private final class Once<Body: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private var body: Body?

  init(_ body: Body) { self.body = body }

  func take() -> Body? {
    monitor.withLock {
      defer { body = nil }
      return body
    }
  }
}

/// A request to a pool, and the reason if it was ended early.
///
/// Proof for `@unchecked Sendable`: mutable state is guarded by `monitor`.
final class PoolJob: @unchecked Sendable {
  private let monitor = Monitor()
  private var ended: IdentificationError?
  private var running: Cancellation?
  private var onEnd: (@Sendable () -> Void)?

  /// The reason of an early end.
  var reason: IdentificationError? { monitor.withLock { ended } }

  /// Ends the job, also while it runs.
  func end(with reason: IdentificationError) {
    let onEnd = monitor.withLock {
      ended = ended ?? reason
      // Under the lock, since after `finish` the engine works on the next job.
      running?.cancel()
      defer { self.onEnd = nil }
      return self.onEnd
    }
    onEnd?()
  }

  /// Registers `body` to be called if the job ends while waiting; returns false if it has ended.
  func observeEnd(_ body: @escaping @Sendable () -> Void) -> Bool {
    monitor.withLock {
      if ended == nil { onEnd = body }
      return ended == nil
    }
  }

  /// Begins the job; returns false if it has ended.
  ///
  /// `cancellation` ends the engine's work.
  func begin(_ cancellation: Cancellation) -> Bool {
    monitor.withLock {
      onEnd = nil
      if ended == nil { running = cancellation }
      return ended == nil
    }
  }

  func finish() { monitor.withLock { running = nil } }
}

extension IdentificationError {
  package static let noThread = IdentificationError(
    code: "EAGAIN", message: "the system has no thread to give; ask for fewer")
}
