package import FileIdentification
package import MediaMetadata
package import SystemCalls
package import SystemPackage
package import UniformTypes

/// The settings of a stream of items: one walk finds them, threads read them, and they are joined and emitted in order.
///
/// Memory holds the folders of the current path and a few batches per worker.
package struct ItemStream: Sendable {
  package let options: FileIdentifier.Options
  package var walk: FolderWalk
  /// The number of files that are read at once.
  package var workers = 1
  /// The scope in which halves of Live Photos are paired; nil pairs none.
  package var pairing: MediaLibrary.Pairing? = .folders
  /// The number of items of a folder that may wait in memory (some 18 MiB); paired files of larger folders are read twice.
  package var largeFolderThreshold = 16_384
  /// True if sidecars are omitted when their owner could be read.
  package var leavesOutSidecars = false
  /// True if the items of a folder come before those of its subfolders.
  package var goesFolderByFolder: Bool {
    get { walk.goesFolderByFolder }
    set { walk.goesFolderByFolder = newValue }
  }
  /// True if the other half of a Live Photo is searched beside a named file.
  package var findsPartners = false
  /// Enables the search for sidecars of named files; only answers that depend on sidecars need it.
  package var looksForSidecars = false
  /// True if sidecars are read for dates even if the headers have one, to explain or to contradict them.
  package var readsEveryDate = false
  /// The search of sidecars, shared by all workers; nil if it is disabled.
  var sidecarSearch: SidecarSearch? {
    walk.findsSidecars && looksForSidecars ? SidecarSearch(walk) : nil
  }
  package var claimedType: UTType?
  package var inputName: String?
  /// True if a folder may be a Live Photo.
  package var recognizesBundles = true
  package var readsMetadata = true
  /// The details to read in addition to the metadata.
  package var details: MediaDetails.Parts = []
  /// True if only the header fields that records show are kept, because thousands of items wait at once.
  package var keepsOnlyShownFields = false
  package var progress: (any ReadingProgress)?

  package init(_ options: FileIdentifier.Options) {
    var options = options
    options.magicWorkers = SharedMagicWorkers()
    self.options = options
    walk = FolderWalk(options.registry)
  }

  /// Creates a thread's function from items to outputs; nil drops an item.
  package typealias MakeWorker<Output> = @Sendable () -> (StreamedItem) -> Output?

  /// Reads the paths that `visit` sends and passes the outputs to `receive` on the calling thread.
  ///
  /// `pause` is called after all outputs when more input is late; `leftOut` gets the row that excluded an entry.
  ///
  /// If files are paired across all inputs, `visit` is called twice: for the pairing, then for the items.
  package func run<Output: Sendable>(
    makeWorker: @escaping MakeWorker<Output>, receive: @escaping (Output) throws -> Void,
    pause: @escaping () throws -> Void = {}, leftOut: ((Int) -> Void)? = nil,
    _ visit: (any PathSink) throws -> Void
  ) throws {
    let index = pairing == .across ? try PairingIndex(self, visit) : PairingIndex()
    try run(index, makeWorker: makeWorker, receive: receive, pause: pause, leftOut: leftOut, feed: visit)
  }

  /// Like ``run(makeWorker:receive:pause:leftOut:_:)``, for objects, without a box around each output.
  package func runObjects(
    makeWorker: @escaping MakeWorker<AnyOutput>, receive: @escaping (AnyOutput) throws -> Void,
    pause: @escaping () throws -> Void, _ visit: (any PathSink) throws -> Void
  ) throws {
    let index = pairing == .across ? try PairingIndex(self, visit) : PairingIndex()
    try runObjects(index, makeWorker: makeWorker, receive: receive, pause: pause, feed: visit)
  }

  /// Like ``run(makeWorker:receive:pause:leftOut:_:)``, in one pass; `arrived` is called as soon as an output exists.
  package func run<Output: Sendable>(
    _ index: PairingIndex = PairingIndex(), makeWorker: @escaping MakeWorker<Output>,
    arrived: ((inout Output) -> Void)? = nil, receive: @escaping (Output) throws -> Void,
    pause: @escaping () throws -> Void = {}, leftOut: ((Int) -> Void)? = nil,
    feed: (OrderedItemScan) throws -> Void
  ) throws {
    try runObjects(
      index,
      makeWorker: {
        let make = makeWorker()
        return { item in make(item).map { OutputBox($0) } }
      }, arrived: arrived.map { arrived in { arrived(&OutputBox<Output>.of($0).value) } },
      receive: { try receive(OutputBox<Output>.of($0).value) }, pause: pause, leftOut: leftOut, feed: feed)
  }

  /// Like ``run(_:makeWorker:arrived:receive:pause:leftOut:feed:)``, for objects, without a box around each output.
  package func runObjects(
    _ index: PairingIndex = PairingIndex(), makeWorker: @escaping MakeWorker<AnyOutput>,
    arrived: ((AnyOutput) -> Void)? = nil, receive: @escaping (AnyOutput) throws -> Void,
    pause: @escaping () throws -> Void = {}, leftOut: ((Int) -> Void)? = nil,
    feed: (OrderedItemScan) throws -> Void
  ) throws {
    // Before the workers start: they inherit the signal mask.
    progress?.begin()
    defer { progress?.end() }
    var stream = self
    stream.walk = walk.failing(index.errors)
    let scan = OrderedItemScan(
      stream, index,
      makeWorker: { [progress] in
        let make = makeWorker()
        guard let progress else { return make }
        return { item in
          progress.advance(item.path)
          return make(item)
        }
      }, arrived: arrived, receive: receive, pause: pause, leftOut: leftOut)
    defer { scan.close() }
    try SidecarText.withWorker(for: options) {
      try feed(scan)
      try scan.finish()
    }
  }
}

