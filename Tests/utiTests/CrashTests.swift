#if os(Linux)
  import Foundation
  import Testing

  /// A crash of the command ends it, and starts no program that the environment names.
  @Suite struct CrashTests {
    private static let crashes = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    /// The command at work, once it reads the list of its files: the list is a pipe.
    private func withWaiting(_ command: RunCommand, _ body: (Process) throws -> Void) throws {
      let list = command.folder.appendingPathComponent("list").path
      #expect(mkfifo(list, 0o600) == 0)
      let process = Process()
      process.executableURL = command.place.appendingPathComponent("uti")
      process.arguments = ["classify", "--files-from", list]
      process.currentDirectoryURL = command.folder
      process.environment = BuiltCommand.environment(path: "/usr/bin:/bin").merging(command.environment) {
        $1
      }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      defer {
        process.terminate()
        process.waitUntilExit()
      }
      var writing: Int32 = -1
      while writing < 0, process.isRunning {
        // Refused for as long as nobody reads.
        writing = open(list, O_WRONLY | O_NONBLOCK)
        if writing < 0 { usleep(1000) }
      }
      try #require(writing >= 0, "the command reads no list")
      defer { close(writing) }
      try body(process)
    }

    @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV])
    func startsNoProgramOfTheEnvironments(_ crash: Int32) throws {
      for place in Set([BuiltCommand.folder, BuiltCommand.folderOfTests]) {
        var command = try RunCommand()
        defer { command.remove() }
        command.place = place
        let (program, mark) = (command.folder.path + "/program", command.folder.path + "/mark")
        try RunCommand.write(program: "#!/bin/sh\n: > '\(mark)'\n", at: program)
        command.environment["SWIFT_BACKTRACE"] = "enable=yes,swift-backtrace=\(program)"
        try withWaiting(command) { process in
          let caught = try ProcessStatus(process.processIdentifier).bits("SigCgt")
          #expect(Self.crashes.allSatisfy { caught & 1 << UInt64($0 - 1) == 0 }, "\(place.path)")
          #expect(kill(process.processIdentifier, crash) == 0)
          process.waitUntilExit()
          #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == crash)
          #expect(!FileManager.default.fileExists(atPath: mark), "\(place.path)")
        }
      }
    }
  }
#endif
