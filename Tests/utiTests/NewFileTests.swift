import Foundation
import SystemPackage
import Testing

@testable import uti

/// Files that get their names only when they are whole, on systems of every kind.
@Suite struct NewFileTests {
  /// The ways to make a file, and to give it its name.
  enum Way: CaseIterable {
    case nameless, temporary, temporaryWithoutLinks

    func make(in folder: FilePath) throws -> Platform.UnnamedFile {
      self == .nameless
        ? try Platform.makeUnnamedFile(in: folder) : try Platform.makeTemporaryFile(in: folder)
    }

    func name(_ file: Platform.UnnamedFile, _ path: FilePath) throws {
      if self == .temporaryWithoutLinks, let temporary = file.temporary {
        try Platform.takePlace(temporary, path)
      } else {
        try Platform.name(file, path)
      }
    }
  }

  func withFolder(_ body: (FilePath) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uti-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(FilePath(folder.path))
  }

  func finish(_ file: Platform.UnnamedFile) throws {
    try file.descriptor.close()
    if let temporary = file.temporary { try? Platform.remove(temporary) }
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
      try finish(file)
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
      try finish(file)
      let (names, content) = (try names(folder), try content(taken))
      #expect(names == ["a.mov", "b.mov"] && content == "mine")
    }
  }

  @Test func foldersAreMadeOnTheWay() throws {
    try withFolder { folder in
      let deep = folder.appending("a").appending("b")
      try Platform.makeFolder(deep)
      try Platform.makeFolder(deep)
      #expect(Platform.isFolder(deep))
      try "x".write(toFile: folder.appending("file").string, atomically: false, encoding: .utf8)
      #expect(throws: Errno.self) { try Platform.makeFolder(folder.appending("file").appending("b")) }
    }
  }
}
