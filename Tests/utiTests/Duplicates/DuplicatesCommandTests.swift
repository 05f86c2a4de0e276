import Foundation
import Testing

/// `uti duplicates` lists exactly the equal files, and opens only regular files.
@Suite struct DuplicatesCommandTests {
  /// A set in the records: paths, hard links, and the pairs of Live Photos.
  private struct FileSet: Equatable {
    var kind: String
    var paths: [String]
    var links: [String] = []
    var pairs: [String] = []
    var saving: Int
  }

  private func duplicates(_ command: RunCommand, _ arguments: String...) throws -> (
    status: Int32, sets: [FileSet], errors: String
  ) {
    let all = ["duplicates", "--format", "json"] + arguments
    let result = try command.run(all.map { Array($0.utf8) })
    let records = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output)) as? [[String: Any]])
    let sets = records.map { record -> FileSet in
      let files = record["files"] as? [[String: Any]] ?? []
      let pairs = record["pairs"] as? [[String: String]] ?? []
      return FileSet(
        kind: record["kind"] as? String ?? "", paths: files.compactMap { $0["path"] as? String },
        links: files.flatMap { $0["links"] as? [String] ?? [] },
        pairs: pairs.map { "\($0["still"] ?? "") + \($0["movie"] ?? "")" },
        saving: record["saving"] as? Int ?? -1)
    }
    return (result.status, sets, result.errorText)
  }

  private func withFiles(_ files: [String: [UInt8]], _ body: (RunCommand) throws -> Void) throws {
    let command = try RunCommand()
    defer { command.remove() }
    for (name, bytes) in files {
      let target = command.folder.appendingPathComponent("in/\(name)")
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: target)
    }
    try body(command)
  }

  private static func bytes(_ length: Int, changing index: Int? = nil) -> [UInt8] {
    var bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 131 >> 3) }
    if let index { bytes[index] ^= 1 }
    return bytes
  }

  /// Lengths around the read sizes.
  static let lengths = [1, 2, 4096, 8191, 8192, 16_383, 16_384, 16_385, 100_000, 262_144, 262_145]

  @Test(arguments: lengths) func oneDifferentByteSeparatesFiles(_ length: Int) throws {
    var files = ["a": Self.bytes(length), "b": Self.bytes(length)]
    for index in Set([0, length / 2, length - 1]) {
      files["changed-\(index)"] = Self.bytes(length, changing: index)
    }
    files["longer"] = Self.bytes(length + 1)
    try withFiles(files) { command in
      let result = try duplicates(command, "in")
      #expect(result.status == 1)
      #expect(result.sets == [FileSet(kind: "files", paths: ["in/a", "in/b"], saving: length)])
    }
  }

  @Test func noEqualFiles() throws {
    try withFiles(["a": [1], "b": [2], "c": [1, 2]]) { command in
      let result = try duplicates(command, "in")
      #expect(result.status == 0 && result.sets.isEmpty && result.errors.isEmpty)
      #expect(try command.run("duplicates", "in").text == "searched 3 files, 4 B: none are equal\n")
    }
  }

  @Test func hardLinksAreOneFile() throws {
    try withFiles(["a": Self.bytes(50_000), "d": Self.bytes(50_000)]) { command in
      let folder = command.folder.appendingPathComponent("in")
      for name in ["b", "c"] {
        try FileManager.default.linkItem(
          at: folder.appendingPathComponent("a"), to: folder.appendingPathComponent(name))
      }
      let all = try duplicates(command, "in")
      #expect(
        all.sets == [
          FileSet(kind: "files", paths: ["in/a", "in/d"], links: ["in/b", "in/c"], saving: 50_000)
        ])
      try FileManager.default.removeItem(at: folder.appendingPathComponent("d"))
      let linked = try duplicates(command, "in")
      #expect(linked.status == 0 && linked.sets.isEmpty)
      // A path given twice is one file.
      #expect(try duplicates(command, "in", "in", "in/a").sets.isEmpty)
    }
  }

  @Test func linksAndPipesAreNotOpened() throws {
    try withFiles(["a": [7, 7], "sub/x": [8]]) { command in
      let folder = command.folder.appendingPathComponent("in")
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("link"), withDestinationURL: folder.appendingPathComponent("a"))
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("again"), withDestinationURL: folder.appendingPathComponent("sub"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("broken").path, withDestinationPath: "nowhere")
      for name in ["p", "q"] {
        let made = mkfifo(folder.appendingPathComponent(name).path, 0o644)
        #expect(made == 0)
      }
      let result = try duplicates(command, "in")
      #expect(result.status == 0 && result.sets.isEmpty && result.errors.isEmpty)
    }
  }

  @Test func emptyFilesAreExcluded() throws {
    try withFiles(["a": [], "b": [], "c": [1]]) { command in
      #expect(try duplicates(command, "in").status == 0)
      let all = try duplicates(command, "in", "--empty")
      #expect(all.status == 1)
      #expect(all.sets == [FileSet(kind: "files", paths: ["in/a", "in/b"], saving: 0)])
    }
  }

  @Test func smallAndExcludedFiles() throws {
    try withFiles(["a": [1], "b": [1], "c": Self.bytes(1024), "d": Self.bytes(1024)]) { command in
      let large = try duplicates(command, "in", "--min-size", "1K")
      #expect(large.sets.map(\.paths) == [["in/c", "in/d"]])
      let others = try duplicates(command, "in", "--exclude", "d")
      #expect(others.sets.map(\.paths) == [["in/a", "in/b"]])
    }
  }

  @Test func setsAreSortedBySaving() throws {
    try withFiles([
      "a": [1, 1], "b": [1, 1], "c": [2], "d": [2], "e": [2], "f": [2], "g": [3, 3], "h": [3, 3],
    ]) { command in
      let result = try duplicates(command, "in")
      #expect(result.sets.map(\.saving) == [3, 2, 2])
      #expect(result.sets.map { $0.paths.first } == ["in/c", "in/a", "in/g"])
    }
  }

  @Test func nulTerminatedPaths() throws {
    try withFiles(["a\nb": [1], "c": [1], "d": [2, 2], "e": [2, 2]]) { command in
      let result = try command.run("duplicates", "in", "--print0")
      #expect(result.status == 1)
      #expect(result.text == "in/d\0in/e\0\0in/a\nb\0in/c\0\0")
    }
  }

  @Test func livePhotosAreOneSet() throws {
    let command = try RunCommand()
    defer { command.remove() }
    for folder in ["x", "y", "z"] {
      let target = command.folder.appendingPathComponent("in/\(folder)")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      for name in ["IMG_0001.JPG", "IMG_0001.MOV"] where folder != "z" || name.hasSuffix("JPG") {
        try FileManager.default.copyItem(
          at: RunCommand.fixture("live/\(name)"), to: target.appendingPathComponent(name))
      }
    }
    let sets = try duplicates(command, "in").sets
    #expect(sets.count == 1)
    #expect(sets.first?.kind == "livePhotos")
    #expect(
      sets.first?.pairs == [
        "in/x/IMG_0001.JPG + in/x/IMG_0001.MOV", "in/y/IMG_0001.JPG + in/y/IMG_0001.MOV",
      ])
    #expect(sets.first?.paths == ["in/z/IMG_0001.JPG"])
    let apart = try duplicates(command, "in", "--no-pairing").sets
    #expect(apart.map(\.paths.count) == [2, 3] && apart.allSatisfy { $0.kind == "files" })
    #expect(apart.map(\.saving).reduce(0, +) == sets.first?.saving)
    // If the movies differ, the stills are equal files.
    try Data([1]).write(to: command.folder.appendingPathComponent("in/y/IMG_0001.MOV"))
    #expect(try duplicates(command, "in").sets.map(\.kind) == ["files"])
  }

  @Test(.enabled(if: RunCommand.canDenyReading, "root reads everything, and there is no setpriv"))
  func unreadableFilesAreReported() throws {
    try withFiles(["a": [1, 2], "b": [1, 2], "c": [1, 2], "sealed/d": [1, 2]]) { command in
      var command = command
      command.isUnprivileged = true
      for name in ["b", "sealed"] {
        try FileManager.default.setAttributes(
          [.posixPermissions: 0], ofItemAtPath: command.folder.appendingPathComponent("in/\(name)").path)
      }
      let result = try duplicates(command, "in")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: command.folder.appendingPathComponent("in/sealed").path)
      #expect(result.status == 2)
      #expect(result.sets.map(\.paths) == [["in/a", "in/c"]])
      #expect(
        result.errors.contains("in/b: Permission denied")
          && result.errors.contains("in/sealed: Permission denied"))
    }
  }

  @Test func usage() throws {
    let command = try RunCommand()
    defer { command.remove() }
    for arguments in [
      ["-"], [], ["in", "--print0", "--format", "json"], ["in", "--empty", "--min-size", "1"], ["in", "-j0"],
    ] {
      #expect(try command.run((["duplicates"] + arguments).map { Array($0.utf8) }).status == 64)
    }
    #expect(try command.run("duplicates", "gone").status == 2)
  }
}
