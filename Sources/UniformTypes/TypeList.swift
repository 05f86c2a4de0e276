internal import TypeDeclarations

/// A lazy list of type rows in a line of the compiled table.
struct TypeList: RandomAccessCollection {
  private let text: UnsafePointer<UInt8>
  let count: Int

  init(_ text: UnsafePointer<UInt8>, byteCount: Int) {
    self.text = text
    count = byteCount / CompiledTable.numberWidth
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Int {
    CompiledTypes.row(text, index &* CompiledTable.numberWidth)
  }
}

/// The types of a key, read lazily from consecutive slots.
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
