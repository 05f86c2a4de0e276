internal import FileIdentification
internal import SystemCalls
internal import SystemPackage
package import UniformTypes

/// A receiver of the types of one thread's files, in the order of a batch.
package protocol TypeSink {
  /// Receives the type of a regular file; the path is followed by a zero.
  mutating func receive(_ type: UTType, of path: UnsafeBufferPointer<UInt8>)
  /// Receives any other entry, and unreadable files.
  mutating func receive(_ item: StreamedItem)
  mutating func finishBatch() -> any Sendable
}

/// One run of an item stream that reads only types, in batches of paths whose outputs keep their order.
final class OrderedTypeScan: WalkSink, PathSink {
  private let stream: ItemStream
  private let emit: (any Sendable) throws -> Void
  private let onPause: () throws -> Void
  private let pipeline: Pipeline<PathBatch, any Sendable>
  // Used by the submitting thread only.
  @exclusivity(unchecked) private var batch = PathBatch()
  /// A folder of the walk, until all of its items were visited.
  private struct Folder {
    let number: Int
    let items: any EntryList
    /// The same list, if a walk found it.
    let scanned: ScannedFolder?
    var remaining: Int
  }

  /// The folders on the current path.
  @exclusivity(unchecked) private var folders: [Folder] = []
  @exclusivity(unchecked) private var folderCount = 0

  init(
    _ stream: ItemStream, makeSink: @escaping @Sendable () -> any TypeSink,
    receive: @escaping (any Sendable) throws -> Void, pause: @escaping () throws -> Void
  ) {
    self.stream = stream
    emit = receive
    onPause = pause
    pipeline = Pipeline(workers: stream.workers) {
      let worker = TypeWorker(stream, makeSink())
      return { batches in worker.process(batches) }
    }
  }

  // MARK: Input

  func read(_ path: FilePath) throws {
    switch stream.walk.named(path) {
    case .folder(let status): return try read(folder: path, status)
    case .item(let item) where item.isNamed && item.error == nil:
      path.withBytes { bytes in
        let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        append(bytes, nameOffset: name, kind: item.kind, followsLinks: item.followsLinks)
      }
    case .item(let item): batch.append(item)
    }
    try submitIfFull()
  }

  func read(bytes path: UnsafeBufferPointer<UInt8>) throws {
    // Folders, standard input and paths that need normalizing take the general way.
    guard !stream.walk.isRecursive, !FolderWalk.isInput(path),
      let name = FileLocation.nameOffset(ofPlain: path)
    else {
      return try read(FilePath(listed: path))
    }
    append(path, nameOffset: name, kind: nil, followsLinks: true)
    try submitIfFull()
  }

  /// Appends a named path, which is followed by a zero.
  private func append(
    _ path: UnsafeBufferPointer<UInt8>, nameOffset name: Int, kind: FileKind?, followsLinks: Bool
  ) {
    batch.append(
      folder: UnsafeBufferPointer(rebasing: path[..<name]),
      name: UnsafeBufferPointer(rebasing: path[name...]),
      kind: kind, followsLinks: followsLinks, isNamed: true)
  }

  func read(folder: FilePath, _ status: FileStatus) throws {
    try stream.walk.walk(folder, status, self)
  }

  func begin(_ items: any EntryList) throws -> Int {
    folderCount += 1
    if items.itemCount > 0 {
      folders.append(
        Folder(
          number: folderCount, items: items, scanned: items as? ScannedFolder, remaining: items.itemCount))
    }
    return folderCount
  }

  func visitItem(_ index: Int, of number: Int) throws {
    // Proof: a walk visits each item of a group once, after ``begin(_:)``, and finishes the subfolders first.
    guard let last = folders.indices.last, folders[last].number == number else {
      preconditionFailure("a place in a folder that the walk has left")
    }
    if folders[last].scanned?.append(index, to: &batch) != true,
      let item = folders[last].items.item(at: index)
    {
      batch.append(item)
    }
    folders[last].remaining -= 1
    if folders[last].remaining == 0 { folders.removeLast() }
    try submitIfFull()
  }

  func pause() throws {
    try finish()
    try onPause()
  }

  // MARK: Output

  private func submitIfFull() throws {
    if batch.count >= pipeline.batchSize { try submit() }
  }

  private func submit() throws {
    if batch.count == 0 { return }
    let count = batch.count
    if let output = pipeline.submit([batch.popAll()], weight: count) { try emit(output) }
    while let output = pipeline.popReadyResult() { try emit(output) }
  }

  /// Waits for all outputs and emits them.
  func finish() throws {
    try submit()
    while let output = pipeline.waitForNext() { try emit(output) }
  }

  func close() { pipeline.close() }
}

/// Processes the batches of one thread.
private final class TypeWorker {
  private let reader: ItemStreamReader
  private let errors = SecondaryReadErrors.ErrorLog()
  private let folder = DirectoryHandleCache()
  private let progress: (any ReadingProgress)?
  private var sink: any TypeSink

  init(_ stream: ItemStream, _ sink: any TypeSink) {
    reader = ItemStreamReader(stream)
    progress = stream.progress
    self.sink = sink
  }

  func process(_ batches: [PathBatch]) -> any Sendable {
    // The folder may be replaced before the next batch.
    defer { folder.releaseHandle() }
    errors.withCurrent {
      for batch in batches {
        batch.bytes.withUnsafeBufferPointer { bytes in
          for index in batch.entries.indices {
            switch batch.entries[index] {
            case .file(let file): process(file, bytes)
            case .item(let item): process(item)
            }
          }
        }
      }
    }
    return sink.finishBatch()
  }

  private func process(_ file: PathBatch.File, _ bytes: UnsafeBufferPointer<UInt8>) {
    let path = UnsafeBufferPointer(rebasing: bytes[file.start..<file.end])
    let name = UnsafeBufferPointer(rebasing: bytes[file.name..<file.end])
    guard let target = folder.relativePath(of: path, nameOffset: file.name - file.start) else { return }
    do throws(IdentificationError) {
      switch try reader.type(at: target, named: name, kind: file.kind, followingLinks: file.followsLinks) {
      case .entry(let kind): return process(file.entry(path, kind: kind))
      case .file(let type): sink.receive(type, of: path)
      }
    } catch {
      sink.receive(StreamedItem(file.entry(path, kind: file.kind), error: error))
    }
    if let progress { progress.advance(FilePath(listed: path)) }
  }

  private func process(_ entry: ScannedEntry) {
    let item = reader.read(entry, nil, pairs: false).addingError(errors.takeFirst())
    progress?.advance(item.path)
    sink.receive(item)
  }
}
