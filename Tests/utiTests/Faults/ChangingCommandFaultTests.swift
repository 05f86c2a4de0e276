import Foundation
import SystemCalls
import Testing

@testable import uti

/// Each system call of commands that change files fails in turn.
///
/// Nothing is lost, incomplete work is reported, and the next run completes it.
@Suite struct ChangingCommandFaultTests {
  private static func rename(_ library: FaultLibrary) -> [String] {
    [
      "mismatches", "-r", "--rename", "--apply", "--undo-log", library.log.path, "-j", "1",
      library.folder.path,
    ]
  }

  private static let reportingShares = Fault.extent == .sample ? 1 : 4

  private static func undo(_ library: FaultLibrary) -> [String] { ["undo-renames", library.log.path] }

  private static func extract(_ library: FaultLibrary) -> [String] {
    ["extract", "-r", library.folder.path, "--to", library.output.path, "--create"]
  }

  /// A fault of one call, and the result.
  private struct Trial: CustomStringConvertible {
    var index: Int
    var fault: Fault
    var expected: FaultRun.State
    var result: FaultRun.State
    var description: String {
      "\(fault) at call \(index), \(expected.calls[index]): exit \(result.status)\n\(result.errorText)"
    }

    /// True if the command reports that its work is incomplete, unless it cannot write any more.
    var isReported: Bool {
      result.status != expected.status && (fault == .gone || !result.errors.isEmpty || !result.output.isEmpty)
    }
  }

  /// Runs a command once for each fault, after `prepare`; only the faults of one of `turns` shares.
  private static func trials(
    _ library: FaultLibrary, _ arguments: [String], share: Int = 0, of shares: Int = 1,
    _ prepare: () throws -> Void, _ check: (Trial) throws -> Void
  ) throws {
    try prepare()
    let expected = FaultRun.run(arguments)
    #expect([0, 1].contains(expected.status), "\(expected.errorText)")
    var sites: Set<FaultSite> = []
    let all = expected.faults(Fault.allCases, known: &sites, limit: 24)
    for (number, (index, fault)) in all.enumerated() where number % shares == share {
      try prepare()
      let result = FaultRun.run(arguments, fault, at: index)
      try check(Trial(index: index, fault: fault, expected: expected, result: result))
    }
  }

  /// Undoes the renames twice, and expects the old names each time.
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
      #expect(now == after || trial.isReported, "left, and not said: \(trial)")
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
        try library.contents(of: library.folder) == before || trial.isReported, "left, and not said: \(trial)"
      )
      try Self.expectUndone(library, before, trial)
    }
  }

  /// A missing thumbnail changes the exit code, even if the copies are complete.
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
    let expected = FaultRun.run(arguments)
    try #require(expected.status == 0)
    var errorCount = 0
    for index in expected.calls.indices where expected.calls[index].name == .open {
      try prepare()
      let result = FaultRun.run(arguments, .ioError, at: index)
      guard result.errorText.contains("no thumbnail") else { continue }
      errorCount += 1
      #expect(result.status == ExitStatus.unreadable.code, "at call \(index): \(result.errorText)")
    }
    #expect(errorCount > 0)
  }

  /// A page is complete or reported as incomplete, and no partial page or movie has its final name.
  ///
  /// The trials are split to run in parallel, since a report makes the most calls.
  @Test(arguments: 0..<reportingShares) func reporting(_ share: Int) throws {
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
    try Self.trials(library, arguments, share: share, of: Self.reportingShares, prepare) { trial in
      #expect(try library.contents(of: library.folder) == before, "the source changed: \(trial)")
      let now = try library.contents(of: library.output)
      for (name, bytes) in now where name.hasPrefix("media/") && !name.contains("/.") {
        #expect(whole[name] == bytes, "\(name) is not whole: \(trial)")
      }
      if let pageBytes = now["page.html"] {
        #expect(pageBytes.suffix(8) == Array("</html>\n".utf8)[...], "half a page: \(trial)")
        let read = try ReadPage(page)
        #expect(read.records.count == read.explanations.count && !read.records.isEmpty, "\(trial)")
      }
      #expect(now == whole || trial.isReported, "another page, and not said: \(trial)")
      let again = FaultRun.run(arguments + ["--replace"])
      #expect(again.status == 0, "again: \(again.errorText) after \(trial)")
      let completed = try library.contents(of: library.output)
      #expect(completed == whole, "not completed: \(trial)")
    }
  }

  /// The extracted parts of each item.
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
      #expect(now == whole || trial.isReported, "left, and not said: \(trial)")
      if trial.fault != .gone {
        for parts in Self.items {
          let present = parts.filter { now[$0] != nil }
          #expect(present.isEmpty || present == parts, "\(present) alone: \(trial)")
        }
      }
      let again = FaultRun.run(Self.extract(library))
      #expect(again.status == 0, "again: \(again.errorText) after \(trial)")
      let completed = try library.contents(of: library.output)
      #expect(completed == whole, "not completed: \(trial)")
    }
  }
}
