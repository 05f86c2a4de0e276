import MediaItems
import SystemPackage

/// Reads items on several threads and hands over what is kept of them, folder by folder, in the order of the input.
///
/// At most one folder's items and a few batches a worker are in memory.
final class ItemFlow<Kept: Sendable>: WalkSink {
  private static var batchSize: Int { 64 }

  private let pipeline: Pipeline<WorkItem, [Kept]>
  private let take: ([Kept]) throws -> Void
  private var batch: [WorkItem] = []
  /// How many items the folders have whose items are still on their way.
  private var counts: ArraySlice<Int> = []
  private var folder: [Kept] = []

  /// Each thread makes a worker of its own; `take` is called on the thread that walks.
  init(
    workers: Int, makeWorker: @escaping @Sendable () -> (WorkItem) -> Kept,
    take: @escaping ([Kept]) throws -> Void
  ) {
    self.take = take
    pipeline = Pipeline(workers: workers) {
      let work = makeWorker()
      return { items in items.map(work) }
    }
  }

  func read(_ items: [WorkItem]) throws {
    if items.isEmpty { return }
    counts.append(items.count)
    for item in items {
      batch.append(item)
      if batch.count >= Self.batchSize { try submit() }
    }
  }

  func place(_ index: Int, of group: Void) throws {}
  func pause() throws {}

  /// Waits for everything that is still on its way.
  func finish() throws {
    try submit()
    while let kept = pipeline.drain() { try deliver(kept) }
  }

  func close() { pipeline.close() }

  private func submit() throws {
    if batch.isEmpty { return }
    let full = batch
    batch.removeAll(keepingCapacity: true)
    if let kept = pipeline.submit(full) { try deliver(kept) }
  }

  /// Cuts what comes where one folder ends and the next begins.
  private func deliver(_ kept: [Kept]) throws {
    var rest = kept[...]
    while let count = counts.first, !rest.isEmpty {
      let missing = count - folder.count
      folder += rest.prefix(missing)
      rest = rest.dropFirst(missing)
      guard folder.count == count else { return }
      counts.removeFirst()
      let whole = folder
      folder.removeAll()
      try take(whole)
    }
  }
}
