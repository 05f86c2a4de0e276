import ByteSources
import Testing

@Suite struct ByteReaderWindowTests {
  /// Reads numbers forwards, backwards and far apart.
  @Test func readsNumbersAtAnyOffset() throws {
    let bytes = (0..<40_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
    let reader = ByteReader(headSize: 512)
    try reader.open(MemorySource(bytes), budget: ReadBudget(bytes: 1 << 30, reads: 10_000))
    func expected(_ offset: Int) -> UInt32 {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    var offset = 1
    for _ in 0..<300 {
      offset = (offset &* 5_003 &+ 77) % (bytes.count - 4)
      for place in [offset, max(0, offset - 4), min(bytes.count - 4, offset + 4_095)] {
        #expect(try reader.bigEndian(UInt32.self, at: Int64(place)) == expected(place))
        #expect(
          try reader.littleEndian(UInt32.self, at: Int64(place)) == expected(place).byteSwapped)
      }
    }
  }

  @Test func endsAtTheStatedLength() throws {
    let source = RangeSource(byteCount: 6) { offset, count in
      [UInt8](repeating: 9, count: count)
    }
    let reader = ByteReader()
    try reader.open(source)
    #expect(try reader.bigEndian(UInt32.self, at: 2) == 0x0909_0909)
    #expect(throws: ReadFailure.endOfData) { try reader.bigEndian(UInt32.self, at: 3) }
    #expect(throws: ReadFailure.endOfData) { _ = try reader.view(at: 3, count: 4) }
  }

  @Test func openingAnotherSourceResetsTheWindow() throws {
    let reader = ByteReader()
    try reader.open(MemorySource([1, 2, 3, 4, 5, 6, 7, 8]))
    #expect(try reader.bigEndian(UInt32.self, at: 4) == 0x0506_0708)
    try reader.open(MemorySource([9, 9]))
    #expect(throws: ReadFailure.endOfData) { try reader.bigEndian(UInt32.self, at: 4) }
    #expect(try reader.bigEndian(UInt16.self, at: 0) == 0x0909)
  }
}
