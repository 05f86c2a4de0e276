import Testing

@testable import MediaItems

/// The order of results, the limit on items in flight, and the size of batches.
@Suite struct PipelineTests {
  @Test(
    "Batches grow while they are fast and shrink while they are slow",
    arguments: [
      (workers: 2, durations: [], count: 1),
      (workers: 8, durations: [], count: 1),
      (workers: 2, durations: [0, 1, 3], count: 8),
      (workers: 2, durations: [0, 0, 0, 0, 0, 0, 0, 0], count: 64),
      (workers: 2, durations: [0, 0, 4, 16], count: 4),
      (workers: 2, durations: [0, 0, 17], count: 2),
      (workers: 2, durations: [17, 60_000, .max], count: 1),
    ])
  func batchSize(workers: Int, durations: [Int], count: Int) {
    var size = AdaptiveBatchSize(workers: workers)
    #expect(size.count == (workers > 4 ? 16 : 64))
    size.reset()
    for duration in durations { size.adapt(to: duration) }
    #expect(size.count == count)
  }

  @Test("Results keep the order of submission, and the items in flight are limited", arguments: [1, 2, 8])
  func order(workers: Int) {
    let pipeline = Pipeline<Int, [Int]>(workers: workers) { { items in items.map { $0 &* 2 } } }
    defer { pipeline.close() }
    var (results, submitted, maximum) = ([Int](), 0, 0)
    while submitted < 20_000 {
      let count = pipeline.batchSize
      let items = Array(submitted..<submitted + count)
      submitted += count
      if let done = pipeline.submit(items, weight: count) { results += done }
      while let done = pipeline.popReadyResult() { results += done }
      maximum = max(maximum, submitted - results.count)
    }
    while let done = pipeline.waitForNext() { results += done }
    #expect(results == (0..<submitted).map { $0 * 2 })
    #expect(maximum <= workers * 256)
  }
}
