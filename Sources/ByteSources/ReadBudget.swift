/// The limits on reading one file, including nested content: bytes fetched, requests, parsing steps, bytes unpacked.
public struct ReadBudget: Hashable, Sendable {
  /// The most bytes to fetch from the source.
  public var bytes: Int
  /// The most requests to the source.
  public var reads: Int
  /// The most parsing steps: boxes, directory entries, chunks.
  public var steps: Int
  /// The most bytes to unpack from compressed parts.
  public var inflated: Int

  /// Creates a budget; the default suits one file of any size.
  public init(bytes: Int = 8 << 20, reads: Int = 256, steps: Int = 20_000, inflated: Int = 2 << 20) {
    self.bytes = bytes
    self.reads = reads
    self.steps = steps
    self.inflated = inflated
  }
}

extension ReadBudget {
  /// Returns the budget plus what was spent since `before`; sums saturate.
  func adding(
    _ spent: ByteReader.Statistics, since before: ByteReader.Statistics = ByteReader.Statistics()
  ) -> ReadBudget {
    func sum(_ room: Int, _ spent: Int) -> Int {
      let (sum, overflow) = room.addingReportingOverflow(spent)
      return overflow ? .max : sum
    }
    return ReadBudget(
      bytes: sum(bytes, spent.bytes - before.bytes), reads: sum(reads, spent.reads - before.reads),
      steps: sum(steps, spent.steps - before.steps),
      inflated: sum(inflated, spent.inflated - before.inflated))
  }
}
