import Foundation
import SystemPackage
import Testing

@testable import FileActions

/// Renaming and undoing that end anywhere: between any two operations, and within any line of the journal.
@Suite struct RenameEndsTests {
  /// Where a run ends: after so many operations, the last of which, if it is an append, is done in part.
  struct End: Sendable { var operations: Int, prefix: Int }

  /// Every end of a run that made these appends.
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
    // Until the opening is written, both ways to rename are one.
    for end in ends where !linksFirst || end.operations > 1 {
      // Between operations always; of the places in a line every third, by turns of the two ways to rename.
      guard Self.triesEveryPair || end.prefix == 0 || end.prefix % 3 == (linksFirst ? 1 : 2) else { continue }
      rename(scene, until: end, linksFirst: linksFirst)
      if end.operations == 0 {
        #expect(!FileManager.default.fileExists(atPath: scene.journal.string))
      } else {
        #expect(try scene.read().isWhole, "\(end): a name before the plan was whole")
        try scene.undo()
      }
      try #require(try scene.isAsBefore, "\(end)")
      scene.removeJournal()
    }
  }

  /// Whether every end of an undoing is tried after every end of a renaming, as `.ci/full` does.
  private static let triesEveryPair = ProcessInfo.processInfo.environment["UTI_EVERY_FAULT"] != nil

  /// A line that was torn in either run stands behind and before others.
  @Test(arguments: [false, true])
  func undoingThatEndsAnywhereIsUndoneAgain(linksFirst: Bool) throws {
    // Some ends of the renaming: its last operations, whole and in the middle of a line.
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
        // Each start meets another ninth of the ends.
        guard Self.triesEveryPair || (number + turn).isMultiple(of: 9) else { continue }
        rename(scene, until: start, linksFirst: linksFirst)
        try scene.undo(
          FaultyFiles(operationsLeft: end.operations, lastPrefix: end.prefix, linksFirst: linksFirst))
        try scene.undo()
        try #require(try scene.isAsBefore, "\(start), then \(end)")
        #expect(try scene.undo().allSatisfy { $0 == .nothing })
        scene.removeJournal()
      }
    }
  }

  /// A full disk tears a line, and room is found again for the next.
  @Test func aDiskThatIsFullForAWhileLeavesAReadableJournal() throws {
    for room in 0..<100 {
      let scene = try RenameScene()
      defer { scene.remove() }
      let files = FaultyFiles()
      let opening = try RenameJournal.opening(scene.groups(), started: "now").count
      files.room = opening + room
      let outcomes = try scene.rename(files)
      #expect(outcomes.contains { $0 != .renamed })
      try scene.undo()
      #expect(try scene.isAsBefore, "\(room)")
      #expect(try scene.undo().allSatisfy { $0 == .nothing })
    }
  }
}
