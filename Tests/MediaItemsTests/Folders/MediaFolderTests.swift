import FileIdentification
import Foundation
import MediaItems
import SystemPackage
import Testing

/// The asynchronous items of a folder: those of a library, in the order of the folder, read only as far as consumed.
@Suite("Folders as sequences") struct MediaFolderTests {
  private static let fixtures = FilePath(
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Media").standardizedFileURL.path)

  private func all(_ items: MediaFolder.Items) async throws -> [MediaFolder.Entry] {
    try await items.reduce(into: []) { $0.append($1) }
  }

  /// The paths of a library's items, and those of a folder's items in order, read once for all tests.
  private static let once = Task {
    let library = try MediaLibrary(folder: fixtures)
    let entries = try await foreignLeftOut.items(workers: 1).reduce(into: []) { $0.append($1) }
    return (library: Set(library.assets.map(\.item.path.string)), entries: entries)
  }

  private static let foreignLeftOut = {
    var folder = MediaFolder(fixtures)
    folder.leavesOutForeign = true
    return folder
  }()

  @Test(arguments: [1, 2, 8]) func itemsAreThoseOfALibrary(_ workers: Int) async throws {
    let once = try await Self.once.value
    let entries = workers == 1 ? once.entries : try await all(Self.foreignLeftOut.items(workers: workers))
    #expect(entries.count > 80)
    let media = try entries.map { try $0.result.get() }.filter {
      [.photo, .livePhoto, .video].contains($0.kind)
    }
    #expect(Set(media.map(\.path.string)) == once.library)
    #expect(entries.contains { (try? $0.result.get())?.livePhoto?.form == .pair })
    #expect(entries.map(\.path) == once.entries.map(\.path))
  }

  @Test func withoutPairingHalvesAreSeparate() async throws {
    var folder = MediaFolder(Self.fixtures.appending("live"))
    let paired = try await all(folder.items()).count
    folder.pairing = nil
    #expect(try await all(folder.items()).count > paired)
  }

  @Test func progressIsReported() async throws {
    let counts = AsyncStream.makeStream(of: Int.self)
    let count = try await all(MediaFolder(Self.fixtures).items { counts.continuation.yield($0) }).count
    counts.continuation.finish()
    var last = 0
    for await count in counts.stream { last = max(last, count) }
    #expect(last >= count)
  }

  @Test func noFolderIsAnError() async {
    for (path, code) in [("/nowhere", "ENOENT"), (Self.fixtures.string + "/live/IMG_0002.HEIC", "ENOTDIR")] {
      let error = await #expect(throws: IdentificationError.self) {
        for try await _ in MediaFolder(FilePath(path)).items() {}
      }
      #expect(error?.code.rawValue == code)
    }
  }

  /// Thousands of files of which only the first is consumed: the rest is not read.
  @Test func releasingTheIteratorEndsTheReading() async throws {
    let folder = try Self.folder(of: 3000)
    defer { try? FileManager.default.removeItem(atPath: folder.string) }
    let read = AsyncStream.makeStream(of: Int.self)
    var first: MediaFolder.Entry?
    for try await entry in MediaFolder(folder).items(progress: { read.continuation.yield($0) }) {
      first = entry
      break
    }
    #expect(first != nil)
    read.continuation.finish()
    var last = 0
    for await count in read.stream { last = max(last, count) }
    #expect(last < 3000)
  }

  @Test func aCancelledTaskEndsTheReading() async throws {
    let folder = try Self.folder(of: 3000)
    defer { try? FileManager.default.removeItem(atPath: folder.string) }
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      var count = 0
      for try await _ in MediaFolder(folder).items() {
        count += 1
        start.yield()
        if count == 10 { try await Task.sleep(for: .seconds(3600)) }
      }
      return count
    }
    for await _ in starts { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  private static func folder(of count: Int) throws -> FilePath {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 0..<count {
      try Data("GIF89a \(number)".utf8).write(to: folder.appendingPathComponent("\(number).gif"))
    }
    return FilePath(folder.path)
  }

  // MARK: Pools

  @Test func poolsMatchReaders() async throws {
    let pool = MediaItemReaderPool(threads: 2)
    try await pool.warmUp()
    let reader = MediaItemReader()
    for path in try await all(MediaFolder(Self.fixtures).items()).map(\.path) {
      guard let bytes = FileManager.default.contents(atPath: path.string).map({ [UInt8]($0) }),
        let name = path.lastComponent?.string
      else { continue }
      let file = try FileDescriptor.open(path, .readOnly)
      defer { try? file.close() }
      let whole = try reader.read(path: path)
      #expect(try await Self.isSame(pool.read(path: path), whole))
      let fromMemory = try await pool.read(bytes: bytes, name: name)
      #expect(fromMemory.kind == whole.kind)
      #expect(fromMemory.file.identification == whole.file.identification)
      #expect(fromMemory.file.metadata == whole.file.metadata)
      #expect(try await Self.isSame(pool.read(descriptor: file, name: name), fromMemory))
      #expect(fromMemory.path.string == name)
    }
  }

  private static func isSame(_ a: MediaItem, _ b: MediaItem) -> Bool {
    a.path == b.path && a.kind == b.kind && a.file.identification == b.file.identification
      && a.file.metadata == b.file.metadata && a.livePhoto == b.livePhoto
  }
}
