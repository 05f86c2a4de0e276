internal import Foundation
internal import NIOCore
internal import NIOPosix
internal import SystemPackage

/// The bytes of a body: in memory up to a limit, and then in an unnamed file.
final class UploadSpool: @unchecked Sendable {
  // Sendable: one task at a time appends or reads, and reading begins after the last append.
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
      let buffered = chunks
      chunks = []
      file = try await threads.runIfActive { [folder] in
        let file = try Self.unnamedFile(in: folder)
        do { for chunk in buffered { try file.writeAll(chunk.readableBytesView) } } catch {
          try? file.close()
          throw error
        }
        return file
      }
    } else if let file {
      try await threads.runIfActive { _ = try file.writeAll(chunk.readableBytesView) }
    }
  }

  /// Creates a file that disappears with its last descriptor, even if the process is killed.
  private static func unnamedFile(in folder: FilePath) throws -> SystemPackage.FileDescriptor {
    #if os(Linux)
      // O_TMPFILE includes O_DIRECTORY (open(2)); not every file system supports it.
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

  /// Returns the bytes from the beginning, in chunks.
  func buffers() -> Buffers { Buffers(spool: self) }

  struct Buffers: AsyncSequence, Sendable {
    fileprivate let spool: UploadSpool

    func makeAsyncIterator() -> Iterator { Iterator(spool: spool) }

    struct Iterator: AsyncIteratorProtocol {
      fileprivate let spool: UploadSpool
      private var next = 0
      private var offset: Int64 = 0

      fileprivate init(spool: UploadSpool) { self.spool = spool }

      private static let chunkSize = 128 << 10

      mutating func next() async throws -> ByteBuffer? {
        guard let file = spool.file else {
          guard next < spool.chunks.count else { return nil }
          next += 1
          return spool.chunks[next - 1]
        }
        let (start, size) = (offset, Int(Swift.min(Int64(Self.chunkSize), spool.byteCount - offset)))
        guard size > 0 else { return nil }
        let chunk = try await spool.threads.runIfActive {
          var buffer = ByteBufferAllocator().buffer(capacity: size)
          try buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: size) { room in
            try file.read(
              fromAbsoluteOffset: start, into: UnsafeMutableRawBufferPointer(rebasing: room[..<size]))
          }
          return buffer
        }
        guard chunk.readableBytes > 0 else { throw Errno.ioError }
        offset += Int64(chunk.readableBytes)
        return chunk
      }
    }
  }
}
