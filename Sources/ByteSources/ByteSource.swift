public import SystemPackage

/// Bytes that can be read by range: a file, a buffer in memory, an object behind a server.
///
/// Two reads of the same range may return different bytes: a file can change while it is read.
///
/// ```swift
/// let source = MemorySource([0x89, 0x50, 0x4E, 0x47])
/// ```
public protocol ByteSource {
  /// The number of bytes, or nil if it is unknown before the end is reached.
  var byteCount: Int64? { get }

  /// Reads from `offset` into `buffer` and returns the number of bytes read, less than the buffer's only at the end.
  ///
  /// `offset` is never negative and `buffer` never empty.
  func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int
}

/// An error of a source: the operating system's error number, or the source's own reason.
public struct ByteSourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operating system's error number, if it reported the failure.
  public var code: Errno?
  /// A sentence for people.
  public var description: String

  /// The time limit has passed.
  package static let timedOut = ByteSourceError(
    code: .timedOut, description: "it was not done within the time limit")

  /// The file is shorter than its status states.
  package static let endsEarly = ByteSourceError(
    code: .ioError,
    description: "it ends before its size: it became shorter meanwhile, or cannot be read there")

  /// Creates an error.
  public init(code: Errno?, description: String) {
    self.code = code
    self.description = description
  }
}
