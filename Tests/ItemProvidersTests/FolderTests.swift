import ContainerFormats
import Foundation
import Testing
import UniformTypes

@testable import ItemProviders

@Suite struct FolderTests {
  static let bundle = "com.apple.live-photo-bundle"

  static func livePhoto(_ folder: Folder) throws -> URL {
    try folder.write("IMG_0001.pvt/IMG_0001.HEIC", "still")
    try folder.write("IMG_0001.pvt/IMG_0001.MOV", [UInt8](repeating: 7, count: 300_000))
    try folder.write("IMG_0001.pvt/deep/er/metadata.plist", "")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("IMG_0001.pvt/empty"), withIntermediateDirectories: true)
    return folder.url.appendingPathComponent("IMG_0001.pvt")
  }

  static func contents(_ folder: URL) throws -> [String: Data?] {
    var found: [String: Data?] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      var isFolder: ObjCBool = false
      let place = folder.appendingPathComponent(path)
      _ = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
      found[path] = .some(isFolder.boolValue ? nil : try Data(contentsOf: place))
    }
    return found
  }

  static var quiet: Transfer { .uncontrolled }

  @Test func aFolderArrivesAsAFolder() async throws {
    let folder = try Folder()
    let original = try Self.livePhoto(folder)
    let provider = try #require(ItemProvider(contentsOf: original))
    let copied = try await provider.withFileRepresentation(forTypeIdentifier: Self.bundle) { url in
      #expect(url.lastPathComponent == "IMG_0001.pvt" && url.path != original.path)
      return try Self.contents(url)
    }
    #expect(copied.count == 6)
    #expect(try copied == Self.contents(original))
  }

  @Test func aFolderAsDataIsAnArchiveOfOneFolderAndComesBack() async throws {
    let folder = try Folder()
    let original = try Self.livePhoto(folder)
    let provider = try #require(ItemProvider(contentsOf: original))
    let data = try await provider.data(forTypeIdentifier: Self.bundle)
    #expect(try ArchivedFolder.topName(of: data) == "IMG_0001.pvt")

    let receiver = ItemProvider()
    receiver.registerDataRepresentation(forTypeIdentifier: Self.bundle, visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
    let back = try await receiver.withFileRepresentation(forTypeIdentifier: Self.bundle) { url in
      #expect(url.lastPathComponent == "IMG_0001.pvt")
      return try Self.contents(url)
    }
    #expect(try back == Self.contents(original))
  }

  @Test func bytesOfAFolderTypeThatAreNoArchiveStayAFile() async throws {
    let provider = ItemProvider(offering: Self.bundle)
    let seen = await provider.seenFile(Self.bundle)
    #expect(seen.exists && !seen.isFolder && seen.bytes == Data(Self.bundle.utf8))
  }

  @Test func linksOutAreLeftAndLinksInsideStay() async throws {
    let folder = try Folder()
    let secret = try folder.write("secret", "secret")
    try folder.write("tree/sub/file", "file")
    let tree = folder.url.appendingPathComponent("tree")
    let links = [
      ("inside", "sub/file"), ("sub/up", "../sub/file"), ("absolute", secret.path), ("out", "../secret"),
      ("sub/roundabout", "../sub/../../secret"),
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: tree.appendingPathComponent(name).path, withDestinationPath: target)
    }
    let provider = try #require(ItemProvider(contentsOf: tree))
    let names = try await provider.withFileRepresentation(for: .folder) { url in
      try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
    }
    #expect(names == ["inside", "sub", "sub/file", "sub/up"])
    let data = try await provider.data(for: .folder)
    #expect(!data.contains(Data("secret".utf8)))
  }

  @Test func aPipeInAFolderDoesNotBlock() async throws {
    let folder = try Folder()
    try folder.write("tree/file", "file")
    let pipe = folder.url.appendingPathComponent("tree/pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let provider = try #require(ItemProvider(contentsOf: folder.url.appendingPathComponent("tree")))
    let names = try await provider.withFileRepresentation(for: .folder) {
      try FileManager.default.contentsOfDirectory(atPath: $0.path)
    }
    #expect(names == ["file"])
  }

  @Test func tooDeepTreesAreRefused() async throws {
    let folder = try Folder()
    let path = "tree/" + Array(repeating: "d", count: 80).joined(separator: "/")
    try folder.write(path + "/file", "file")
    let provider = try #require(ItemProvider(contentsOf: folder.url.appendingPathComponent("tree")))
    let seen = await provider.seenFile("public.folder")
    #expect(seen.error?.code == -1000 && seen.url == nil)
  }

  /// Difficult names, and round trips of their trees.
  @Test(arguments: 0..<8) func everyTreeComesBack(_ seed: UInt64) throws {
    let folder = try Folder()
    var numbers = Numbers(state: seed)
    let names = ["a", "A", "é", "e\u{301}", "back\\slash", "new\nline", " ", "..a", "-", "漢字", "👩‍👩‍👧", "~"]
    let tree = folder.url.appendingPathComponent("tree")
    try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
    var folders = [tree.path]
    for _ in 0..<60 {
      let path =
        "\(folders.randomElement(using: &numbers) ?? "")/\(names.randomElement(using: &numbers) ?? "")"
      guard !FileManager.default.fileExists(atPath: path) else { continue }
      if Bool.random(using: &numbers), folders.count < 12 {
        guard mkdir(path, 0o700) == 0 else { continue }
        folders.append(path)
      } else {
        let size = Int.random(in: 0..<70_000, using: &numbers)
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ Int(seed)) }
        #expect(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
      }
    }
    let data = try ArchivedFolder.pack(tree.path, Self.quiet)
    let back = folder.url.appendingPathComponent("back")
    try ArchivedFolder.unpack(data, to: back.path, Self.quiet)
    #expect(try Self.contents(back) == Self.contents(tree))
    let copy = folder.url.appendingPathComponent("copy")
    try ItemCopy.copy(tree.path, to: copy.path, Self.quiet)
    #expect(try Self.contents(copy) == Self.contents(tree))
  }

  struct Hostile: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var archive: [UInt8]
  }

  static func archive(_ entries: [(String, [UInt8])], _ change: (inout [UInt8]) -> Void = { _ in }) -> [UInt8]
  {
    var writer = ZIPWriter()
    var bytes: [UInt8] = []
    for (path, contents) in entries {
      let header =
        path.hasSuffix("/")
        ? try? writer.folder(String(path.dropLast()))
        : try? writer.file(path, size: Int64(contents.count), crc32: CyclicRedundancyCheck.of(contents))
      bytes += (header ?? []) + contents
    }
    bytes += writer.end()
    change(&bytes)
    return bytes
  }

  static func replacing(_ old: String, _ new: String) -> (inout [UInt8]) -> Void {
    { bytes in
      let (old, new) = (Array(old.utf8), Array(new.utf8))
      for index in bytes.indices.dropLast(old.count) where bytes[index..<index + old.count].elementsEqual(old)
      {
        bytes.replaceSubrange(index..<index + old.count, with: new)
      }
    }
  }

  static let hostile: [Hostile] = [
    Hostile(
      testDescription: "up", archive: archive([("t/", []), ("t/xx/evil", [1])], replacing("t/xx/", "t/../"))),
    Hostile(
      testDescription: "absolute",
      archive: archive([("t/", []), ("xtmp/evil", [1])], replacing("xtmp/", "/tmp/"))),
    Hostile(testDescription: "two tops", archive: archive([("t/", []), ("u/", []), ("t/file", [1])])),
    Hostile(testDescription: "a file at the top", archive: archive([("t/", []), ("file", [1])])),
    Hostile(
      testDescription: "one name twice",
      archive: archive([("t/", []), ("t/a", [1]), ("t/b", [2])], replacing("t/b", "t/a"))),
    Hostile(
      testDescription: "file and folder of one name",
      archive: archive([("t/", []), ("t/a", [1]), ("t/b/c", [2])], replacing("t/b/c", "t/a/c"))),
    Hostile(
      testDescription: "a link",
      archive: archive([("t/", []), ("t/link", Array("/etc/passwd".utf8))]) { bytes in
        // The mode in the central header of the last entry: S_IFLNK.
        let mode: [UInt8] = [0, 0, 0xA4, 0x81]
        let place = bytes.indices.dropLast(3).last { Array(bytes[$0..<$0 + 4]) == mode }
        if let place { bytes[place + 3] = 0xA1 }
      }),
    Hostile(
      testDescription: "wrong CRC-32",
      archive: archive([("t/", []), ("t/a", Array("contents".utf8))], replacing("contents", "Contents"))),
    Hostile(
      testDescription: "NUL", archive: archive([("t/", []), ("t/aXb", [1])], replacing("t/aXb", "t/a\0b"))),
    Hostile(testDescription: "cut off", archive: Array(archive([("t/", []), ("t/a", [1])]).dropLast(10))),
  ]

  @Test(arguments: hostile) func noArchiveLeadsOut(_ row: Hostile) async throws {
    let folder = try Folder()
    try folder.write("outer/keep", "keep")
    let outer = folder.url.appendingPathComponent("outer")
    #expect(throws: (any Error).self) {
      guard try ArchivedFolder.topName(of: Data(row.archive)) != nil else {
        throw CocoaError(.fileNoSuchFile)
      }
      try ArchivedFolder.unpack(
        Data(row.archive), to: outer.appendingPathComponent("inner").path, Self.quiet)
    }
    let around = try FileManager.default.contentsOfDirectory(atPath: outer.path)
    #expect(Set(around).isSubset(of: ["keep", "inner"]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["outer"])
    let provider = ItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: Self.bundle, visibility: .all) { completion in
      completion(Data(row.archive), nil)
      return nil
    }
    let seen = await provider.seenFile(Self.bundle)
    #expect(seen.url == nil && seen.error?.code == -1000)
    #expect(seen.error?.userInfo[NSUnderlyingErrorKey] != nil)
  }

  @Test func unpackingIsBounded() throws {
    let folder = try Folder()
    let archive = Self.archive([("t/", []), ("t/a", [UInt8](repeating: 0, count: 5_000)), ("t/b", [1])])
    for limits in [(entries: 2, bytes: 1 << 20), (entries: 10, bytes: 4_000)] {
      var allowed = ArchivedFolder.Limits(archiveSize: 0)
      allowed.entries = limits.entries
      allowed.bytes = Int64(limits.bytes)
      #expect(throws: ArchivedFolder.Refusal.tooMuch) {
        try ArchivedFolder.unpack(
          Data(archive), to: folder.url.appendingPathComponent("\(limits.entries)").path, limits: allowed,
          Self.quiet)
      }
    }
  }
}
