import SystemCalls
import SystemPackage

/// The files that may be duplicates: sizes in memory, 16 bytes per file, and names in a temporary file.
///
/// A file has a number, which is the offset of its name and increases in the order of the walk.
final class DuplicateCandidates {
  /// A file: its size, and the offset of its name.
  struct Entry: BitwiseCopyable {
    let size: Int64
    let number: Int64
  }

  private static let blockSize = 256 << 10
  /// The size of the header before a name: the offset of the folder's name, and the length.
  fileprivate static let headerSize = 10

  let file: FileDescriptor
  private(set) var entries: [Entry] = []
  private var block: [UInt8] = []
  private var written: Int64 = 0
  private var folder: [UInt8]?
  private var folderOffset: Int64 = 0

  init() throws {
    do throws(Errno) { file = try FileSystem.makeScratchFile() } catch {
      throw Self.failure(error.description)
    }
    block.reserveCapacity(Self.blockSize + 8192)
  }

  deinit { file.release() }

  /// Adds a file by the bytes of its path, whose last component begins at `nameOffset`.
  func add(_ path: UnsafeBufferPointer<UInt8>, nameOffset: Int, size: Int64) throws {
    let folder = UnsafeBufferPointer(rebasing: path[..<nameOffset])
    let name = UnsafeBufferPointer(rebasing: path[nameOffset...])
    if self.folder?.elementsEqual(folder) != true {
      self.folder = Array(folder)
      folderOffset = written + Int64(block.count)
      append(-1, folder)
    }
    entries.append(Entry(size: size, number: written + Int64(block.count)))
    append(folderOffset, name)
    if block.count >= Self.blockSize { try flush() }
  }

  private func append(_ folder: Int64, _ name: UnsafeBufferPointer<UInt8>) {
    withUnsafeBytes(of: folder.littleEndian) { block.append(contentsOf: $0) }
    withUnsafeBytes(of: UInt16(truncatingIfNeeded: name.count).littleEndian) { block.append(contentsOf: $0) }
    block.append(contentsOf: name)
  }

  /// Ends adding; sorts the files by size, largest first, then in the order of the walk.
  func finish() throws {
    try flush()
    block = []
    entries.sort { ($1.size, $0.number) < ($0.size, $1.number) }
  }

  private func flush() throws {
    do throws(Errno) { try file.writeContents(block) } catch { throw Self.failure(error.description) }
    written += Int64(block.count)
    block.removeAll(keepingCapacity: true)
  }

  fileprivate static func failure(_ reason: String) -> CommandFailure {
    CommandFailure(
      .outputFailed,
      "cannot write the temporary file for names: \(reason); set TMPDIR to a folder with more space")
  }

  /// Reads paths back; each thread has its own reader.
  struct PathReader {
    private static let windowSize = 8 << 10

    private let file: FileDescriptor
    /// The last block read; adjacent names are usually read in sequence.
    private var window = [UInt8](repeating: 0, count: Self.windowSize)
    private var windowRange: Range<Int64> = 0..<0
    private var folder: (offset: Int64, bytes: [UInt8])?

    init(_ files: DuplicateCandidates) { file = files.file }

    /// Returns the path of a file, and a number that identifies its folder.
    ///
    /// Errors: the names cannot be read back.
    mutating func path(of number: Int64) throws(CommandFailure) -> (path: FilePath, folder: Int64) {
      let (folderOffset, bytes) = try bytes(of: number)
      return (FilePath(bytes: bytes.dropLast()), folderOffset)
    }

    /// Like ``path(of:)``, but returns the bytes of the path, terminated by a zero.
    mutating func bytes(of number: Int64) throws(CommandFailure) -> (folder: Int64, bytes: [UInt8]) {
      let (folderOffset, name) = try text(at: number)
      if folder?.offset != folderOffset { folder = (folderOffset, Array(try text(at: folderOffset).bytes)) }
      var bytes = folder?.bytes ?? []
      // Copied: reading the folder may have replaced the window.
      bytes.append(contentsOf: name)
      bytes.append(0)
      return (folderOffset, bytes)
    }

    private mutating func text(at offset: Int64) throws(CommandFailure) -> (
      folder: Int64, bytes: ArraySlice<UInt8>
    ) {
      let header = try read(DuplicateCandidates.headerSize, at: offset)
      let (folder, length) = window.withUnsafeBytes {
        (
          Int64(littleEndian: $0.loadUnaligned(fromByteOffset: header, as: Int64.self)),
          Int(UInt16(littleEndian: $0.loadUnaligned(fromByteOffset: header + 8, as: UInt16.self)))
        )
      }
      let start =
        try read(DuplicateCandidates.headerSize + length, at: offset) + DuplicateCandidates.headerSize
      return (folder, window[start..<start + length])
    }

    /// Makes `count` bytes available; returns their index in the window.
    private mutating func read(_ count: Int, at offset: Int64) throws(CommandFailure) -> Int {
      if offset < windowRange.lowerBound || offset + Int64(count) > windowRange.upperBound {
        if count > window.count { window = [UInt8](repeating: 0, count: count) }
        windowRange = 0..<0
        let readCount: Int
        do throws(Errno) { readCount = try file.fill(&window, at: offset) } catch {
          throw DuplicateCandidates.failure(error.description)
        }
        guard readCount >= count else { throw DuplicateCandidates.failure("it ends early") }
        windowRange = offset..<offset + Int64(readCount)
      }
      return Int(offset - windowRange.lowerBound)
    }
  }
}
