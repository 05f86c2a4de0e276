import Foundation
import SystemCalls
import SystemPackage
import Testing
import UniformTypes

@testable import ItemProviders

@Suite struct TemporaryFilesTests {
  @Test func foldersOfDeadProcessesGoAndOthersStay() throws {
    let folder = try Folder()
    let own = ProcessIdentity.current
    var dead = own
    dead.start = own.start + 1
    var otherBoot = own
    otherBoot.boot = "00000000"
    var otherUser = dead
    otherUser.user = own.user + 1
    var locked = dead
    locked.start = own.start + 2
    let gone = [dead.folderName, otherBoot.folderName, dead.folderName + "-2"]
    let kept = [
      own.folderName, otherUser.folderName, locked.folderName, "item-provider", "item-provider-x-1-2-3",
      "other",
    ]
    for name in gone + kept { try folder.write(name + "/load/file", "left") }
    let holder = open(folder.url.appendingPathComponent(locked.folderName).path, O_RDONLY | O_DIRECTORY)
    defer { close(holder) }
    #expect(FileDescriptor(rawValue: holder).lock())
    LeftoverFolders(folder.url).remove()
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.url.path)) == Set(kept))
  }

  @Test func aLinkInPlaceOfAFolderIsNotFollowed() throws {
    let folder = try Folder()
    try folder.write("precious/file", "kept")
    var dead = ProcessIdentity.current
    dead.start += 1
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent(dead.folderName),
      withDestinationURL: folder.url.appendingPathComponent("precious"))
    LeftoverFolders(folder.url).remove()
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("precious/file").path))
  }

  @Test func namesAreReadBack() {
    let own = ProcessIdentity.current
    #expect(ProcessIdentity(folderName: own.folderName) == own)
    #expect(own.isRunning)
    #expect(own.process == getpid() && own.start > 0)
  }

  @Test func onlyTheUserCanLookIntoTheFolder() async throws {
    let mode = try await ItemProvider(offering: "public.png").withFileRepresentation(for: .png) { _ in
      let place = TemporaryFiles.directory?.path ?? ""
      return try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions] as? Int
    }
    #expect(mode == 0o700)
  }

  @Test func aKilledProcessLeavesNothingForLong() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
        let provider = ItemProvider(offering: "public.png")
        provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in
          let path = url.map { $0.deletingLastPathComponent().deletingLastPathComponent().path } ?? ""
          let exists = url.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
          FileHandle.standardError.write(Data("<\(exists ? path : "no file")>".utf8))
          _exit(7)
        }
        try await Task.sleep(for: .seconds(60))
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    let path = String(try #require(text.split(separator: "<").last?.split(separator: ">").first))
    #expect(path.contains("item-provider-"))
    // Another test's first load may have removed the folders.
    TemporaryFiles.removeLeftovers()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func removingAllLeavesNothing() async {
    await #expect(processExitsWith: .success) {
      let provider = ItemProvider(offering: "public.png")
      let first = try await provider.withFileRepresentation(for: .png) { url in
        TemporaryFiles.removeAll()
        return FileManager.default.fileExists(atPath: url.path)
      }
      let isGone = TemporaryFiles.directory == nil
      // A new load creates a new folder.
      let again = try await provider.withFileRepresentation(for: .png) {
        FileManager.default.fileExists(atPath: $0.path)
      }
      TemporaryFiles.removeAll()
      exit(!first && isGone && again ? 0 : 1)
    }
  }

  @Test func aFolderThatACleanerRemovedIsMadeAgain() async {
    await #expect(processExitsWith: .success) {
      let provider = ItemProvider(offering: "public.png")
      let again = try await provider.withFileRepresentation(for: .png) { _ in
        guard let directory = TemporaryFiles.directory else { return false }
        try FileManager.default.removeItem(at: directory)
        return try await provider.withFileRepresentation(for: .png) {
          FileManager.default.fileExists(atPath: $0.path)
        }
      }
      exit(again && TemporaryFiles.directory == nil ? 0 : 1)
    }
  }

  /// The folder is removed with the last load's files.
  @Test func theFolderOfTheProcessGoesWithTheLastFile() async {
    await #expect(processExitsWith: .success) {
      let folder = try Folder()
      setenv("TMPDIR", folder.url.path, 1)
      let provider = ItemProvider(offering: "public.png")
      @Sendable func names() -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
      }
      let isKept = try await provider.withFileRepresentation(for: .png) { outer in
        let first = names()
        try await provider.withFileRepresentation(for: .png) { _ in }
        return first.count == 1 && names() == first && FileManager.default.fileExists(atPath: outer.path)
      }
      let isGone = names().isEmpty && TemporaryFiles.directory == nil
      // Other processes' files stay.
      try await provider.withFileRepresentation(for: .png) { _ in
        guard let directory = TemporaryFiles.directory else { return }
        try Data("mine".utf8).write(to: directory.appendingPathComponent("mine"))
      }
      let isOthersKept = names().count == 1
      TemporaryFiles.removeAll()
      let isEmpty = names().isEmpty
      try FileManager.default.removeItem(at: folder.url)
      exit(isKept && isGone && isOthersKept && isEmpty ? 0 : 1)
    }
  }

  /// A load that fails on a full disk does not affect others.
  @Test func aFullDiskKeepsTheFilesOfOthers() async {
    await #expect(processExitsWith: .success) {
      let provider = ItemProvider(offering: "public.png")
      let big = ItemProvider()
      big.registerDataRepresentation(for: .png) { completion in
        completion(Data(count: 3 << 20), nil)
        return nil
      }
      signal(SIGXFSZ, SIG_IGN)
      let isKept = try await provider.withFileRepresentation(for: .png) { url in
        var limit = rlimit(rlim_cur: 1 << 20, rlim_max: rlim_t.max)
        #if canImport(Glibc)
          setrlimit(__rlimit_resource_t(UInt32(RLIMIT_FSIZE.rawValue)), &limit)
        #else
          setrlimit(RLIMIT_FSIZE, &limit)
        #endif
        let failed = await big.seenFile("public.png").error != nil
        return failed && FileManager.default.fileExists(atPath: url.path)
      }
      exit(isKept && TemporaryFiles.directory == nil ? 0 : 1)
    }
  }
}
