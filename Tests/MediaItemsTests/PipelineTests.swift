import Testing

@testable import MediaItems

/// How work is handed out: the order of what comes back, how much is on its way, and how large batches are.
@Suite struct PipelineTests {
  @Test(
    "Batches grow while they come back soon, and shrink while they are waited for",
    arguments: [
      (workers: 2, durations: [], count: 1),
      (workers: 8, durations: [], count: 1),
      (workers: 2, durations: [0, 1, 3], count: 8),
      (workers: 2, durations: [0, 0, 0, 0, 0, 0, 0, 0], count: 64),
      (workers: 2, durations: [0, 0, 4, 16], count: 4),
      (workers: 2, durations: [0, 0, 17], count: 2),
      (workers: 2, durations: [17, 60_000, .max], count: 1),
    ])
  func length(workers: Int, durations: [Int], count: Int) {
    var length = BatchLength(workers: workers)
    #expect(length.count == (workers > 4 ? 16 : 64))
    length.begin()
    for duration in durations { length.follow(duration) }
    #expect(length.count == count)
  }

  @Test("Results come in the order of the work, and no more than enough is on its way", arguments: [1, 2, 8])
  func order(workers: Int) {
    let pipeline = Pipeline<Int, [Int]>(workers: workers) { { items in items.map { $0 &* 2 } } }
    defer { pipeline.close() }
    var (results, handed, most) = ([Int](), 0, 0)
    while handed < 20_000 {
      let count = pipeline.batchLength
      let items = Array(handed..<handed + count)
      handed += count
      if let done = pipeline.submit(items, weight: count) { results += done }
      while let done = pipeline.overdue() { results += done }
      most = max(most, handed - results.count)
    }
    while let done = pipeline.drain() { results += done }
    #expect(results == (0..<handed).map { $0 * 2 })
    #expect(most <= workers * 256)
  }
}
