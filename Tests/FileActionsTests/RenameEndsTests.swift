import Foundation
import SystemPackage
import Testing

@testable import FileActions

/// Renaming and undoing that are interrupted between any two operations and within any journal line.
@Suite struct RenameEndsTests {
  /// An interruption after so many operations; a last append is written in part.
  struct End: Sendable { var operations: Int, prefix: Int }

  /// Returns all interruptions of a run with these appends.
  private static func ends(operations: Int, appends: [Int: Int]) -> [End] {
    (0...operations).flatMap { number in
      (0..<(appends[number] ?? 1)).map { End(operations: number, prefix: $0) }
    }
  }

  private static func ends(linksFirst: Bool) throws -> [End] {
    let scene = try RenameScene()
    defer { scene.remove() }
    let files = FaultyFiles(linksFirst: linksFirst)
    _ = try scene.rename(files)
    return ends(operations: files.operations, appends: files.appends)
  }

  private func rename(_ scene: RenameScene, until end: End, linksFirst: Bool) {
    let files = FaultyFiles(
      operationsLeft: end.operations, lastPrefix: end.prefix, linksFirst: linksFirst)
    _ = try? scene.rename(files)
  }

  @Test(arguments: [false, true])
  func renamingThatEndsAnywhereIsUndone(linksFirst: Bool) throws {
    let ends = try Self.ends(linksFirst: linksFirst)
    #expect(ends.count > 200, "each line has many ends")
    let scene = try RenameScene()
    defer { scene.remove() }
    // Both ways to rename are the same until the plan is written.
    for end in ends where !linksFirst || end.operations > 1 {
      // All between operations; within lines every third, alternating between the two ways to rename.
      guard Self.triesEveryPair || end.prefix == 0 || end.prefix % 3 == (linksFirst ? 1 : 2) else { continue }
      rename(scene, until: end, linksFirst: linksFirst)
      if end.operations == 0 {
        #expect(!FileManager.default.fileExists(atPath: scene.journal.string))
      } else {
        #expect(try scene.read().isComplete, "\(end): a name before the plan was whole")
        try scene.undo()
      }
      try #require(try scene.isAsBefore, "\(end)")
      scene.removeJournal()
    }
  }

  /// True to test all combinations of interruptions, as `.ci/full` does.
  private static let triesEveryPair = ProcessInfo.processInfo.environment["UTI_EVERY_FAULT"] != nil

  /// Torn lines of either run may precede and follow others.
  @Test(arguments: [false, true])
  func undoingThatEndsAnywhereIsUndoneAgain(linksFirst: Bool) throws {
    // Some interruptions of the renaming: its last operations, complete and within a line.
    let starts = try Self.ends(linksFirst: linksFirst).filter { $0.operations > 1 && $0.prefix % 13 == 0 }
    let scene = try RenameScene()
    defer { scene.remove() }
    for (turn, start) in starts.enumerated() {
      rename(scene, until: start, linksFirst: linksFirst)
      let whole = FaultyFiles(linksFirst: linksFirst)
      try scene.undo(whole)
      scene.removeJournal()
      let ends = Self.ends(operations: whole.operations, appends: whole.appends)
      for (number, end) in ends.filter({ $0.prefix % 7 == 0 }).enumerated() {
        // Each combines with a different ninth of the interruptions.
        guard Self.triesEveryPair || (number + turn).isMultiple(of: 9) else { continue }
        rename(scene, until: start, linksFirst: linksFirst)
        try scene.undo(
          FaultyFiles(operationsLeft: end.operations, lastPrefix: end.prefix, linksFirst: linksFirst))
        try scene.undo()
        try #require(try scene.isAsBefore, "\(start), then \(end)")
        #expect(try scene.undo().allSatisfy { $0 == .unchanged })
        scene.removeJournal()
      }
    }
  }

  /// A temporarily full disk tears a line.
  @Test func temporarilyFullDiskLeavesAReadableJournal() throws {
    for room in 0..<100 {
      let scene = try RenameScene()
      defer { scene.remove() }
      let files = FaultyFiles()
      let planSize = try RenameJournal.plan(of: scene.groups(), started: "now").count
      files.room = planSize + room
      let outcomes = try scene.rename(files)
      #expect(outcomes.contains { $0 != .renamed })
      try scene.undo()
      #expect(try scene.isAsBefore, "\(room)")
      #expect(try scene.undo().allSatisfy { $0 == .unchanged })
    }
  }
}
