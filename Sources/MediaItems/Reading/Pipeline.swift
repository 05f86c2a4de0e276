internal import SystemCalls

/// Work handed out in batches, done by threads, taken back in the order in which it was handed out.
///
/// At most a few batches a worker are in flight, so memory stays flat however long the stream of work is.
///
/// Proof for `@unchecked Sendable`: `waiting`, `isClosed`, `idle`, `awaited` and every `Batch.result` are touched only while
/// `monitor` is held; a batch's items are written before it is handed out and never after; `work` is immutable and Sendable; all
/// other state belongs to the thread that submits and drains.
final class Pipeline<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private final class Batch {
    let items: [Item]
    var result: Result?
    init(_ items: [Item]) { self.items = items }
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
  private var inFlight: [Batch] = []
  private var threads: [WorkerThread] = []
  private let workers: Int
  /// How many batches may be on their way: one that takes long shall not keep the other workers waiting.
  private let mostInFlight: Int
  /// The worker of the calling thread, for work that is not worth other threads.
  private lazy var own: ([Item]) -> Result = work()
  /// The first batch waits here until there is a second one: threads cost more than one batch does.
  private var first: [Item]?

  init(workers: Int, mostInFlight: Int? = nil, work: @escaping MakeWorker) {
    self.work = work
    self.workers = workers
    self.mostInFlight = mostInFlight ?? workers * 4
  }

  /// Hands out a batch; gives back the oldest result when enough work is in flight.
  func submit(_ items: [Item]) -> Result? {
    if workers < 2 { return own(items) }
    if threads.isEmpty {
      guard let first else {
        self.first = items
        return nil
      }
      self.first = nil
      for _ in 0..<workers { start() }
      if threads.isEmpty {
        // No thread is to be had: the calling one does the work, one batch behind.
        self.first = items
        return own(first)
      }
      hand(first)
    }
    hand(items)
    return inFlight.count > mostInFlight ? takeOldest() : nil
  }

  /// Gives back the oldest result that is still out, or nil when none is.
  func drain() -> Result? {
    if let first {
      self.first = nil
      return own(first)
    }
    return inFlight.isEmpty ? nil : takeOldest()
  }

  private func hand(_ items: [Item]) {
    let batch = Batch(items)
    monitor.withLock {
      waiting.append(batch)
      if idle > 0 { monitor.notifyAll() }
    }
    inFlight.append(batch)
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
        let result = worker(batch.items)
        self.monitor.withLock {
          batch.result = result
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
