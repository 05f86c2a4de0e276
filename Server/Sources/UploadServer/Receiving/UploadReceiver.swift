public import FileIdentification
internal import Foundation
public import NIOCore
internal import NIOPosix
public import SystemPackage
public import UploadChecks

/// Takes bodies in, holds them against a policy while they come, and lets go of what is refused.
///
/// A refusal comes as early as the bytes allow: by the length that the sender says, or by the first few thousand bytes, as a rule.
/// What passes is held in memory up to ``memoryByteCount`` and beyond it in a file without a name, which is gone whatever happens
/// to the process. A body that is not all there is never taken for a file.
///
/// ```swift
/// let receiver = UploadReceiver(UploadExaminerPool(policy))
/// let upload = try await receiver.receive(request.body, name: request.headers.filename, byteCount: length)
/// ```
public struct UploadReceiver: Sendable {
  /// Who examines.
  public let pool: UploadExaminerPool
  /// How many bytes of a body are held in memory; examining may hold as many again.
  public var memoryByteCount = 256 << 10
  /// How long a body may take to come.
  public var timeLimit: Duration = .seconds(60)
  /// How long examining may take, for each question.
  public var examinationLimit: Duration = .seconds(10)
  /// Where larger bodies are held.
  public var temporaryFolder = FilePath(NSTemporaryDirectory())

  /// Creates a receiver; receivers of one pool share its threads.
  public init(_ pool: UploadExaminerPool) { self.pool = pool }

  /// Takes a body in; `byteCount` is what its sender says, and `policy` counts instead of the pool's.
  ///
  /// Errors: ``UploadRejection``, and those of the body and of the temporary folder.
  public func receive<Body: AsyncSequence & Sendable>(
    _ body: Body, name: String? = nil, byteCount: Int64? = nil, policy: UploadPolicy? = nil
  ) async throws -> ReceivedUpload where Body.Element == ByteBuffer {
    let (limit, policy) = (timeLimit, policy ?? pool.policy)
    return try await TimeLimit.run(limit, orThrow: UploadRejection.tooSlow) {
      try await take(body, name, byteCount, policy)
    }
  }

  /// Bodies of which all is there as soon as their first part has been looked at: they are looked at once.
  private static let examinedAtOnce: Int64 = 128 << 10

  private func take<Body: AsyncSequence & Sendable>(
    _ body: Body, _ name: String?, _ byteCount: Int64?, _ policy: UploadPolicy
  ) async throws -> ReceivedUpload where Body.Element == ByteBuffer {
    let spool = UploadSpool(
      memoryByteCount: memoryByteCount, folder: temporaryFolder, threads: .singleton)
    // Watches the bytes that are in memory; of what is longer, the whole decides.
    var watching: ProgressiveUpload? = ProgressiveUpload(name: name, byteCount: byteCount)
    var decision: UploadDecision?
    func look() async throws {
      guard decision == nil, watching != nil else { return }
      guard var upload = watching else { return }
      if case .settled(let found) = try await state(of: &upload, policy) {
        if let rejection = UploadRejection(found) { throw rejection }
        decision = found
      }
      watching = upload
    }
    // By what its sender says of it, before a byte has come.
    if let byteCount, let most = policy.byteCount, byteCount > most { try await look() }
    let isSmall = byteCount.map { $0 <= Self.examinedAtOnce } ?? false
    for try await chunk in body {
      try await spool.append(chunk)
      if let most = policy.byteCount, spool.byteCount > most {
        // Its own word about the size, not one of what came so far.
        var tooLarge = ProgressiveUpload(name: name, byteCount: spool.byteCount)
        if case .settled(let found) = try await state(of: &tooLarge, policy),
          let rejection = UploadRejection(found)
        {
          throw rejection
        }
      }
      if isSmall { continue }
      watching?.append(chunk)
      try await look()
      if spool.file != nil { watching = nil }
    }
    // A connection that is lost may look like the end of a body.
    if let byteCount, spool.byteCount != byteCount { throw UploadRejection.cutShort }
    try Task.checkCancellation()
    if decision == nil, watching != nil, !isSmall {
      watching?.finish()
      try await look()
    }
    if let decision { return ReceivedUpload(decision: decision, name: name, spool: spool) }
    let found = try await whole(spool, name, policy)
    if let rejection = UploadRejection(found) { throw rejection }
    return ReceivedUpload(decision: found, name: name, spool: spool)
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

  private func whole(
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
