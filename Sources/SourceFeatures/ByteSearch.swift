extension UnsafeRawBufferPointer {
  /// The first place from `start` on where either byte stands.
  package func firstIndex(of one: UInt8, or other: UInt8? = nil, from start: Int) -> Int? {
    let other = other ?? one
    // Eight bytes at once: a byte that is zero after the difference borrows from its uppermost bit.
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (first, second) = (ones &* UInt64(one), ones &* UInt64(other))
    var index = start
    while index &+ 8 <= count {
      let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let (a, b) = (word ^ first, word ^ second)
      let found = ((a &- ones) & ~a | (b &- ones) & ~b) & (ones &* 0x80)
      if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count {
      if self[index] == one || self[index] == other { return index }
      index &+= 1
    }
    return nil
  }

  /// Whether `text` stands at a place.
  package func holds(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index <= count &- length else { return false }
    for offset in 0..<length where self[index &+ offset] != text.utf8Start[offset] { return false }
    return true
  }
}
