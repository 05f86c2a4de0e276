import Foundation
import SystemCalls
import SystemPackage
import Testing
import UniformTypes

@testable import ItemProviders

/// Files that change between registration and load, and disk errors.
@Suite struct DiskTests {
  @Test func contentAtLoadTimeCounts() async throws {
    let folder = try Folder()
    let file = try folder.write("a.png", "before")
    let provider = try #require(ItemProvider(contentsOf: file))
    try folder.write("a.png", "after, and longer")
    #expect(await provider.seenData("public.png").data == Data("after, and longer".utf8))
    #expect(await provider.seenFile("public.png").bytes == Data("after, and longer".utf8))
    try FileManager.default.removeItem(at: file)
    for error in [
      await provider.seenData("public.png").error, await provider.seenFile("public.png").error,
      await provider.seenInPlace("public.png").error,
    ] {
      #expect(error?.code == -1000)
      #expect((error?.userInfo[NSUnderlyingErrorKey] as? NSError)?.code == 260)
    }
    // A folder of that name is loaded as a folder.
    try folder.write("a.png/inside", "inside")
    #expect(await provider.seenFile("public.png").isFolder)
  }

  @Test func fileIsRemovedAfterHandler() async throws {
    let provider = ItemProvider(offering: "public.png")
    let url = try #require(await provider.seenFile("public.png").url)
    try await eventually { !FileManager.default.fileExists(atPath: url.path) }
    let error = #expect(throws: CocoaError.self) { try Data(contentsOf: url) }
    #expect(error?.code.rawValue == 260)
  }

  /// Runs in a separate process, which exits with 0 if `check` holds for the underlying error and `directory`
  /// is empty.
  static func exitAfterFailing(
    in directory: URL, loading provider: ItemProvider, _ check: (NSError) -> Bool
  ) async {
    let seen = await provider.seenFile("public.png")
    let beneath = seen.error?.userInfo[NSUnderlyingErrorKey] as? NSError
    let left = try? FileManager.default.subpathsOfDirectory(atPath: directory.path)
      .filter { $0.split(separator: "/").count > 1 }
    TemporaryFiles.removeAll()
    let isGood = seen.url == nil && seen.error?.code == -1000 && beneath.map(check) == true
    exit(isGood && left?.isEmpty ?? true ? 0 : 1)
  }

  @Test func theDirectoryForTemporaryFilesIsTheUsers() async {
    await #expect(processExitsWith: .success) {
      let folder = try Folder()
      setenv("TMPDIR", folder.url.path, 1)
      let seen = await ItemProvider(offering: "public.png").seenFile("public.png")
      let isInside = seen.exists && seen.url?.path.hasPrefix(folder.url.path + "/") == true
      TemporaryFiles.removeAll()
      exit(isInside ? 0 : 1)
    }
  }

  @Test func withoutADirectoryForTemporaryFilesALoadFails() async {
    await #expect(processExitsWith: .success) {
      let folder = try Folder()
      setenv("TMPDIR", folder.url.appendingPathComponent("none").path, 1)
      await Self.exitAfterFailing(in: folder.url, loading: ItemProvider(offering: "public.png")) {
        $0.domain == NSCocoaErrorDomain && $0.code == CocoaError.fileNoSuchFile.rawValue
      }
    }
  }

  /// A file size limit behaves like a full file system.
  @Test(arguments: ["data", "file", "folder", "archive"]) func aFullDiskLeavesNothing(_ shape: String) async {
    await #expect(processExitsWith: .success) { [shape] in
      let (source, temporary) = (try Folder(), try Folder())
      setenv("TMPDIR", temporary.url.path, 1)
      let bytes = [UInt8](repeating: 7, count: 3 << 20)
      let provider = ItemProvider()
      switch shape {
      case "data":
        provider.registerDataRepresentation(for: .png) { completion in
          completion(Data(bytes), nil)
          return nil
        }
      case "file": provider.offer("public.png", try source.write("a.png", bytes))
      case "folder":
        try source.write("tree/a", bytes)
        provider.offer("public.png", source.url.appendingPathComponent("tree"))
      default:
        try source.write("IMG.pvt/a", bytes)
        let quiet = Transfer.uncontrolled
        let archive = try ArchivedFolder.pack(source.url.appendingPathComponent("IMG.pvt").path, quiet)
        provider.registerDataRepresentation(
          forTypeIdentifier: "com.apple.live-photo-bundle", visibility: .all
        ) { completion in
          completion(archive, nil)
          return nil
        }
      }
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1 << 20, rlim_max: 1 << 20)
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_FSIZE.rawValue)), &limit)
      #else
        setrlimit(RLIMIT_FSIZE, &limit)
      #endif
      let identifier = provider.registeredTypeIdentifiers.first ?? ""
      let seen = await provider.seenFile(identifier)
      let beneath = seen.error?.userInfo[NSUnderlyingErrorKey] as? NSError
      let left = try FileManager.default.subpathsOfDirectory(atPath: temporary.url.path)
      TemporaryFiles.removeAll()
      let isGood = beneath?.code == CocoaError.fileWriteOutOfSpace.rawValue && left.isEmpty
      exit(seen.url == nil && isGood ? 0 : 1)
    }
  }

  @Test func aFolderWithANameThatIsNoTextIsNotCopiedInPart() async throws {
    let folder = try Folder()
    try folder.write("tree/a", "a")
    let path = Array((folder.url.path + "/tree/").utf8) + [0xFF, 0x62, 0]
    let descriptor = path.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { creat($0, 0o600) } ?? -1 }
    }
    // Not every file system accepts the name.
    guard descriptor >= 0 else { return }
    close(descriptor)
    let provider = try #require(ItemProvider(contentsOf: folder.url.appendingPathComponent("tree")))
    for error in [
      await provider.seenFile("public.folder").error, await provider.seenData("public.folder").error,
    ] {
      let beneath = error?.userInfo[NSUnderlyingErrorKey] as? NSError
      #expect(beneath?.code == CocoaError.fileReadInvalidFileName.rawValue)
    }
  }

  @Test func writeErrorsAreNotReadErrors() {
    let codes = [EACCES, EROFS, ENOSPC, EFBIG, EIO].map {
      (CocoaError(Errno(rawValue: $0), "/x", .writing) as NSError).code
    }
    #expect(codes == [513, 642, 640, 640, 512])
    #expect(
      [EACCES, ENOENT, EIO].map { (CocoaError(Errno(rawValue: $0), "/x") as NSError).code } == [
        257, 260, 256,
      ])
    let beneath = (CocoaError(.ioError, "/x") as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    #expect(beneath?.domain == NSPOSIXErrorDomain && beneath?.code == Int(EIO))
  }
}

