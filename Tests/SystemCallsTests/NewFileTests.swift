import Foundation
import SystemCalls
import SystemPackage
import Testing

/// Files that get their names only once they are complete, on all kinds of systems.
@Suite struct NewFileTests {
  /// The ways to create and name a file.
  enum Way: CaseIterable {
    case nameless, temporary, temporaryByLink

    func make(in folder: FilePath) throws -> UnnamedFile {
      self == .nameless
        ? try UnnamedFile(in: folder) : try UnnamedFile(temporaryIn: folder)
    }

    func name(_ file: UnnamedFile, _ path: FilePath) throws {
      var naming = ExclusiveNaming.system
      if self == .temporaryByLink { naming.rename = { _, _ in Errno.invalidArgument.rawValue } }
      try file.name(path, by: naming)
    }
  }

  func withFolder(_ body: (FilePath) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uti-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(FilePath(folder.path))
  }

  func content(_ path: FilePath) throws -> String {
    try String(contentsOfFile: path.string, encoding: .utf8)
  }

  func names(_ folder: FilePath) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.string).sorted()
  }

  @Test(arguments: Way.allCases)
  func getTheirNameWhole(_ way: Way) throws {
    try withFolder { folder in
      let file = try way.make(in: folder)
      try file.descriptor.writeAll("whole".utf8)
      let visible = try names(folder).filter { !$0.hasPrefix(".") }
      #expect(visible.isEmpty)
      try way.name(file, folder.appending("a.mov"))
      file.discard()
      let (names, content) = (try names(folder), try content(folder.appending("a.mov")))
      #expect(names == ["a.mov"] && content == "whole")
    }
  }

  @Test(arguments: Way.allCases)
  func neverTakeAnothersName(_ way: Way) throws {
    try withFolder { folder in
      let taken = folder.appending("a.mov")
      try "mine".write(toFile: taken.string, atomically: false, encoding: .utf8)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending("b.mov").string, withDestinationPath: "nowhere")
      let file = try way.make(in: folder)
      try file.descriptor.writeAll("other".utf8)
      for name in ["a.mov", "b.mov"] {
        #expect(throws: Errno.fileExists) { try way.name(file, folder.appending(name)) }
      }
      file.discard()
      let (names, content) = (try names(folder), try content(taken))
      #expect(names == ["a.mov", "b.mov"] && content == "mine")
    }
  }

  /// A name never refers to an incomplete file; without such a way, creation fails.
  @Test func failsWithoutAWayToName() throws {
    try withFolder { folder in
      let file = try UnnamedFile(temporaryIn: folder)
      try file.descriptor.writeAll("whole".utf8)
      var naming = ExclusiveNaming.system
      naming.rename = { _, _ in Errno.invalidArgument.rawValue }
      naming.link = { _, _ in Errno.notPermitted.rawValue }
      #expect(throws: Errno.notSupported) { try file.name(folder.appending("a.mov"), by: naming) }
      #expect(try names(folder) == [file.temporary?.lastComponent?.string])
      file.discard()
      #expect(try names(folder).isEmpty)
    }
  }

  @Test func removesTheSecondNameIfTheFirstRemains() throws {
    try withFolder { folder in
      let old = folder.appending("a.jpg")
      try "x".write(toFile: old.string, atomically: false, encoding: .utf8)
      var naming = ExclusiveNaming.system
      naming.rename = { _, _ in Errno.invalidArgument.rawValue }
      naming.remove = { $0 == old ? Errno.permissionDenied.rawValue : ExclusiveNaming.system.remove($0) }
      #expect(throws: Errno.permissionDenied) { try naming.move(old, to: folder.appending("a.heic")) }
      #expect(try names(folder) == ["a.jpg"])
    }
  }

  @Test func createsIntermediateFolders() throws {
    try withFolder { folder in
      let deep = folder.appending("a").appending("b")
      try FileSystem.makeFolders(deep)
      try FileSystem.makeFolders(deep)
      #expect(FileSystem.isFolder(deep))
      try "x".write(toFile: folder.appending("file").string, atomically: false, encoding: .utf8)
      #expect(throws: Errno.self) { try FileSystem.makeFolders(folder.appending("file").appending("b")) }
    }
  }
}
