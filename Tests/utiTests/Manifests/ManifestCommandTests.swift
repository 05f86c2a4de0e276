import Foundation
import Testing

/// `uti check --manifest`, compared with sha256sum, sha1sum and md5sum.
@Suite struct ManifestCommandTests {
  private static let tools = ["sha256sum", "sha1sum", "md5sum"]

  private static func isInstalled(_ tool: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(tool)")
  }

  /// Runs a shell command in a folder.
  private func shell(_ line: String, in folder: URL) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  private static let names = [
    "a.txt", "b c", "new\nline", "back\\slash", "carriage\rreturn", "br)acket) = x", "*star", " blank",
    "sub/d.txt",
  ]

  private func withFiles(_ body: (RunCommand) throws -> Void) throws {
    let command = try RunCommand()
    defer { command.remove() }
    try FileManager.default.createDirectory(
      at: command.folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
    for (index, name) in Self.names.enumerated() {
      try command.write(Array("file \(index)".utf8), to: Array(name.utf8))
    }
    try body(command)
  }

  @Test(
    .enabled(if: tools.allSatisfy(isInstalled), "coreutils are not there"),
    arguments: [
      "sha256sum", "sha1sum", "md5sum", "sha256sum --tag", "sha1sum --tag", "md5sum --tag", "sha256sum -b",
    ])
  func listsOfTheToolsAreAccepted(_ tool: String) throws {
    try withFiles { command in
      _ = try shell("\(tool) -- * sub/* > ../list.$$ 2>/dev/null; mv ../list.$$ LIST", in: command.folder)
      let result = try command.run("check", "--manifest", "LIST")
      #expect(result.status == 0, "\(result.errorText)")
      #expect(result.text.isEmpty && result.errors.isEmpty)
      // With CRLF line ends.
      _ = try shell("sed 's/$/\\r/' LIST > DOS", in: command.folder)
      #expect(try command.run("check", "--manifest", "DOS").status == 0)
      // Each altered file is reported, as by the tool.
      let program = tool.split(separator: " ")[0]
      for name in Self.names {
        let before = try Data(contentsOf: command.folder.appendingPathComponent(name))
        try command.write(Array("other".utf8), to: Array(name.utf8))
        let toolResult = try shell("\(program) -c LIST 2>/dev/null | grep -c FAILED", in: command.folder)
        #expect(toolResult.output == "1\n")
        let result = try command.run("check", "--manifest", "LIST", "--format", "ndjson")
        #expect(result.status == 1)
        let lines = result.text.split(separator: "\n")
        #expect(lines.count == 1)
        let record = try #require(
          try JSONSerialization.jsonObject(with: Data((lines.first.map(String.init) ?? "{}").utf8))
            as? [String: Any])
        #expect(record["path"] as? String == name)
        #expect((record["refused"] as? String)?.contains("altered: its ") == true)
        try before.write(to: command.folder.appendingPathComponent(name))
      }
    }
  }

  private static let sum = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

  /// Lists with the result of sha256sum and the exit code here.
  static let lists: [(list: String, isAccepted: Bool, status: Int32)] = [
    ("\(sum)  abc\n", true, 0), ("\(sum)  abc", true, 0), ("\(sum) abc\n", true, 0),
    ("# x\n\n\(sum) *abc\r\n", true, 0),
    ("\(sum)  ./sub/../abc\n", true, 0), ("\\\(sum)  a\\nc\n", true, 0), ("SHA256 (abc) = \(sum)\n", true, 0),
    ("\(sum)  other\n", false, 1), ("\(sum)  gone\n", false, 2), ("\(sum)  sub\n", false, 2),
    ("junk\n", false, 2),
    ("", false, 2), ("# nothing\n", false, 2), ("\(sum)   abc\n", false, 2), ("\(sum)x  abc\n", false, 2),
    ("\\\(sum)  a\\q\n", false, 2), ("SHA256 (abc) = \(sum)0\n", false, 2),
  ]

  @Test(.enabled(if: isInstalled("sha256sum"), "coreutils are not there"), arguments: lists)
  func listsAreReadAsByTheTool(_ row: (list: String, isAccepted: Bool, status: Int32)) throws {
    let command = try RunCommand()
    defer { command.remove() }
    try FileManager.default.createDirectory(
      at: command.folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
    for name in ["abc", "a\nc"] { try command.write(Array("abc".utf8), to: Array(name.utf8)) }
    try command.write(Array("abd".utf8), to: Array("other".utf8))
    try command.write(Array(row.list.utf8), to: Array("LIST".utf8))
    #expect(try shell("sha256sum -c LIST", in: command.folder).status == (row.isAccepted ? 0 : 1))
    #expect(try command.run("check", "--manifest", "LIST").status == row.status)
  }

  @Test func endlessLineNeedsNoMemory() throws {
    var command = try RunCommand()
    defer { command.remove() }
    try command.write(Array("abc".utf8), to: Array("abc".utf8))
    let list = command.folder.appendingPathComponent("LIST")
    try Data().write(to: list)
    let file = try FileHandle(forWritingTo: list)
    // A hole: a line of one gigabyte of zeros.
    try file.truncate(atOffset: 1 << 30)
    try file.seekToEnd()
    try file.write(contentsOf: Data("\n\(Self.sum)  abc\n".utf8))
    try file.close()
    command.environment["LC_ALL"] = "C"
    let result = try command.run("check", "--manifest", "LIST")
    #expect(result.status == 2)
    #expect(result.errorText.contains("line 1 is malformed: 1073741824 bytes"))
    #expect(result.errorText.contains("1 line is malformed"))
    #expect(!result.errorText.contains("abc"))
  }

  @Test func pipesAreNotOpened() throws {
    let command = try RunCommand()
    defer { command.remove() }
    #expect(mkfifo(command.folder.appendingPathComponent("pipe").path, 0o644) == 0)
    try command.write(Array("\(Self.sum)  pipe\n".utf8), to: Array("LIST".utf8))
    let result = try command.run("check", "--manifest", "LIST")
    #expect(result.status == 2)
    #expect(result.errorText.contains("pipe: it is no regular file"))
  }

  @Test(.enabled(if: RunCommand.canDenyReading, "root reads everything, and there is no setpriv"))
  func unreadableFilesAreErrors() throws {
    var command = try RunCommand()
    command.isUnprivileged = true
    defer { command.remove() }
    try command.write(Array("abc".utf8), to: Array("abc".utf8))
    try command.write(Array("\(Self.sum)  abc\n".utf8), to: Array("LIST".utf8))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: command.folder.appendingPathComponent("abc").path)
    let result = try command.run("check", "--manifest", "LIST")
    #expect(result.status == 2)
    #expect(result.errorText.contains("abc: Permission denied"))
  }
}
