internal import ByteSources
internal import SystemCalls
public import SystemPackage
public import UniformTypes

/// Identifies files for any number of tasks at once, on its own threads.
///
/// A server's handlers share one. Identification blocks, so it must not run on cooperative threads.
/// Cancelling a task, or a time limit, ends its request in the middle, with the code `ECANCELED` or
/// `ETIMEDOUT`. Requests are served in order; the caller limits how many wait.
///
/// ```swift
/// let pool = FileIdentifierPool()
/// try await pool.warmUp()
/// let verdict = try await pool.identify(path: upload, timeLimit: .seconds(2))
/// ```
///
/// Memory: about 100 KiB per thread, and libmagic's database if it is used in this process.
public final class FileIdentifierPool: Sendable {
  /// The options of identification.
  public let options: FileIdentifier.Options
  let engines: EnginePool<FileIdentifier>

  /// Creates a pool of threads, by default one per processor; they start with the first requests.
  ///
  /// The options' `cancellation` is not used: tasks are cancelled individually.
  public init(_ options: FileIdentifier.Options = FileIdentifier.Options(), threads: Int? = nil) {
    self.options = options
    engines = EnginePool(
      threads: CurrentProcess.threads(upTo: threads ?? CurrentProcess.processorCount),
      make: Self.make(options))
  }

  /// Creates a pool on an `executor`, whose threads must be suitable for blocking work.
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

  /// Starts all threads with their tables, libmagic and workers.
  ///
  /// Errors: libmagic's if its database cannot be used.
  public func warmUp() async throws(IdentificationError) {
    try await engines.runOnAll { identifier throws(IdentificationError) in try identifier.warmUp() }
  }

  /// Runs `body` with an identifier on a thread of the pool.
  ///
  /// `timeLimit` includes waiting. Errors: those of `body`, and ``IdentificationError`` with the codes
  /// `ECANCELED` and `ETIMEDOUT`.
  public func withIdentifier<Value: Sendable>(
    timeLimit: Duration? = nil, _ body: @escaping @Sendable (FileIdentifier) throws -> Value
  ) async throws -> Value {
    try await engines.run(within: timeLimit) { identifier in .success(Result { try body(identifier) }) }
      .get().get()
  }

