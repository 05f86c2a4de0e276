internal import SystemCalls
public import SystemPackage
public import UniformTypes

/// Identifies files for any number of tasks at once, on threads of its own.
///
/// A server's handlers share one. Identification reads and computes, which no cooperative thread is for: there, one long
/// text would hold up every other task. A task that is cancelled ends its question in the middle, as does a limit of time;
/// the error's code is then `ECANCELED` or `ETIMEDOUT`. Questions wait for a thread in the order in which they came; how
/// many may wait is for the caller to bound.
///
/// ```swift
/// let pool = FileIdentifierPool()
/// try await pool.warmUp()
/// let verdict = try await pool.identify(path: upload, timeLimit: .seconds(2))
/// ```
///
/// Memory: some 100 KiB a thread, and libmagic's database where that is asked in this process.
public final class FileIdentifierPool: Sendable {
  /// How files are identified.
  public let options: FileIdentifier.Options
  let engines: EnginePool<FileIdentifier>

  /// Creates a pool of threads, one for each processor by default; they start with the first questions.
  ///
  /// The options' `cancellation` ends nothing here: tasks are cancelled one by one.
  public init(_ options: FileIdentifier.Options = FileIdentifier.Options(), threads: Int? = nil) {
    self.options = options
    engines = EnginePool(
      threads: CurrentProcess.threads(upTo: threads ?? CurrentProcess.processorCount),
      make: Self.make(options))
  }

  /// Creates a pool that works where `executor` runs its jobs, whose threads must be made for work that blocks.
  public init(
    _ options: FileIdentifier.Options = FileIdentifier.Options(), executor: any TaskExecutor
  ) {
    self.options = options
    engines = EnginePool(executor: executor, make: Self.make(options))
  }

  private static func make(_ options: FileIdentifier.Options) -> EnginePool<FileIdentifier>.Make {
    { cancellation in
      var own = options
      own.cancellation = cancellation
      return FileIdentifier(own)
    }
  }

  /// Starts all threads, and what the first question of each would wait for: tables, libmagic, workers.
  ///
  /// Errors: libmagic's when its database cannot be used.
  public func warmUp() async throws(IdentificationError) {
    try await engines.runOnAll { identifier throws(IdentificationError) in try identifier.warmUp() }
  }

  /// Has an identifier do something on a thread of the pool's: whatever one call of this type does not do.
  ///
  /// `timeLimit` counts from now, waiting included. Errors: those of `body`, and ``IdentificationError`` of the codes
  /// `ECANCELED` and `ETIMEDOUT`.
  public func withIdentifier<Value: Sendable>(
    timeLimit: Duration? = nil, _ body: @escaping @Sendable (FileIdentifier) throws -> Value
  ) async throws -> Value {
    try await engines.run(within: timeLimit) { identifier in .success(Result { try body(identifier) }) }
      .get().get()
  }

  /// Identifies what is at a path, as ``FileIdentifier/identify(path:kind:followingLinks:claimedType:)`` does.
  public func identify(
    path: FilePath, followingLinks: Bool = true, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> Identification {
    try await engines.ask(within: timeLimit) { (identifier) throws(IdentificationError) in
      try identifier.identify(path: path, followingLinks: followingLinks, claimedType: claimedType)
    }
  }

  /// Identifies what is at a path.
  public func identify(
    path: String, followingLinks: Bool = true, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> Identification {
    try await identify(
      path: FilePath(path), followingLinks: followingLinks, claimedType: claimedType, timeLimit: timeLimit)
  }

  /// Identifies an open file, whose descriptor stays open until the answer is there; its position does not move.
  public func identify(
    descriptor: FileDescriptor, name: String? = nil, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> Identification {
    try await engines.ask(within: timeLimit) { (identifier) throws(IdentificationError) in
      try identifier.identify(descriptor: descriptor, name: name, claimedType: claimedType)
    }
  }

  /// Identifies bytes in memory.
  public func identify(
    bytes: [UInt8], name: String? = nil, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> Identification {
    try await engines.ask(within: timeLimit) { (identifier) throws(IdentificationError) in
      try identifier.identify(bytes: bytes, name: name, claimedType: claimedType)
    }
  }

  /// Has a thread look how far the identification of a file is whose bytes come from elsewhere.
  public func state(
    of progress: inout ProgressiveIdentifier, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> ProgressiveIdentifier.State {
    if let known = progress.knownState { return known }
    let before = progress
    let (after, state) = try await engines.ask(within: timeLimit) {
      (identifier) throws(IdentificationError) in
      var progress = before
      let state = try progress.state(by: identifier)
      return (progress, state)
    }
    progress = after
    return state
  }
}
