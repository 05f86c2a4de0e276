import Foundation
import Testing

/// The built command, killed at every call to the system: the next run finds everything, and completes or undoes it.
///
/// Debug builds end themselves by `SIGKILL` where the environment tells them to; others do not know how.
#if DEBUG
  @Suite struct KillTests {
    /// Which of the calls: all of them, or every one of so many.
    private static let stride = Fault.extent == .sample ? 23 : 1

    /// Runs the command again and again, killed at a later call each time, until it comes to its end.
    private func kills(
      _ library: FaultLibrary, _ arguments: [String], _ prepare: () throws -> Void,
      _ check: (_ place: String) throws -> Void
    ) throws {
      var command = try RunCommand()
      defer { command.remove() }
      command.place = BuiltCommand.folderOfTests
      command.environment["TMPDIR"] = library.temporary.path
      var kills = 0
      for place in Swift.stride(from: 1, to: 5000, by: Self.stride) {
        var wasKilled = false
        // Before the call, or when half of its bytes were moved.
        let suffixes = Fault.extent == .calls ? ["", "half"] : kills.isMultiple(of: 2) ? [""] : ["half"]
        for suffix in suffixes {
          try prepare()
          command.environment["UTI_KILL_AT_CALL"] = "\(place)\(suffix)"
          let result = try command.run(arguments.map { Array($0.utf8) })
          // The shell says so of a child that a signal ended.
          wasKilled = [9, 128 + 9].contains(result.status) || wasKilled
          #expect(wasKilled || result.status == 0)
          try check("\(place)\(suffix)")
          #if os(Linux)
            // Elsewhere a temporary file has a name for a moment.
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

    private func expectUndone(_ library: FaultLibrary, _ before: [String: [UInt8]], _ place: String) throws {
      guard FileManager.default.fileExists(atPath: library.log.path) else {
        #expect(try library.contents(of: library.folder) == before, "\(place): renamed without a log")
        return
      }
      let undone = try run(["undo-renames", library.log.path])
      #expect(undone.status == 0, "\(place): \(undone.errorText)")
      #expect(try library.contents(of: library.folder) == before, "\(place)")
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

    /// A page is there and whole, or the earlier one is, or none; of the movies beside it all are whole.
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
      try kills(library, arguments + (earlier == nil ? [] : ["--replace"]), prepare) { place in
        let found = try? Data(contentsOf: page)
        #expect(found == whole || found == earlier.map { Data($0.utf8) }, "\(place): half a page")
        for (name, bytes) in try library.contents(of: library.output)
        where name.hasPrefix("media/") && !name.contains("/.") {
          #expect(all[name] == bytes, "\(place): \(name) is not whole")
        }
        // What a kill left is in nobody's way, and gone with the next report.
        let again = try run(arguments + ["--replace"])
        #expect(again.status == 0, "\(place): \(again.errorText)")
        let left = try library.contents(of: library.output)
        #expect(left == all, "\(place)")
      }
    }

    @Test func extracting() throws {
      let library = try FaultLibrary()
      defer { library.remove() }
      let arguments = ["extract", "-r", library.folder.path, "--to", library.output.path, "--create"]
      #expect(try run(arguments).status == 0)
      let whole = try library.contents(of: library.output)
      try kills(library, arguments, library.reset) { place in
        for (name, bytes) in (try? library.contents(of: library.output)) ?? [:] where !name.hasPrefix(".") {
          #expect(whole[name] == bytes, "\(place): \(name) is not whole")
        }
        // Another extraction into the folder completes what was begun.
        try FileManager.default.createDirectory(
          at: library.folder.appendingPathComponent("none"), withIntermediateDirectories: true)
        if FileManager.default.fileExists(atPath: library.output.path) {
          let other = try run(
            [
              "extract", "-r", library.folder.appendingPathComponent("none").path, "--to",
              library.output.path,
            ])
          #expect(other.status == 0, "\(place): \(other.errorText)")
          let now = try library.contents(of: library.output)
          for parts in ActingFaultTests.items {
            let there = parts.filter { now[$0] != nil }
            #expect(there.isEmpty || there == parts, "\(place): \(there) alone")
          }
        }
        let again = try run(arguments)
        #expect(again.status == 0, "\(place): \(again.errorText)")
        #expect(try library.contents(of: library.output) == whole, "\(place)")
      }
    }
  }
#endif
