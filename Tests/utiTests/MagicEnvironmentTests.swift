#if LibMagic
  import Foundation
  import Testing

  /// Only `--magic` selects the libmagic database; variables and files in the home folder are ignored.
  @Suite struct MagicEnvironmentTests {
    private static let rule = "0\tstring\tSECRETX\thostile\n!:mime image/png\n"

    /// Creates a hostile database and a file that only it identifies.
    private func withDatabase(_ body: (RunCommand) throws -> Void) throws {
      let command = try RunCommand()
      defer { command.remove() }
      try command.write(Array("SECRETX".utf8) + [0, 1, 2, 3], to: Array("unknown".utf8))
      try command.write(Array(Self.rule.utf8), to: Array("hostile".utf8))
      try command.write(Array(Self.rule.utf8), to: Array(".magic".utf8))
      try command.write(Array("garbage\u{1}".utf8), to: Array("bogus".utf8))
      try body(command)
    }

    @Test(arguments: ["hostile", "bogus", "nowhere", ""]) func variable(_ name: String) throws {
      try withDatabase { command in
        let usual = try command.run("classify", "--format", "mime", "--verify", "unknown")
        #expect(usual.status == 0 && usual.text == "unknown: application/octet-stream\n")
        let version = try command.run("--version").text
        var command = command
        command.environment = ["MAGIC": command.folder.appendingPathComponent(name).path]
        let result = try command.run("classify", "--format", "mime", "--verify", "unknown")
        #expect(result.text == usual.text && result.status == 0 && result.errors.isEmpty)
        #expect(try command.run("--version").text == version)
      }
    }

    @Test func home() throws {
      try withDatabase { command in
        var command = command
        command.environment = ["HOME": command.folder.path]
        let result = try command.run("classify", "--format", "mime", "unknown")
        #expect(result.text == "unknown: application/octet-stream\n" && result.errors.isEmpty)
      }
    }

    @Test func optionSelectsTheDatabase() throws {
      try withDatabase { command in
        var command = command
        command.environment = ["MAGIC": "nowhere"]
        let result = try command.run("classify", "--format", "mime", "--magic", "hostile", "unknown")
        #expect(result.text == "unknown: image/png\n")
      }
    }

    @Test func versionNamesTheDatabase() throws {
      let command = try RunCommand()
      defer { command.remove() }
      let line = try command.run("--version").text.split(separator: "\n").last ?? ""
      #expect(line.contains("database /") || line.contains("carried by the executable"))
    }
  }
#endif
