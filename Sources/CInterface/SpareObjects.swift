internal import Synchronization

/// Objects that one thread at a time uses, without a lock.
///
/// A child process that was forked while other threads had some of them goes on with the rest. Proof for `@unchecked Sendable`:
/// whoever exchanges a slot's bits for zero is the only one to have them.
final class SpareObjects<Object: AnyObject>: @unchecked Sendable {
  private static var count: Int { 64 }
  private let slots = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: SpareObjects.count)

  init() {
    for index in 0..<Self.count { (slots + index).initialize(to: Atomic(0)) }
  }

  deinit {
    while take() != nil {}
    slots.deinitialize(count: Self.count).deallocate()
  }

  /// One that nobody uses, or nil.
  func take() -> Object? {
    for index in 0..<Self.count where slots[index].load(ordering: .relaxed) != 0 {
      let bits = slots[index].exchange(0, ordering: .acquiring)
      if let place = UnsafeRawPointer(bitPattern: bits) {
        return Unmanaged<Object>.fromOpaque(place).takeRetainedValue()
      }
    }
    return nil
  }

  /// Keeps one for the next; it goes where all places are taken.
  func give(_ object: Object) {
    let bits = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
    for index in 0..<Self.count where slots[index].load(ordering: .relaxed) == 0 {
      if slots[index].compareExchange(expected: 0, desired: bits, ordering: .releasing).exchanged { return }
    }
    Unmanaged.passUnretained(object).release()
  }
}
