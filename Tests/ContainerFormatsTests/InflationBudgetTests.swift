import Testing

@testable import ByteSources
@testable import ContainerFormats

/// Everything unpacked from a file shares a budget, however many parts it comes in.
@Suite struct InflationBudgetTests {
  private static let grown = [UInt8](repeating: 0x20, count: 400 << 10)

  /// A PNG text chunk without length and checksum: keyword, a zero, the method, compressed text.
  private static let chunk = Array("Comment".utf8) + [0, 0] + deflated(grown, windowBits: 15)

  @Test(arguments: [2 << 20, 1 << 20, 400 << 10, 1])
  func textsOfAPNG(_ budget: Int) throws {
    let reader = ByteReader()
    try reader.open(MemorySource(Self.chunk), budget: ReadBudget(inflated: budget))
    var unpacked = 0
    #expect(throws: ReadFailure.budget) {
      for _ in 0..<100 {
        let text = try PNGText(0..<Int64(Self.chunk.count), "zTXt", reader)?.bytes()
        unpacked += try #require(text?.count)
      }
    }
    #expect(unpacked == budget / Self.grown.count * Self.grown.count)
    #expect(reader.statistics.inflated <= budget)
    #expect(reader.isBudgetExhausted)
  }

  @Test func archiveMembersShareTheBudget() throws {
    var builder = ZIPBuilder()
    for name in ["a", "b", "c"] { builder.add(name, Self.grown, deflate: true) }
    let reader = try ZIPDirectoryTests.open(builder.archive(), budget: ReadBudget(inflated: 1_000_000))
    let directory = try ZIPDirectory(reader)
    let entries = try directory.first(3)
    for entry in entries.prefix(2) {
      #expect(try directory.contents(of: entry, upTo: 1 << 20).extent == .whole)
    }
    // A request within the remaining budget succeeds.
    #expect(try directory.contents(of: entries[2], upTo: 100).extent == .limited)
    #expect(throws: ZIPError.read(.budget)) { try directory.contents(of: entries[2], upTo: 1 << 20) }
  }

  @Test func nestedDataSharesTheBudget() throws {
    let reader = ByteReader()
    let file = MemorySource([UInt8](repeating: 1, count: 10_000))
    try reader.open(file, budget: ReadBudget(steps: 10, inflated: 1000))
    try reader.step(4)
    let inner = try reader.nested([1, 2, 3])
    #expect(throws: ReadFailure.budget) { for _ in 0..<100 { try inner.step() } }
    #expect(inner.statistics.steps == 7)
    reader.count(nested: inner.statistics)
    #expect(throws: ReadFailure.budget) { try reader.step() }
    #expect(reader.budgetLeft.steps == 0)
  }
}
