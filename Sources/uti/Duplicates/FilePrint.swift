import Checksums
import SystemCalls
import SystemPackage

/// What tells files of one size apart, and which file it is of.
struct FilePrint {
  /// A sum of bytes that two files share if they are equal.
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

  /// One file, whichever of its names it was found by.
  struct Identity: Hashable, Comparable, BitwiseCopyable {
    let device: UInt64
    let node: UInt64

    init(_ status: FileStatus) { (device, node) = (status.device, status.node) }

    static func < (a: Identity, b: Identity) -> Bool { (a.device, a.node) < (b.device, b.node) }
  }

  /// Why a file has no print.
  enum Failure: Error {
    case system(Errno)
    /// It is another one than was found.
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

  /// The longest files of which the whole is read at once.
  static let longestWhole: Int64 = 16 << 10
  /// How much is read at each end of the others before the whole is.
  private static let endSize = 4 << 10

  /// Room to read files in; each thread has its own.
  final class Room {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    deinit { bytes.deallocate() }
  }

  /// The print of a file that had a size: of all its bytes where they are few, otherwise of both ends.
  static func first(of path: PathInFolder, size: Int64, _ room: Room) throws(Failure) -> FilePrint {
    try opening(path, size: size) { (file, status) throws(Failure) in
      var sum = Checksum(.sha256)
      if size <= longestWhole {
        // One byte more shows that there is more than the system says.
        let count = try whole(file, size, room)
        if Int64(count) != size { throw .changed }
        sum.add(UnsafeRawBufferPointer(rebasing: room.bytes[..<count]))
      } else {
        for offset in [0, size - Int64(endSize)] {
          guard try fill(room.bytes, endSize, file, at: offset) == endSize else { throw .changed }
          sum.add(UnsafeRawBufferPointer(rebasing: room.bytes[..<endSize]))
        }
      }
      return FilePrint(key: Key(sum.finish()), identity: Identity(status))
    }
  }

  /// The print of all bytes of a file that had a size.
  static func whole(of path: PathInFolder, size: Int64, _ room: Room) throws(Failure) -> FilePrint {
    try opening(path, size: size) { (file, status) throws(Failure) in
      var sum = Checksum(.sha256)
      var offset: Int64 = 0
      while true {
        let count = try fill(room.bytes, room.bytes.count, file, at: offset)
        sum.add(UnsafeRawBufferPointer(rebasing: room.bytes[..<count]))
        offset += Int64(count)
        if offset > size { throw .changed }
        if count < room.bytes.count { break }
      }
      let after = try catching { () throws(Errno) in try FileStatus(of: file.rawValue) }
      guard offset == size, after.byteCount == size, after.modificationTime == status.modificationTime else {
        throw .changed
      }
      return FilePrint(key: Key(sum.finish()), identity: Identity(status))
    }
  }

  private static func opening(
    _ path: PathInFolder, size: Int64,
    _ body: (FileDescriptor, FileStatus) throws(Failure) -> FilePrint
  ) throws(Failure) -> FilePrint {
    // What has become a pipe is opened without waiting, and not read.
    let file = try catching { () throws(Errno) in try FileDescriptor.openForReading(path) }
    return try file.releasing { () throws(Failure) in
      let status = try catching { () throws(Errno) in try FileStatus(of: file.rawValue) }
      guard status.type == .regular, status.byteCount == size else { throw .changed }
      return try body(file, status)
    }
  }

  /// Reads a small file at once: a read that ends where the file is to end needs no second one.
  private static func whole(_ file: FileDescriptor, _ size: Int64, _ room: Room) throws(Failure) -> Int {
    let wanted = UnsafeMutableRawBufferPointer(rebasing: room.bytes[..<(Int(size) + 1)])
    let count = try catching { () throws(Errno) in try file.readBytes(at: 0, into: wanted) }
    return Int64(count) == size && size > 0 ? count : try fill(room.bytes, Int(size) + 1, file, at: 0)
  }

  private static func fill(
    _ room: UnsafeMutableRawBufferPointer, _ count: Int, _ file: FileDescriptor, at offset: Int64
  ) throws(Failure) -> Int {
    try catching { () throws(Errno) in
      try file.fill(UnsafeMutableRawBufferPointer(rebasing: room[..<min(count, room.count)]), at: offset)
    }
  }

  private static func catching<Value>(_ body: () throws(Errno) -> Value) throws(Failure) -> Value {
    do throws(Errno) { return try body() } catch { throw .system(error) }
  }
}
