import FileIdentification
import MediaItems
import SystemPackage

/// Reads items on several threads and writes them in the order of their places.
///
/// At most the folders on the way down and a few batches a worker are in memory.
final class RecordFlow: WalkSink {
  /// What one thread keeps for itself.
  struct Worker {
    var read: (WorkItem) -> Record
    var write: (Record) -> FolderGroup.Written
  }

  /// How many items one worker takes at a time.
  private static let batchSize = 64

  /// One item on its way: its group is known by number, since groups stay with the thread that writes.
  private struct Ticket: Sendable {
    var item: WorkItem
    var group: Int
    var index: Int
    var waits: Bool
  }

  private struct Done: Sendable {
    var group: Int
    var index: Int
    var piece: FolderGroup.Piece
  }

  private let pairsFolders: Bool
  private let output: RecordOutput
  /// Where records wait that are paired over all inputs.
  private let spool: RecordSpool?
  private let pipeline: Pipeline<Ticket, [Done]>
  private let writer: Worker
  private var batch: [Ticket] = []
  private var groups: [Int: FolderGroup] = [:]
  private var nextGroup = 0
  private var places: [(group: Int, index: Int)] = []
  private var firstPlace = 0

  init(
    workers: Int, pairsFolders: Bool, output: RecordOutput, spool: RecordSpool? = nil,
    makeWorker: @escaping @Sendable () -> Worker
  ) {
    self.pairsFolders = pairsFolders
    self.output = output
    self.spool = spool
    writer = makeWorker()
    let spools = spool != nil
    pipeline = Pipeline(workers: workers) {
      let worker = makeWorker()
      return { tickets in tickets.map { Self.finish($0, worker, spools: spools) } }
    }
  }

  private static func finish(_ ticket: Ticket, _ worker: Worker, spools: Bool) -> Done {
    let record = worker.read(ticket.item)
    let piece: FolderGroup.Piece
    if spools {
      var written = worker.write(record)
      // Standard input cannot be read a second time.
      if ticket.item.path != "-", let candidate = record.item?.candidate {
        written.half = FolderGroup.Half(ticket.item, candidate)
      }
      piece = .written(written)
    } else if ticket.waits, let candidate = record.item?.candidate {
      piece = .pending(FolderGroup.Waiting(record, candidate))
    } else {
      piece = .written(worker.write(record))
    }
    return Done(group: ticket.group, index: ticket.index, piece: piece)
  }

  func read(_ items: [WorkItem]) throws -> Int {
    let number = nextGroup
    nextGroup += 1
    let pairs = pairsFolders && items.count > 1
    groups[number] = FolderGroup(count: items.count, pairs: pairs)
    for (index, item) in items.enumerated() {
      batch.append(Ticket(item: item, group: number, index: index, waits: pairs))
      if batch.count >= Self.batchSize { try submit() }
    }
    return number
  }

  func place(_ index: Int, of group: Int) throws { places.append((group, index)) }

  func pause() throws {
    try finish()
    try output.flush()
  }

  /// Writes everything that is still on its way.
  func finish() throws {
    try submit()
    while let done = pipeline.drain() { try take(done) }
    try writePlaces()
  }

  func close() { pipeline.close() }

  private func submit() throws {
    if batch.isEmpty { return }
    try output.goOn()
    let full = batch
    batch.removeAll(keepingCapacity: true)
    try take(pipeline.submit(full))
  }

  private func take(_ results: [Done]?) throws {
    guard let results else { return }
    var current: (number: Int, group: FolderGroup)?
    for var result in results {
      if let spool, case .written(var written) = result.piece, let half = written.half {
        written.number = spool.note(half)
        // Only a still is read once more.
        if half.candidate.half == .movie { written.half = nil }
        result.piece = .written(written)
      }
      if current?.number != result.group {
        current = groups[result.group].map { (result.group, $0) }
      }
      current?.group.set(result.index, result.piece)
    }
    try writePlaces()
  }

  private func writePlaces() throws {
    var current: (number: Int, group: FolderGroup)?
    while firstPlace < places.count {
      let place = places[firstPlace]
      if current?.number != place.group { current = groups[place.group].map { (place.group, $0) } }
      guard let group = current?.group, let written = group.take(place.index, write: writer.write) else {
        break
      }
      firstPlace += 1
      if group.left == 0 { groups[place.group] = nil }
      if let spool { try spool.append(written) } else { try output.write(written) }
    }
    // What has been written is forgotten now and then, so that endless streams stay flat.
    if firstPlace > 4096 {
      places.removeFirst(firstPlace)
      firstPlace = 0
    }
  }
}
