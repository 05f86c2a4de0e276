public import Hummingbird
public import NIOCore
internal import SystemPackage
public import UploadChecks

/// A body that came in whole, and what was found.
public struct ReceivedUpload: Sendable {
  /// What became of it.
  public let decision: UploadDecision
  /// What its sender calls it.
  public let name: String?
  let spool: UploadSpool

  /// How many bytes came.
  public var byteCount: Int64 { spool.byteCount }
  /// The bytes, from the beginning; may be read any number of times, by one task at a time.
  public var body: RequestBody { RequestBody(asyncSequence: spool.pieces()) }
}
