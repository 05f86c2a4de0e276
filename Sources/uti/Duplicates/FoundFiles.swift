import SystemCalls
import SystemPackage

/// The files that a search found: sizes in memory, 16 bytes a file, and names in a file without a name.
///
/// Files are known by a number, which grows in the order in which they were found.
final class FoundFiles {
  /// A file: its size, and where its name stands.
  struct Entry: BitwiseCopyable {
    let size: Int64
    let number: Int64
  }

  private static let blockSize = 256 << 10
  /// What stands before a name: where its folder's stands, and its length.
  fileprivate static let headSize = 10

  let file: FileDescriptor
  private(set) var entries: [Entry] = []
  private var block: [UInt8] = []
  private var written: Int64 = 0
  private var folder: [UInt8]?
  private var folderPlace: Int64 = 0

  init() throws {
    do throws(Errno) { file = try FileSystem.makeScratchFile() } catch {
      throw Self.failure(error.description)
    }
    block.reserveCapacity(Self.blockSize + 8192)
  }

  deinit { file.release() }

  /// Takes a file with the bytes of its path, of which the last component begins at `nameOffset`.
  func add(_ path: UnsafeBufferPointer<UInt8>, nameOffset: Int, size: Int64) throws {
    let folder = UnsafeBufferPointer(rebasing: path[..<nameOffset])
    let name = UnsafeBufferPointer(rebasing: path[nameOffset...])
    if self.folder?.elementsEqual(folder) != true {
      self.folder = Array(folder)
      folderPlace = written + Int64(block.count)
      append(-1, folder)
    }
    entries.append(Entry(size: size, number: written + Int64(block.count)))
    append(folderPlace, name)
    if block.count >= Self.blockSize { try flush() }
  }

  private func append(_ folder: Int64, _ name: UnsafeBufferPointer<UInt8>) {
    withUnsafeBytes(of: folder.littleEndian) { block.append(contentsOf: $0) }
    withUnsafeBytes(of: UInt16(truncatingIfNeeded: name.count).littleEndian) { block.append(contentsOf: $0) }
    block.append(contentsOf: name)
  }

  /// Nothing more comes: the largest files stand first, those of one size in the order in which they were found.
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

  /// Looks names up; each thread has its own.
  struct Names {
    private static let windowSize = 8 << 10

    private let file: FileDescriptor
    /// What was read last: names that stand beside each other are asked for one after another.
    private var window = [UInt8](repeating: 0, count: Self.windowSize)
    private var windowRange: Range<Int64> = 0..<0
    private var folder: (place: Int64, bytes: [UInt8])?

    init(_ files: FoundFiles) { file = files.file }

    /// A file's path, and the number that files of its folder share.
    ///
    /// Errors: that the names cannot be read back.
    mutating func path(of number: Int64) throws(CommandFailure) -> (path: FilePath, folder: Int64) {
      let (place, bytes) = try bytes(of: number)
      return (FilePath(bytes: bytes.dropLast()), place)
    }

    /// As ``path(of:)``, the bytes of the path with a zero behind them.
    mutating func bytes(of number: Int64) throws(CommandFailure) -> (folder: Int64, bytes: [UInt8]) {
      let (place, name) = try text(at: number)
      if folder?.place != place { folder = (place, Array(try text(at: place).bytes)) }
      var bytes = folder?.bytes ?? []
      // The window may be another one by now.
      bytes.append(contentsOf: name)
      bytes.append(0)
      return (place, bytes)
    }

    private mutating func text(at place: Int64) throws(CommandFailure) -> (
      folder: Int64, bytes: ArraySlice<UInt8>
    ) {
      let head = try read(FoundFiles.headSize, at: place)
      let (folder, length) = window.withUnsafeBytes {
        (
          Int64(littleEndian: $0.loadUnaligned(fromByteOffset: head, as: Int64.self)),
          Int(UInt16(littleEndian: $0.loadUnaligned(fromByteOffset: head + 8, as: UInt16.self)))
        )
      }
      let start = try read(FoundFiles.headSize + length, at: place) + FoundFiles.headSize
      return (folder, window[start..<start + length])
    }

    /// Where so many bytes of the file lie in the window.
    private mutating func read(_ count: Int, at place: Int64) throws(CommandFailure) -> Int {
      if place < windowRange.lowerBound || place + Int64(count) > windowRange.upperBound {
        if count > window.count { window = [UInt8](repeating: 0, count: count) }
        windowRange = 0..<0
        let found: Int
        do throws(Errno) { found = try file.fill(&window, at: place) } catch {
          throw FoundFiles.failure(error.description)
        }
        guard found >= count else { throw FoundFiles.failure("it ends early") }
        windowRange = place..<place + Int64(found)
      }
      return Int(place - windowRange.lowerBound)
    }
  }
}
