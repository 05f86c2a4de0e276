package import FileIdentification
package import MediaMetadata
package import SystemCalls
package import SystemPackage
package import UniformTypes

/// Items under paths: found by one walk, read on threads, joined, and handed over in the order of the input.
///
/// At most the folders on the way down and a few batches a worker are in memory.
package struct ItemStream: Sendable {
  /// How identification is done.
  package let options: FileIdentifier.Options
  package var walk: FolderWalk
  /// How many files are read at once.
  package var workers = 1
  /// Where the halves of Live Photos are looked for; nil joins nothing.
  package var pairing: MediaLibrary.Pairing? = .folders
  /// Of a folder of more items than these (some 18 MiB) none waits in memory: those that belong together are read a second
  /// time.
  package var mostHeld = 16_384
  /// Whether sidecars are no items of their own when their owner could be read.
  package var leavesOutSidecars = false
  /// Whether a folder's own items come before those of the folders inside it.
  package var goesFolderByFolder: Bool {
    get { walk.goesFolderByFolder }
    set { walk.goesFolderByFolder = newValue }
  }
  /// Whether the other half of a file that was named alone is looked for beside it.
  package var completesHalves = false
  /// Enables the search for sidecars of named files; only answers that depend on sidecars need it.
  package var looksForSidecars = false
  /// Whether sidecars are asked for dates where the headers have one: an explanation is wanted, or what contradicts them.
  package var readsEveryDate = false
  /// The search, one for all workers; nil if it is disabled.
  var sidecarSearch: SidecarSearch? {
    walk.findsSidecars && looksForSidecars ? SidecarSearch(walk) : nil
  }
  package var claimedType: UTType?
  /// The name that stands for standard input's.
  package var inputName: String?
  /// Whether a folder may be a Live Photo.
  package var recognizesBundles = true
  /// Whether pictures and movies are asked what they say of themselves.
  package var readsMetadata = true
  /// Which details are read beside what pictures and movies say of themselves.
  package var details: MediaDetails.Parts = []
  /// Whether of a picture's headers only what records show is kept, since thousands wait at once.
  package var slimsHeaders = false
  /// Who is told how far the reading is.
  package var progress: (any ReadingProgress)?

  package init(_ options: FileIdentifier.Options) {
    var options = options
    options.magicWorkers = SharedMagicWorkers()
    self.options = options
    walk = FolderWalk(options.registry)
  }

  /// Makes what turns one thread's items into what is kept of them; nil keeps nothing.
  package typealias MakeWorker<Output> = @Sendable () -> (StreamedItem) -> Output?

  /// Reads what `visit` names and hands over what is kept, on the calling thread.
  ///
  /// `pause` is called with nothing left behind when more input is late; `leftOut` gets the position of the row that
  /// left something out.
  ///
  /// Where files are paired over all inputs, `visit` is called twice: who belongs to whom, then the items.
  package func run<Output: Sendable>(
    makeWorker: @escaping MakeWorker<Output>, take: @escaping (Output) throws -> Void,
    pause: @escaping () throws -> Void = {}, leftOut: ((Int) -> Void)? = nil,
    _ visit: (any PathFeed) throws -> Void
  ) throws {
    let index = pairing == .across ? try PairingIndex(self, visit) : PairingIndex()
    try run(index, makeWorker: makeWorker, take: take, pause: pause, leftOut: leftOut, feed: visit)
  }

  /// As ``run(makeWorker:take:pause:leftOut:_:)`` of objects, which go their way as they are.
  package func runObjects(
    makeWorker: @escaping MakeWorker<KeptOutput>, take: @escaping (KeptOutput) throws -> Void,
    pause: @escaping () throws -> Void, _ visit: (any PathFeed) throws -> Void
  ) throws {
    let index = pairing == .across ? try PairingIndex(self, visit) : PairingIndex()
    try runObjects(index, makeWorker: makeWorker, take: take, pause: pause, feed: visit)
  }

  /// As ``run(makeWorker:take:pause:_:)`` in one pass; `arrived` sees what is kept as soon as it is read.
  package func run<Output: Sendable>(
    _ index: PairingIndex = PairingIndex(), makeWorker: @escaping MakeWorker<Output>,
    arrived: ((inout Output) -> Void)? = nil, take: @escaping (Output) throws -> Void,
    pause: @escaping () throws -> Void = {}, leftOut: ((Int) -> Void)? = nil,
    feed: (ItemFlow) throws -> Void
  ) throws {
    try runObjects(
      index,
      makeWorker: {
        let make = makeWorker()
        return { found in make(found).map { Kept($0) } }
      }, arrived: arrived.map { arrived in { arrived(&Kept<Output>.of($0).value) } },
      take: { try take(Kept<Output>.of($0).value) }, pause: pause, leftOut: leftOut, feed: feed)
  }

  /// As ``run(_:makeWorker:arrived:take:pause:leftOut:feed:)`` of objects, which go their way as they are.
  package func runObjects(
    _ index: PairingIndex = PairingIndex(), makeWorker: @escaping MakeWorker<KeptOutput>,
    arrived: ((KeptOutput) -> Void)? = nil, take: @escaping (KeptOutput) throws -> Void,
    pause: @escaping () throws -> Void = {}, leftOut: ((Int) -> Void)? = nil,
    feed: (ItemFlow) throws -> Void
  ) throws {
    // Before the workers start: what it asks of signals holds for them too.
    progress?.begin()
    defer { progress?.end() }
    var stream = self
    stream.walk = walk.failing(index.errors)
    let flow = ItemFlow(
      stream, index,
      makeWorker: { [progress] in
        let make = makeWorker()
        guard let progress else { return make }
        return { found in
          progress.advance(found.path)
          return make(found)
        }
      }, arrived: arrived, take: take, pause: pause, leftOut: leftOut)
    defer { flow.close() }
    try SideText.reading(as: options) {
      try feed(flow)
      try flow.finish()
    }
  }
}

