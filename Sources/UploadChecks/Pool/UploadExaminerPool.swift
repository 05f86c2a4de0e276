public import FileIdentification
internal import SystemCalls
public import SystemPackage

/// Holds uploads against a policy for any number of tasks at once, on threads of its own: an ``UploadExaminer`` as
/// `FileIdentifierPool` is a `FileIdentifier`.
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
  /// What may be uploaded, where a question brings no policy of its own.
  public let policy: UploadPolicy
  private let examiners: EnginePool<UploadExaminer>

  /// Creates a pool of threads, one for each processor by default; they start with the first questions.
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

  /// Starts all threads, and what the first question of each would wait for.
  ///
  /// Errors: libmagic's when its database cannot be used.
  public func warmUp() async throws(IdentificationError) {
    try await examiners.runOnAll { examiner throws(IdentificationError) in
      // A text of no known kind goes through all tables.
      _ = try examiner.examine(bytes: Array("words and words\n".utf8))
    }
  }

  /// Examines an open file, whose descriptor stays open until the answer is there; `name` is what its sender called it.
  public func examine(
    descriptor: FileDescriptor, name: String? = nil, policy: UploadPolicy? = nil,
    timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> UploadDecision {
    try await ask(policy, timeLimit) { (examiner) throws(IdentificationError) in
      try examiner.examine(descriptor: descriptor, name: name)
    }
  }

  /// Examines what is at a path.
  public func examine(
    path: FilePath, policy: UploadPolicy? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> UploadDecision {
    try await ask(policy, timeLimit) { (examiner) throws(IdentificationError) in
      try examiner.examine(path: path)
    }
  }

  /// Examines what is at a path.
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
    try await ask(policy, timeLimit) { (examiner) throws(IdentificationError) in
      try examiner.examine(bytes: bytes, name: name)
    }
  }

  /// Has a thread look how far the decision about an upload is, where something came that it waits for.
  public func state(
    of upload: inout ProgressiveUpload, policy: UploadPolicy? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> ProgressiveUpload.State {
    if let known = upload.knownState { return known }
    let before = upload
    let (after, state) = try await ask(policy, timeLimit) {
      (examiner) throws(IdentificationError) in
      var upload = before
      let state = try upload.state(by: examiner)
      return (upload, state)
    }
    upload = after
    return state
  }

  private func ask<Value: Sendable>(
    _ policy: UploadPolicy?, _ timeLimit: Duration?,
    _ body: @escaping @Sendable (UploadExaminer) throws(IdentificationError) -> Value
  ) async throws(IdentificationError) -> Value {
    let policy = policy ?? self.policy
    return try await examiners.ask(within: timeLimit) { (examiner) throws(IdentificationError) in
      examiner.policy = policy
      return try body(examiner)
    }
  }
}
