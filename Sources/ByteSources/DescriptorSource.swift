internal import SystemCalls
internal import SystemPackage

/// The bytes behind an open file descriptor, read with `pread`: the descriptor's own position never moves.
///
/// The source borrows the descriptor: closing it stays the caller's work, and only after the source's last use.
public struct DescriptorSource: ByteSource, Sendable {
  public let byteCount: Int64?
  private let descriptor: Int32

  /// Creates a source over an open descriptor, of which the system says how long it is.
  package init(asking descriptor: Int32) throws(ByteSourceError) {
    let status = try Self.catching { () throws(Errno) in try FileStatus(of: descriptor) }
    byteCount = status.type == .regular ? status.byteCount : nil
    self.descriptor = descriptor
  }

  /// Creates a source over an open descriptor; the size is asked of the system unless it is given.
  public init(descriptor: Int32, byteCount: Int64? = nil) {
    self.descriptor = descriptor
    self.byteCount = byteCount ?? Self.byteCount(of: descriptor)
  }

  /// Reads by `pread` until the buffer is full or the file ends.
  ///
  /// Errors: the system's; and where no bytes come although the size says that there are more.
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
        if try isCut(at: offset &+ Int64(filled)) { throw .endsEarly }
        break
      }
      filled += count
      // A short read of a regular file is its end; asking again would only confirm it.
      if let byteCount, offset &+ Int64(filled) >= byteCount { break }
    }
    return filled
  }

  /// Whether bytes are missing that the size promises.
  private func isCut(at offset: Int64) throws(ByteSourceError) -> Bool {
    guard let byteCount, byteCount < .max, offset < byteCount else { return false }
    let status = try Self.catching { () throws(Errno) in try FileStatus(of: descriptor) }
    // Of what a kernel makes up as it is read, the size says nothing.
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
