/// An object that is read by range from somewhere that takes its time: an object store, a server, another process.
///
/// It refuses to promise that two reads see the same object.
///
/// ```swift
/// struct StoredObject: AsyncRangeSource {
///   let byteCount: Int64?
///   func bytes(in range: Range<Int64>) async throws -> [UInt8] { try await store.get(key, range) }
/// }
/// ```
public protocol AsyncRangeSource: Sendable {
  /// The number of bytes; nil where it is known only once the end was reached.
  var byteCount: Int64? { get }

  /// The bytes of a range: fewer only where the object ends, and never a failure answered by none.
  func bytes(in range: Range<Int64>) async throws -> [UInt8]
}
