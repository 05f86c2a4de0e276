#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// Work handed out in batches, done by threads, taken back in the order in which it was handed out.
///
/// At most a few batches a worker are in flight, so memory stays flat however long the stream of work is.
///
/// Proof for `@unchecked Sendable`: `waiting`, `isClosed` and every `Batch.result` are touched only while `mutex` is
/// held; a batch's items are written before it is handed out and never after; `work` is immutable and Sendable; all
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
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var waiting: [Batch] = []
  private var isClosed = false
  private var inFlight: [Batch] = []
  private var threads: [pthread_t] = []
  private let workers: Int
  /// The worker of the calling thread, for work that is not worth other threads.
  private lazy var own: ([Item]) -> Result = work()
  /// The first batch waits here until there is a second one: threads cost more than one batch does.
  private var first: [Item]?

  init(workers: Int, work: @escaping MakeWorker) {
    self.work = work
    self.workers = workers
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
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
    return inFlight.count > workers * 4 ? takeOldest() : nil
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
    locked {
      waiting.append(batch)
      pthread_cond_broadcast(condition)
    }
    inFlight.append(batch)
  }

  /// Ends the threads once nothing waits.
  func close() {
    locked {
      isClosed = true
      pthread_cond_broadcast(condition)
    }
    for thread in threads { pthread_join(thread, nil) }
    threads = []
  }

  private func takeOldest() -> Result? {
    let batch = inFlight.removeFirst()
    return locked {
      while batch.result == nil { pthread_cond_wait(condition, mutex) }
      return batch.result
    }
  }

  private func start() {
    let body = ThreadBody { [work] in
      let worker = work()
      while let batch = self.next() {
        let result = worker(batch.items)
        self.locked {
          batch.result = result
          pthread_cond_broadcast(self.condition)
        }
      }
    }
    if let thread = startThread(body) { threads.append(thread) }
  }

  private func next() -> Batch? {
    locked {
      while waiting.isEmpty {
        if isClosed { return nil }
        pthread_cond_wait(condition, mutex)
      }
      return waiting.removeFirst()
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

private final class ThreadBody {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

private func startThread(_ body: ThreadBody) -> pthread_t? {
  let argument = Unmanaged.passRetained(body).toOpaque()
  #if canImport(Darwin)
    var thread: pthread_t?
    let failed = pthread_create(&thread, nil, { runThread($0) }, argument) != 0
  #else
    var thread = pthread_t()
    let failed = pthread_create(&thread, nil, { $0.flatMap { runThread($0) } }, argument) != 0
  #endif
  if failed {
    Unmanaged<ThreadBody>.fromOpaque(argument).release()
    return nil
  }
  return thread
}

/// A thread's entry at file level: closures inside an isolated entry point trap.
private func runThread(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}
