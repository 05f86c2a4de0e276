internal import FileIdentification
package import SystemCalls
package import SystemPackage

/// One run of a stream: hands items to workers and takes them back, joined, in the order of their places.
///
/// What waits for the other files of its folder goes to the workers twice: to be read, and to be made what is kept.
package final class ItemFlow: WalkSink, PathFeed {
  /// What is kept of an item; of no particular type, so that this code is compiled once for all streams.
  package typealias Output = any Sendable

  /// How many items one worker takes at a time.
  private static var batchSize: Int { 64 }
  /// An endless list of one folder's paths is paired in runs of this many.
  private static var longestRun: Int { 10_000 }

  /// Work on one item: its group is known by number, since groups stay with the thread that hands over.
  ///
  /// A reference: it waits in a batch, crosses threads and comes back, and each copy would count many references.
  private final class Ticket: Sendable {
    enum Work: Sendable {
      case read(WorkItem, PairingRole?, waits: Bool)
      case make(StreamedItem)
    }

    let group: Int
    let index: Int
    let work: Work

    init(group: Int, index: Int, work: Work) {
      self.group = group
      self.index = index
      self.work = work
    }
  }

  private struct Done: Sendable {
    var group: Int
    var index: Int
    var piece: FolderGroup.Piece
    /// The sidecars of an item that could be read.
    var owned: [FilePath] = []
  }

  private enum Place {
    case item(group: Int, index: Int)
    indirect case ready(Output)
  }

  private let stream: ItemStream
  private let known: PairingIndex
  private let arrived: ((inout Output) -> Void)?
  private let give: (Output) throws -> Void
  private let paused: () throws -> Void
  private let leftOut: ((Int) -> Void)?
  private let pipeline: Pipeline<Ticket, [Done]>
  private var batch: [Ticket] = []
  private var groups: [Int: FolderGroup] = [:]
  private var lastGroup: (number: Int, group: FolderGroup)?
  private var nextGroup = 0
  private var places: [Place] = []
  /// The first place that is not handed over, and the first whose item may still wait for others.
  private var firstPlace = 0
  private var firstJoining = 0
  private var isAdvancing = false
  /// Paths that follow one another in one folder: what belongs together is found among them.
  private var run: [WorkItem] = []

  init(
    _ stream: ItemStream, _ known: PairingIndex, makeWorker: @escaping ItemStream.MakeWorker<any Sendable>,
    arrived: ((inout Output) -> Void)?, take: @escaping (Output) throws -> Void,
    pause: @escaping () throws -> Void, leftOut: ((Int) -> Void)?
  ) {
    self.stream = stream
    self.known = known
    self.arrived = arrived
    give = take
    paused = pause
    self.leftOut = leftOut
    pipeline = Pipeline(workers: stream.workers) {
      let reader = ItemStreamReader(stream)
      let make = makeWorker()
      return { tickets in tickets.map { Self.finish($0, stream, reader, make) } }
    }
  }

  private static func finish(
    _ ticket: Ticket, _ stream: ItemStream, _ reader: ItemStreamReader, _ make: (StreamedItem) -> Output?
  ) -> Done {
    var done = Done(group: ticket.group, index: ticket.index, piece: .nothing)
    switch ticket.work {
    case .make(let waiting): done.piece = .made(output(waiting, reader, make))
    case .read(let work, let role, let waits):
      let (read, failure) = SideReading.noting {
        reader.read(work, role, pairs: waits && stream.pairing == .folders)
      }
      let found = read.noting(failure)
      if stream.leavesOutSidecars, found.item != nil { done.owned = work.sidecars }
      let mayGo = waits && stream.leavesOutSidecars && work.isSidecar && found.item != nil
      if found.candidate != nil || mayGo {
        done.piece = .waiting(found)
      } else {
        done.piece = .made(output(found, reader, make))
      }
    }
    return done
  }

  /// What is made of an item; where something could not be read for it, once more, with that error.
  private static func output(
    _ found: StreamedItem, _ reader: ItemStreamReader, _ make: (StreamedItem) -> Output?
  ) -> Output? {
    let (made, failure) = SideReading.noting {
      let completed = reader.completing(found)
      return (item: completed, output: make(completed))
    }
    return failure == nil || made.item.error != nil ? made.output : make(made.item.noting(failure))
  }

  // MARK: What comes in

  package func read(_ path: FilePath) throws {
    var item = WorkItem(path: path, kind: nil, followsLinks: true)
    if path != "-" {
      switch stream.walk.start(at: path) {
      case .folder(let status): return try read(folder: path, status)
      case .item(let found): item = found
      }
      item.isNamed = true
    }
    if let last = run.last,
      last.path.removingLastComponent() != path.removingLastComponent() || run.count >= Self.longestRun
    {
      try endRun()
    }
    run.append(item)
  }

  package func read(folder: FilePath, _ status: FileStatus) throws {
    try endRun()
    try stream.walk.walk(folder, status, self)
  }

  /// Reads one file whose role among all inputs is known.
  package func read(_ item: WorkItem, as role: PairingRole) throws {
    groups[nextGroup] = FolderGroup(count: 1, waits: false, pairs: false)
    places.append(.item(group: nextGroup, index: 0))
    try push(Ticket(group: nextGroup, index: 0, work: .read(item, role, waits: false)))
    nextGroup += 1
  }

  /// Hands over in its turn what was made already.
  package func pass(_ output: Output) throws {
    places.append(.ready(output))
    try advance()
  }

  package func read(_ items: [WorkItem]) throws -> Int {
    let number = nextGroup
    nextGroup += 1
    let pairs = stream.pairing == .folders && items.count > 1
    let waits = pairs || stream.leavesOutSidecars && items.contains { $0.isSidecar }
    groups[number] = FolderGroup(count: items.count, waits: waits, pairs: pairs)
    if stream.goesFolderByFolder {
      places += items.indices.map { .item(group: number, index: $0) }
    }
    for (index, var item) in items.enumerated() {
      // What could not be read then has not been paired.
      if let error = known.errors[item.path] { item.error = error }
      try push(
        Ticket(
          group: number, index: index, work: .read(item, known.roles[item.path], waits: waits)))
    }
    return number
  }

  package func place(_ index: Int, of group: Int) throws {
    if !stream.goesFolderByFolder { places.append(.item(group: group, index: index)) }
  }

  package func leaveOut(_ row: Int) { leftOut?(row) }

  package func pause() throws {
    try finish()
    try paused()
  }

  private func endRun() throws {
    if run.isEmpty { return }
    let items = stream.walk.withSidecars(run)
    run.removeAll(keepingCapacity: true)
    let group = try read(items)
    for index in items.indices { try place(index, of: group) }
  }

  /// Hands over everything that is still on its way.
  func finish() throws {
    try endRun()
    repeat {
      try submit()
      while let done = pipeline.drain() { try take(done) }
      try advance()
    } while !batch.isEmpty
  }

  func close() { pipeline.close() }

  // MARK: What goes out

  private func push(_ ticket: Ticket) throws {
    batch.append(ticket)
    if batch.count >= Self.batchSize { try submit() }
  }

  private func submit() throws {
    if batch.isEmpty { return }
    let full = batch
    batch.removeAll(keepingCapacity: true)
    if let done = pipeline.submit(full) { try take(done) }
  }

  private func take(_ results: [Done]) throws {
    for var done in results {
      if let arrived, case .made(var output?) = done.piece {
        arrived(&output)
        done.piece = .made(output)
      }
      group(done.group)?.set(done.index, done.piece, owned: done.owned)
    }
    try advance()
  }

  private func group(_ number: Int) -> FolderGroup? {
    if let lastGroup, lastGroup.number == number { return lastGroup.group }
    lastGroup = groups[number].map { (number, $0) }
    return lastGroup?.group
  }

  /// Sends on what is joined, and hands over what is made: both in the order of the places.
  private func advance() throws {
    // Sending on takes back what was sent before; that comes here again, and the outer call goes on with it.
    if isAdvancing { return }
    isAdvancing = true
    defer { isAdvancing = false }
    while firstJoining < places.count {
      if case .item(let number, let index) = places[firstJoining], let group = group(number) {
        if !group.isSettled { break }
        if let waiting = group.takeWaiting(index) {
          try push(Ticket(group: number, index: index, work: .make(waiting)))
        }
      }
      firstJoining += 1
      try handOver()
    }
    try handOver()
  }

  private func handOver() throws {
    while firstPlace < firstJoining {
      switch places[firstPlace] {
      case .ready(let output): try give(output)
      case .item(let number, let index):
        guard let group = group(number), let made = group.take(index) else { return }
        if group.left == 0 {
          groups[number] = nil
          lastGroup = nil
        }
        if let output = made { try give(output) }
      }
      firstPlace += 1
      // What has been handed over is forgotten now and then, so that endless streams stay flat.
      if firstPlace > 4096 {
        places.removeFirst(firstPlace)
        firstJoining -= firstPlace
        firstPlace = 0
      }
    }
  }
}
