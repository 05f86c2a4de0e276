internal import SystemCalls

/// Work handed out in batches, done by threads, taken back in the order in which it was handed out.
///
/// At most some hundred items a worker are in flight, so memory stays flat however long the stream of work is.
///
/// Proof for `@unchecked Sendable`: `waiting`, `isClosed`, `idle`, `awaited`, `duration` and every `Batch.result` are touched only
/// while `monitor` is held; a batch's items are written before it is handed out and never after; `work` is immutable and Sendable; all
/// other state belongs to the thread that submits and drains.
final class Pipeline<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private final class Batch {
    let items: [Item]
    /// How many files its items are: one item may be a run of them.
    let weight: Int
    var result: Result?
    init(_ items: [Item], _ weight: Int) { (self.items, self.weight) = (items, weight) }
  }

  /// Makes what one thread keeps for itself and returns the function that does its batches.
  typealias MakeWorker = @Sendable () -> ([Item]) -> Result

  private let work: MakeWorker
  private let monitor = Monitor()
  private var waiting: [Batch] = []
  private var isClosed = false
  /// How many threads wait for work.
  private var idle = 0
  /// The batch whose result the calling thread waits for.
  private var awaited: Batch?
  /// The milliseconds of a batch that came back since one was handed out last.
  private var duration: Int?
  private var inFlight: [Batch] = []
  private var weightInFlight = 0
  private var threads: [WorkerThread] = []
  private let workers: Int
  /// How many items may be on their way: a batch that takes long shall not keep the other workers waiting.
  private let mostInFlight: Int
  private var length: BatchLength
  /// How many items the next batch shall have.
  var batchLength: Int { length.count }
  /// The worker of the calling thread, for work that is not worth other threads.
  private lazy var own: ([Item]) -> Result = work()
  /// The first batch waits here until there is a second one: threads cost more than one batch does.
  private var first: (items: [Item], weight: Int)?

  init(workers: Int, work: @escaping MakeWorker) {
    self.work = work
    self.workers = workers
    mostInFlight = workers * 256
    length = BatchLength(workers: workers)
  }

  /// Hands out a batch of as many items as `weight` says, whereupon ``overdue()`` is to be asked.
  ///
  /// Gives back its result, or that of the one before, where no other thread does the work.
  func submit(_ items: [Item], weight: Int) -> Result? {
    if workers < 2 { return own(items) }
    if threads.isEmpty {
      guard let first else {
        self.first = (items, weight)
        return nil
      }
      self.first = nil
      for _ in 0..<workers { start() }
      if threads.isEmpty {
        // No thread is to be had: the calling one does the work, one batch behind.
        self.first = (items, weight)
        return own(first.items)
      }
      length.begin()
      hand(Batch(first.items, first.weight))
    }
    hand(Batch(items, weight))
    return nil
  }

  /// The oldest result, waited for, while more than enough work is in flight.
  func overdue() -> Result? { weightInFlight > mostInFlight ? takeOldest() : nil }

  /// Gives back the oldest result that is still out, or nil when none is.
  func drain() -> Result? {
    if let first {
      self.first = nil
      return own(first.items)
    }
    return inFlight.isEmpty ? nil : takeOldest()
  }

  private func hand(_ batch: Batch) {
    let last = monitor.withLock { () -> Int? in
      waiting.append(batch)
      if idle > 0 { monitor.notifyAll() }
      return duration.take()
    }
    if let last { length.follow(last) }
    inFlight.append(batch)
    weightInFlight += batch.weight
  }

  /// Ends the threads once nothing waits.
  func close() {
    monitor.withLock {
      isClosed = true
      monitor.notifyAll()
    }
    for thread in threads { thread.join() }
    threads = []
  }

  private func takeOldest() -> Result? {
    let batch = inFlight.removeFirst()
    weightInFlight -= batch.weight
    return monitor.withLock {
      if batch.result == nil {
        // Woken once for several results: each time, a worker loses its processor.
        if !inFlight.isEmpty { wait(for: inFlight[inFlight.count / 2]) }
        wait(for: batch)
      }
      return batch.result
    }
  }

  /// Waits for a batch's result; only for who holds the lock.
  private func wait(for batch: Batch) {
    awaited = batch
    while batch.result == nil { monitor.wait() }
    awaited = nil
  }

  private func start() {
    let thread = WorkerThread { [work] in
      let worker = work()
      while let batch = self.next() {
        let begin = Clock.milliseconds
        let result = worker(batch.items)
        self.monitor.withLock {
          batch.result = result
          self.duration = Clock.milliseconds - begin
          if self.awaited === batch { self.monitor.notifyAll() }
        }
      }
    }
    if let thread { threads.append(thread) }
  }

  private func next() -> Batch? {
    monitor.withLock {
      while waiting.isEmpty {
        if isClosed { return nil }
        idle += 1
        monitor.wait()
        idle -= 1
      }
      return waiting.removeFirst()
    }
  }
}
