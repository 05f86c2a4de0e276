internal import FileIdentification
internal import SystemCalls
internal import SystemPackage
package import UniformTypes

/// What is told the types of one thread's files, in the order of a run.
package protocol TypeTaker {
  /// A regular file whose type is all that is asked of it; a zero stands behind its path.
  mutating func take(_ type: UTType, of path: UnsafeBufferPointer<UInt8>)
  /// Anything else, and what could not be read.
  mutating func take(_ found: StreamedItem)
  /// What was made of a run that is over.
  mutating func handOver() -> any Sendable
}

/// One run of a stream in which files are asked for their types alone, and nothing waits for anything else: paths go out
/// in runs, and what is made of a run comes back in the same order.
final class TypeFlow: WalkSink, PathFeed {
  private let stream: ItemStream
  private let give: (any Sendable) throws -> Void
  private let paused: () throws -> Void
  private let pipeline: Pipeline<PathRun, any Sendable>
  // One thread hands in and takes out: no access needs to be checked against another.
  @exclusivity(unchecked) private var run = PathRun()
  /// A folder that the walk has entered, until all of its items are placed.
  private struct Folder {
    let number: Int
    let items: any WorkItems
    /// The same, where a walk found them.
    let found: FolderItems?
    var left: Int
  }

  /// The folders on the way down.
  @exclusivity(unchecked) private var folders: [Folder] = []
  @exclusivity(unchecked) private var folderCount = 0

  init(
    _ stream: ItemStream, makeTaker: @escaping @Sendable () -> any TypeTaker,
    take: @escaping (any Sendable) throws -> Void, pause: @escaping () throws -> Void
  ) {
    self.stream = stream
    give = take
    paused = pause
    pipeline = Pipeline(workers: stream.workers) {
      let worker = TypeWorker(stream, makeTaker())
      return { runs in worker.answer(runs) }
    }
  }

  // MARK: What comes in

  func read(_ path: FilePath) throws {
    switch stream.walk.named(path) {
    case .folder(let status): return try read(folder: path, status)
    case .item(let item) where item.isNamed && item.error == nil:
      path.withBytes { bytes in
        let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        append(bytes, nameOffset: name, kind: item.kind, followsLinks: item.followsLinks)
      }
    case .item(let item): run.append(item)
    }
    try pushed()
  }

  func read(bytes path: UnsafeBufferPointer<UInt8>) throws {
    // What may be a folder to enter, standard input, or written in another way is asked about as a path.
    guard !stream.walk.isRecursive, !FolderWalk.isInput(path),
      let name = FilePlace.nameOffset(ofPlain: path)
    else {
      return try read(FilePath(listed: path))
    }
    append(path, nameOffset: name, kind: nil, followsLinks: true)
    try pushed()
  }

  /// Appends a path that was named, with a zero behind it.
  private func append(
    _ path: UnsafeBufferPointer<UInt8>, nameOffset name: Int, kind: FileKind?, followsLinks: Bool
  ) {
    run.append(
      folder: UnsafeBufferPointer(rebasing: path[..<name]),
      name: UnsafeBufferPointer(rebasing: path[name...]),
      kind: kind, followsLinks: followsLinks, isNamed: true)
  }

  func read(folder: FilePath, _ status: FileStatus) throws {
    try stream.walk.walk(folder, status, self)
  }

  func begin(_ items: any WorkItems) throws -> Int {
    folderCount += 1
    if items.itemCount > 0 {
      folders.append(
        Folder(number: folderCount, items: items, found: items as? FolderItems, left: items.itemCount))
    }
    return folderCount
  }

  func place(_ index: Int, of number: Int) throws {
    // A walk comes back to a folder when it is done with those inside.
    //
    // Proof: it places just the items of a folder that it gave with ``begin(_:)``, each once, and ends a folder inside first.
    guard let last = folders.indices.last, folders[last].number == number else {
      preconditionFailure("a place in a folder that the walk has left")
    }
    if folders[last].found?.append(index, to: &run) != true, let item = folders[last].items.item(at: index) {
      run.append(item)
    }
    folders[last].left -= 1
    if folders[last].left == 0 { folders.removeLast() }
    try pushed()
  }

  func pause() throws {
    try finish()
    try paused()
  }

  // MARK: What goes out

  private func pushed() throws {
    if run.count >= pipeline.batchLength { try submit() }
  }

  private func submit() throws {
    if run.count == 0 { return }
    let count = run.count
    if let done = pipeline.submit([run.take()], weight: count) { try give(done) }
    while let done = pipeline.overdue() { try give(done) }
  }

  /// Hands over everything that is still on its way.
  func finish() throws {
    try submit()
    while let done = pipeline.drain() { try give(done) }
  }

  func close() { pipeline.close() }
}

/// What one thread does with runs of files.
private final class TypeWorker {
  private let reader: ItemStreamReader
  private let notes = SideReading.Notes()
  private let folder = NamedFolder()
  private let progress: (any ReadingProgress)?
  private var taker: any TypeTaker

  init(_ stream: ItemStream, _ taker: any TypeTaker) {
    reader = ItemStreamReader(stream)
    progress = stream.progress
    self.taker = taker
  }

  func answer(_ runs: [PathRun]) -> any Sendable {
    // Folders may be other ones when the next run comes.
    defer { folder.forget() }
    notes.during {
      for run in runs {
        run.bytes.withUnsafeBufferPointer { bytes in
          for position in run.members.indices {
            switch run.members[position] {
            case .file(let entry): answer(entry, bytes)
            case .item(let item): answer(item)
            }
          }
        }
      }
    }
    return taker.handOver()
  }

  private func answer(_ entry: PathRun.Entry, _ bytes: UnsafeBufferPointer<UInt8>) {
    let path = UnsafeBufferPointer(rebasing: bytes[entry.start..<entry.end])
    let name = UnsafeBufferPointer(rebasing: bytes[entry.name..<entry.end])
    guard let place = folder.place(of: path, nameOffset: entry.name - entry.start) else { return }
    do throws(IdentificationError) {
      switch try reader.type(at: place, named: name, kind: entry.kind, followingLinks: entry.followsLinks) {
      case .entry(let kind): return answer(entry.item(path, kind: kind))
      case .file(let type): taker.take(type, of: path)
      }
    } catch {
      taker.take(StreamedItem(entry.item(path, kind: entry.kind), error: error))
    }
    if let progress { progress.advance(FilePath(listed: path)) }
  }

  private func answer(_ item: WorkItem) {
    let found = reader.read(item, nil, pairs: false).noting(notes.take())
    progress?.advance(found.path)
    taker.take(found)
  }
}
