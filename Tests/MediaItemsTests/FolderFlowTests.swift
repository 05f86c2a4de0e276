import FileIdentification
import Foundation
import SystemCalls
import SystemPackage
import Testing

@testable import MediaItems

/// Folders flow through: what nothing can change any more is not kept until its folder is whole.
@Suite struct FolderFlowTests {
  struct Way: Sendable, CustomTestStringConvertible {
    var leavesOutSidecars = false
    var goesFolderByFolder = false
    var workers = 1
    var testDescription: String { "\(leavesOutSidecars) \(goesFolderByFolder) \(workers)" }
  }

  private static func answers(_ way: Way, mostHeld: Int) throws -> [String] {
    var stream = ItemStream(FileIdentifier.Options(magic: .omitted))
    stream.walk.isRecursive = true
    stream.leavesOutSidecars = way.leavesOutSidecars
    stream.goesFolderByFolder = way.goesFolderByFolder
    stream.workers = way.workers
    stream.mostHeld = mostHeld
    var answers: [String] = []
    try stream.run {
      { found -> String? in
        if found.isPart { return nil }
        let item = found.item
        return "\(found.path) \(found.isOwned) \(String(describing: found.error?.code)) "
          + "\(String(describing: item?.kind)) \(String(describing: item?.livePhoto)) \(item?.sidecars ?? []) "
          + "\(item?.sharedSidecars ?? []) \(String(describing: item?.isLocated)) "
          + "\(String(describing: item?.lacksOwner)) \(String(describing: item?.coordinates))"
      }
    } take: {
      answers.append($0)
    } feed: {
      try $0.read(FilePath(Fixtures.media.path))
    }
    return answers
  }

  /// A folder of any size gives the answers of a small one, in the same order.
  @Test(arguments: [
    Way(), Way(leavesOutSidecars: true), Way(goesFolderByFolder: true),
    Way(leavesOutSidecars: true, goesFolderByFolder: true, workers: 3), Way(workers: 3),
  ])
  func largeFoldersAnswerAsSmallOnes(_ way: Way) throws {
    let small = try Self.answers(way, mostHeld: .max)
    #expect(small.count > 80 && small.contains { $0.contains("Form.pair") })
    for most in [0, 3] {
      let large = try Self.answers(way, mostHeld: most)
      #expect(large.count == small.count)
      for (a, b) in zip(small, large) { #expect(a == b) }
    }
  }

  /// Files in one folder, by name; what is given as their content is read.
  private func withFolder(
    _ files: [(name: String, content: [UInt8])], _ body: (FilePath) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, content) in files { try Data(content).write(to: folder.appendingPathComponent(name)) }
    try body(FilePath(folder.path))
  }

  /// How many items were read when the first one was handed over.
  private func readBefore(_ files: [(name: String, content: [UInt8])], mostHeld: Int) throws -> Int {
    var before: Int?
    try withFolder(files) { folder in
      var stream = ItemStream(FileIdentifier.Options(magic: .omitted))
      stream.walk.isRecursive = true
      stream.mostHeld = mostHeld
      nonisolated(unsafe) var made = 0
      try stream.run {
        { found -> FilePath? in
          made += 1
          return found.path
        }
      } take: { _ in
        before = before ?? made
      } feed: {
        try $0.read(folder)
      }
    }
    return try #require(before)
  }

  @Test func textsFlowAtOnce() throws {
    let files = (0..<1000).map { (name: "note \($0).txt", content: Array("hello \($0)\n".utf8)) }
    #expect(try readBefore(files, mostHeld: .max) <= 64)
    #expect(try readBefore(files, mostHeld: 0) <= 64)
  }

  /// Pictures without identifiers wait for nobody where no other file has their name.
  @Test func picturesOfALargeFolderFlowAtOnce() throws {
    let picture = try Fixtures.bytes("subtypes/plain.jpg")
    let files = (0..<1000).map { (name: "IMG_\($0 + 1000).JPG", content: picture) }
    #expect(try readBefore(files, mostHeld: 0) <= 128)
  }

  @Test func namesAreInTheOrderOfTheirBytes() throws {
    let names = ["b", "a", "ab", "a\u{FF}", "a.b", "A", "é", "文", "a b", "-", "~", "aa", "\u{1}"]
    let folder = FolderNames(names.map { DirectoryEntry(name: Array($0.utf8), type: .regular) }, in: "x")
    let wanted = names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    #expect((0..<folder.count).map { Array(folder.bytes(at: $0)) } == wanted)
    #expect((0..<folder.count).allSatisfy { folder.type(at: $0) == .regular })
  }

  /// More names than one piece of memory holds.
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
  func whoseNameIsAlone(_ names: [String], _ name: String, _ isAlone: Bool) {
    let items = NamedItems(names.map { WorkItem(path: FilePath($0), kind: .regular, followsLinks: false) })
    #expect(NameKeys(items).isAlone(PairingName(name).key) == isAlone)
  }
}