  /// Identifies the file at a path, like ``FileIdentifier/identify(path:kind:followingLinks:claimedType:)``.
  public func identify(
    path: FilePath, followingLinks: Bool = true, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> Identification {
    try await engines.runThrowing(within: timeLimit) { (identifier) throws(IdentificationError) in
      try identifier.identify(path: path, followingLinks: followingLinks, claimedType: claimedType)
    }
  }

  /// Identifies the file at a path.
  public func identify(
    path: String, followingLinks: Bool = true, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> Identification {
    try await identify(
      path: FilePath(path), followingLinks: followingLinks, claimedType: claimedType, timeLimit: timeLimit)
  }

  /// Identifies an open file, which must stay open meanwhile; its offset does not move.
  public func identify(
    descriptor: FileDescriptor, name: String? = nil, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> Identification {
    try await engines.runThrowing(within: timeLimit) { (identifier) throws(IdentificationError) in
      try identifier.identify(descriptor: descriptor, name: name, claimedType: claimedType)
    }
  }

  /// Identifies bytes in memory.
  public func identify(
    bytes: [UInt8], name: String? = nil, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> Identification {
    try await engines.runThrowing(within: timeLimit) { (identifier) throws(IdentificationError) in
      try identifier.identify(bytes: bytes, name: name, claimedType: claimedType)
    }
  }

  /// Returns the state of a progressive identification, computed on a thread of the pool.
  public func state(
    of progress: inout ProgressiveIdentifier, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> ProgressiveIdentifier.State {
    if let state = progress.cachedState { return state }
    let before = progress
    let (after, state) = try await engines.runThrowing(within: timeLimit) {
      (identifier) throws(IdentificationError) in
      var progress = before
      let state = try progress.state(by: identifier)
      return (progress, state)
    }
    progress = after
    return state
  }

  /// Identifies an object by the ranges that are needed, one after another.
  ///
  /// Half of all files need one range of 4 KiB. Adjacent requests double in size, up to 64 KiB.
  ///
  /// Errors: those of the source, ``IdentificationError``, and its code `budget` if more ranges are needed
  /// than the budget allows reads.
  public func identify(
    source: some AsyncRangeSource, name: String? = nil, claimedType: UTType? = nil
  ) async throws -> Identification {
    var progress = ProgressiveIdentifier(name: name, claimedType: claimedType, byteCount: source.byteCount)
    var last: Range<Int64> = 0..<0
    for _ in 0...max(1, options.budget.reads) {
      switch try await state(of: &progress) {
      case .settled(let identification): return identification
      case .needs(let range, _):
        last = Self.widened(range, after: last, upTo: progress.byteCount)
        let bytes = try await source.bytes(in: last)
        progress.add(bytes[...].prefix(last.count), at: last.lowerBound)
        if bytes.count < last.count { progress.finish(at: last.lowerBound + Int64(bytes.count)) }
      }
    }
    throw IdentificationError(
      code: "budget", message: "the budget of \(options.budget.reads) reads does not suffice")
  }

  private static let maxRangeLength: Int64 = 64 << 10

  /// Returns the range, widened if it follows the last one.
  private static func widened(
    _ range: Range<Int64>, after last: Range<Int64>, upTo byteCount: Int64?
  ) -> Range<Int64> {
    let count = Int64(range.count)
    let wish = range.lowerBound == last.upperBound ? min(maxRangeLength, Int64(last.count) * 2) : count
    let (end, overflow) = range.lowerBound.addingReportingOverflow(max(count, wish))
    return range.lowerBound..<max(range.upperBound, min(overflow ? .max : end, byteCount ?? .max))
  }

  /// The verdict on the first bytes of a body, and those bytes, which must be stored first.
  public struct Prefix: Sendable {
    /// The verdict on the whole body; `isIncomplete` is true if `limit` was reached first.
    public var identification: Identification
    /// All bytes taken from the body.
    public var bytes: [UInt8]
    /// True if the body ended.
    public var isWhole: Bool
  }

  /// Identifies a body by as few first bytes as needed, at most `limit`.
  ///
  /// The decisive bytes may be at the end, as in ZIP archives: if `limit` is reached first, the result is an
  /// estimate with `isIncomplete`. Iteration continues after the bytes taken. `byteCount` is the length
  /// stated by the sender.
  ///
  /// ```swift
  /// var body = request.body.makeAsyncIterator()
  /// let prefix = try await pool.identify(prefixOf: &body, name: name)
  /// guard prefix.identification.type.conforms(to: .image) else { throw Refused() }
  /// ```
  ///
  /// Errors: those of the body, and ``IdentificationError``.
  public func identify<Body: AsyncIteratorProtocol>(
    prefixOf body: inout Body, name: String? = nil, claimedType: UTType? = nil, byteCount: Int64? = nil,
    upTo limit: Int = 1 << 20, isolation: isolated (any Actor)? = #isolation
  ) async throws -> Prefix where Body.Element: Sequence<UInt8> {
    var progress = ProgressiveIdentifier(name: name, claimedType: claimedType, byteCount: byteCount)
    var bytes: [UInt8] = []
    var isWhole = false
    while true {
      switch try await state(of: &progress) {
      case .settled(let identification):
        return Prefix(identification: identification, bytes: bytes, isWhole: isWhole)
      case .needs(let range, let estimate):
        if isWhole || bytes.count >= limit {
          return Prefix(identification: estimate, bytes: bytes, isWhole: isWhole)
        }
        // The state cannot change before the range is there.
        while Int64(bytes.count) < range.upperBound, bytes.count < limit, !isWhole {
          guard let chunk = try await body.next(isolation: isolation) else {
            isWhole = true
            break
          }
          let start = bytes.count
          bytes.append(contentsOf: chunk)
          progress.add(bytes[start...], at: Int64(start))
        }
        // The identifier keeps only a part of a long body.
        let end = min(range.upperBound, Int64(bytes.count))
        if range.lowerBound < end {
          progress.add(bytes[Int(range.lowerBound)..<Int(end)], at: range.lowerBound)
        }
        if isWhole { progress.finish() }
      }
    }
  }
}
