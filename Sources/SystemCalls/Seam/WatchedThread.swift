internal import Synchronization

/// The ``CallWatch`` of each thread, which sees its system calls; without any, finding none costs one load.
enum WatchedThread {
  private static let watchedCount = Atomic<Int>(0)
  private static let slot = ThreadSlot<CallWatch>()

  @inline(__always)
  static var watch: CallWatch? {
    watchedCount.load(ordering: .relaxed) == 0 ? nil : ofThisThread
  }

  @inline(never)
  private static var ofThisThread: CallWatch? { slot.object }

  /// Sets the watch of this thread and returns the previous one; the caller keeps it alive.
  static func enter(_ watch: CallWatch) -> CallWatch? {
    let outer = self.watch
    watchedCount.add(1, ordering: .relaxed)
    slot.set(watch)
    return outer
  }

  static func leave(to outer: CallWatch?) {
    slot.set(outer)
    watchedCount.subtract(1, ordering: .relaxed)
  }
}
