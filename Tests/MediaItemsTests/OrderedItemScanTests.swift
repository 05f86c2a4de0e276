import FileIdentification
import Foundation
import SystemCalls
import SystemPackage
import Testing

@testable import MediaItems

/// Items are emitted as soon as no other file of their folder can change them.
@Suite struct OrderedItemScanTests {
  struct Mode: Sendable, CustomTestStringConvertible {
    var leavesOutSidecars = false
    var goesFolderByFolder = false
    var workers = 1
    var testDescription: String { "\(leavesOutSidecars) \(goesFolderByFolder) \(workers)" }
  }

  private static func items(_ mode: Mode, largeFolderThreshold: Int) throws -> [String] {
    var stream = ItemStream(FileIdentifier.Options(magic: .omitted))
    stream.walk.isRecursive = true
    stream.leavesOutSidecars = mode.leavesOutSidecars
    stream.goesFolderByFolder = mode.goesFolderByFolder
    stream.workers = mode.workers
    stream.largeFolderThreshold = largeFolderThreshold
    var lines: [String] = []
    try stream.run {
      { streamed -> String? in
        if streamed.isPartOfOther { return nil }
        let item = streamed.item
        return "\(streamed.path) \(streamed.isSidecarOfOther) \(String(describing: streamed.error?.code)) "
          + "\(String(describing: item?.kind)) \(String(describing: item?.livePhoto)) \(item?.sidecars ?? []) "
          + "\(item?.sharedSidecars ?? []) \(String(describing: item?.isLocated)) "
          + "\(String(describing: item?.lacksOwner)) \(String(describing: item?.coordinates))"
      }
    } receive: {
      lines.append($0)
    } feed: {
      try $0.read(FilePath(Fixtures.media.path))
    }
    return lines
  }

  /// Large folders give the same items as small ones, in the same order.
  @Test(arguments: [
    Mode(), Mode(leavesOutSidecars: true), Mode(goesFolderByFolder: true),
    Mode(leavesOutSidecars: true, goesFolderByFolder: true, workers: 3), Mode(workers: 3),
  ])
  func largeFoldersMatchSmallOnes(_ mode: Mode) throws {
    let small = try Self.items(mode, largeFolderThreshold: .max)
    #expect(small.count > 80 && small.contains { $0.contains("Form.pair") })
    for threshold in [0, 3] {
      let large = try Self.items(mode, largeFolderThreshold: threshold)
      #expect(large.count == small.count)
      for (a, b) in zip(small, large) { #expect(a == b) }
    }
  }

  /// Creates a temporary folder with the given files.
  private func withFolder(
    _ files: [(name: String, content: [UInt8])], _ body: (FilePath) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, content) in files { try Data(content).write(to: folder.appendingPathComponent(name)) }
    try body(FilePath(folder.path))
  }

  /// Returns the number of items read before the first one was emitted.
  private func itemsReadBeforeFirst(_ files: [(name: String, content: [UInt8])], largeFolderThreshold: Int)
    throws -> Int
  {
    var before: Int?
    try withFolder(files) { folder in
      var stream = ItemStream(FileIdentifier.Options(magic: .omitted))
      stream.walk.isRecursive = true
      stream.largeFolderThreshold = largeFolderThreshold
      nonisolated(unsafe) var count = 0
      try stream.run {
        { streamed -> FilePath? in
          count += 1
          return streamed.path
        }
      } receive: { _ in
        before = before ?? count
      } feed: {
        try $0.read(folder)
      }
    }
    return try #require(before)
  }

  @Test func textsAreEmittedAtOnce() throws {
    let files = (0..<1000).map { (name: "note \($0).txt", content: Array("hello \($0)\n".utf8)) }
    #expect(try itemsReadBeforeFirst(files, largeFolderThreshold: .max) <= 64)
    #expect(try itemsReadBeforeFirst(files, largeFolderThreshold: 0) <= 64)
  }

  /// Pictures without identifiers do not wait if no other file has their name.
  @Test func picturesOfALargeFolderAreEmittedAtOnce() throws {
    let picture = try Fixtures.bytes("subtypes/plain.jpg")
    let files = (0..<1000).map { (name: "IMG_\($0 + 1000).JPG", content: picture) }
    #expect(try itemsReadBeforeFirst(files, largeFolderThreshold: 0) <= 128)
  }

  @Test func namesAreSortedBytewise() throws {
    let names = ["b", "a", "ab", "a\u{FF}", "a.b", "A", "é", "文", "a b", "-", "~", "aa", "\u{1}"]
    let folder = FolderNames(names.map { DirectoryEntry(name: Array($0.utf8), type: .regular) }, in: "x")
    let expected = names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    #expect((0..<folder.count).map { Array(folder.bytes(at: $0)) } == expected)
    #expect((0..<folder.count).allSatisfy { folder.type(at: $0) == .regular })
  }

  /// More names than one memory block holds.
  @Test func manyNames() {
    let names = (0..<20_000).map {
      Array(String($0 &* 2_654_435_761 % 1_000_003).utf8) + Array(repeating: 0x78, count: 200)
    }
    let folder = FolderNames(names.map { DirectoryEntry(name: $0, type: .unknown) }, in: "x")
    #expect(
      (0..<folder.count).map { Array(folder.bytes(at: $0)) }
        == names.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test(arguments: [
    (["IMG_1.JPG", "IMG_2.JPG"], "IMG_1.JPG", true), (["IMG_1.JPG", "img_1.mov"], "IMG_1.JPG", false),
    (["IMG_E0001.JPG", "IMG_0001.MOV"], "IMG_0001.MOV", false), (["a-120.jpg", "a.mov"], "a.mov", false),
    (["a(1).jpg", "a.mov"], "a.mov", false), (["a.jpg", "b.jpg", "c.jpg"], "b.jpg", true),
  ])
  func keysAreUnique(_ names: [String], _ name: String, _ isUnique: Bool) {
    let items = NamedEntries(
      names.map { ScannedEntry(path: FilePath($0), kind: .regular, followsLinks: false) })
    #expect(PairingKeyFilter(items).isUnique(PairingName(name).key) == isUnique)
  }
}
