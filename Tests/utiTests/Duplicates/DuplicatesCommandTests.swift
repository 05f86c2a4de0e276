import Foundation
import Testing

/// `uti duplicates` on trees of every sort: what is equal is listed, nothing else is, and nothing is opened that should not be.
@Suite struct DuplicatesCommandTests {
  /// A set as records have it: the paths, each with its further names; of Live Photos the stills.
  private struct Found: Equatable {
    var kind: String
    var paths: [String]
    var links: [String] = []
    var pairs: [String] = []
    var saving: Int
  }

  private func found(_ command: RunCommand, _ arguments: String...) throws -> (
    status: Int32, sets: [Found], errors: String
  ) {
    let all = ["duplicates", "--format", "json"] + arguments
    let result = try command.run(all.map { Array($0.utf8) })
    let records = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output)) as? [[String: Any]])
    let sets = records.map { record -> Found in
      let files = record["files"] as? [[String: Any]] ?? []
      let pairs = record["pairs"] as? [[String: String]] ?? []
      return Found(
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
      let place = command.folder.appendingPathComponent("in/\(name)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: place)
    }
    try body(command)
  }

  private static func bytes(_ length: Int, changing place: Int? = nil) -> [UInt8] {
    var bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 131 >> 3) }
    if let place { bytes[place] ^= 1 }
    return bytes
  }

  /// Lengths around what is read at once, and at each end.
  static let lengths = [1, 2, 4096, 8191, 8192, 16_383, 16_384, 16_385, 100_000, 262_144, 262_145]

  @Test(arguments: lengths) func oneByteAnywhereTellsFilesApart(_ length: Int) throws {
    var files = ["a": Self.bytes(length), "b": Self.bytes(length)]
    for place in Set([0, length / 2, length - 1]) {
      files["changed-\(place)"] = Self.bytes(length, changing: place)
    }
    files["longer"] = Self.bytes(length + 1)
    try withFiles(files) { command in
      let found = try found(command, "in")
      #expect(found.status == 1)
      #expect(found.sets == [Found(kind: "files", paths: ["in/a", "in/b"], saving: length)])
    }
  }

  @Test func nothingEqualIsNoFinding() throws {
    try withFiles(["a": [1], "b": [2], "c": [1, 2]]) { command in
      let found = try found(command, "in")
      #expect(found.status == 0 && found.sets.isEmpty && found.errors.isEmpty)
      #expect(try command.run("duplicates", "in").text == "searched 3 files, 4 B: none are equal\n")
    }
  }

  @Test func namesOfOneFileAreOneFile() throws {
    try withFiles(["a": Self.bytes(50_000), "d": Self.bytes(50_000)]) { command in
      let folder = command.folder.appendingPathComponent("in")
      for name in ["b", "c"] {
        try FileManager.default.linkItem(
          at: folder.appendingPathComponent("a"), to: folder.appendingPathComponent(name))
      }
      let all = try found(command, "in")
      #expect(
        all.sets == [
          Found(kind: "files", paths: ["in/a", "in/d"], links: ["in/b", "in/c"], saving: 50_000)
        ])
      try FileManager.default.removeItem(at: folder.appendingPathComponent("d"))
      let linked = try found(command, "in")
      #expect(linked.status == 0 && linked.sets.isEmpty)
      // A file that is reached twice is one, too.
      #expect(try found(command, "in", "in", "in/a").sets.isEmpty)
    }
  }

  @Test func linksArePassedByAndPipesAreNotOpened() throws {
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
      let found = try found(command, "in")
      #expect(found.status == 0 && found.sets.isEmpty && found.errors.isEmpty)
    }
  }

  @Test func emptyFilesAreLeftOut() throws {
    try withFiles(["a": [], "b": [], "c": [1]]) { command in
      #expect(try found(command, "in").status == 0)
      let all = try found(command, "in", "--empty")
      #expect(all.status == 1)
      #expect(all.sets == [Found(kind: "files", paths: ["in/a", "in/b"], saving: 0)])
    }
  }

  @Test func smallFilesAreLeftOutWhereAsked() throws {
    try withFiles(["a": [1], "b": [1], "c": Self.bytes(1024), "d": Self.bytes(1024)]) { command in
      let large = try found(command, "in", "--min-size", "1K")
      #expect(large.sets.map(\.paths) == [["in/c", "in/d"]])
      let others = try found(command, "in", "--exclude", "d")
      #expect(others.sets.map(\.paths) == [["in/a", "in/b"]])
    }
  }

  @Test func setsStandByWhatTheySave() throws {
    try withFiles([
      "a": [1, 1], "b": [1, 1], "c": [2], "d": [2], "e": [2], "f": [2], "g": [3, 3], "h": [3, 3],
    ]) { command in
      let found = try found(command, "in")
      #expect(found.sets.map(\.saving) == [3, 2, 2])
      #expect(found.sets.map { $0.paths.first } == ["in/c", "in/a", "in/g"])
    }
  }

  @Test func pathsThatEndWithZeros() throws {
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
      let place = command.folder.appendingPathComponent("in/\(folder)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for name in ["IMG_0001.JPG", "IMG_0001.MOV"] where folder != "z" || name.hasSuffix("JPG") {
        try FileManager.default.copyItem(
          at: RunCommand.fixture("live/\(name)"), to: place.appendingPathComponent(name))
      }
    }
    let sets = try found(command, "in").sets
    #expect(sets.count == 1)
    #expect(sets.first?.kind == "livePhotos")
    #expect(
      sets.first?.pairs == [
        "in/x/IMG_0001.JPG + in/x/IMG_0001.MOV", "in/y/IMG_0001.JPG + in/y/IMG_0001.MOV",
      ])
    #expect(sets.first?.paths == ["in/z/IMG_0001.JPG"])
    let apart = try found(command, "in", "--no-pairing").sets
    #expect(apart.map(\.paths.count) == [2, 3] && apart.allSatisfy { $0.kind == "files" })
    #expect(apart.map(\.saving).reduce(0, +) == sets.first?.saving)
    // Where the movies differ, the stills are equal files.
    try Data([1]).write(to: command.folder.appendingPathComponent("in/y/IMG_0001.MOV"))
    #expect(try found(command, "in").sets.map(\.kind) == ["files"])
  }

  @Test(.enabled(if: RunCommand.canBeRefused, "root reads everything, and there is no setpriv"))
  func whatMayNotBeReadIsSaid() throws {
    try withFiles(["a": [1, 2], "b": [1, 2], "c": [1, 2], "sealed/d": [1, 2]]) { command in
      var command = command
      command.isUnprivileged = true
      for name in ["b", "sealed"] {
        try FileManager.default.setAttributes(
          [.posixPermissions: 0], ofItemAtPath: command.folder.appendingPathComponent("in/\(name)").path)
      }
      let found = try found(command, "in")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: command.folder.appendingPathComponent("in/sealed").path)
      #expect(found.status == 2)
      #expect(found.sets.map(\.paths) == [["in/a", "in/c"]])
      #expect(
        found.errors.contains("in/b: Permission denied")
          && found.errors.contains("in/sealed: Permission denied"))
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
