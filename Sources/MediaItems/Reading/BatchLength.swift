/// How many items the next batch has: few while batches take long, since who has the last one keeps all others waiting,
/// and many while they do not, since handing over costs more than reading then.
struct BatchLength {
  private static let most = 64
  /// Milliseconds that a batch shall take: below, handing over is felt; above, waiting for the last one is.
  private static let aim = 4...16

  /// The first batch decides whether threads are worth starting, and goes to one worker: it is smaller where there are many.
  private(set) var count: Int

  init(workers: Int) { count = workers > 4 ? 16 : Self.most }

  /// The first batch went to another thread; how long it takes is not known yet.
  mutating func begin() { count = 1 }

  /// A batch came back after so many milliseconds.
  mutating func follow(_ milliseconds: Int) {
    if milliseconds < Self.aim.lowerBound {
      count = min(count * 2, Self.most)
    } else if milliseconds > Self.aim.upperBound {
      count = max(count / 2, 1)
    }
  }
}
