#if LibMagic
  import Foundation
  import Testing

  @testable import uti

  /// The options for isolation, time limits and the libmagic database.
  @Suite struct IsolationCommandTests {
    private func withFiles(_ body: (RunCommand) throws -> Void) throws {
      let command = try RunCommand()
      defer { command.remove() }
      try command.write([0, 1, 2, 0x61, 0xFF], to: Array("unknown".utf8))
      try command.write(Array("hello\n".utf8), to: Array("words.txt".utf8))
      try body(command)
    }

    @Test(arguments: ["off", "magic", "all"]) func sameAnswers(_ extent: String) throws {
      try withFiles { command in
        let result = try command.run(
          "classify", "--isolate", extent, "--format", "mime", "unknown", "words.txt")
        #expect(result.text == "unknown: application/octet-stream\nwords.txt: text/plain\n")
        #expect(result.status == 0 && result.errors.isEmpty)
      }
    }

    /// Workers use the system of --registry.
    @Test(arguments: [("apple@17", "public.image"), ("apple@18.2", "public.jpeg-xl")], ["off", "all"])
    func systems(_ system: (name: String, type: String), extent: String) throws {
      try withFiles { command in
        try command.write([0xFF, 0x0A, 0x7F, 0x01, 0x10], to: Array("picture.jxl".utf8))
        let result = try command.run(
          "classify", "--isolate", extent, "--registry", system.name, "--print", "{type}", "picture.jxl")
        #expect(result.text == "\(system.type)\n" && result.status == 0 && result.errors.isEmpty)
      }
    }

    @Test func explained() throws {
      try withFiles { command in
        #expect(try command.run("classify", "--explain", "unknown").text.contains("in a worker process"))
        let off = try command.run("classify", "--explain", "--isolate=off", "unknown").text
        #expect(off.contains("libmagic 5") && !off.contains("worker"))
        #expect(try command.run("--version").text.contains("\nisolation: libmagic "))
      }
    }

    /// A worker started manually exits with a usage error.
    @Test func workersStartedManuallyExit() throws {
      try withFiles { command in
        for word in ["worker", "identifier", "item-reader", "unknown"] {
          let result = try command.run("--isolated-\(word)")
          #expect(result.status == 64 && result.output.isEmpty, "\(word)")
        }
      }
    }

    /// Each is rejected at once, with the reason for the file, and without reading a device or pipe.
    @Test(
      arguments: [
        ("zero", "is no regular file"), ("pipe", "is no regular file"), ("folder", "is no regular file"),
        ("long", "is longer than 64 MiB"), ("nowhere", "could not be opened: No such file or directory"),
      ],
      ["off", "magic"])
    func databases(_ database: (name: String, words: String), _ extent: String) throws {
      try withFiles { command in
        let path = command.folder.appendingPathComponent(database.name).path
        switch database.name {
        case "zero": #expect(symlink("/dev/zero", path) == 0)
        case "pipe": #expect(mkfifo(path, 0o600) == 0)
        case "folder": #expect(mkdir(path, 0o700) == 0)
        case "long":
          try command.write([0x1C, 0x04, 0x1E, 0xF1], to: Array("long".utf8))
          #expect(truncate(path, 100 << 20) == 0)
        default: break
        }
        let result = try command.run("classify", "--isolate", extent, "--magic", database.name, "unknown")
        #expect(result.status == 2)
        #expect(
          result.errorText.contains("libmagic's database \(database.name) \(database.words)"),
          "\(result.errorText)")
      }
    }

    @Test(arguments: ["0", "0ms", "-1s", "1d", "s", "", "1e", "1000h", "nan", "0x10"])
    func invalidTimeLimits(_ text: String) { #expect(TimeLimit(argument: text) == nil) }

    @Test(arguments: [("500ms", 0.5), ("2s", 2), ("2", 2), ("1.5m", 90), ("1h", 3600)])
    func timeLimit(_ text: String, _ seconds: Double) {
      #expect(TimeLimit(argument: text)?.duration == .milliseconds(Int64(seconds * 1000)))
    }

    @Test func longTimeLimitHasNoEffect() throws {
      try withFiles { command in
        let result = try command.run(
          "classify", "--timeout", "1h", "--format", "mime", "unknown", "words.txt")
        #expect(
          result.text == "unknown: application/octet-stream\nwords.txt: text/plain\n" && result.status == 0)
      }
    }
  }
#endif
