internal import ByteSources
public import FileIdentification
public import MediaMetadata
internal import SystemCalls
public import SystemPackage
package import UniformTypes

/// A folder whose items can be iterated over asynchronously while it is read.
///
/// The halves of a Live Photo are one item, sidecars belong to their owners, and only those packages are entered that are
/// media libraries. Items come in the order of the folder; at most a few hundred wait for the iterator.
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
  /// The path of the folder.
  public let path: FilePath
  /// True if subfolders are entered.
  public var isRecursive = true
  /// The scope in which halves of Live Photos are paired; nil pairs none.
  public var pairing: MediaLibrary.Pairing? = .folders
  /// True if files that programs and devices keep for themselves are excluded, as by libraries; see ``LibraryExclusion``.
  public var leavesOutForeign = false
  /// The details to read in addition to the metadata.
  public var details: MediaDetails.Parts = []

  /// Creates a folder; nothing is read yet.
  public init(_ path: FilePath) { self.path = path }

  /// The result for one path of the folder.
  public struct Entry: Sendable {
    /// The path, beginning with the folder's path.
    public let path: FilePath
    /// The item, or the error of reading it.
    public let result: Result<MediaItem, IdentificationError>

    /// Returns the record that the command prints for it.
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

  /// Returns the items of the folder; reading starts with the first one that is requested, on `workers` threads.
  ///
  /// `progress` is called on any thread with the number of files read. Reading ends when the task is cancelled or the
  /// iterator is released. Errors while iterating: `IdentificationError`, only if there is no folder at ``path``.
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

  /// Reads the items on `workers` threads, which create the outputs, and passes these in order to `receive` on the calling
  /// thread.
  package func read<Output: Sendable>(
    _ options: FileIdentifier.Options, workers: Int,
    makeWorker: @escaping @Sendable () -> (Entry) -> Output?, receive: @escaping (Output) throws -> Void
  ) throws {
    try Self.read(path, stream(options, workers: workers), makeWorker: makeWorker, receive: receive)
  }

  fileprivate static func read<Output: Sendable>(
    _ path: FilePath, _ stream: ItemStream, makeWorker: @escaping @Sendable () -> (Entry) -> Output?,
    receive: @escaping (Output) throws -> Void
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
    } receive: {
      try receive($0)
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
  /// The items of a folder; each iterator reads the folder anew.
  public struct Items: AsyncSequence, Sendable {
    let folder: FilePath
    let stream: ItemStream
    let cancellation: Cancellation

    public func makeAsyncIterator() -> Iterator { Iterator(FolderScan(self)) }
  }

  /// An iterator over the items of a folder.
  public struct Iterator: AsyncIteratorProtocol {
    private let scan: FolderScan

    init(_ scan: FolderScan) { self.scan = scan }

    public mutating func next() async throws -> Entry? { try await scan.next() }
  }
}

/// One scan of a folder, which ends when its iterator is released.
final class FolderScan: Sendable {
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
      try await withCheckedThrowingContinuation { channel.receive($0) }
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
        } receive: { entry in
          guard channel.send(entry) else { throw CancellationError() }
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
  /// nil for a file that belongs to another item.
  init?(_ streamed: StreamedItem) {
    if streamed.isPartOfOther || streamed.isSidecarOfOther { return nil }
    path = streamed.path
    if let error = streamed.error {
      result = .failure(error)
    } else if let item = streamed.item {
      result = .success(item)
    } else {
      return nil
    }
  }
}

private final class CountedProgress: ReadingProgress {
  private let monitor = Monitor()
  private nonisolated(unsafe) var files = 0
  private let report: @Sendable (Int) -> Void

  init(_ report: @escaping @Sendable (Int) -> Void) { self.report = report }

  func begin() {}
  func end() {}
  func advance(_ path: FilePath) {
    report(
      monitor.withLock {
        files += 1
        return files
      })
  }
}
