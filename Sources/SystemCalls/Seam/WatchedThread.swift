internal import CLibrary
internal import Synchronization

/// Which watch is over the calls of a thread; without any in the process, that question is one load.
enum WatchedThread {
  private static let watchedCount = Atomic<Int>(0)
  private static let key = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  @inline(__always)
  static var watch: CallWatch? {
    watchedCount.load(ordering: .relaxed) == 0 ? nil : ofThisThread
  }

  @inline(never)
  private static var ofThisThread: CallWatch? {
    key.flatMap { pthread_getspecific($0) }.map { Unmanaged<CallWatch>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Puts a watch over this thread, which keeps it alive, and gives back the one before.
  static func enter(_ watch: CallWatch) -> CallWatch? {
    let outer = self.watch
    watchedCount.add(1, ordering: .relaxed)
    if let key { pthread_setspecific(key, Unmanaged.passUnretained(watch).toOpaque()) }
    return outer
  }

  static func leave(to outer: CallWatch?) {
    if let key { pthread_setspecific(key, outer.map { Unmanaged.passUnretained($0).toOpaque() }) }
    watchedCount.subtract(1, ordering: .relaxed)
  }
}
