public import FileIdentification
internal import SystemCalls
public import SystemPackage

/// Checks uploads for concurrent tasks on its own threads, each with an ``UploadExaminer``.
///
/// ```swift
/// let pool = UploadExaminerPool(policy)
/// var upload = ProgressiveUpload(name: name, byteCount: length)
/// for try await chunk in body {
///   upload.append(chunk)
///   if case .settled(let decision) = try await pool.state(of: &upload), !decision.isAccepted { throw Refused(decision) }
/// }
/// ```
public final class UploadExaminerPool: Sendable {
  /// The policy of calls without their own.
  public let policy: UploadPolicy
  private let examiners: EnginePool<UploadExaminer>

  /// Creates a pool of threads, one per processor by default; they start with the first calls.
  public init(
    _ policy: UploadPolicy, options: FileIdentifier.Options = FileIdentifier.Options(), threads: Int? = nil
  ) {
    self.policy = policy
    examiners = EnginePool(threads: CurrentProcess.threads(upTo: threads ?? CurrentProcess.processorCount)) {
      cancellation in
      var own = options
      own.cancellation = cancellation
      return UploadExaminer(policy, options: own)
    }
  }

  /// Starts all threads and loads what the first call of each would wait for.
  ///
  /// Errors: libmagic's if its database is unusable.
  public func warmUp() async throws(IdentificationError) {
    try await examiners.runOnAll { examiner throws(IdentificationError) in
      // Plain text passes through all tables.
      _ = try examiner.examine(bytes: Array("words and words\n".utf8))
    }
  }

  /// Examines an open file, which must stay open until the call returns; `name` is the sender's name for it.
  public func examine(
    descriptor: FileDescriptor, name: String? = nil, policy: UploadPolicy? = nil,
    timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> UploadDecision {
    try await run(policy, timeLimit) { (examiner) throws(IdentificationError) in
      try examiner.examine(descriptor: descriptor, name: name)
    }
  }

  /// Examines the file at a path.
  public func examine(
    path: FilePath, policy: UploadPolicy? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> UploadDecision {
    try await run(policy, timeLimit) { (examiner) throws(IdentificationError) in
      try examiner.examine(path: path)
    }
  }

  /// Examines the file at a path.
  public func examine(path: String, timeLimit: Duration? = nil) async throws(IdentificationError)
    -> UploadDecision
  {
    try await examine(path: FilePath(path), timeLimit: timeLimit)
  }

  /// Examines bytes in memory.
  public func examine(
    bytes: [UInt8], name: String? = nil, policy: UploadPolicy? = nil,
    timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> UploadDecision {
    try await run(policy, timeLimit) { (examiner) throws(IdentificationError) in
      try examiner.examine(bytes: bytes, name: name)
    }
  }

  /// Returns the state of an upload, computed on a thread of the pool if needed bytes have arrived.
  public func state(
    of upload: inout ProgressiveUpload, policy: UploadPolicy? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> ProgressiveUpload.State {
    if let state = upload.cachedState { return state }
    let before = upload
    let (after, state) = try await run(policy, timeLimit) {
      (examiner) throws(IdentificationError) in
      var upload = before
      let state = try upload.state(by: examiner)
      return (upload, state)
    }
    upload = after
    return state
  }

  private func run<Value: Sendable>(
    _ policy: UploadPolicy?, _ timeLimit: Duration?,
    _ body: @escaping @Sendable (UploadExaminer) throws(IdentificationError) -> Value
  ) async throws(IdentificationError) -> Value {
    let policy = policy ?? self.policy
    return try await examiners.runThrowing(within: timeLimit) { (examiner) throws(IdentificationError) in
      examiner.policy = policy
      return try body(examiner)
    }
  }
}
