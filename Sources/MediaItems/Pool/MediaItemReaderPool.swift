public import FileIdentification
public import MediaMetadata
internal import SystemCalls
public import SystemPackage
public import UniformTypes

/// Reads items for any number of tasks at once, on threads of its own: a ``MediaItemReader`` as `FileIdentifierPool` is a
/// `FileIdentifier`.
///
/// ```swift
/// let pool = MediaItemReaderPool()
/// let item = try await pool.read(descriptor: upload, name: "IMG_0001.HEIC", timeLimit: .seconds(2))
/// ```
public final class MediaItemReaderPool: Sendable {
  /// How files are identified.
  public let options: FileIdentifier.Options
  private let readers: EnginePool<MediaItemReader>

  /// Creates a pool of threads, one for each processor by default; they start with the first questions.
  ///
  /// `findsSidecars`: whether these are looked for beside paths, as by ``MediaItemReader``. The options' `cancellation` ends
  /// nothing here: tasks are cancelled one by one.
  public init(
    _ options: FileIdentifier.Options = FileIdentifier.Options(), details: MediaDetails.Parts = [],
    findsSidecars: Bool = false, threads: Int? = nil
  ) {
    self.options = options
    readers = EnginePool(
      threads: CurrentProcess.threads(upTo: threads ?? CurrentProcess.processorCount),
      make: Self.make(options, details, findsSidecars))
  }

  /// Creates a pool that works where `executor` runs its jobs, whose threads must be made for work that blocks.
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
      var own = options
      own.cancellation = cancellation
      return MediaItemReader(own, details: details, findsSidecars: findsSidecars)
    }
  }

  /// Starts all threads, and what the first question of each would wait for: tables, libmagic, workers.
  ///
  /// Errors: libmagic's when its database cannot be used.
  public func warmUp() async throws(IdentificationError) {
    try await readers.runOnAll { reader throws(IdentificationError) in try reader.identifier.warmUp() }
  }

  /// Has a reader do something on a thread of the pool's: whatever one call of this type does not do.
  ///
  /// `timeLimit` counts from now, waiting included. Errors: those of `body`, and `IdentificationError` of the codes
  /// `ECANCELED` and `ETIMEDOUT`.
  public func withReader<Value: Sendable>(
    timeLimit: Duration? = nil, _ body: @escaping @Sendable (MediaItemReader) throws -> Value
  ) async throws -> Value {
    try await readers.run(within: timeLimit) { reader in .success(Result { try body(reader) }) }.get().get()
  }

  /// Reads what is at a path.
  public func read(
    path: FilePath, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> MediaItem {
    try await readers.ask(within: timeLimit) { (reader) throws(IdentificationError) in
      try reader.read(path: path, claimedType: claimedType)
    }
  }

  /// Reads what is at a path.
  public func read(
    path: String, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> MediaItem {
    try await read(path: FilePath(path), claimedType: claimedType, timeLimit: timeLimit)
  }

  /// Reads an open file, whose descriptor stays open until the answer is there; `name` is what the sender called it.
  public func read(
    descriptor: FileDescriptor, name: String? = nil, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> MediaItem {
    try await readers.ask(within: timeLimit) { (reader) throws(IdentificationError) in
      try reader.read(descriptor: descriptor, name: name, claimedType: claimedType)
    }
  }

  /// Reads bytes in memory; `name` is what the sender called them.
  public func read(
    bytes: [UInt8], name: String? = nil, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> MediaItem {
    try await readers.ask(within: timeLimit) { (reader) throws(IdentificationError) in
      try reader.read(bytes: bytes, name: name, claimedType: claimedType)
    }
  }
}
