public import FileIdentification
internal import Foundation
public import Hummingbird
public import NIOCore
internal import NIOPosix
public import SystemPackage
public import UploadChecks

/// Receives bodies, checks them against a policy while they arrive, and discards refused ones.
///
/// A refusal comes as early as possible: by the announced length, or usually by the first few thousand bytes. Accepted
/// bodies are held in memory up to ``memoryByteCount``, and beyond it in an unnamed file, which disappears even if the
/// process is killed. Incomplete bodies are rejected.
///
/// ```swift
/// let receiver = UploadReceiver(UploadExaminerPool(policy))
/// let upload = try await receiver.receive(request.body, name: request.headers.filename, byteCount: length)
/// ```
public struct UploadReceiver: Sendable {
  /// The examiners.
  public let pool: UploadExaminerPool
  /// The limit on bytes of a body in memory; examining may use as much again.
  public var memoryByteCount = 256 << 10
  /// The time limit for receiving a body.
  public var timeLimit: Duration = .seconds(60)
  /// The time limit for each examination of the received bytes.
  public var examinationLimit: Duration = .seconds(10)
  /// The folder for larger bodies.
  public var temporaryFolder = FilePath(NSTemporaryDirectory())

  /// Creates a receiver; receivers of one pool share its threads.
  public init(_ pool: UploadExaminerPool) { self.pool = pool }

  /// Receives a body; `byteCount` is the announced length, and `policy` replaces the pool's.
  ///
  /// Errors: ``UploadRejection``, and those of the body and of the temporary folder.
  public func receive<Body: AsyncSequence & Sendable>(
    _ body: Body, name: String? = nil, byteCount: Int64? = nil, policy: UploadPolicy? = nil
  ) async throws -> ReceivedUpload where Body.Element == ByteBuffer {
    let (limit, policy) = (timeLimit, policy ?? pool.policy)
    return try await TimeLimit.run(limit, orThrow: UploadRejection.tooSlow) {
      try await receiveAll(body, name, byteCount, policy)
    }
  }

  /// Bodies up to this size are examined once, when complete.
  private static let maxSmallByteCount: Int64 = 128 << 10

  private func receiveAll<Body: AsyncSequence & Sendable>(
    _ body: Body, _ name: String?, _ byteCount: Int64?, _ policy: UploadPolicy
  ) async throws -> ReceivedUpload where Body.Element == ByteBuffer {
    let spool = UploadSpool(
      memoryByteCount: memoryByteCount, folder: temporaryFolder, threads: .singleton)
    // Examines while all bytes are in memory; longer bodies are examined when complete.
    var progressive: ProgressiveUpload? = ProgressiveUpload(name: name, byteCount: byteCount)
    var decision: UploadDecision?
    func examineProgress() async throws {
      guard decision == nil, var upload = progressive else { return }
      if case .settled(let settled) = try await state(of: &upload, policy) {
        if let rejection = UploadRejection(settled) { throw rejection }
        decision = settled
      }
      progressive = upload
    }
    // The announced length alone can be too large.
    if let byteCount, let limit = policy.byteCount, byteCount > limit { try await examineProgress() }
    let isSmall = byteCount.map { $0 <= Self.maxSmallByteCount } ?? false
    for try await chunk in body {
      try await spool.append(chunk)
      if let limit = policy.byteCount, spool.byteCount > limit {
        // A new upload with the actual size, since the announced one may be smaller.
        var tooLarge = ProgressiveUpload(name: name, byteCount: spool.byteCount)
        if case .settled(let settled) = try await state(of: &tooLarge, policy),
          let rejection = UploadRejection(settled)
        {
          throw rejection
        }
      }
      if isSmall { continue }
      progressive?.append(chunk)
      try await examineProgress()
      if spool.file != nil { progressive = nil }
    }
    // A lost connection may look like the end of the body.
    if let byteCount, spool.byteCount != byteCount { throw UploadRejection.cutShort }
    try Task.checkCancellation()
    if decision == nil, progressive != nil, !isSmall {
      progressive?.finish()
      try await examineProgress()
    }
    if let decision { return ReceivedUpload(decision: decision, name: name, spool: spool) }
    let wholeDecision = try await examineWhole(spool, name, policy)
    if let rejection = UploadRejection(wholeDecision) { throw rejection }
    return ReceivedUpload(decision: wholeDecision, name: name, spool: spool)
  }

  private func state(
    of upload: inout ProgressiveUpload, _ policy: UploadPolicy
  ) async throws -> ProgressiveUpload.State {
    do throws(IdentificationError) {
      return try await pool.state(of: &upload, policy: policy, timeLimit: examinationLimit)
    } catch {
      throw Self.rejection(error)
    }
  }

  private func examineWhole(
    _ spool: UploadSpool, _ name: String?, _ policy: UploadPolicy
  ) async throws -> UploadDecision {
    do throws(IdentificationError) {
      if let file = spool.file {
        return try await pool.examine(
          descriptor: file, name: name, policy: policy, timeLimit: examinationLimit)
      }
      let bytes = spool.chunks.flatMap(\.readableBytesView)
      return try await pool.examine(bytes: bytes, name: name, policy: policy, timeLimit: examinationLimit)
    } catch {
      throw Self.rejection(error)
    }
  }

  private static func rejection(_ error: IdentificationError) -> any Error {
    error.code == "ECANCELED" ? CancellationError() : UploadRejection.unread
  }
}

/// A complete body with the decision on it.
public struct ReceivedUpload: Sendable {
  /// The decision of the policy.
  public let decision: UploadDecision
  /// The sender's name of the file.
  public let name: String?
  let spool: UploadSpool

  /// The number of bytes.
  public var byteCount: Int64 { spool.byteCount }
  /// The bytes; may be read several times, by one task at a time.
  public var body: RequestBody { RequestBody(asyncSequence: spool.buffers()) }
}
