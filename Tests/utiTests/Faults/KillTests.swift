import Foundation
import Testing

/// Kills the built command at every system call; the next run completes or undoes the work.
///
/// Only debug builds support `UTI_KILL_AT_CALL`.
#if DEBUG
  @Suite struct KillTests {
    /// The distance between killed calls.
    private static let stride = Fault.extent == .sample ? 23 : 1

    /// Runs the command repeatedly, killed at a later call each time, until it completes.
    private func kills(
      _ library: FaultLibrary, _ arguments: [String], _ prepare: () throws -> Void,
      _ check: (_ call: String) throws -> Void
    ) throws {
      var command = try RunCommand()
      defer { command.remove() }
      command.commandFolder = BuiltCommand.folderOfTests
      command.environment["TMPDIR"] = library.temporary.path
      var kills = 0
      for call in Swift.stride(from: 1, to: 5000, by: Self.stride) {
        var wasKilled = false
        // Before the call, or after half of its bytes.
        let suffixes = Fault.extent == .calls ? ["", "half"] : kills.isMultiple(of: 2) ? [""] : ["half"]
        for suffix in suffixes {
          try prepare()
          command.environment["UTI_KILL_AT_CALL"] = "\(call)\(suffix)"
          let result = try command.run(arguments.map { Array($0.utf8) })
          // The exit code of a shell for a child ended by SIGKILL.
          wasKilled = [9, 128 + 9].contains(result.status) || wasKilled
          #expect(wasKilled || result.status == 0)
          try check("\(call)\(suffix)")
          #if os(Linux)
            // On other systems a temporary file briefly has a name.
            #expect(try FileManager.default.contentsOfDirectory(atPath: library.temporary.path) == [])
          #endif
        }
        guard wasKilled else { break }
        kills += 1
      }
      #expect(kills > 1)
    }

    private func run(_ arguments: [String]) throws -> RunCommand.Result {
      let command = try RunCommand()
      defer { command.remove() }
      return try command.run(arguments.map { Array($0.utf8) })
    }

    private func expectUndone(_ library: FaultLibrary, _ before: [String: [UInt8]], _ call: String) throws {
      guard FileManager.default.fileExists(atPath: library.log.path) else {
        #expect(try library.contents(of: library.folder) == before, "\(call): renamed without a log")
        return
      }
      let undone = try run(["undo-renames", library.log.path])
      #expect(undone.status == 0, "\(call): \(undone.errorText)")
      #expect(try library.contents(of: library.folder) == before, "\(call)")
    }

    private func rename(_ library: FaultLibrary) -> [String] {
      [
        "mismatches", "-r", "--rename", "--apply", "--undo-log", library.log.path, "-j", "1",
        library.folder.path,
      ]
    }

    @Test func renaming() throws {
      let library = try FaultLibrary()
      defer { library.remove() }
      let before = try library.contents(of: library.folder)
      try kills(library, rename(library), library.reset) { try expectUndone(library, before, $0) }
    }

    @Test func undoing() throws {
      let library = try FaultLibrary()
      defer { library.remove() }
      let before = try library.contents(of: library.folder)
      let prepare = {
        try library.reset()
        #expect(try run(rename(library)).status == 0)
      }
      try kills(library, ["undo-renames", library.log.path], prepare) {
        try expectUndone(library, before, $0)
      }
    }

    /// The page is complete, the earlier one, or missing; all copied movies are complete.
    @Test(arguments: [nil, "mine"]) func reporting(_ earlier: String?) throws {
      let library = try FaultLibrary()
      defer { library.remove() }
      let page = library.output.appendingPathComponent("page.html")
      let arguments = [
        "report", library.folder.path, "--to", page.path, "-j", "1", "--with-media",
        library.output.appendingPathComponent("media").path,
      ]
      let prepare = {
        try library.reset()
        try library.fixTimes()
        try FileManager.default.createDirectory(at: library.output, withIntermediateDirectories: true)
        if let earlier { try Data(earlier.utf8).write(to: page) }
      }
      try prepare()
      #expect(try run(arguments + ["--replace"]).status == 0)
      let whole = try Data(contentsOf: page)
      #expect(whole.count > 10_000)
      let all = try library.contents(of: library.output)
      try kills(library, arguments + (earlier == nil ? [] : ["--replace"]), prepare) { call in
        let contents = try? Data(contentsOf: page)
        #expect(contents == whole || contents == earlier.map { Data($0.utf8) }, "\(call): half a page")
        for (name, bytes) in try library.contents(of: library.output)
        where name.hasPrefix("media/") && !name.contains("/.") {
          #expect(all[name] == bytes, "\(call): \(name) is not whole")
        }
        // The next report removes leftovers of a kill.
        let again = try run(arguments + ["--replace"])
        #expect(again.status == 0, "\(call): \(again.errorText)")
        let remaining = try library.contents(of: library.output)
        #expect(remaining == all, "\(call)")
      }
    }

    @Test func extracting() throws {
      let library = try FaultLibrary()
      defer { library.remove() }
      let arguments = ["extract", "-r", library.folder.path, "--to", library.output.path, "--create"]
      #expect(try run(arguments).status == 0)
      let whole = try library.contents(of: library.output)
      try kills(library, arguments, library.reset) { call in
        for (name, bytes) in (try? library.contents(of: library.output)) ?? [:] where !name.hasPrefix(".") {
          #expect(whole[name] == bytes, "\(call): \(name) is not whole")
        }
        // The next extraction into the folder completes the work.
        try FileManager.default.createDirectory(
          at: library.folder.appendingPathComponent("none"), withIntermediateDirectories: true)
        if FileManager.default.fileExists(atPath: library.output.path) {
          let other = try run(
            [
              "extract", "-r", library.folder.appendingPathComponent("none").path, "--to",
              library.output.path,
            ])
          #expect(other.status == 0, "\(call): \(other.errorText)")
          let now = try library.contents(of: library.output)
          for parts in ChangingCommandFaultTests.items {
            let present = parts.filter { now[$0] != nil }
            #expect(present.isEmpty || present == parts, "\(call): \(present) alone")
          }
        }
        let again = try run(arguments)
        #expect(again.status == 0, "\(call): \(again.errorText)")
        #expect(try library.contents(of: library.output) == whole, "\(call)")
      }
    }
  }
#endif
