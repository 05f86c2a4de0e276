internal import SystemCalls
internal import SystemPackage

/// A source that reads an open file descriptor by `pread`, which leaves the descriptor's position unchanged.
///
/// The caller closes the descriptor after the source's last use.
public struct DescriptorSource: ByteSource, Sendable {
  public let byteCount: Int64?
  private let descriptor: Int32

  /// Creates a source over an open descriptor; throws if its status, which has the length, cannot be read.
  package init(statusOf descriptor: Int32) throws(ByteSourceError) {
    let status = try Self.catching { () throws(Errno) in try FileStatus(of: descriptor) }
    byteCount = status.type == .regular ? status.byteCount : nil
    self.descriptor = descriptor
  }

  /// Creates a source over an open descriptor; the length is that of the file's status unless given.
  public init(descriptor: Int32, byteCount: Int64? = nil) {
    self.descriptor = descriptor
    self.byteCount = byteCount ?? Self.byteCount(of: descriptor)
  }

  /// Reads by `pread` until the buffer is full or the file ends.
  ///
  /// Errors: those of the system; ``ByteSourceError/endsEarly`` if the file is shorter than its length.
  public func read(
    at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ByteSourceError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = try Self.catching { () throws(Errno) in
        try FileDescriptor(rawValue: descriptor).readBytes(at: offset &+ Int64(filled), into: rest)
      }
      if count == 0 {
        if try isTruncated(at: offset &+ Int64(filled)) { throw .endsEarly }
        break
      }
      filled += count
      // Saves a read that would return 0.
      if let byteCount, offset &+ Int64(filled) >= byteCount { break }
    }
    return filled
  }

  /// Returns true if the file ends at `offset`, before its length.
  private func isTruncated(at offset: Int64) throws(ByteSourceError) -> Bool {
    guard let byteCount, byteCount < .max, offset < byteCount else { return false }
    let status = try Self.catching { () throws(Errno) in try FileStatus(of: descriptor) }
    // Files of /proc and /sys have no blocks, and their size is meaningless.
    return status.hasBlocks || status.byteCount < byteCount
  }

  private static func catching<Value>(_ body: () throws(Errno) -> Value) throws(ByteSourceError) -> Value {
    do throws(Errno) { return try body() } catch {
      throw ByteSourceError(code: error, description: error.description)
    }
  }

  private static func byteCount(of descriptor: Int32) -> Int64? {
    guard let status = try? FileStatus(of: descriptor), status.type == .regular else { return nil }
    return status.byteCount
  }
}
