import Checksums
import SystemCalls
import SystemPackage

/// A checksum that distinguishes files of the same size, and the identity of the file.
struct FileFingerprint {
  /// A checksum; equal files have equal keys.
  struct Key: Equatable, Comparable, BitwiseCopyable {
    var words: (UInt64, UInt64, UInt64, UInt64)

    init(_ sum: [UInt8]) {
      words = sum.withUnsafeBytes { bytes in
        func word(_ index: Int) -> UInt64 {
          bytes.count >= index * 8 + 8 ? bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self) : 0
        }
        return (word(0), word(1), word(2), word(3))
      }
    }

    static func == (a: Key, b: Key) -> Bool { a.words == b.words }
    static func < (a: Key, b: Key) -> Bool { a.words < b.words }
  }

  /// The identity of a file, shared by its hard links.
  struct Identity: Hashable, Comparable, BitwiseCopyable {
    let device: UInt64
    let node: UInt64

    init(_ status: FileStatus) { (device, node) = (status.device, status.node) }

    static func < (a: Identity, b: Identity) -> Bool { (a.device, a.node) < (b.device, b.node) }
  }

  /// An error that prevents a fingerprint.
  enum Failure: Error {
    case system(Errno)
    /// The file has changed since it was found.
    case changed

    var message: String {
      switch self {
      case .system(let error): error.description
      case .changed: "it has changed since it was found"
      }
    }
  }

  let key: Key
  let identity: Identity

  /// The maximum size of files that are read whole at once.
  static let maxSizeReadWhole: Int64 = 16 << 10
  /// The number of bytes read at each end of larger files.
  private static let endSize = 4 << 10

  /// The read buffer of one thread.
  final class ReadBuffer {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    deinit { bytes.deallocate() }
  }

  /// Returns the fingerprint of all bytes of a small file, or of both ends of a large one, which must have `size` bytes.
  static func ofEnds(of path: OpenAtPath, size: Int64, _ buffer: ReadBuffer) throws(Failure)
    -> FileFingerprint
  {
    try withFile(path, size: size) { (file, status) throws(Failure) in
      var sum = Checksum(.sha256)
      if size <= maxSizeReadWhole {
        // One more byte reveals a file that is larger than its status states.
        let count = try readWhole(file, size, buffer)
        if Int64(count) != size { throw .changed }
        sum.add(UnsafeRawBufferPointer(rebasing: buffer.bytes[..<count]))
      } else {
        for offset in [0, size - Int64(endSize)] {
          guard try fill(buffer.bytes, endSize, file, at: offset) == endSize else { throw .changed }
          sum.add(UnsafeRawBufferPointer(rebasing: buffer.bytes[..<endSize]))
        }
      }
      return FileFingerprint(key: Key(sum.finish()), identity: Identity(status))
    }
  }

  /// Returns the fingerprint of all bytes of a file, which must have `size` bytes.
  static func ofAllBytes(of path: OpenAtPath, size: Int64, _ buffer: ReadBuffer) throws(Failure)
    -> FileFingerprint
  {
    try withFile(path, size: size) { (file, status) throws(Failure) in
      var sum = Checksum(.sha256)
      var offset: Int64 = 0
      while true {
        let count = try fill(buffer.bytes, buffer.bytes.count, file, at: offset)
        sum.add(UnsafeRawBufferPointer(rebasing: buffer.bytes[..<count]))
        offset += Int64(count)
        if offset > size { throw .changed }
        if count < buffer.bytes.count { break }
      }
      let after = try catching { () throws(Errno) in try FileStatus(of: file.rawValue) }
      guard offset == size, after.byteCount == size, after.modificationTime == status.modificationTime else {
        throw .changed
      }
      return FileFingerprint(key: Key(sum.finish()), identity: Identity(status))
    }
  }

  private static func withFile(
    _ path: OpenAtPath, size: Int64,
    _ body: (FileDescriptor, FileStatus) throws(Failure) -> FileFingerprint
  ) throws(Failure) -> FileFingerprint {
    // A file replaced by a pipe does not block the open.
    let file = try catching { () throws(Errno) in try FileDescriptor.openForReading(path) }
    return try file.releasing { () throws(Failure) in
      let status = try catching { () throws(Errno) in try FileStatus(of: file.rawValue) }
      guard status.type == .regular, status.byteCount == size else { throw .changed }
      return try body(file, status)
    }
  }

  /// Reads a small file; a read that ends at the expected size needs no second one.
  private static func readWhole(_ file: FileDescriptor, _ size: Int64, _ buffer: ReadBuffer) throws(Failure)
    -> Int
  {
    let destination = UnsafeMutableRawBufferPointer(rebasing: buffer.bytes[..<(Int(size) + 1)])
    let count = try catching { () throws(Errno) in try file.readBytes(at: 0, into: destination) }
    return Int64(count) == size && size > 0 ? count : try fill(buffer.bytes, Int(size) + 1, file, at: 0)
  }

  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, _ count: Int, _ file: FileDescriptor, at offset: Int64
  ) throws(Failure) -> Int {
    try catching { () throws(Errno) in
      try file.fill(UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(count, buffer.count)]), at: offset)
    }
  }

  private static func catching<Value>(_ body: () throws(Errno) -> Value) throws(Failure) -> Value {
    do throws(Errno) { return try body() } catch { throw .system(error) }
  }
}
