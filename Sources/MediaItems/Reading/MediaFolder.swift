internal import ByteSources
public import FileIdentification
public import MediaMetadata
internal import SystemCalls
public import SystemPackage
package import UniformTypes

/// A folder whose items come one after another while it is read: what the command does, for tasks.
///
/// Halves of Live Photos are one item, sidecars belong to theirs, and packages are entered only where they are media
/// libraries. Items come in the order of the folder, whatever order they were read in, and no more than a few hundred of them
/// wait for whoever takes them.
///
/// ```swift
/// for try await entry in MediaFolder("Holiday").items(workers: 2) {
///   switch entry.result {
///   case .success(let item): print(entry.path, item.kind)
///   case .failure(let error): print(entry.path, error)
///   }
/// }
/// ```
public struct MediaFolder: Sendable {
  /// Where it is.
  public let path: FilePath
  /// Whether folders in it are entered, and theirs.
  public var isRecursive = true
  /// Where the halves of Live Photos are looked for; nil joins nothing.
  public var pairing: MediaLibrary.Pairing? = .folders
  /// Whether what programs and devices keep there for themselves is left out, as libraries do; see ``LibraryExclusion``.
  public var leavesOutForeign = false
  /// Which details are read beside what pictures and movies say of themselves.
  public var details: MediaDetails.Parts = []

  /// Creates a folder; nothing is read yet.
  public init(_ path: FilePath) { self.path = path }

  /// What one path of the folder gave.
  public struct Entry: Sendable {
    /// Where it lies: the folder's path and what follows it.
    public let path: FilePath
    /// The item, or why it could not be read.
    public let result: Result<MediaItem, IdentificationError>

    /// What the command's record says of it.
    public func record(_ fields: FieldSelection = .basic) -> MediaRecord {
      record(fields, registry: .current)
    }

    package func record(_ fields: FieldSelection, registry: TypeRegistry) -> MediaRecord {
      switch result {
      case .success(let item): MediaRecord(item, fields: fields, registry: registry)
      case .failure(let error): MediaRecord(path: path, error: error)
      }
    }
  }

  /// The folder's items, read by so many threads at once from the first one that is asked for.
  ///
  /// `progress` is told on any thread how many files were read. A task that is cancelled, and an iterator that is let go of, end
  /// the reading. Errors while iterating: `IdentificationError`, only where there is no folder at ``path``.
  public func items(
    _ options: FileIdentifier.Options = FileIdentifier.Options(), workers: Int = 1,
    progress: (@Sendable (Int) -> Void)? = nil
  ) -> Items {
    var own = options
    let cancellation = options.cancellation ?? Cancellation()
    own.cancellation = cancellation
    var stream = stream(own, workers: workers)
    if let progress { stream.progress = CountedProgress(progress) }
    return Items(folder: path, stream: stream, cancellation: cancellation)
  }

  /// Reads the items by as many threads, each of which makes of an entry what is kept of it, and hands that over in order
  /// on the calling thread.
  package func read<Output: Sendable>(
    _ options: FileIdentifier.Options, workers: Int,
    makeWorker: @escaping @Sendable () -> (Entry) -> Output?, take: @escaping (Output) throws -> Void
  ) throws {
    try Self.read(path, stream(options, workers: workers), makeWorker: makeWorker, take: take)
  }

  fileprivate static func read<Output: Sendable>(
    _ path: FilePath, _ stream: ItemStream, makeWorker: @escaping @Sendable () -> (Entry) -> Output?,
    take: @escaping (Output) throws -> Void
  ) throws {
    let status = try IdentificationError.catching { () throws(Errno) in
      try FileStatus(of: path, followingLinks: true)
    }
    guard status.type == .directory else {
      throw IdentificationError(code: "ENOTDIR", message: "\(path) is no folder")
    }
    try stream.run {
      let make = makeWorker()
      return { Entry($0).flatMap(make) }
    } take: {
      try take($0)
    } _: {
      try $0.read(folder: path, status)
    }
  }

  private func stream(_ options: FileIdentifier.Options, workers: Int) -> ItemStream {
    var stream = ItemStream(options)
    stream.walk.isRecursive = isRecursive
    stream.walk.leavesOutForeign = leavesOutForeign
    stream.pairing = pairing
    stream.details = details
    stream.workers = CurrentProcess.threads(upTo: max(1, workers))
    stream.leavesOutSidecars = true
    stream.goesFolderByFolder = true
    return stream
  }
}

extension MediaFolder {
  /// A folder's items, as ``items(_:workers:progress:)`` gives them; each iterator reads the folder anew.
  public struct Items: AsyncSequence, Sendable {
    let folder: FilePath
    let stream: ItemStream
    let cancellation: Cancellation

    public func makeAsyncIterator() -> Iterator { Iterator(FolderReading(self)) }
  }

  /// The items one after another.
  public struct Iterator: AsyncIteratorProtocol {
    private let reading: FolderReading

    init(_ reading: FolderReading) { self.reading = reading }

    public mutating func next() async throws -> Entry? { try await reading.next() }
  }
}

/// One reading of a folder, which ends with whoever has it.
final class FolderReading: Sendable {
  private let items: MediaFolder.Items
  private let channel = EntryChannel()

  init(_ items: MediaFolder.Items) { self.items = items }

  deinit {
    channel.abandon()
    items.cancellation.cancel()
  }

  func next() async throws -> MediaFolder.Entry? {
    if channel.begin() { start() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { channel.take($0) }
    } onCancel: {
      channel.fail(CancellationError())
      items.cancellation.cancel()
    }
  }

  private func start() {
    let (items, channel) = (items, channel)
    let thread = WorkerThread {
      do {
        try MediaFolder.read(items.folder, items.stream) {
          { $0 }
        } take: { entry in
          guard channel.put(entry) else { throw CancellationError() }
        }
        channel.finish()
      } catch {
        channel.fail(error)
      }
    }
    if let thread { thread.detach() } else { channel.fail(IdentificationError.noThread) }
  }
}

extension MediaFolder.Entry {
  /// nil for what belongs to another item.
  init?(_ found: StreamedItem) {
    if found.isPart || found.isOwned { return nil }
    path = found.path
    if let error = found.error {
      result = .failure(error)
    } else if let item = found.item {
      result = .success(item)
    } else {
      return nil
    }
  }
}

/// Counts what was read.
private final class CountedProgress: ReadingProgress {
  private let count = Monitor()
  private nonisolated(unsafe) var files = 0
  private let report: @Sendable (Int) -> Void

  init(_ report: @escaping @Sendable (Int) -> Void) { self.report = report }

  func begin() {}
  func end() {}
  func advance(_ path: FilePath) {
    report(
      count.withLock {
        files += 1
        return files
      })
  }
}