extension ItemStream {
  /// Whether a file's type follows from the file alone, and is all that is found out about it.
  package var asksForTypesAlone: Bool {
    pairing == nil && !completesHalves && !leavesOutSidecars && !readsMetadata && claimedType == nil
      && options.basis != .name && !options.keepsEvidence && !options.verifies && options.ends == .omitted
      && options.isolation.readers == nil
  }

  /// As ``run(makeWorker:take:pause:leftOut:_:)`` where types are all that is asked for; `take` gets what takers hand over.
  package func runTypes(
    makeTaker: @escaping @Sendable () -> any TypeTaker, take: @escaping (any Sendable) throws -> Void,
    pause: @escaping () throws -> Void = {}, _ visit: (any PathFeed) throws -> Void
  ) throws {
    // Proof: it is asked before, by whoever chooses between this and `run`; nothing that was read is in it.
    precondition(asksForTypesAlone, "more than types is asked for")
    progress?.begin()
    defer { progress?.end() }
    var stream = self
    // Whose sidecar a file is changes nothing about its type.
    stream.walk.findsSidecars = false
    let flow = TypeFlow(stream, makeTaker: makeTaker, take: take, pause: pause)
    defer { flow.close() }
    try visit(flow)
    try flow.finish()
  }
}

/// Who is told how far a stream is.
package protocol ReadingProgress: Sendable {
  func begin()
  /// One more file is read; called on any thread.
  func advance(_ path: FilePath)
  /// All is handed over, or reading ended early.
  func end()
}

/// What takes the paths of a stream, one after another.
package protocol PathFeed {
  /// Reads what is at the path, and under it where folders are entered; `-` is standard input.
  func read(_ path: FilePath) throws
  /// As ``read(_:)``, a path as a list has it, with a zero behind it.
  func read(bytes: UnsafeBufferPointer<UInt8>) throws
  /// Reads the folder at the path, whatever its name.
  func read(folder: FilePath, _ status: FileStatus) throws
  /// Nothing more comes for a while: what is known should be seen.
  func pause() throws
}

extension PathFeed {
  package func read(bytes: UnsafeBufferPointer<UInt8>) throws { try read(FilePath(listed: bytes)) }
}

/// One item of a stream.
///
/// A reference: it waits for its folder and is handed from thread to thread, and each copy would count many references.
package final class StreamedItem: Sendable {
  package let work: WorkItem
  /// nil when it could not be read.
  package let item: MediaItem?
  package let error: IdentificationError?
  /// Whether an item of another folder holds it.
  package let isPart: Bool
  /// Whether it is a sidecar of another item, which was read.
  package let isOwned: Bool
  /// The other files of a Live Photo as they were read, where they were found in its folder.
  package let parts: [MediaItem]
  /// What pairing looks at; only until the item was joined with others.
  let candidate: PairingCandidate?

  init(
    _ work: WorkItem, item: MediaItem? = nil, error: IdentificationError? = nil,
    isPart: Bool = false, isOwned: Bool = false, parts: [MediaItem] = [], candidate: PairingCandidate? = nil
  ) {
    self.work = work
    self.item = item
    self.error = error
    self.isPart = isPart
    self.isOwned = isOwned
    self.parts = parts
    self.candidate = candidate
  }

  /// An item of its own; `pairs`: whether what pairing looks at is wanted with it.
  init(_ work: WorkItem, _ item: MediaItem, pairs: Bool, isOwned: Bool) {
    self.work = work
    self.isOwned = isOwned
    // Asked before it is kept: to ask what is kept copies it.
    candidate = pairs ? item.candidate(named: work.name) : nil
    self.item = item
    error = nil
    isPart = false
    parts = []
  }

  package var path: FilePath { work.path }

  /// The same with what could not be read for it as its error.
  func noting(_ failure: SideReading.Failure?) -> StreamedItem {
    guard error == nil, let failure else { return self }
    let error =
      failure.path == path
      ? failure.error : failure.error.inside(failure.path.lastName, of: failure.error.type)
    return StreamedItem(
      work, item: item, error: error, isPart: isPart, isOwned: isOwned, parts: parts, candidate: candidate)
  }
}
