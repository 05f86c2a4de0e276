internal import Synchronization

/// A lock-free pool of idle objects.
///
/// A child process forked while other threads used some objects continues with the rest. Proof for `@unchecked Sendable`:
/// the thread that exchanges the bits of a slot for zero owns the object.
final class ObjectPool<Object: AnyObject>: @unchecked Sendable {
  private static var count: Int { 64 }
  private let slots = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: ObjectPool.count)

  init() {
    for index in 0..<Self.count { (slots + index).initialize(to: Atomic(0)) }
  }

  deinit {
    while popObject() != nil {}
    slots.deinitialize(count: Self.count).deallocate()
  }

  /// Removes and returns an idle object; nil if there is none.
  func popObject() -> Object? {
    for index in 0..<Self.count where slots[index].load(ordering: .relaxed) != 0 {
      let bits = slots[index].exchange(0, ordering: .acquiring)
      if let pointer = UnsafeRawPointer(bitPattern: bits) {
        return Unmanaged<Object>.fromOpaque(pointer).takeRetainedValue()
      }
    }
    return nil
  }

  /// Adds an idle object, or releases it if the pool is full.
  func push(_ object: Object) {
    let bits = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
    for index in 0..<Self.count where slots[index].load(ordering: .relaxed) == 0 {
      if slots[index].compareExchange(expected: 0, desired: bits, ordering: .releasing).exchanged { return }
    }
    Unmanaged.passUnretained(object).release()
  }
}
