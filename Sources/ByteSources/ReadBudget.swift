/// How much one identification may cost: bytes fetched, requests made, parsing steps taken.
public struct ReadBudget: Hashable, Sendable {
  /// The most bytes to fetch from the source.
  public var bytes: Int
  /// The most requests to the source.
  public var reads: Int
  /// The most parsing steps: boxes, directory entries, chunks.
  public var steps: Int

  /// Creates a budget; the default suits one file of any size.
  public init(bytes: Int = 8 << 20, reads: Int = 256, steps: Int = 20_000) {
    self.bytes = bytes
    self.reads = reads
    self.steps = steps
  }
}
