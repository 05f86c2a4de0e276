/// What was found for keys that were asked for lately: a new one takes a place of its set, and may push out another.
///
/// A set has four places: a folder has some hundred kinds of names, of which few share a set.
struct RecentValues<Value> {
  private static var ways: Int { 4 }

  /// The number of sets is two to this power.
  private let setBits: Int
  /// One more than each key, zero where nothing is kept: beside each other, values may be large.
  private var keys: [UInt64] = []
  private var values: [Value] = []
  /// Which place of a full set is given away next.
  private var turn = 0

  init(setBits: Int) { self.setBits = setBits }

  private func set(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> (64 - UInt64(setBits))) &* Self.ways
  }

  /// Where the value of a key is kept; nil where it is not.
  func place(of key: UInt64) -> Int? {
    if keys.isEmpty { return nil }
    let set = set(of: key)
    for place in set..<set &+ Self.ways where keys[place] == key &+ 1 { return place }
    return nil
  }

  /// The value at a place that ``place(of:)`` or ``keep(_:for:)`` gave last.
  subscript(place: Int) -> Value {
    @inline(__always) get { values[place] }
  }

  /// Keeps a value, and says where.
  @discardableResult
  mutating func keep(_ value: Value, for key: UInt64) -> Int {
    if keys.isEmpty {
      keys = Array(repeating: 0, count: Self.ways << setBits)
      values = Array(repeating: value, count: keys.count)
    }
    let set = set(of: key)
    let place = place(of: key) ?? (set..<set + Self.ways).first { keys[$0] == 0 } ?? set + turn
    turn = (turn + 1) % Self.ways
    keys[place] = key &+ 1
    values[place] = value
    return place
  }
}
