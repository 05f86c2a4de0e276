internal import CLibrary
internal import CPlatform

// Threads: a lock with a condition variable, the number of threads to use, worker threads, and slots.

/// A mutex with a condition variable.
///
/// Proof for `@unchecked Sendable`: both pointers are immutable and may be used from any thread.
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

  /// Waits for a notification; the caller must hold the lock.
  package func wait() { pthread_cond_wait(condition, mutex) }

  package func notifyAll() { pthread_cond_broadcast(condition) }
}

extension CurrentProcess {
  /// The most memory of a thread: its stack, its buffers, and memory that libraries allocate for it.
  private static let bytesPerThread: UInt64 = 32 << 20

  /// Returns the number of threads that a limited address space (`ulimit -v`) has room for.
  ///
  /// An allocation beyond the limit would end the process.
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
    // One share is for the calling thread.
    return max(1, Int(room) - 1)
  }
}

extension CurrentProcess {
  /// Lets the allocator keep so many freed bytes, for a process that repeatedly allocates as much.
  package static func keepFreedMemory(upTo bytes: Int32) { uti_keep_freed_memory(bytes) }
}

/// The current thread.
package enum CurrentThread {
  /// Lowers the thread's priority below that of the process's other threads.
  package static func yieldToOthers() { uti_yield_thread(5) }
}

/// A system thread; it must be joined or detached.
package struct WorkerThread {
  private let thread: pthread_t

  /// Starts a thread; nil if the system refuses.
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

  /// Releases the thread; it need not be joined.
  package func detach() { pthread_detach(thread) }
}

private final class ThreadBody {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// The entry point of a thread, at file level because a closure in an isolated entry point traps.
private func runThread(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}

/// A thread-local, unowned reference; the caller keeps the object alive.
package final class ThreadSlot<Object: AnyObject>: Sendable {
  private let key: pthread_key_t?

  package init() {
    var key = pthread_key_t()
    self.key = pthread_key_create(&key, nil) == 0 ? key : nil
  }

  package var object: Object? {
    guard let key, let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
  }

  package func set(_ object: Object?) {
    guard let key else { return }
    if let object {
      pthread_setspecific(key, Unmanaged.passUnretained(object).toOpaque())
    } else {
      pthread_setspecific(key, nil)
    }
  }
}
