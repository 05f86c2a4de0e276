internal import DequeModule
internal import FileIdentification
package import SystemCalls
package import SystemPackage

/// One run of an item stream: submits items to workers, joins them, and emits outputs in input order.
///
/// Files that may be paired are processed twice: read, then rendered after pairing. Until an item waits, items are read
/// when their turn comes, so that memory does not grow with the folder.
package final class OrderedItemScan: WalkSink, PathSink {
  typealias Output = AnyOutput

  /// The number of paths that are paired at once in an endless list of one folder's paths.
  private static var maxRunLength: Int { 10_000 }

  /// Work on one item, with the number of its group, because groups stay on the submitting thread.
  ///
  /// A class, because it crosses threads and each copy of a struct would retain many references.
  private final class Job: Sendable {
    enum Task: Sendable {
      /// Reads an item that may wait for others.
      case read(waits: Bool, isSidecarOfOther: Bool)
      /// Completes a spooled item whose partner is known now.
      case join
      /// Reads the pairing candidate only.
      case survey
      /// Renders an item after pairing.
      case render
    }

    let group: Int
    let index: Int
    let task: Task
    // Not associated values, which would be copied on access.
    let entry: ScannedEntry?
    let role: PairingRole?
    let spooled: SpooledItem?
    let waiting: StreamedItem?

    init(
      group: Int, index: Int, _ task: Task, _ entry: ScannedEntry? = nil, role: PairingRole? = nil,
      spooled: SpooledItem? = nil, waiting: StreamedItem? = nil
    ) {
      self.group = group
      self.index = index
      self.task = task
      self.entry = entry
      self.role = role
      self.spooled = spooled
      self.waiting = waiting
    }
  }

  private struct JobResult: Sendable {
    var group: Int
    var index: Int
    var state: FolderJoiner.SlotState
    /// True if only the pairing candidate was read.
    var isSurvey = false
    var candidate = Indirect<PairingCandidate>.empty
    /// The sidecars of a readable item.
    var sidecars: [FilePath] = []
  }

  private enum OutputSlot {
    case item(group: Int, index: Int)
    case ready(Output)
  }

  private let stream: ItemStream
  private let pairingIndex: PairingIndex
  private let onArrival: ((Output) -> Void)?
  private let emit: (Output) throws -> Void
  private let onPause: () throws -> Void
  private let onExclusion: ((Int) -> Void)?
  private let pipeline: Pipeline<Job, [JobResult]>
  // Used by the submitting thread only.
  @exclusivity(unchecked) private var batch: [Job] = []
  @exclusivity(unchecked) private var groups = PendingFolders()
  @exclusivity(unchecked) private var places: Deque<OutputSlot> = []
  /// The index of the next slot to join; slots before it may only wait for rendering.
  @exclusivity(unchecked) private var firstJoining = 0
  @exclusivity(unchecked) private var isAdvancing = false
  /// Items that came back waiting for others and were not handled.
  @exclusivity(unchecked) private var blocked: Deque<(group: Int, index: Int)> = []
  /// Consecutive paths of one folder, which are paired with each other.
  private var run: [ScannedEntry] = []
  /// Items of finished runs that share a group.
  private var gathered: [ScannedEntry] = []

  init(
    _ stream: ItemStream, _ pairingIndex: PairingIndex,
    makeWorker: @escaping ItemStream.MakeWorker<AnyOutput>,
    arrived: ((Output) -> Void)?, receive: @escaping (Output) throws -> Void,
    pause: @escaping () throws -> Void, leftOut: ((Int) -> Void)?
  ) {
    self.stream = stream
    self.pairingIndex = pairingIndex
    onArrival = arrived
    emit = receive
    onPause = pause
    onExclusion = leftOut
    pipeline = Pipeline(workers: stream.workers) { [search = stream.sidecarSearch] in
      let reader = ItemStreamReader(stream, search)
      let make = makeWorker()
      let errors = SecondaryReadErrors.ErrorLog()
      return { jobs in
        defer { reader.closeFolder() }
        return SidecarText.withWorker(reader.worker) {
          errors.withCurrent { jobs.map { Self.perform($0, stream, reader, make, errors) } }
        }
      }
    }
  }

  private static func perform(
    _ job: Job, _ stream: ItemStream, _ reader: ItemStreamReader, _ make: (StreamedItem) -> Output?,
    _ errors: SecondaryReadErrors.ErrorLog
  ) -> JobResult {
    var result = JobResult(group: job.group, index: job.index, state: .pending)
    guard let entry = job.entry else {
      if let waiting = job.waiting { result.state = rendered(waiting, reader, make, errors) }
      return result
    }
    switch job.task {
    case .render: break
    case .join:
      guard let role = job.role, let spooled = job.spooled else { break }
      let item = reader.read(entry, role, spooled).addingError(errors.takeFirst())
      if stream.leavesOutSidecars, item.item != nil { result.sidecars = entry.sidecars }
      result.state = rendered(item, reader, make, errors)
    case .survey:
      let item = reader.read(entry, nil, pairs: stream.pairing == .folders)
      result.isSurvey = true
      result.candidate = Indirect(item.candidate)
      if stream.leavesOutSidecars, item.item != nil { result.sidecars = entry.sidecars }
      // Errors are recorded when the item is read again.
      _ = errors.takeFirst()
    case .read(let waits, let isSidecarOfOther):
      let read = reader.read(
        entry, job.role, pairs: waits && stream.pairing == .folders, isSidecarOfOther: isSidecarOfOther)
      let item = read.addingError(errors.takeFirst())
      if stream.leavesOutSidecars, item.item != nil { result.sidecars = entry.sidecars }
      let mayBeOmitted = waits && stream.leavesOutSidecars && entry.isSidecar && item.item != nil
      if item.candidate != nil || mayBeOmitted {
        result.state = .waiting(item)
      } else {
        result.state = rendered(item, reader, make, errors)
      }
    }
    return result
  }

  /// Renders an item; renders it again with the error if rendering could not read one of its files.
  private static func rendered(
    _ item: StreamedItem, _ reader: ItemStreamReader, _ make: (StreamedItem) -> Output?,
    _ errors: SecondaryReadErrors.ErrorLog
  ) -> FolderJoiner.SlotState {
    let completed = reader.addingPartner(item)
    let state = FolderJoiner.SlotState.finished(make(completed))
    guard let failure = errors.takeFirst(), completed.error == nil else { return state }
    defer { _ = errors.takeFirst() }
    return .finished(make(completed.addingError(failure)))
  }

  // MARK: Input

  package func read(_ path: FilePath) throws {
    let item: ScannedEntry
    switch stream.walk.named(path) {
    case .folder(let status): return try read(folder: path, status)
    case .item(let named): item = named
    }
    try append(item)
  }

  package func read(bytes path: UnsafeBufferPointer<UInt8>) throws {
    // Folders, standard input and paths that need normalizing take the general way.
    guard !stream.walk.isRecursive, !FolderWalk.isInput(path), let location = FileLocation(plain: path) else {
      return try read(FilePath(listed: path))
    }
    try append(ScannedEntry(location, named: location.name, kind: nil, followsLinks: true, isNamed: true))
  }

  /// Appends a named item to the run of its folder.
  private func append(_ item: ScannedEntry) throws {
    if let last = run.indices.last {
      if run.count >= Self.maxRunLength {
        try endRuns()
      } else if !run[last].location.isBeside(item.location) {
        try endRun()
      }
    }
    run.append(item)
  }

  package func read(folder: FilePath, _ status: FileStatus) throws {
    try endRuns()
    try stream.walk.walk(folder, status, self)
  }

  /// Reads one file whose role among all inputs is known, from its spooled item if that is enough.
  package func read(_ item: ScannedEntry, as role: PairingRole, _ spooled: SpooledItem) throws {
    let number = groups.add(FolderJoiner(NamedEntries([item]), waits: false, pairs: false))
    places.append(.item(group: number, index: 0))
    try push(Job(group: number, index: 0, .join, item, role: role, spooled: spooled))
  }

  /// Emits a finished output in its turn.
  package func pass(_ output: AnyOutput) throws {
    places.append(.ready(output))
    try advance()
  }

  package func begin(_ items: any EntryList) throws -> Int {
    // A group without items is never visited.
    guard items.itemCount > 0 else { return groups.add(nil) }
    let pairs = stream.pairing == .folders && items.itemCount > 1
    let waits = pairs || stream.leavesOutSidecars && items.holdsSidecars
    return groups.add(
      FolderJoiner(items, waits: waits, pairs: pairs, largeFolderThreshold: stream.largeFolderThreshold))
  }

  package func visitItem(_ index: Int, of number: Int) throws {
    guard let group = groups[number] else { return }
    places.append(.item(group: number, index: index))
    try read(number, group, upTo: index)
    try readAhead()
  }

  /// Submits the unread items of a group up to index `last`.
  private func read(_ number: Int, _ group: FolderJoiner, upTo last: Int) throws {
    while let next = group.nextUnread(upTo: last) { try read(next.item, at: next.index, of: number, group) }
  }

  private func read(_ item: ScannedEntry, at index: Int, of number: Int, _ group: FolderJoiner) throws {
    var item = item
    let (foldersRole, isSidecarOfOther) = group.complete(&item, at: index)
    // A file that failed in the first pass is not paired and fails again.
    if !pairingIndex.errors.isEmpty, let error = pairingIndex.errors[item.path] { item.error = error }
    let role = foldersRole ?? pairingIndex.role(of: item)
    try push(
      Job(
        group: number, index: index, .read(waits: group.mayWait, isSidecarOfOther: isSidecarOfOther), item,
        role: role))
  }

  /// Reads the rest of each folder in which an item waits.
  private func readAhead() throws {
    while let (number, index) = blocked.popFirst() {
      guard let group = groups[number], group.isBlocked(index) else { continue }
      if !group.isLarge {
        try read(number, group, upTo: .max)
      } else if let waiting = group.popUnpaired(index) {
        try push(Job(group: number, index: index, .render, waiting: waiting))
      } else {
        try survey(number, group)
      }
    }
  }

  /// Reads the pairing candidates of the rest of a large folder, before its items are read.
  private func survey(_ number: Int, _ group: FolderJoiner) throws {
    try waitForAll()
    guard group.mayWait else { return }
    let start = group.beginSurvey()
    for index in start..<group.items.count {
      guard let item = group.items.item(at: index) else { continue }
      try push(Job(group: number, index: index, .survey, item))
    }
    try waitForAll()
    for index in group.endSurvey(from: start) {
      guard let item = group.items.item(at: index) else { continue }
      try read(item, at: index, of: number, group)
    }
  }

  /// Submits the batch and waits for all results.
  private func waitForAll() throws {
    try submit()
    while let results = pipeline.waitForNext() { try receive(results) }
  }

  package func leaveOut(_ row: Int) { onExclusion?(row) }

  package func pause() throws {
    try finish()
    try onPause()
  }

  /// Ends the run of one folder; short runs share a group if no item waits for another.
  private func endRun() throws {
    if run.isEmpty { return }
    // Other streams search sidecars file by file, or do not need them.
    gathered += stream.leavesOutSidecars ? stream.walk.withSidecars(run) : run
    run.removeAll(keepingCapacity: true)
    let needsOwnGroup = stream.pairing == .folders || stream.leavesOutSidecars
    if needsOwnGroup || gathered.count >= pipeline.batchSize { try visitGathered() }
  }

  private func visitGathered() throws {
    if gathered.isEmpty { return }
    let items = NamedEntries(gathered)
    gathered = []
    let group = try begin(items)
    for index in 0..<items.count { try visitItem(index, of: group) }
  }

  private func endRuns() throws {
    try endRun()
    try visitGathered()
  }

  /// Waits for all results and emits them.
  func finish() throws {
    try endRuns()
    repeat {
      try waitForAll()
      try readAhead()
      try advance()
    } while !batch.isEmpty || !blocked.isEmpty
  }

  func close() { pipeline.close() }

  // MARK: Output

  private func push(_ job: Job) throws {
    batch.append(job)
    if batch.count >= pipeline.batchSize { try submit() }
  }

  private func submit() throws {
    if batch.isEmpty { return }
    let full = batch
    batch.removeAll(keepingCapacity: true)
    if let results = pipeline.submit(full, weight: full.count) { try receive(results) }
    while let results = pipeline.popReadyResult() { try receive(results) }
  }

  private func receive(_ results: [JobResult]) throws {
    // By index, see `Array.firstRow(where:)`.
    for position in results.indices {
      let (number, index) = (results[position].group, results[position].index)
      guard let group = groups[number] else { continue }
      if results[position].isSurvey {
        group.add(
          surveyed: index, results[position].candidate.value, sidecars: results[position].sidecars)
        continue
      }
      if let onArrival, case .finished(let output?) = results[position].state { onArrival(output) }
      group.set(index, results[position].state, sidecars: results[position].sidecars)
      if group.isBlocked(index) { blocked.append((number, index)) }
    }
    try advance()
  }

  /// Renders joined items and emits finished ones, both in the order of the input.
  private func advance() throws {
    // `push` may re-enter; the outer loop continues.
    if isAdvancing { return }
    isAdvancing = true
    defer { isAdvancing = false }
    while firstJoining < places.count {
      if case .item(let number, let index) = places[firstJoining], let group = groups[number] {
        if !group.isResolved(index) { break }
        if let waiting = group.popWaiting(index) {
          try push(Job(group: number, index: index, .render, waiting: waiting))
        }
      }
      firstJoining += 1
      try emitFinished()
    }
    try emitFinished()
  }

  private func emitFinished() throws {
    while firstJoining > 0 {
      switch places[0] {
      case .ready(let output): try emit(output)
      case .item(let number, let index):
        guard let group = groups[number], let finished = group.popOutput(index) else { return }
        if group.remaining == 0 { groups.end(number) }
        if let output = finished { try emit(output) }
      }
      places.removeFirst()
      firstJoining -= 1
    }
  }
}
