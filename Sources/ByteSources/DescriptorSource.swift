internal import SystemCalls
internal import SystemPackage

/// The bytes behind an open file descriptor, read with `pread`: the descriptor's own position never moves.
///
/// The source borrows the descriptor: closing it stays the caller's work, and only after the source's last use.
public struct DescriptorSource: ByteSource, Sendable {
  public let byteCount: Int64?
  private let descriptor: Int32

  /// Creates a source over an open descriptor; the size is asked of the system unless it is given.
  public init(descriptor: Int32, byteCount: Int64? = nil) {
    self.descriptor = descriptor
    self.byteCount = byteCount ?? Self.byteCount(of: descriptor)
  }

  public func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      do throws(Errno) {
        let count = try FileDescriptor(rawValue: descriptor).readBytes(
          at: offset &+ Int64(filled), into: rest)
        if count == 0 { break }
        filled += count
      } catch {
        throw ByteSourceError(code: error, description: error.description)
      }
      // A short read of a regular file is its end; asking again would only confirm it.
      if let byteCount, offset &+ Int64(filled) >= byteCount { break }
    }
    return filled
  }

  private static func byteCount(of descriptor: Int32) -> Int64? {
    guard let status = try? FileStatus(of: descriptor), status.type == .regular else { return nil }
    return status.byteCount
  }
}
