import ContainerFormats
import Foundation
import SystemCalls
import SystemPackage
import Testing
import UniformTypes

@testable import ItemProviders

/// Round trips of folders through archives, and protection against paths out of the folder.
@Suite struct ArchiveRoundTripTests {
  static func link(_ folder: Folder, _ path: String, _ target: String) throws {
    let place = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  @Test func linksPermissionsAndEmptyFoldersComeBack() async throws {
    let folder = try Folder()
    let tool = try folder.write("App.bundle/Versions/A/tool", "run")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    try folder.write("App.bundle/Versions/A/漢字 é.txt", "text")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("App.bundle/empty"), withIntermediateDirectories: true)
    try Self.link(folder, "App.bundle/Versions/Current", "A")
    try Self.link(folder, "App.bundle/tool", "Versions/Current/tool")
    try Self.link(folder, "App.bundle/out", "../outside")
    try Self.link(folder, "App.bundle/absolute", "/etc")
    let source = ItemProvider()
    source.offer("com.apple.bundle", folder.url.appendingPathComponent("App.bundle"))
    let data = try await source.data(forTypeIdentifier: "com.apple.bundle")

    let receiver = ItemProvider()
    receiver.registerDataRepresentation(forTypeIdentifier: "com.apple.bundle", visibility: .all) {
      $0(data, nil)
      return nil
    }
    let saved = try await receiver.saveFileRepresentation(
      forTypeIdentifier: "com.apple.bundle", in: folder.url)
    #expect(saved.lastPathComponent == "App 2.bundle")
    let names = try FileManager.default.subpathsOfDirectory(atPath: saved.path).sorted()
    #expect(
      names == [
        "Versions", "Versions/A", "Versions/A/tool", "Versions/A/漢字 é.txt", "Versions/Current", "empty",
        "tool",
      ])
    #expect(FileSystem.linkTarget(of: FilePath(saved.path + "/tool")) == "Versions/Current/tool")
    #expect(try String(contentsOfFile: saved.path + "/tool", encoding: .utf8) == "run")
    #expect(FileManager.default.isExecutableFile(atPath: saved.path + "/Versions/A/tool"))
    let mode = try FileStatus(saved.path + "/Versions/A/漢字 é.txt", followingLinks: false).mode
    #expect(mode & 0o111 == 0)
  }

  @Test func oneEntryStandsAtTheTop() async throws {
    let folder = try Folder()
    try folder.write("tree/a/b", "b")
    try folder.write("tree/c", "c")
    let provider = try #require(ItemProvider(contentsOf: folder.url.appendingPathComponent("tree")))
    let data = try await provider.data(for: .folder)
    let archive = try ArchivedFolder.open(data)
    var entries = archive.entries()
    var names: [String] = []
    while let entry = try entries.next() { names.append(entry.name) }
    #expect(names.first == "tree/" && Set(names.map { $0.prefix { $0 != "/" } }) == ["tree"])
  }

  /// Archives with links out of the folder, or with entries to be written through a link.
  static let links: [(description: String, entries: [(path: String, link: String?)])] = [
    ("absolute", [("t/l", "/etc/passwd")]),
    ("up", [("t/l", "../x")]),
    ("up behind a name", [("t/a/l", "b/../../../x")]),
    ("up too far", [("t/a/l", "../../x")]),
    ("through a link to itself", [("t/l", "."), ("t/l/evil", nil)]),
    ("through a link inside", [("t/a/file", nil), ("t/l", "a"), ("t/l/evil", nil)]),
    ("a link over a file", [("t/x", nil), ("t/x", "a")]),
    ("a link over a folder", [("t/a/b", nil), ("t/a", "c")]),
    ("a link to nothing", [("t/l", "")]),
    ("a link at the top", [("t", "/etc")]),
    ("too long", [("t/l", String(repeating: "a/", count: 3_000))]),
    ("NUL", [("t/l", "a\0b")]),
  ]

  @Test(arguments: links) func noLinkLeadsOut(
    _ row: (description: String, entries: [(path: String, link: String?)])
  ) async throws {
    let folder = try Folder()
    try folder.write("outer/x", "precious")
    var bytes: [UInt8] = []
    // The writer refuses duplicate paths, so the entry is renamed afterwards.
    var (writer, seen) = (ZIPWriter(), Set<String>())
    for entry in row.entries {
      let contents = Array((entry.link ?? "evil").utf8)
      let path = seen.insert(entry.path).inserted ? entry.path : entry.path.dropLast() + "Q"
      let (size, check) = (Int64(contents.count), CyclicRedundancyCheck.of(contents))
      bytes +=
        try entry.link == nil
        ? writer.file(path, size: size, crc32: check) : writer.symbolicLink(path, size: size, crc32: check)
      bytes += contents
    }
    bytes += writer.end()
    FolderTests.replacing("t/Q", "t/x")(&bytes)
    let archive = Data(bytes)
    #expect(throws: (any Error).self) {
      guard try ArchivedFolder.topName(of: archive) != nil else { throw CocoaError(.fileNoSuchFile) }
      try ArchivedFolder.unpack(
        archive, to: folder.url.appendingPathComponent("outer/t").path, FolderTests.quiet)
    }
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("outer/x")) == Data("precious".utf8))
    let all = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    #expect(!all.contains { $0.hasSuffix("evil") })
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: FolderTests.bundle, visibility: .all) {
      $0(archive, nil)
      return nil
    }
    #expect(await provider.seenFile(FolderTests.bundle).error?.code == -1000)
  }

  /// Names differing only in case are distinct here; on case-insensitive file systems the second is refused.
  @Test func namesThatDifferByCaseAreTwo() throws {
    let folder = try Folder()
    let archive = FolderTests.archive([("t/", []), ("t/a", [1]), ("t/A", [2])])
    let place = folder.url.appendingPathComponent("t")
    try ArchivedFolder.unpack(Data(archive), to: place.path, FolderTests.quiet)
    let contents = try FolderTests.contents(place)
    #expect(contents == ["a": Data([1]), "A": Data([2])])
  }

  @Test func aFileBeyond4GiBInAFolderIsNoDataWithinALimit() async throws {
    let folder = try Folder()
    let movie = try folder.write("IMG.pvt/IMG.MOV", "moving")
    let handle = try FileHandle(forWritingTo: movie)
    try handle.truncate(atOffset: 5 << 30)
    try handle.close()
    #expect(throws: MemoryLimitExceeded(byteCount: 5 << 30, limit: 1 << 30, source: .file)) {
      try ArchivedFolder.pack(
        movie.deletingLastPathComponent().path, limit: MemoryLimit(1 << 30), FolderTests.quiet)
    }
    // As a folder it is complete.
    let provider = ItemProvider()
    provider.offer(FolderTests.bundle, movie.deletingLastPathComponent())
    let size = try await provider.withFileRepresentation(forTypeIdentifier: FolderTests.bundle) { url in
      (try? FileStatus(url.path + "/IMG.MOV", followingLinks: false))?.byteCount
    }
    #expect(size == 5 << 30)
  }
}
