internal import Synchronization

/// Which watch is over the calls of a thread; without any in the process, that question is one load.
enum WatchedThread {
  private static let watchedCount = Atomic<Int>(0)
  private static let slot = ThreadSlot<CallWatch>()

  @inline(__always)
  static var watch: CallWatch? {
    watchedCount.load(ordering: .relaxed) == 0 ? nil : ofThisThread
  }

  @inline(never)
  private static var ofThisThread: CallWatch? { slot.object }

  /// Puts a watch over this thread, which keeps it alive, and gives back the one before.
  static func enter(_ watch: CallWatch) -> CallWatch? {
    let outer = self.watch
    watchedCount.add(1, ordering: .relaxed)
    slot.put(watch)
    return outer
  }

  static func leave(to outer: CallWatch?) {
    slot.put(outer)
    watchedCount.subtract(1, ordering: .relaxed)
  }
}
