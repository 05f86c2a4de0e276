public import FileIdentification
public import MediaMetadata
internal import SystemCalls
public import SystemPackage
public import UniformTypes

/// A pool of ``MediaItemReader`` instances, each on its own thread, shared by any number of tasks.
///
/// ```swift
/// let pool = MediaItemReaderPool()
/// let item = try await pool.read(descriptor: upload, name: "IMG_0001.HEIC", timeLimit: .seconds(2))
/// ```
public final class MediaItemReaderPool: Sendable {
  /// The options of identification.
  public let options: FileIdentifier.Options
  private let readers: EnginePool<MediaItemReader>

  /// Creates a pool of threads, one for each processor by default; they start with the first reads.
  ///
  /// `findsSidecars` searches sidecars, as in ``MediaItemReader``. The `cancellation` of the options is ignored: tasks are
  /// cancelled one by one.
  public init(
    _ options: FileIdentifier.Options = FileIdentifier.Options(), details: MediaDetails.Parts = [],
    findsSidecars: Bool = false, threads: Int? = nil
  ) {
    self.options = options
    readers = EnginePool(
      threads: CurrentProcess.threads(upTo: threads ?? CurrentProcess.processorCount),
      make: Self.make(options, details, findsSidecars))
  }

  /// Creates a pool on an executor, whose threads must be suited for blocking work.
  public init(
    _ options: FileIdentifier.Options = FileIdentifier.Options(), details: MediaDetails.Parts = [],
    findsSidecars: Bool = false, executor: any TaskExecutor
  ) {
    self.options = options
    readers = EnginePool(executor: executor, make: Self.make(options, details, findsSidecars))
  }

  private static func make(
    _ options: FileIdentifier.Options, _ details: MediaDetails.Parts, _ findsSidecars: Bool
  ) -> EnginePool<MediaItemReader>.Make {
    { cancellation in
      var readerOptions = options
      readerOptions.cancellation = cancellation
      return MediaItemReader(readerOptions, details: details, findsSidecars: findsSidecars)
    }
  }

  /// Starts all threads and loads the tables, libmagic and the worker processes of each.
  ///
  /// Errors: libmagic's if its database cannot be used.
  public func warmUp() async throws(IdentificationError) {
    try await readers.runOnAll { reader throws(IdentificationError) in try reader.identifier.warmUp() }
  }

  /// Runs `body` with a reader on a thread of the pool.
  ///
  /// `timeLimit` includes waiting. Errors: those of `body`, and `IdentificationError` with the code `ECANCELED` or
  /// `ETIMEDOUT`.
  public func withReader<Value: Sendable>(
    timeLimit: Duration? = nil, _ body: @escaping @Sendable (MediaItemReader) throws -> Value
  ) async throws -> Value {
    try await readers.run(within: timeLimit) { reader in .success(Result { try body(reader) }) }.get().get()
  }

  /// Reads the item at a path.
  public func read(
    path: FilePath, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> MediaItem {
    try await readers.runThrowing(within: timeLimit) { (reader) throws(IdentificationError) in
      try reader.read(path: path, claimedType: claimedType)
    }
  }

  /// Reads the item at a path.
  public func read(
    path: String, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> MediaItem {
    try await read(path: FilePath(path), claimedType: claimedType, timeLimit: timeLimit)
  }

  /// Reads an open file, whose descriptor must stay open meanwhile; `name` is its name from the sender.
  public func read(
    descriptor: FileDescriptor, name: String? = nil, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> MediaItem {
    try await readers.runThrowing(within: timeLimit) { (reader) throws(IdentificationError) in
      try reader.read(descriptor: descriptor, name: name, claimedType: claimedType)
    }
  }

  /// Reads bytes in memory; `name` is their name from the sender.
  public func read(
    bytes: [UInt8], name: String? = nil, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> MediaItem {
    try await readers.runThrowing(within: timeLimit) { (reader) throws(IdentificationError) in
      try reader.read(bytes: bytes, name: name, claimedType: claimedType)
    }
  }
}
