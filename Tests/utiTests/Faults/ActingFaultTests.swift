import Foundation
import SystemCalls
import Testing

@testable import uti

/// Every call of what renames, undoes and extracts fails in turn: nothing is lost, nothing is half done in silence, and
/// the next run puts right what is left.
@Suite struct ActingFaultTests {
  private static func rename(_ library: FaultLibrary) -> [String] {
    [
      "mismatches", "-r", "--rename", "--apply", "--undo-log", library.log.path, "-j", "1",
      library.folder.path,
    ]
  }

  private static let reportingTurns = Fault.extent == .sample ? 1 : 4

  private static func undo(_ library: FaultLibrary) -> [String] { ["undo-renames", library.log.path] }

  private static func extract(_ library: FaultLibrary) -> [String] {
    ["extract", "-r", library.folder.path, "--to", library.output.path, "--create"]
  }

  /// A fault of one of the calls, and what came of it.
  private struct Trial: CustomStringConvertible {
    var place: Int
    var fault: Fault
    var right: FaultRun.State
    var result: FaultRun.State
    var description: String {
      "\(fault) at call \(place), \(right.calls[place]): exit \(result.status)\n\(result.errorText)"
    }

    /// Whether the command says that not all was done, if it still can say something.
    var isSaid: Bool {
      result.status != right.status && (fault == .gone || !result.errors.isEmpty || !result.output.isEmpty)
    }
  }

  /// Lets each call of a command fail, each time in a library that `prepare` has made ready; of `turns` that share them,
  /// the calls of one.
  private static func trials(
    _ library: FaultLibrary, _ arguments: [String], turn: Int = 0, of turns: Int = 1,
    _ prepare: () throws -> Void, _ check: (Trial) throws -> Void
  ) throws {
    try prepare()
    let right = FaultRun.run(arguments)
    #expect([0, 1].contains(right.status), "\(right.errorText)")
    var known: Set<FaultSite> = []
    let all = right.faults(Fault.allCases, known: &known, most: 24)
    for (number, (place, fault)) in all.enumerated() where number % turns == turn {
      try prepare()
      let result = FaultRun.run(arguments, fault, at: place)
      try check(Trial(place: place, fault: fault, right: right, result: result))
    }
  }

  /// Gives everything its old name, and expects that this is possible as often as one likes.
  private static func expectUndone(_ library: FaultLibrary, _ before: [String: [UInt8]], _ trial: Trial)
    throws
  {
    guard FileManager.default.fileExists(atPath: library.log.path) else {
      #expect(try library.contents(of: library.folder) == before, "renamed without a log: \(trial)")
      return
    }
    for _ in 0..<2 {
      let undone = FaultRun.run(undo(library))
      #expect(undone.status == 0, "undoing says \(undone.errorText) after \(trial)")
      #expect(try library.contents(of: library.folder) == before, "not undone: \(trial)")
    }
  }

  @Test func renaming() throws {
    let library = try FaultLibrary()
    defer { library.remove() }
    let before = try library.contents(of: library.folder)
    let bytes = try library.bytes(of: library.folder)
    try #require(FaultRun.run(Self.rename(library)).status == 0)
    let after = try library.contents(of: library.folder)
    #expect(after != before)
    try Self.trials(library, Self.rename(library), library.reset) { trial in
      #expect(try library.bytes(of: library.folder) == bytes, "lost: \(trial)")
      let now = try library.contents(of: library.folder)
      #expect(now == after || trial.isSaid, "left, and not said: \(trial)")
      try Self.expectUndone(library, before, trial)
    }
  }

