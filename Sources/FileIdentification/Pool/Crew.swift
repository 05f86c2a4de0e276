internal import ByteSources
internal import SystemCalls

/// An engine, and what ends its work in the middle.
struct EnginePlace<Engine> {
  let cancellation: Cancellation
  let engine: Engine

  init(_ make: (Cancellation) -> Engine) {
    cancellation = Cancellation()
    engine = make(cancellation)
  }
}

/// The threads of an ``EnginePool``, what waits for them, and engines that wait for an executor.
///
/// Proof for `@unchecked Sendable`: what changes is touched only while `monitor` is held; an engine is touched only by the
/// thread that made it, or by whoever took it from `idle`.
final class Crew<Engine>: @unchecked Sendable {
  /// Something to do: with nil where no engine will do it.
  typealias Work = @Sendable (Engine?) -> Void

  private enum Task {
    case one(PoolJob, Work)
    /// For each thread that runs.
    case all(Work)
  }

  private let threads: Int
  private let make: EnginePool<Engine>.Make
  private let monitor = Monitor()
  /// What waits, from `first` on; what was taken is dropped now and then.
  private var queue: [(job: PoolJob, work: Work)?] = []
  private var first = 0
  /// What each thread is to do once.
  private var rounds: [Work] = []
  private var started = 0
  /// How many threads have nothing to do.
  private var resting = 0
  private var isClosed = false
  private var idle: [EnginePlace<Engine>] = []

  init(threads: Int, _ make: @escaping EnginePool<Engine>.Make) {
    (self.threads, self.make) = (threads, make)
  }

  /// Has a thread do `work`, once; with nil where the job was ended before its turn came, or no thread is to be had.
  func hand(_ job: PoolJob, _ work: @escaping Work) {
    let once = Once(work)
    // Whoever waits in vain is answered at once; what stands in the queue then does nothing.
    guard job.waits({ once.take()?(nil) }) else {
      once.take()?(nil)
      return
    }
    let needsThread = monitor.withLock {
      queue.append((job, { engine in once.take()?(engine) }))
      monitor.notifyAll()
      return resting == 0
    }
    if needsThread, !startOne(), monitor.withLock({ started == 0 }) { once.take()?(nil) }
  }

  /// Has every thread there is to be had do `work` once, and gives their number.
  func handToAll(_ work: @escaping Work) -> Int {
    while startOne() {}
    return monitor.withLock {
      rounds.append(work)
      monitor.notifyAll()
      return started
    }
  }

  /// Ends the threads once nothing waits.
  func close() {
    monitor.withLock {
      isClosed = true
      idle = []
      monitor.notifyAll()
    }
  }

  /// Starts a thread, where there may be one more.
  private func startOne() -> Bool {
    let round: Int? = monitor.withLock {
      if started >= threads { return nil }
      started += 1
      return rounds.count
    }
    guard let round else { return false }
    if let thread = WorkerThread({ self.serve(from: round) }) {
      thread.detach()
      return true
    }
    monitor.withLock { started -= 1 }
    return false
  }

  private func serve(from firstRound: Int) {
    // A server's own threads answer clients that ask for nothing of this.
    CurrentThread.yieldToOthers()
    var round = firstRound
    var place: EnginePlace<Engine>?
    while let task = next(&round) {
      let current = place ?? EnginePlace(make)
      place = current
      switch task {
      case .all(let work): work(current.engine)
      case .one(let job, let work):
        guard job.begin(current.cancellation) else {
          work(nil)
          continue
        }
        work(current.engine)
        job.finish()
        // What was ended in the middle is ended for good.
        if current.cancellation.isCancelled { place = nil }
      }
    }
  }

  private func next(_ round: inout Int) -> Task? {
    monitor.withLock {
      while true {
        if round < rounds.count {
          round += 1
          return .all(rounds[round - 1])
        }
        if let waiting = takeFirst() { return .one(waiting.job, waiting.work) }
        if isClosed { return nil }
        resting += 1
        monitor.wait()
        resting -= 1
      }
    }
  }

  private func takeFirst() -> (job: PoolJob, work: Work)? {
    guard first < queue.count else { return nil }
    defer {
      queue[first] = nil
      first += 1
      if first > 64, first * 2 > queue.count {
        queue.removeFirst(first)
        first = 0
      }
    }
    return queue[first]
  }

  func takeIdle() -> EnginePlace<Engine> {
    monitor.withLock { idle.popLast() } ?? EnginePlace(make)
  }

  func putIdle(_ place: EnginePlace<Engine>) {
    if place.cancellation.isCancelled { return }
    monitor.withLock { if !isClosed { idle.append(place) } }
  }
}

/// Something that is done once, by whoever comes first.
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
