import Foundation
import SystemPackage
import Testing

@testable import uti

/// Renames in a real folder, ended between any two steps, and taken back from what the journal says.
@Suite struct RenameExecutionTests {
  /// The file system, until it is gone: after so many changes nothing works any more, as if the process had ended.
  final class DyingFiles: FileOperations {
    private let system = SystemFiles()
    private var changesLeft: Int
    private var interruptsAt: Int?
    /// A name that cannot be given, as on a file system that refuses it.
    var refusedName: String?
    private(set) var changes = 0

    init(changesLeft: Int = .max, interruptsAt: Int? = nil) {
      self.changesLeft = changesLeft
      self.interruptsAt = interruptsAt
    }

    private func change() throws(Errno) {
      guard changes < changesLeft else { throw .ioError }
      changes += 1
    }

    func identity(of path: FilePath) throws(Errno) -> FileIdentity? { try system.identity(of: path) }

    func rename(_ old: FilePath, to new: FilePath) throws(Errno) {
      if new.lastComponent?.string == refusedName { throw .permissionDenied }
      try change()
      try system.rename(old, to: new)
    }

    func unlink(_ path: FilePath) throws(Errno) {
      try change()
      try system.unlink(path)
    }

    func synchronize(folder: FilePath) throws(Errno) { try system.synchronize(folder: folder) }

    func append(_ bytes: [UInt8], to journal: FileDescriptor) throws(Errno) {
      try change()
      try system.append(bytes, to: journal)
    }

    var isInterrupted: Bool { interruptsAt.map { changes >= $0 } ?? false }
  }

  /// A folder with two groups of misnamed files: a pair with a side file, and a single one.
  struct Scene {
    let folder: URL
    var path: FilePath { FilePath(folder.path) }
    var journal: FilePath { FilePath(folder.path + ".ndjson") }
    static let before = ["I.JPG", "I.JPG.xmp", "I.MP4", "b.png", "c.heic"]
    static let after = ["I.HEIC", "I.HEIC.xmp", "I.MOV", "b.gif", "c.heic"]

    init() throws {
      folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent("uti-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in Self.before { try Data(name.utf8).write(to: folder.appendingPathComponent(name)) }
    }

    func remove() {
      try? FileManager.default.removeItem(at: folder)
      try? FileManager.default.removeItem(atPath: journal.string)
    }

    var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    func groups() throws -> [RenameGroup] {
      func step(_ from: String, _ to: String) throws -> RenameStep {
        let identity = try #require(try Platform.identity(of: FileName(from).path(in: path)))
        return RenameStep(
          shownFolder: path, folder: path, from: FileName(from), to: FileName(to), identity: identity)
      }
      return [
        RenameGroup(
          number: 1,
          steps: [
            try step("I.JPG", "I.HEIC"), try step("I.JPG.xmp", "I.HEIC.xmp"), try step("I.MP4", "I.MOV"),
          ], items: []),
        RenameGroup(number: 2, steps: [try step("b.png", "b.gif")], items: []),
      ]
    }

    func read() throws -> RenameJournal {
      try RenameJournal(reading: [UInt8](Data(contentsOf: URL(fileURLWithPath: journal.string))))
    }

    @discardableResult
    func undo(_ files: some FileOperations = SystemFiles()) throws -> [RenameUndo<SystemFiles>.Outcome] {
      let descriptor = try FileDescriptor.open(journal, .writeOnly, options: [.append])
      var outcomes: [RenameUndo<SystemFiles>.Outcome] = []
      try descriptor.closeAfter {
        _ = try RenameUndo(files: SystemFiles(), journal: descriptor).run(read().entries) {
          outcomes.append($1)
        }
      }
      return outcomes
    }
  }

  private func run(
    _ scene: Scene, _ files: DyingFiles
  ) throws -> [RenameExecution<DyingFiles>.Outcome] {
    var outcomes: [RenameExecution<DyingFiles>.Outcome] = []
    try RenameExecution(files: files, journal: scene.journal).run(scene.groups(), started: "now") {
      outcomes.append($1)
    }
    return outcomes
  }

  @Test func renamesAndGivesBack() throws {
    let scene = try Scene()
    defer { scene.remove() }
    #expect(try run(scene, DyingFiles()) == [.renamed, .renamed])
    #expect(try scene.names == Scene.after)
    #expect(try scene.read().entries.map(\.state) == [.done, .done, .done, .done])
    #expect(try scene.undo() == [.reverted, .reverted, .reverted, .reverted])
    #expect(try scene.names == Scene.before)
    #expect(try scene.undo() == [.nothing, .nothing, .nothing, .nothing])
  }

  @Test(arguments: 0..<10)
  func comesBackFromAnyEnd(changes: Int) throws {
    let scene = try Scene()
    defer { scene.remove() }
    let files = DyingFiles(changesLeft: changes)
    _ = try? run(scene, files)
    if changes == 0 {
      // Without a journal nothing may have happened.
      #expect(try scene.names == Scene.before)
      return
    }
    try scene.undo()
    #expect(try scene.names == Scene.before)
    for name in Scene.before {
      let content = try String(contentsOf: scene.folder.appendingPathComponent(name), encoding: .utf8)
      #expect(content == name)
    }
  }

