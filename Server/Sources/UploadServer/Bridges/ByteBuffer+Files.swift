public import FileIdentification
public import NIOCore
public import UniformTypes
public import UploadChecks

extension FileIdentifierPool {
  /// Identifies the readable bytes of a buffer.
  public func identify(
    _ buffer: ByteBuffer, name: String? = nil, claimedType: UTType? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> Identification {
    try await identify(
      bytes: Array(buffer.readableBytesView), name: name, claimedType: claimedType, timeLimit: timeLimit)
  }
}

extension ProgressiveIdentifier {
  /// Appends the readable bytes of a buffer.
  public mutating func append(_ buffer: ByteBuffer) { append(Array(buffer.readableBytesView)) }
}

extension UploadExaminerPool {
  /// Examines the readable bytes of a buffer.
  public func examine(
    _ buffer: ByteBuffer, name: String? = nil, policy: UploadPolicy? = nil, timeLimit: Duration? = nil
  ) async throws(IdentificationError) -> UploadDecision {
    try await examine(
      bytes: Array(buffer.readableBytesView), name: name, policy: policy, timeLimit: timeLimit)
  }
}

extension ProgressiveUpload {
  /// Appends the readable bytes of a buffer.
  public mutating func append(_ buffer: ByteBuffer) { append(Array(buffer.readableBytesView)) }
}
