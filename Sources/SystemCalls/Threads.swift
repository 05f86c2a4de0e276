internal import CLibrary
internal import CPlatform

/// A mutex, and the condition of what it guards.
///
/// Proof for `@unchecked Sendable`: both pointers are immutable, and the system's calls on them may come from any thread.
package final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  package func withLock<Value>(_ body: () throws -> Value) rethrows -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Waits for a notification; only for who holds the lock.
  package func wait() { pthread_cond_wait(condition, mutex) }

  package func notifyAll() { pthread_cond_broadcast(condition) }
}

extension CurrentProcess {
  /// What a thread needs at most: its stack, its buffers, and what libraries load for it.
  private static let bytesPerThread: UInt64 = 32 << 20

  /// How many threads there is room for where the process's address space is limited (`ulimit -v`): what allocates
  /// beyond it does not fail, but ends the process.
  package static func threads(upTo wanted: Int) -> Int {
    let limit = uti_address_space_limit()
    if limit == 0 { return wanted }
    var pages = 0
    if let statistics = fopen("/proc/self/statm", "re") {
      var line = [CChar](repeating: 0, count: 64)
      if fgets(&line, Int32(line.count), statistics) != nil { pages = strtol(line, nil, 10) }
      fclose(statistics)
    }
    let used = UInt64(max(0, pages)) &* UInt64(max(1, sysconf(Int32(_SC_PAGESIZE))))
    let room = limit > used ? (limit - used) / bytesPerThread : 0
    guard room <= UInt64(wanted) else { return wanted }
    uti_share_heap()
    // One of them is the room that the calling thread needs.
    return max(1, Int(room) - 1)
  }
}

extension CurrentProcess {
  /// Keeps so many bytes of memory that was freed, for a process that takes as much again and again.
  package static func keepFreedMemory(upTo bytes: Int32) { uti_keep_freed_memory(bytes) }
}

/// The thread that runs.
package enum CurrentThread {
  /// Has other threads of the process run first where processors are short: what it does is in no hurry.
  package static func yieldToOthers() { uti_yield_thread(5) }
}

/// A thread of the system, which must be joined or detached.
package struct WorkerThread {
  private let thread: pthread_t

  /// Starts a thread; nil when the system has none to give.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let watch = CallWatch.current
    let run: @Sendable () -> Void = if let watch { { watch.during(body) } } else { body }
    let argument = Unmanaged.passRetained(ThreadBody(run)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let failed = pthread_create(&thread, nil, { runThread($0) }, argument) != 0
    #else
      var created = pthread_t()
      let failed = pthread_create(&created, nil, { $0.flatMap { runThread($0) } }, argument) != 0
      let thread: pthread_t? = created
    #endif
    guard !failed, let thread else {
      Unmanaged<ThreadBody>.fromOpaque(argument).release()
      return nil
    }
    self.thread = thread
  }

  package func join() { pthread_join(thread, nil) }

  /// Lets it end by itself.
  package func detach() { pthread_detach(thread) }
}

private final class ThreadBody {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// A thread's entry at file level: closures inside an isolated entry point trap.
private func runThread(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}
