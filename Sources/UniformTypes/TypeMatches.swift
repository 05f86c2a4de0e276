internal import TypeDeclarations

/// The types of a key, read from neighbouring slots as they are asked for.
struct TypeMatches: Sequence, IteratorProtocol {
  private var slot: UnsafePointer<UInt8>?

  init() {}

  init(_ slot: UnsafePointer<UInt8>) { self.slot = slot }

  var isEmpty: Bool { slot == nil }

  var first: Int? {
    slot.map { CompiledTypes.row($0, CompiledTable.slotNumber) }
  }

  mutating func next() -> Int? {
    guard let slot else { return nil }
    let hasMore = (slot[0] &- CompiledTable.zeroDigit) & CompiledTable.moreBit != 0
    self.slot = hasMore ? slot + CompiledTable.slotWidth : nil
    return CompiledTypes.row(slot, CompiledTable.slotNumber)
  }
}
