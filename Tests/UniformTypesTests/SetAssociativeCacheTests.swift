import Testing

@testable import UniformTypes

@Suite struct SetAssociativeCacheTests {
  /// Five keys of one set, the first of them zero.
  private static func collidingKeys(setBits: Int) -> [UInt64] {
    let cache = SetAssociativeCache<Int>(setBits: setBits)
    return Array((0...).lazy.filter { cache.firstSlot(for: $0) == 0 }.prefix(5))
  }

  @Test func anEmptyCacheHasNoValues() {
    let cache = SetAssociativeCache<Int>(setBits: 6)
    for key: UInt64 in [0, 1, .max] {
      #expect(cache.value(for: key) == nil)
      #expect(cache.index(for: key) == nil)
    }
  }

  @Test func keepsFourKeysOfOneSetAndEvictsOneForTheFifth() throws {
    let keys = Self.collidingKeys(setBits: 6)
    var cache = SetAssociativeCache<Int>(setBits: 6)
    for (value, key) in keys.prefix(4).enumerated() { cache.insert(value, for: key) }
    #expect(keys.map { cache.value(for: $0) } == [0, 1, 2, 3, nil])
    cache.insert(4, for: keys[4])
    let values = keys.map { cache.value(for: $0) }
    #expect(values[4] == 4)
    #expect(values.count { $0 == nil } == 1)
    for (expected, value) in values.enumerated() where value != nil { #expect(value == expected) }
  }

  @Test(arguments: [0, 1, .max] as [UInt64])
  func replacesTheValueOfAKey(_ key: UInt64) throws {
    var cache = SetAssociativeCache<String>(setBits: 1)
    let index = cache.insert("a", for: key)
    #expect(cache.insert("b", for: key) == index)
    #expect(cache.value(for: key) == "b")
    cache[index].append("c")
    #expect(cache.value(for: key) == "bc")
    #expect(cache.index(for: key) == index)
  }

  @Test func evictedAndReplacedValuesAreReleased() {
    final class Object {}
    var cache = SetAssociativeCache<Object>(setBits: 6)
    weak var replaced: Object?
    do {
      let object = Object()
      replaced = object
      cache.insert(object, for: 0)
    }
    #expect(replaced != nil)
    cache.insert(Object(), for: 0)
    #expect(replaced == nil)
    weak var evicted: Object?
    for round in 0..<4 {
      for key in Self.collidingKeys(setBits: 6) {
        let object = Object()
        if round == 0, key == 0 { evicted = object }
        cache.insert(object, for: key)
      }
    }
    #expect(evicted == nil)
  }

  /// A law against a dictionary: a cached value is the last one inserted for its key, and a key just inserted is cached.
  @Test(arguments: [1, 3, 8], 0..<8 as Range<UInt64>)
  func agreesWithADictionary(setBits: Int, seed: UInt64) {
    var numbers = Generator(state: seed)
    var cache = SetAssociativeCache<UInt64>(setBits: setBits)
    var model: [UInt64: UInt64] = [:]
    var hits = 0
    for _ in 0..<5_000 {
      let key = UInt64.random(in: 0..<200, using: &numbers) << (seed * 8)
      if let value = cache.value(for: key) {
        #expect(value == model[key])
        hits += 1
      }
      if Bool.random(using: &numbers) {
        let value = numbers.next()
        model[key] = value
        let index = cache.insert(value, for: key)
        #expect(cache[index] == value)
        #expect(cache.value(for: key) == value)
      }
    }
    #expect(hits > 0)
    #expect(model.keys.count { cache.value(for: $0) != nil } <= 4 << setBits)
    // 256 sets are enough for 200 keys, nearly always.
    if setBits == 8 { #expect(model.keys.count { cache.value(for: $0) != nil } > 150) }
  }

  /// SplitMix64: the same numbers on every machine and every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }
}
