/// Where what was found is kept for keys that were asked for lately: a new key takes a place of its set, and may push out
/// another.
///
/// A set has four places: a folder has some hundred kinds of names, of which few share a set. Values are kept by those who
/// look for them, in an array: generic code of another module is slow.
package struct RecentKeys: Sendable {
  private static let ways = 4

  /// The number of sets is two to this power.
  private let setBits: Int
  /// One more than each key, zero where nothing is kept.
  private var keys: [UInt64] = []
  /// The position of the value that belongs to the key at a place.
  private var positions: [UInt16] = []
  private var count: UInt16 = 0
  /// Which place of a full set is given away next.
  private var turn = 0

  package init(setBits: Int) { self.setBits = setBits }

  private func set(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> (64 - UInt64(setBits))) &* Self.ways
  }

  private func place(of key: UInt64) -> Int? {
    if keys.isEmpty { return nil }
    let set = set(of: key)
    for place in set..<set &+ Self.ways where keys[place] == key &+ 1 { return place }
    return nil
  }

  /// The position of a key's value; nil where none is kept.
  package func position(of key: UInt64) -> Int? { place(of: key).map { Int(positions[$0]) } }

  /// The position for a new value: that of one that is kept no longer, or one behind the last.
  package mutating func take(_ key: UInt64) -> Int {
    if keys.isEmpty {
      keys = Array(repeating: 0, count: Self.ways << setBits)
      positions = Array(repeating: 0, count: keys.count)
    }
    let set = set(of: key)
    let place = place(of: key) ?? (set..<set + Self.ways).first { keys[$0] == 0 } ?? set + turn
    turn = (turn + 1) % Self.ways
    if keys[place] == 0 {
      positions[place] = count
      count &+= 1
    }
    keys[place] = key &+ 1
    return Int(positions[place])
  }
}

extension Array {
  /// Puts a value where ``RecentKeys/take(_:)`` says: in place of another, or behind the last.
  @inlinable package mutating func put(_ value: Element, at position: Int) {
    if position < count { self[position] = value } else { append(value) }
  }
}
