/// An object that is read by ranges asynchronously: from an object store, a server or another process.
///
/// Two reads may see different versions of the object.
///
/// ```swift
/// struct StoredObject: AsyncRangeSource {
///   let byteCount: Int64?
///   func bytes(in range: Range<Int64>) async throws -> [UInt8] { try await store.get(key, range) }
/// }
/// ```
public protocol AsyncRangeSource: Sendable {
  /// The number of bytes; nil if unknown before the end.
  var byteCount: Int64? { get }

  /// Returns the bytes of a range; fewer only at the end, and never none for a failure.
  func bytes(in range: Range<Int64>) async throws -> [UInt8]
}
