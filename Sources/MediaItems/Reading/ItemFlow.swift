internal import FileIdentification
package import SystemCalls
package import SystemPackage

/// One run of a stream: hands items to workers and takes them back, joined, in the order of their places.
///
/// What waits for the other files of its folder goes to the workers twice: to be read, and to be made what is kept. Until
/// something waits, items are read when their places come, so that a folder of any size flows through.
package final class ItemFlow: WalkSink, PathFeed {
  typealias Output = KeptOutput

  /// An endless list of one folder's paths is paired in runs of this many.
  private static var longestRun: Int { 10_000 }

  /// Work on one item: its group is known by number, since groups stay with the thread that hands over.
  ///
  /// A reference: it waits in a batch, crosses threads and comes back, and each copy would count many references.
  private final class Ticket: Sendable {
    enum Task: Sendable {
      /// Is read; `waits` says whether it may wait for others, `isOwned` whether it is known to be another's sidecar.
      case read(waits: Bool, isOwned: Bool)
      /// Was read, and set aside until its other half was known.
      case join
      /// Is read for what pairing looks at alone.
      case survey
      /// Was read, and is made what is kept.
      case make
    }

    let group: Int
    let index: Int
    let task: Task
    // Fields, not what a case holds: that is copied when it is looked at.
    let work: WorkItem?
    let role: PairingRole?
    let kept: KeptItem?
    let waiting: StreamedItem?

    init(
      group: Int, index: Int, _ task: Task, _ work: WorkItem? = nil, role: PairingRole? = nil,
      kept: KeptItem? = nil, waiting: StreamedItem? = nil
    ) {
      self.group = group
      self.index = index
      self.task = task
      self.work = work
      self.role = role
      self.kept = kept
      self.waiting = waiting
    }
  }

  private struct Done: Sendable {
    var group: Int
    var index: Int
    var piece: FolderGroup.Piece
    /// Whether nothing was kept of the item but what pairing looks at.
    var isSurvey = false
    var candidate = Boxed<PairingCandidate>.nothing
    /// The sidecars of an item that could be read.
    var owned: [FilePath] = []
  }

  private enum Place {
    case item(group: Int, index: Int)
    case ready(Output)
  }

  private let stream: ItemStream
  private let known: PairingIndex
  private let arrived: ((Output) -> Void)?
  private let give: (Output) throws -> Void
  private let paused: () throws -> Void
  private let leftOut: ((Int) -> Void)?
  private let pipeline: Pipeline<Ticket, [Done]>
  // One thread hands in and takes out: no access needs to be checked against another.
  @exclusivity(unchecked) private var batch: [Ticket] = []
  @exclusivity(unchecked) private var groups = FolderGroups()
  @exclusivity(unchecked) private var places: [Place] = []
  /// The first place that is not handed over, and the first whose item may still wait for others.
  @exclusivity(unchecked) private var firstPlace = 0
  @exclusivity(unchecked) private var firstJoining = 0
  @exclusivity(unchecked) private var isAdvancing = false
  /// Items that came back to wait for others, not looked at yet.
  @exclusivity(unchecked) private var blocked: ArraySlice<(group: Int, index: Int)> = []
  /// Paths that follow one another in one folder: what belongs together is found among them.
  private var run: [WorkItem] = []
  /// Items of runs that are over and need not be a group each.
  private var gathered: [WorkItem] = []

  init(
    _ stream: ItemStream, _ known: PairingIndex, makeWorker: @escaping ItemStream.MakeWorker<KeptOutput>,
    arrived: ((Output) -> Void)?, take: @escaping (Output) throws -> Void,
    pause: @escaping () throws -> Void, leftOut: ((Int) -> Void)?
  ) {
    self.stream = stream
    self.known = known
    self.arrived = arrived
    give = take
    paused = pause
    self.leftOut = leftOut
    pipeline = Pipeline(workers: stream.workers) { [search = stream.sidecarSearch] in
      let reader = ItemStreamReader(stream, search)
      let make = makeWorker()
      let notes = SideReading.Notes()
      return { tickets in
        defer { reader.forgetFolder() }
        return SideText.reading(by: reader.worker) {
          notes.during { tickets.map { Self.finish($0, stream, reader, make, notes) } }
        }
      }
    }
  }

  private static func finish(
    _ ticket: Ticket, _ stream: ItemStream, _ reader: ItemStreamReader, _ make: (StreamedItem) -> Output?,
    _ notes: SideReading.Notes
  ) -> Done {
    var done = Done(group: ticket.group, index: ticket.index, piece: .nothing)
    guard let work = ticket.work else {
      if let waiting = ticket.waiting { done.piece = made(waiting, reader, make, notes) }
      return done
    }
    switch ticket.task {
    case .make: break
    case .join:
      guard let role = ticket.role, let kept = ticket.kept else { break }
      let found = reader.read(work, role, kept).noting(notes.take())
      if stream.leavesOutSidecars, found.item != nil { done.owned = work.sidecars }
      done.piece = made(found, reader, make, notes)
    case .survey:
      let found = reader.read(work, nil, pairs: stream.pairing == .folders)
      done.isSurvey = true
      done.candidate = Boxed(found.candidate)
      if stream.leavesOutSidecars, found.item != nil { done.owned = work.sidecars }
      // It is read once more.
      _ = notes.take()
    case .read(let waits, let isOwned):
      let read = reader.read(work, ticket.role, pairs: waits && stream.pairing == .folders, isOwned: isOwned)
      let found = read.noting(notes.take())
      if stream.leavesOutSidecars, found.item != nil { done.owned = work.sidecars }
      let mayGo = waits && stream.leavesOutSidecars && work.isSidecar && found.item != nil
      if found.candidate != nil || mayGo {
        done.piece = .waiting(found)
      } else {
        done.piece = made(found, reader, make, notes)
      }
    }
    return done
  }

  /// What is made of an item; where something could not be read for it, once more, with that error.
  private static func made(
    _ found: StreamedItem, _ reader: ItemStreamReader, _ make: (StreamedItem) -> Output?,
    _ notes: SideReading.Notes
  ) -> FolderGroup.Piece {
    let completed = reader.completing(found)
    let piece = FolderGroup.Piece.made(make(completed))
    guard let failure = notes.take(), completed.error == nil else { return piece }
    defer { _ = notes.take() }
    return .made(make(completed.noting(failure)))
  }

  // MARK: What comes in

  package func read(_ path: FilePath) throws {
    let item: WorkItem
    switch stream.walk.named(path) {
    case .folder(let status): return try read(folder: path, status)
    case .item(let found): item = found
    }
    try take(item)
  }

  package func read(bytes path: UnsafeBufferPointer<UInt8>) throws {
    // What may be a folder to enter, standard input, or written in another way is asked about as a path.
    guard !stream.walk.isRecursive, !FolderWalk.isInput(path), let place = FilePlace(plain: path) else {
      return try read(FilePath(listed: path))
    }
    try take(WorkItem(place, named: place.name, kind: nil, followsLinks: true, isNamed: true))
  }

  /// Takes what was named, behind what was named before in the same folder.
  private func take(_ item: WorkItem) throws {
    if let last = run.indices.last {
      if run.count >= Self.longestRun {
        try endRuns()
      } else if !run[last].place.isBeside(item.place) {
        try endRun()
      }
    }
    run.append(item)
  }

  package func read(folder: FilePath, _ status: FileStatus) throws {
    try endRuns()
    try stream.walk.walk(folder, status, self)
  }

  /// Reads one file whose role among all inputs is known, unless what was set aside of it is enough.
  package func read(_ item: WorkItem, as role: PairingRole, _ kept: KeptItem) throws {
    let number = groups.add(FolderGroup(NamedItems([item]), waits: false, pairs: false))
    places.append(.item(group: number, index: 0))
    try push(Ticket(group: number, index: 0, .join, item, role: role, kept: kept))
  }

  /// Hands over in its turn what was made already.
  package func pass(_ output: KeptOutput) throws {
    places.append(.ready(output))
    try advance()
  }

  package func begin(_ items: any WorkItems) throws -> Int {
    // Without an item nothing is ever placed.
    guard items.itemCount > 0 else { return groups.add(nil) }
    let pairs = stream.pairing == .folders && items.itemCount > 1
    let waits = pairs || stream.leavesOutSidecars && items.holdsSidecars
    return groups.add(FolderGroup(items, waits: waits, pairs: pairs, mostHeld: stream.mostHeld))
  }

  package func place(_ index: Int, of number: Int) throws {
    guard let group = groups[number] else { return }
    places.append(.item(group: number, index: index))
    try read(number, group, upTo: index)
    try readAhead()
  }

  /// Hands the items of a group to workers as far as they are not yet.
  private func read(_ number: Int, _ group: FolderGroup, upTo last: Int) throws {
    while let next = group.nextUnread(upTo: last) { try read(next.item, at: next.index, of: number, group) }
  }

  private func read(_ item: WorkItem, at index: Int, of number: Int, _ group: FolderGroup) throws {
    var item = item
    let (role, isOwned) = group.complete(&item, at: index)
    // What could not be read then has not been paired.
    if !known.errors.isEmpty, let error = known.errors[item.path] { item.error = error }
    let place = role ?? known.role(of: item)
    try push(
      Ticket(
        group: number, index: index, .read(waits: group.mayWait, isOwned: isOwned), item, role: place))
  }

  /// Reads what items wait for, which lies behind them.
  private func readAhead() throws {
    while let (number, index) = blocked.popFirst() {
      guard let group = groups[number], group.isBlocked(index) else { continue }
      if !group.isLarge {
        try read(number, group, upTo: .max)
      } else if let waiting = group.takeAlone(index) {
        try push(Ticket(group: number, index: index, .make, waiting: waiting))
      } else {
        try survey(number, group)
      }
    }
  }

  /// Looks through the rest of a large folder for what belongs together, before it is read for good.
  private func survey(_ number: Int, _ group: FolderGroup) throws {
    try drain()
    guard group.mayWait else { return }
    let start = group.beginSurvey()
    for index in start..<group.items.count {
      guard let item = group.items.item(at: index) else { continue }
      try push(Ticket(group: number, index: index, .survey, item))
    }
    try drain()
    for index in group.endSurvey(from: start) {
      guard let item = group.items.item(at: index) else { continue }
      try read(item, at: index, of: number, group)
    }
  }

  /// Waits for everything that is on its way.
  private func drain() throws {
    try submit()
    while let done = pipeline.drain() { try take(done) }
  }

  package func leaveOut(_ row: Int) { leftOut?(row) }

  package func pause() throws {
    try finish()
    try paused()
  }

  /// Ends the run of one folder; short runs share a group where no item waits for another.
  private func endRun() throws {
    if run.isEmpty { return }
    // Other streams search them file by file, or do not need them.
    gathered += stream.leavesOutSidecars ? stream.walk.withSidecars(run) : run
    run.removeAll(keepingCapacity: true)
    let isApart = stream.pairing == .folders || stream.leavesOutSidecars
    if isApart || gathered.count >= pipeline.batchLength { try placeGathered() }
  }

  private func placeGathered() throws {
    if gathered.isEmpty { return }
    let items = NamedItems(gathered)
    gathered = []
    let group = try begin(items)
    for index in 0..<items.count { try place(index, of: group) }
  }

  private func endRuns() throws {
    try endRun()
    try placeGathered()
  }

  /// Hands over everything that is still on its way.
  func finish() throws {
    try endRuns()
    repeat {
      try drain()
      try readAhead()
      try advance()
    } while !batch.isEmpty || !blocked.isEmpty
  }

  func close() { pipeline.close() }

  // MARK: What goes out

  private func push(_ ticket: Ticket) throws {
    batch.append(ticket)
    if batch.count >= pipeline.batchLength { try submit() }
  }

  private func submit() throws {
    if batch.isEmpty { return }
    let full = batch
    batch.removeAll(keepingCapacity: true)
    if let done = pipeline.submit(full, weight: full.count) { try take(done) }
    while let done = pipeline.overdue() { try take(done) }
  }

  private func take(_ results: [Done]) throws {
    // By position: copies would count many references.
    for position in results.indices {
      let (number, index) = (results[position].group, results[position].index)
      guard let group = groups[number] else { continue }
      if results[position].isSurvey {
        group.add(
          surveyed: index, results[position].candidate.value, owned: results[position].owned)
        continue
      }
      if let arrived, case .made(let output?) = results[position].piece { arrived(output) }
      group.set(index, results[position].piece, owned: results[position].owned)
      if group.isBlocked(index) { blocked.append((number, index)) }
    }
    try advance()
  }

  /// Sends on what is joined, and hands over what is made: both in the order of the places.
  private func advance() throws {
    // Sending on takes back what was sent before; that comes here again, and the outer call goes on with it.
    if isAdvancing { return }
    isAdvancing = true
    defer { isAdvancing = false }
    while firstJoining < places.count {
      if case .item(let number, let index) = places[firstJoining], let group = groups[number] {
        if !group.mayPass(index) { break }
        if let waiting = group.takeWaiting(index) {
          try push(Ticket(group: number, index: index, .make, waiting: waiting))
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
        guard let group = groups[number], let made = group.take(index) else { return }
        if group.left == 0 { groups.end(number) }
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
