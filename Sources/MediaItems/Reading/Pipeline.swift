internal import DequeModule
internal import SystemCalls

/// A pool of threads that processes batches of items and returns the results in the order of submission.
///
/// At most some hundred items per worker are in flight, so that memory does not grow with the stream.
///
/// Proof for `@unchecked Sendable`: `waiting`, `isClosed`, `idle`, `awaited`, `duration` and every `Batch.result` are
/// accessed only while `monitor` is held; a batch's items are written before it is enqueued; `makeWorker` is immutable and
/// Sendable; all other state belongs to the submitting thread.
final class Pipeline<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private final class Batch {
    let items: [Item]
    /// The number of files; one item may be a batch of files.
    let weight: Int
    var result: Result?
    init(_ items: [Item], _ weight: Int) { (self.items, self.weight) = (items, weight) }
  }

  /// Creates the state of one thread and returns its function for batches.
  typealias MakeWorker = @Sendable () -> ([Item]) -> Result

  private let makeWorker: MakeWorker
  private let monitor = Monitor()
  private var waiting: Deque<Batch> = []
  private var isClosed = false
  /// The number of threads that wait for work.
  private var idle = 0
  /// The batch that the submitting thread waits for.
  private var awaited: Batch?
  /// The milliseconds of the batch that finished last, since the last one was enqueued.
  private var duration: Int?
  private var inFlight: Deque<Batch> = []
  private var weightInFlight = 0
  private var threads: [WorkerThread] = []
  private let workers: Int
  /// The limit on items in flight; large enough that a slow batch does not stall the other workers.
  private let maxInFlight: Int
  private var nextBatchSize: AdaptiveBatchSize
  var batchSize: Int { nextBatchSize.count }
  /// The worker of the submitting thread, if there are no others.
  private lazy var ownWorker: ([Item]) -> Result = makeWorker()
  /// The first batch, until there is a second one: starting threads costs more than one batch.
  private var first: (items: [Item], weight: Int)?

  init(workers: Int, makeWorker: @escaping MakeWorker) {
    self.makeWorker = makeWorker
    self.workers = workers
    maxInFlight = workers * 256
    nextBatchSize = AdaptiveBatchSize(workers: workers)
  }

  /// Submits a batch of `weight` files; call ``popReadyResult()`` afterwards.
  ///
  /// Returns its result, or that of the previous batch, if there are no other threads.
  func submit(_ items: [Item], weight: Int) -> Result? {
    if workers < 2 { return ownWorker(items) }
    if threads.isEmpty {
      guard let first else {
        self.first = (items, weight)
        return nil
      }
      self.first = nil
      for _ in 0..<workers { start() }
      if threads.isEmpty {
        // No thread could be started: the submitting one works, one batch behind.
        self.first = (items, weight)
        return ownWorker(first.items)
      }
      nextBatchSize.reset()
      enqueue(Batch(first.items, first.weight))
    }
    enqueue(Batch(items, weight))
    return nil
  }

  /// Waits for and returns the oldest result if the limit on items in flight is exceeded.
  func popReadyResult() -> Result? { weightInFlight > maxInFlight ? popOldest() : nil }

  /// Waits for and returns the oldest result; nil if no batch is in flight.
  func waitForNext() -> Result? {
    if let first {
      self.first = nil
      return ownWorker(first.items)
    }
    return inFlight.isEmpty ? nil : popOldest()
  }

  private func enqueue(_ batch: Batch) {
    let last = monitor.withLock { () -> Int? in
      waiting.append(batch)
      if idle > 0 { monitor.notifyAll() }
      return duration.take()
    }
    if let last { nextBatchSize.adapt(to: last) }
    inFlight.append(batch)
    weightInFlight += batch.weight
  }

  /// Ends the threads after the waiting batches.
  func close() {
    monitor.withLock {
      isClosed = true
      monitor.notifyAll()
    }
    for thread in threads { thread.join() }
    threads = []
  }

  private func popOldest() -> Result? {
    let batch = inFlight.removeFirst()
    weightInFlight -= batch.weight
    return monitor.withLock {
      if batch.result == nil {
        // Wakes once for several results: each wake-up preempts a worker.
        if !inFlight.isEmpty { wait(for: inFlight[inFlight.count / 2]) }
        wait(for: batch)
      }
      return batch.result
    }
  }

  /// Waits for a batch's result; requires the lock.
  private func wait(for batch: Batch) {
    awaited = batch
    while batch.result == nil { monitor.wait() }
    awaited = nil
  }

  private func start() {
    let thread = WorkerThread { [makeWorker] in
      let worker = makeWorker()
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
      while true {
        if let batch = waiting.popFirst() { return batch }
        if isClosed { return nil }
        idle += 1
        monitor.wait()
        idle -= 1
      }
    }
  }
}

/// The size of the next batch: small while batches are slow, because the worker with the last one makes the others
/// wait, and large while they are fast, because handing them over costs more than reading then.
struct AdaptiveBatchSize {
  private static let maximum = 64
  private static let targetMilliseconds = 4...16

  /// The number of items; the first batch goes to one worker alone and is smaller if there are many workers.
  private(set) var count: Int

  init(workers: Int) { count = workers > 4 ? 16 : Self.maximum }

  /// Restarts from one item, when the first batch goes to another thread.
  mutating func reset() { count = 1 }

  /// Adapts the size to the duration of a finished batch.
  mutating func adapt(to milliseconds: Int) {
    if milliseconds < Self.targetMilliseconds.lowerBound {
      count = min(count * 2, Self.maximum)
    } else if milliseconds > Self.targetMilliseconds.upperBound {
      count = max(count / 2, 1)
    }
  }
}