  @Test func theLastEndIsTheWholeWork() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let files = DyingFiles()
    _ = try run(scene, files)
    #expect(files.changes == 9, "the range of ends above no longer covers every step")
  }

  @Test func aGroupIsRenamedWhollyOrNotAtAll() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let files = DyingFiles()
    files.refusedName = "I.MOV"
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
    let outcomes = try run(scene, DyingFiles(interruptsAt: changes))
    #expect(outcomes.last == .untried)
    #expect(try scene.names == names)
    try scene.undo()
    #expect(try scene.names == Scene.before)
  }

  @Test func neverOverwrites() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let groups = try scene.groups()
    // Somebody else takes the name after the plan was made.
    try Data("other".utf8).write(to: scene.folder.appendingPathComponent("b.gif"))
    var outcomes: [RenameExecution<SystemFiles>.Outcome] = []
    try RenameExecution(files: SystemFiles(), journal: scene.journal).run(groups, started: "now") {
      outcomes.append($1)
    }
    #expect(outcomes.first == .renamed)
    #expect(outcomes.last != .renamed)
    #expect(try String(contentsOf: scene.folder.appendingPathComponent("b.gif"), encoding: .utf8) == "other")
    #expect(try String(contentsOf: scene.folder.appendingPathComponent("b.png"), encoding: .utf8) == "b.png")
    try scene.undo()
    #expect(try scene.names == ["I.JPG", "I.JPG.xmp", "I.MP4", "b.gif", "b.png", "c.heic"])
  }

  @Test func leavesAloneWhatChanged() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let groups = try scene.groups()
    try Data("longer than before".utf8).write(to: scene.folder.appendingPathComponent("I.MP4"))
    var outcomes: [RenameExecution<SystemFiles>.Outcome] = []
    try RenameExecution(files: SystemFiles(), journal: scene.journal).run(groups, started: "now") {
      outcomes.append($1)
    }
    #expect(outcomes == [.restored("I.MP4 changed since it was read"), .renamed])
  }

  @Test func undoesAGroupWhollyOrNotAtAll() throws {
    let scene = try Scene()
    defer { scene.remove() }
    _ = try run(scene, DyingFiles())
    try Data("new".utf8).write(to: scene.folder.appendingPathComponent("I.JPG.xmp"))
    let outcomes = try scene.undo()
    #expect(outcomes.filter { $0 == .reverted }.count == 1)
    #expect(try scene.names == ["I.HEIC", "I.HEIC.xmp", "I.JPG.xmp", "I.MOV", "b.png", "c.heic"])
  }

  @Test func neverWritesOverAJournal() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try Data("mine".utf8).write(to: URL(fileURLWithPath: scene.journal.string))
    #expect(throws: RenameExecution<DyingFiles>.Failure.journal(.fileExists)) {
      _ = try run(scene, DyingFiles())
    }
    #expect(try scene.names == Scene.before)
    #expect(try String(contentsOfFile: scene.journal.string, encoding: .utf8) == "mine")
  }

  @Test func aSecondLinkIsTakenBack() throws {
    // Where a file system has no renaming that never overwrites, a file has both names for a moment.
    let scene = try Scene()
    defer { scene.remove() }
    _ = try run(scene, DyingFiles())
    try FileManager.default.linkItem(
      at: scene.folder.appendingPathComponent("b.gif"), to: scene.folder.appendingPathComponent("b.png"))
    #expect(try scene.undo().first == .reverted)
    #expect(try scene.names == Scene.before)
  }

  @Test func pathsThatAreNoTextSurviveTheJournal() throws {
    let name = FileName([0xFF, 0x2E, 0x67])
    let step = RenameStep(
      shownFolder: "/a", folder: "/a", from: name, to: FileName("ü\n.h"),
      identity: FileIdentity(device: .max, node: .max, byteCount: .max, modified: "-1.000000001"))
    let bytes = RenameJournal.opening([RenameGroup(number: 1, steps: [step], items: [])], started: "now")
    let journal = try RenameJournal(reading: bytes + Array(#"{"step":1,"state":"do"#.utf8))
    #expect(journal.entries.map(\.from) == [step.source])
    #expect(journal.entries.map(\.to) == [step.target])
    #expect(journal.entries.map(\.identity) == [step.identity])
    #expect(journal.entries.map(\.state) == [.planned])
  }

  @Test(arguments: [
    ("", 1), ("{}\n", 1), ("hello\n", 1), (#"{"journal":"uti renames","version":2}"# + "\n", 1),
    (#"{"journal":"uti renames","version":1}"# + "\n" + #"{"step":1,"state":"done"}"# + "\n", 2),
    (#"{"journal":"uti renames","version":1}"# + "\n" + #"{"step":1,"state":"planned"}"# + "\n", 2),
  ])
  func refusesWhatIsNoJournal(text: String, line: Int) {
    #expect { try RenameJournal(reading: Array(text.utf8)) } throws: {
      ($0 as? RenameJournal.Unreadable)?.line == line
    }
  }
}
