import ByteSources
import Testing

@Suite struct ByteReaderTests {
  @Test func readsNumbersAndFailsPastTheEnd() throws {
    var bytes = [UInt8](repeating: 0, count: 10_000)
    bytes[9_998] = 0x12
    bytes[9_999] = 0x34
    let reader = ByteReader(headSize: 1024)
    try reader.open(MemorySource(bytes))
    #expect(try reader.bigEndian(UInt16.self, at: 9_998) == 0x1234)
    #expect(try reader.littleEndian(UInt16.self, at: 9_998) == 0x3412)
    #expect(throws: ReadFailure.endOfData) { try reader.bigEndian(UInt16.self, at: 9_999) }
    #expect(reader.statistics.reads == 2)
  }

  @Test func emptyReadsDoNotCallTheSource() throws {
    let reader = ByteReader(headSize: 512)
    try reader.open(MemorySource([UInt8](repeating: 7, count: 10_000)))
    #expect(try reader.view(at: 10_000, count: 0).count == 0)
    #expect(try reader.available(at: 10_000, upTo: 0).count == 0)
    #expect(throws: ReadFailure.endOfData) { try reader.view(at: 10_001, count: 0) }
    #expect(reader.statistics.reads == 1)
  }

  @Test func stopsAtTheBudget() throws {
    let reader = ByteReader(headSize: 512)
    try reader.open(MemorySource([UInt8](repeating: 7, count: 100_000)), budget: ReadBudget(bytes: 6_000))
    #expect(throws: Never.self) { _ = try reader.view(at: 50_000, count: 8) }
    #expect(throws: ReadFailure.budget) { _ = try reader.view(at: 90_000, count: 8) }
    #expect(reader.isBudgetExhausted)
  }

  @Test(arguments: [Int64.max, Int64.max - 3, 1 << 62, -1])
  func survivesAbsurdOffsets(offset: Int64) throws {
    for source in [MemorySource([1, 2, 3]) as any ByteSource, RangeSource(byteCount: nil) { _, _ in [] }] {
      let reader = ByteReader()
      try reader.open(source)
      #expect(throws: ReadFailure.self) { _ = try reader.view(at: offset, count: 4) }
    }
  }

  @Test func readsSourcesOfUnknownLength() throws {
    let bytes = [UInt8](repeating: 1, count: 5_000)
    let reader = ByteReader(headSize: 512)
    try reader.open(
      RangeSource(byteCount: nil) { offset, count in
        offset >= bytes.count ? [] : Array(bytes[Int(offset)..<min(bytes.count, Int(offset) + count)])
      })
    #expect(try reader.available(at: 4_990, upTo: 100).count == 10)
    #expect(try reader.available(at: 9_000, upTo: 100).count == 0)
    #expect(try reader.available(at: 0, upTo: 100).count == 100)
  }
}
