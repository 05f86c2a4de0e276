import Foundation
import MediaItems
import SystemPackage
import Testing

@testable import FileActions

/// Renames in a real folder, with failures and concurrent changes.
@Suite struct RenameExecutionTests {
  typealias Scene = RenameScene

  private func run<Files: FileOperations>(
    _ scene: Scene, _ files: Files
  ) throws -> [RenameExecution<Files>.Outcome] {
    try scene.rename(files)
  }

  @Test func renamesAndUndoes() throws {
    let scene = try Scene()
    defer { scene.remove() }
    #expect(try run(scene, FaultyFiles()) == [.renamed, .renamed])
    #expect(try scene.names == Scene.after)
    #expect(try scene.read().entries.map(\.state) == [.done, .done, .done, .done])
    #expect(try scene.undo() == [.reverted, .reverted, .reverted, .reverted])
    #expect(try scene.names == Scene.before)
    #expect(try scene.undo() == [.unchanged, .unchanged, .unchanged, .unchanged])
  }

  @Test func renamesAGroupCompletelyOrNotAtAll() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let files = FaultyFiles()
    files.refusedNames = ["I.MOV"]
    let outcomes = try run(scene, files)
    #expect(outcomes.count == 2 && outcomes.last == .renamed)
    guard case .restored = outcomes[0] else {
      Issue.record("\(outcomes[0])")
      return
    }
    #expect(try scene.names == ["I.JPG", "I.JPG.xmp", "I.MP4", "b.gif", "c.heic"])
    #expect(try scene.read().entries.map(\.state) == [.reverted, .reverted, .planned, .done])
    #expect(try scene.undo().filter { $0 == .reverted }.count == 1)
    #expect(try scene.names == Scene.before)
  }

  @Test(arguments: [
    (2, Scene.before), (3, Scene.before), (7, ["I.HEIC", "I.HEIC.xmp", "I.MOV", "b.png", "c.heic"]),
  ])
  func anInterruptionEndsBetweenGroups(changes: Int, names: [String]) throws {
    let scene = try Scene()
    defer { scene.remove() }
    let outcomes = try run(scene, FaultyFiles(interruptsAt: changes))
    #expect(outcomes.last == .untried("interrupted before it was tried"))
    #expect(try scene.names == names)
    try scene.undo()
    #expect(try scene.names == Scene.before)
  }

  @Test func neverOverwrites() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let groups = try scene.groups()
    // The name is taken after planning.
    try Data("other".utf8).write(to: scene.folder.appendingPathComponent("b.gif"))
    let outcomes = try scene.rename(SystemFiles(), groups)
    #expect(outcomes.first == .renamed)
    #expect(outcomes.last != .renamed)
    #expect(try String(contentsOf: scene.folder.appendingPathComponent("b.gif"), encoding: .utf8) == "other")
    #expect(try String(contentsOf: scene.folder.appendingPathComponent("b.png"), encoding: .utf8) == "b.png")
    try scene.undo()
    #expect(try scene.names == ["I.JPG", "I.JPG.xmp", "I.MP4", "b.gif", "b.png", "c.heic"])
  }

  @Test func keepsNamesOfChangedFiles() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let groups = try scene.groups()
    try Data("longer than before".utf8).write(to: scene.folder.appendingPathComponent("I.MP4"))
    let outcomes = try scene.rename(SystemFiles(), groups)
    #expect(outcomes == [.restored("I.MP4 changed since it was read"), .renamed])
  }

  @Test func undoesAGroupCompletelyOrNotAtAll() throws {
    let scene = try Scene()
    defer { scene.remove() }
    _ = try run(scene, FaultyFiles())
    try Data("new".utf8).write(to: scene.folder.appendingPathComponent("I.JPG.xmp"))
    let outcomes = try scene.undo()
    #expect(outcomes.filter { $0 == .reverted }.count == 1)
    #expect(try scene.names == ["I.HEIC", "I.HEIC.xmp", "I.JPG.xmp", "I.MOV", "b.png", "c.heic"])
  }

  @Test func neverWritesOverAJournal() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try Data("mine".utf8).write(to: URL(fileURLWithPath: scene.journal.string))
    #expect(throws: RenameExecution<FaultyFiles>.Failure.journal(.fileExists)) {
      _ = try run(scene, FaultyFiles())
    }
    #expect(try scene.names == Scene.before)
    #expect(try String(contentsOfFile: scene.journal.string, encoding: .utf8) == "mine")
  }

  @Test func undoRemovesASecondLink() throws {
    // Without exclusive renaming, a file briefly has both names.
    let scene = try Scene()
    defer { scene.remove() }
    _ = try run(scene, FaultyFiles())
    try FileManager.default.linkItem(
      at: scene.folder.appendingPathComponent("b.gif"), to: scene.folder.appendingPathComponent("b.png"))
    #expect(try scene.undo().first == .reverted)
    #expect(try scene.names == Scene.before)
  }

  @Test func journalKeepsPathsThatAreNotUTF8() throws {
    let name = FileName([0xFF, 0x2E, 0x67])
    let step = RenameStep(
      shownFolder: "/a", folder: "/a", from: name, to: FileName("ü\n.h"),
      identity: FileIdentity(device: .max, node: .max, byteCount: .max, modified: "-1.000000001"))
    let bytes = RenameJournal.plan(of: [RenameGroup(number: 1, steps: [step], items: [])], started: "now")
    let journal = try RenameJournal(reading: bytes + Array(#"{"step":1,"state":"do"#.utf8))
    #expect(journal.entries.map(\.from) == [step.source])
    #expect(journal.entries.map(\.to) == [step.target])
    #expect(journal.entries.map(\.identity) == [step.identity])
    #expect(journal.entries.map(\.state) == [.planned])
  }

  @Test func failureToCreateTheJournalRenamesNothing() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let files = FaultyFiles()
    files.room = 100
    #expect(throws: RenameExecution<FaultyFiles>.Failure.journal(.noSpace)) { _ = try run(scene, files) }
    #expect(try scene.names == Scene.before)
    #expect(!FileManager.default.fileExists(atPath: scene.journal.string))
  }

  @Test func failureToSynchronizeFoldersRollsBack() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let files = FaultyFiles()
    files.unsynchronized = scene.path
    for outcome in try run(scene, files) {
      guard case .restored(let reason) = outcome else {
        Issue.record("\(outcome)")
        continue
      }
      #expect(reason.contains("folder cannot be written"))
    }
    #expect(try scene.names == Scene.before)
  }

  @Test func rollBackTriesEveryName() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let files = FaultyFiles()
    files.refusedNames = ["I.MOV", "I.JPG.xmp"]
    let outcomes = try run(scene, files)
    guard case .broken(let reason) = outcomes[0] else {
      Issue.record("\(outcomes[0])")
      return
    }
    #expect(reason.contains("I.HEIC.xmp could not be called I.JPG.xmp again"))
    #expect(outcomes[1] == .untried("not tried after names that could not be given back"))
    #expect(try scene.names == ["I.HEIC.xmp", "I.JPG", "I.MP4", "b.png", "c.heic"])
    try scene.undo()
    #expect(try scene.names == Scene.before)
  }

  @Test func undoReportsSeparatedFiles() throws {
    let scene = try Scene()
    defer { scene.remove() }
    _ = try run(scene, FaultyFiles())
    let files = FaultyFiles()
    // Neither undoing the last file nor redoing the first succeeds.
    files.refusedNames = ["I.JPG", "I.MOV"]
    let outcomes = try scene.undo(files)
    #expect(outcomes.contains { if case .separated = $0 { true } else { false } })
    try scene.undo()
    #expect(try scene.names == Scene.before)
  }
}
