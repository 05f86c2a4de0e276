public import SystemPackage

/// Bytes that can be read by range: a file, a buffer in memory, an object behind a server.
///
/// A source refuses to promise that two reads see the same bytes; readers must survive a file that changes under them.
///
/// ```swift
/// let source = MemorySource([0x89, 0x50, 0x4E, 0x47])
/// ```
public protocol ByteSource {
  /// The number of bytes, or nil when it is not known before the end is reached.
  var byteCount: Int64? { get }

  /// Reads from `offset` into `buffer` and returns how many bytes were there: fewer than asked for only at the end.
  ///
  /// `offset` is never negative and `buffer` never empty.
  func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int
}

/// Why a source could not be read: the operating system's error number, or a source's own reason.
public struct ByteSourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operating system's error; nil when the failure is not its own.
  public var code: Errno?
  /// What failed, for a person.
  public var description: String

  /// Reading took longer than it may.
  package static let timedOut = ByteSourceError(
    code: .timedOut, description: "it was not done within the time limit")

  /// A file has fewer bytes than the system said.
  package static let endsEarly = ByteSourceError(
    code: .ioError,
    description: "it ends before its size: it became shorter meanwhile, or cannot be read there")

  /// Creates an error from the system's, where it is one, and a sentence.
  public init(code: Errno?, description: String) {
    self.code = code
    self.description = description
  }
}