extension ItemStream {
  /// True if only the type of each file is needed and depends on the file alone.
  package var readsTypesOnly: Bool {
    pairing == nil && !findsPartners && !leavesOutSidecars && !readsMetadata && claimedType == nil
      && options.basis != .name && !options.keepsEvidence && !options.verifies && options.ends == .omitted
      && options.isolation.readers == nil
  }

  /// Like ``run(makeWorker:receive:pause:leftOut:_:)``, for types only; `receive` gets the batches of the sinks.
  package func runTypes(
    makeSink: @escaping @Sendable () -> any TypeSink, receive: @escaping (any Sendable) throws -> Void,
    pause: @escaping () throws -> Void = {}, _ visit: (any PathSink) throws -> Void
  ) throws {
    // Proof: callers check it before they choose between this and `run`; it does not depend on input.
    precondition(readsTypesOnly, "more than types is asked for")
    progress?.begin()
    defer { progress?.end() }
    var stream = self
    // Sidecars do not change types.
    stream.walk.findsSidecars = false
    let scan = OrderedTypeScan(stream, makeSink: makeSink, receive: receive, pause: pause)
    defer { scan.close() }
    try visit(scan)
    try scan.finish()
  }
}

/// An observer of a stream's progress.
package protocol ReadingProgress: Sendable {
  func begin()
  /// Counts one more file; called on any thread.
  func advance(_ path: FilePath)
  /// Ends the progress, after the last output or early.
  func end()
}

/// A receiver of the paths of a stream.
package protocol PathSink {
  /// Reads the item at the path, or all items under it if folders are entered; `-` is standard input.
  func read(_ path: FilePath) throws
  /// Like ``read(_:)``, for the bytes of a path followed by a zero.
  func read(bytes: UnsafeBufferPointer<UInt8>) throws
  /// Reads the folder at the path, whatever its name.
  func read(folder: FilePath, _ status: FileStatus) throws
  /// Flushes all outputs, because more input is late.
  func pause() throws
}

extension PathSink {
  package func read(bytes: UnsafeBufferPointer<UInt8>) throws { try read(FilePath(listed: bytes)) }
}

/// One item of a stream, or the error of reading it.
///
/// A class, because it crosses threads and each copy of a struct would retain many references.
package final class StreamedItem: Sendable {
  package let entry: ScannedEntry
  /// nil if it could not be read.
  package let item: MediaItem?
  package let error: IdentificationError?
  /// True if it is a file of an item of another folder.
  package let isPartOfOther: Bool
  /// True if it is a sidecar of another item that could be read.
  package let isSidecarOfOther: Bool
  /// The other files of a Live Photo that were found in its folder.
  package let parts: [MediaItem]
  /// The pairing candidate, until the item is joined.
  let candidate: PairingCandidate?

  init(
    _ entry: ScannedEntry, item: MediaItem? = nil, error: IdentificationError? = nil,
    isPartOfOther: Bool = false, isSidecarOfOther: Bool = false, parts: [MediaItem] = [],
    candidate: PairingCandidate? = nil
  ) {
    self.entry = entry
    self.item = item
    self.error = error
    self.isPartOfOther = isPartOfOther
    self.isSidecarOfOther = isSidecarOfOther
    self.parts = parts
    self.candidate = candidate
  }

  /// Creates a readable item; `pairs` adds its pairing candidate.
  init(_ entry: ScannedEntry, _ item: MediaItem, pairs: Bool, isSidecarOfOther: Bool) {
    self.entry = entry
    self.isSidecarOfOther = isSidecarOfOther
    // Before `item` is stored: access to the stored value would copy it.
    candidate = pairs ? item.candidate(named: entry.name) : nil
    self.item = item
    error = nil
    isPartOfOther = false
    parts = []
  }

  package var path: FilePath { entry.path }

  /// Returns the item with the error of one of its other files, unless it has one.
  func addingError(_ failure: SecondaryReadErrors.Failure?) -> StreamedItem {
    guard error == nil, let failure else { return self }
    let error =
      failure.path == path
      ? failure.error : failure.error.inside(failure.path.lastName, of: failure.error.type)
    return StreamedItem(
      entry, item: item, error: error, isPartOfOther: isPartOfOther, isSidecarOfOther: isSidecarOfOther,
      parts: parts, candidate: candidate)
  }
}

/// A type-erased output of a stream, so that the code between worker and receiver is compiled once and retains once.
package typealias AnyOutput = any AnyObject & Sendable

/// An output in a box.
///
/// Proof for `@unchecked Sendable`: one thread at a time uses it, first the worker, then the submitting thread.
final class OutputBox<Value: Sendable>: @unchecked Sendable {
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }

  /// Returns the box; a scan only emits what the stream's workers created.
  static func of(_ output: AnyOutput) -> OutputBox { unsafeDowncast(output, to: OutputBox.self) }
}
