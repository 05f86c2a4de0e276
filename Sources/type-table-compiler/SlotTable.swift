import TypeDeclarations

/// The hash table from identifiers, tags and other keys to types.
///
/// Keys stand in the order of their hashes, so that one more moves only those in its way.
struct SlotTable {
  let mask: Int
  /// One text a slot; behind the last key there is an empty one.
  let slots: [String]

  /// `offset` says where a key stands in a type's line.
  init(_ index: KeyIndex, offset: (KeyIndex.Key, _ number: Int) -> Int) {
    let entryCount = index.types.values.reduce(0) { $0 + $1.count }
    var count = 64
    while count * 7 < entryCount * 10 { count *= 2 }
    mask = count - 1
    let keys = index.types.map { key, types -> (home: Int, check: UInt8, key: KeyIndex.Key, types: [Int]) in
      (Int(key.hash) & (count - 1), CompiledTable.check(key.hash), key, types)
    }.sorted { a, b in
      if a.home != b.home { return a.home < b.home }
      return a.key.kind != b.key.kind ? a.key.kind.rawValue < b.key.kind.rawValue : a.key.text < b.key.text
    }
    let empty = String(repeating: "0", count: CompiledTable.slotWidth)
    var slots: [String] = []
    for (home, check, key, types) in keys {
      while slots.count < home { slots.append(empty) }
      for (position, number) in types.enumerated() {
        let more = position + 1 < types.count ? CompiledTable.moreBit : 0
        slots.append(
          digits(Int(key.kind.rawValue + 1 | more), width: 1)
            + digits(Int(check), width: 1) + digits(number, width: CompiledTable.numberWidth)
            + digits(offset(key, number), width: CompiledTable.offsetWidth))
      }
    }
    while slots.count <= count { slots.append(empty) }
    slots.append(empty)
    self.slots = slots
  }
}
