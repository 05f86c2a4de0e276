/// A four-way set-associative cache.
///
/// An insertion into a full set replaces one of its four values. An index stays valid until the next insertion.
// Without `@usableFromInline`, other modules do not specialize a `package` type.
@frozen @usableFromInline package struct SetAssociativeCache<Value> {
  @frozen @usableFromInline struct Entry {
    @usableFromInline let key: UInt64
    @usableFromInline var value: Value

    @inlinable init(key: UInt64, value: Value) { (self.key, self.value) = (key, value) }
  }

  @inlinable static var ways: Int { 4 }

  @usableFromInline let setBits: Int
  /// One more than each slot's index into `entries`; zero for an empty slot.
  @usableFromInline var slots: [UInt16] = []
  /// Grows with the number of occupied slots, so that few values need little memory.
  @usableFromInline var entries: [Entry] = []
  /// The slot that is replaced next in a full set.
  @usableFromInline var victim = 0

  /// Creates an empty cache of `1 << setBits` sets.
  @inlinable package init(setBits: Int) {
    // Proof: every caller passes a literal.
    precondition(1...13 ~= setBits, "an index has 16 bits")
    self.setBits = setBits
  }

  @inlinable package func index(for key: UInt64) -> Int? {
    if slots.isEmpty { return nil }
    let start = firstSlot(for: key)
    for slot in start..<start &+ Self.ways {
      let index = Int(slots[slot]) &- 1
      // Slots of a set fill in order.
      if index < 0 { return nil }
      if entries[index].key == key { return index }
    }
    return nil
  }

  @inlinable package subscript(index: Int) -> Value {
    _read { yield entries[index].value }
    _modify { yield &entries[index].value }
  }

  @inlinable package func value(for key: UInt64) -> Value? { index(for: key).map { entries[$0].value } }

  /// Inserts a value, or replaces the one with the same key; returns its index.
  @discardableResult
  @inlinable package mutating func insert(_ value: Value, for key: UInt64) -> Int {
    if slots.isEmpty { slots = Array(repeating: 0, count: Self.ways << setBits) }
    let slot = slot(for: key)
    if slots[slot] == 0 {
      entries.append(Entry(key: key, value: value))
      slots[slot] = UInt16(entries.count)
    } else {
      entries[Int(slots[slot]) - 1] = Entry(key: key, value: value)
    }
    return Int(slots[slot]) - 1
  }

  /// Returns the slot of a key, else an empty slot of its set, else the slot to replace.
  @inlinable mutating func slot(for key: UInt64) -> Int {
    let start = firstSlot(for: key)
    for slot in start..<start + Self.ways
    where slots[slot] == 0 || entries[Int(slots[slot]) - 1].key == key {
      return slot
    }
    victim = (victim + 1) % Self.ways
    return start + victim
  }

  /// Returns the first slot of a key's set; the high bits of a product spread keys that differ in a few bits.
  @inlinable func firstSlot(for key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- setBits)) &* Self.ways
  }
}

extension SetAssociativeCache: Sendable where Value: Sendable {}
extension SetAssociativeCache.Entry: Sendable where Value: Sendable {}