  @Test func undoing() throws {
    let library = try FaultLibrary()
    defer { library.remove() }
    let before = try library.contents(of: library.folder)
    let bytes = try library.bytes(of: library.folder)
    let prepare = {
      try library.reset()
      try #require(FaultRun.run(Self.rename(library)).status == 0)
    }
    try Self.trials(library, Self.undo(library), prepare) { trial in
      #expect(try library.bytes(of: library.folder) == bytes, "lost: \(trial)")
      #expect(
        try library.contents(of: library.folder) == before || trial.isSaid, "left, and not said: \(trial)")
      try Self.expectUndone(library, before, trial)
    }
  }

  /// That a thumbnail is missing is the exit code's to say, too, though the item's copies are whole.
  @Test func unreadThumbnails() throws {
    let library = try FaultLibrary()
    defer { library.remove() }
    let arguments = [
      "report", library.folder.appendingPathComponent("c").path, "--to",
      library.output.appendingPathComponent("page.html").path, "--with-media",
      library.output.appendingPathComponent("media").path, "-j", "1",
    ]
    let prepare = {
      try library.reset()
      try FileManager.default.createDirectory(at: library.output, withIntermediateDirectories: true)
    }
    try prepare()
    let right = FaultRun.run(arguments)
    try #require(right.status == 0)
    var unread = 0
    for place in right.calls.indices where right.calls[place].name == .open {
      try prepare()
      let result = FaultRun.run(arguments, .ioError, at: place)
      guard result.errorText.contains("no thumbnail") else { continue }
      unread += 1
      #expect(result.status == ExitStatus.unreadable.code, "at call \(place): \(result.errorText)")
    }
    #expect(unread > 0)
  }

  /// A page is right, or it is said that something is missing, and never is half of one there under its name; nor half a
  /// movie.
  ///
  /// A report makes the most calls of all commands: its trials are shared by tests that run at once.
  @Test(arguments: 0..<reportingTurns) func reporting(_ turn: Int) throws {
    let library = try FaultLibrary()
    defer { library.remove() }
    let page = library.output.appendingPathComponent("page.html")
    let arguments = [
      "report", library.folder.path, "--to", page.path, "--with-media",
      library.output.appendingPathComponent("media").path, "-j", "1",
    ]
    let prepare = {
      try library.reset()
      try library.fixTimes()
      try FileManager.default.createDirectory(at: library.output, withIntermediateDirectories: true)
    }
    try prepare()
    let before = try library.contents(of: library.folder)
    try #require(FaultRun.run(arguments).status == 0)
    let whole = try library.contents(of: library.output)
    #expect(whole.keys.filter { $0.hasPrefix("media/") }.count > 5)
    try Self.trials(library, arguments, turn: turn, of: Self.reportingTurns, prepare) { trial in
      #expect(try library.contents(of: library.folder) == before, "the source changed: \(trial)")
      let now = try library.contents(of: library.output)
      for (name, bytes) in now where name.hasPrefix("media/") && !name.contains("/.") {
        #expect(whole[name] == bytes, "\(name) is not whole: \(trial)")
      }
      if let found = now["page.html"] {
        #expect(found.suffix(8) == Array("</html>\n".utf8)[...], "half a page: \(trial)")
        let read = try ReadPage(page)
        #expect(read.records.count == read.explanations.count && !read.records.isEmpty, "\(trial)")
      }
      #expect(now == whole || trial.isSaid, "another page, and not said: \(trial)")
      let again = FaultRun.run(arguments + ["--replace"])
      #expect(again.status == 0, "again: \(again.errorText) after \(trial)")
      let completed = try library.contents(of: library.output)
      #expect(completed == whole, "not completed: \(trial)")
    }
  }

  /// The parts of each item, as they are extracted.
  static let items = [
    ["IMG_0001.JPG", "IMG_0001.MOV"], ["IMG_0003.HEIC", "IMG_0003.MOV", "IMG_0003.metadata.plist"],
    ["MVIMG_0002.mp4"],
  ]

  @Test func extracting() throws {
    let library = try FaultLibrary()
    defer { library.remove() }
    let before = try library.contents(of: library.folder)
    try #require(FaultRun.run(Self.extract(library)).status == 0)
    let whole = try library.contents(of: library.output)
    #expect(whole.keys.sorted() == Self.items.flatMap { $0 }.sorted())
    try Self.trials(library, Self.extract(library), library.reset) { trial in
      let source = try library.contents(of: library.folder)
      #expect(source == before, "the source changed: \(trial)")
      let now = (try? library.contents(of: library.output)) ?? [:]
      for (name, bytes) in now where !name.hasPrefix(".") {
        #expect(whole[name] == bytes, "\(name) is not whole: \(trial)")
      }
      #expect(now == whole || trial.isSaid, "left, and not said: \(trial)")
      if trial.fault != .gone {
        for parts in Self.items {
          let there = parts.filter { now[$0] != nil }
          #expect(there.isEmpty || there == parts, "\(there) alone: \(trial)")
        }
      }
      let again = FaultRun.run(Self.extract(library))
      #expect(again.status == 0, "again: \(again.errorText) after \(trial)")
      let completed = try library.contents(of: library.output)
      #expect(completed == whole, "not completed: \(trial)")
    }
  }
}
