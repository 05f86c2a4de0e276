internal import Foundation
internal import NIOCore
internal import NIOPosix
internal import SystemPackage

/// The bytes of a body: in memory while they are few, and then in a file that has no name.
final class UploadSpool: @unchecked Sendable {
  // One task at a time appends or reads, and reading begins when nobody appends any more.
  private let memoryByteCount: Int
  private let folder: FilePath
  private let threads: NIOThreadPool
  private(set) var byteCount: Int64 = 0
  private(set) var chunks: [ByteBuffer] = []
  private(set) var file: SystemPackage.FileDescriptor?

  init(memoryByteCount: Int, folder: FilePath, threads: NIOThreadPool) {
    (self.memoryByteCount, self.folder, self.threads) = (memoryByteCount, folder, threads)
  }

  deinit { if let file { try? file.close() } }

  func append(_ chunk: ByteBuffer) async throws {
    byteCount += Int64(chunk.readableBytes)
    if file == nil {
      chunks.append(chunk)
      guard byteCount > Int64(memoryByteCount) else { return }
      let kept = chunks
      chunks = []
      file = try await threads.runIfActive { [folder] in
        let file = try Self.namelessFile(in: folder)
        do { for chunk in kept { try file.writeAll(chunk.readableBytesView) } } catch {
          try? file.close()
          throw error
        }
        return file
      }
    } else if let file {
      try await threads.runIfActive { _ = try file.writeAll(chunk.readableBytesView) }
    }
  }

  /// Gone with the last descriptor, also when the process is killed.
  private static func namelessFile(in folder: FilePath) throws -> SystemPackage.FileDescriptor {
    #if os(Linux)
      // O_TMPFILE is a directory's flag with one of its own (open(2)); not every file system has it.
      let temporary = SystemPackage.FileDescriptor.OpenOptions(rawValue: 0o20000000 | O_DIRECTORY)
      if let file = try? SystemPackage.FileDescriptor.open(
        folder, .readWrite, options: [temporary, .closeOnExec], permissions: .ownerReadWrite)
      {
        return file
      }
    #endif
    let path = folder.appending("upload-\(UUID())")
    let file = try SystemPackage.FileDescriptor.open(
      path, .readWrite, options: [.create, .exclusiveCreate, .closeOnExec], permissions: .ownerReadWrite)
    unlink(path.string)
    return file
  }

  /// The bytes from the beginning, in pieces; the body of whoever comes next.
  func pieces() -> Pieces { Pieces(spool: self) }

  struct Pieces: AsyncSequence, Sendable {
    fileprivate let spool: UploadSpool

    func makeAsyncIterator() -> Iterator { Iterator(spool: spool) }

    struct Iterator: AsyncIteratorProtocol {
      fileprivate let spool: UploadSpool
      private var next = 0
      private var offset: Int64 = 0

      fileprivate init(spool: UploadSpool) { self.spool = spool }

      private static let pieceSize = 128 << 10

      mutating func next() async throws -> ByteBuffer? {
        guard let file = spool.file else {
          guard next < spool.chunks.count else { return nil }
          next += 1
          return spool.chunks[next - 1]
        }
        let (start, size) = (offset, Int(Swift.min(Int64(Self.pieceSize), spool.byteCount - offset)))
        guard size > 0 else { return nil }
        let piece = try await spool.threads.runIfActive {
          var buffer = ByteBufferAllocator().buffer(capacity: size)
          try buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: size) { room in
            try file.read(
              fromAbsoluteOffset: start, into: UnsafeMutableRawBufferPointer(rebasing: room[..<size]))
          }
          return buffer
        }
        guard piece.readableBytes > 0 else { throw Errno.ioError }
        offset += Int64(piece.readableBytes)
        return piece
      }
    }
  }
}