/// Permissions of copies, and copies to another disk.
@Suite struct SavedFileTests {
  static func mode(_ url: URL) -> UInt32? {
    (try? FileStatus(url.path, followingLinks: false)).map { $0.mode & 0o777 }
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o755, 0o400] as [mode_t])
  func copyKeepsPermissions(_ mode: mode_t) async throws {
    let (source, target) = (try Folder(), try Folder())
    let file = try source.write("a.png", "picture")
    #expect(chmod(file.path, mode) == 0)
    let provider = try #require(ItemProvider(contentsOf: file))
    let saved = try await provider.saveFileRepresentation(for: .png, in: target.url)
    // The process's file mode mask applies to both.
    let reference = target.url.appendingPathComponent("reference")
    _ = try OpenFile(creating: reference.path, mode: mode | 0o600)
    #expect(Self.mode(saved) == Self.mode(reference))
  }

  @Test func aPrivateFolderStaysPrivate() async throws {
    let (source, target) = (try Folder(), try Folder())
    let inside = try source.write("tree/private/a", "a").deletingLastPathComponent()
    #expect(chmod(inside.path, 0o700) == 0)
    let provider = try #require(ItemProvider(contentsOf: inside.deletingLastPathComponent()))
    let saved = try await provider.saveFileRepresentation(for: .folder, in: target.url)
    #expect(Self.mode(saved.appendingPathComponent("private")) == 0o700)
  }

  #if os(Linux)
    @Test func anotherDiskGetsACopy() async throws {
      let shared = URL(fileURLWithPath: "/dev/shm/provider-test-\(UUID().uuidString)")
      guard (try? FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)) != nil
      else { return }
      defer { try? FileManager.default.removeItem(at: shared) }
      let folder = try Folder()
      try folder.write("IMG.pvt/a", "picture")
      let provider = try #require(ItemProvider(contentsOf: folder.url.appendingPathComponent("IMG.pvt")))
      for expected in ["IMG.pvt", "IMG 2.pvt"] {
        let saved = try await provider.saveFileRepresentation(
          forTypeIdentifier: "com.apple.live-photo-bundle", in: shared)
        #expect(saved.lastPathComponent == expected)
        #expect(try Data(contentsOf: saved.appendingPathComponent("a")) == Data("picture".utf8))
      }
    }
  #endif
}
