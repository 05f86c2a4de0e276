import Foundation
import MediaItems
import SystemCalls
import SystemPackage

@testable import FileActions

/// A file system with simulated faults: it fails after so many operations, as after a kill, the disk is full, or a name is
/// refused.
///
/// It never synchronizes, so that thousands of interruptions can be tested.
final class FaultyFiles: FileOperations {
  private let system = SystemFiles()
  private let operationsLeft: Int
  /// The number of bytes that the last append writes.
  private let lastPrefix: Int
  private let interruptsAt: Int?
  /// True if renaming takes two steps, linking and unlinking.
  private let linksFirst: Bool
  /// Names that are refused.
  var refusedNames: Set<String> = []
  /// A folder that cannot be synchronized.
  var unsynchronized: FilePath?
  /// The number of bytes until the disk is full, once.
  var room = Int.max

  private(set) var operations = 0
  private(set) var changes = 0
  /// The size of every append, by operation number.
  private(set) var appends: [Int: Int] = [:]

  init(
    operationsLeft: Int = .max, lastPrefix: Int = 0, interruptsAt: Int? = nil, linksFirst: Bool = false
  ) {
    self.operationsLeft = operationsLeft
    self.lastPrefix = lastPrefix
    self.interruptsAt = interruptsAt
    self.linksFirst = linksFirst
  }

  private func operate() throws(Errno) {
    guard operations < operationsLeft else { throw .ioError }
    operations += 1
  }

  func identity(of path: FilePath) throws(Errno) -> FileIdentity? {
    try operate()
    return try system.identity(of: path)
  }

  func rename(_ old: FilePath, to new: FilePath) throws(Errno) {
    if refusedNames.contains(new.lastComponent?.string ?? "") { throw .permissionDenied }
    try operate()
    changes += 1
    guard linksFirst else { return try system.rename(old, to: new) }
    let code = ExclusiveNaming.system.link(old, new)
    guard code == 0 else { throw Errno(rawValue: code) }
    try operate()
    try system.unlink(old)
  }

  func unlink(_ path: FilePath) throws(Errno) {
    try operate()
    changes += 1
    try system.unlink(path)
  }

  func synchronize(folder: FilePath) throws(Errno) {
    try operate()
    if folder == unsynchronized { throw .ioError }
  }

  func create(journal: FilePath, contents: [UInt8]) throws(Errno) -> JournalFile {
    try operate()
    guard room >= contents.count else {
      room = .max
      throw .noSpace
    }
    if room < .max { room -= contents.count }
    changes += 1
    return try system.create(journal: journal, contents: contents)
  }

  func lock(_ folders: Set<FilePath>) throws(Errno) -> FolderLock {
    try operate()
    return try system.lock(folders)
  }

  func append(_ bytes: [UInt8], to journal: FileDescriptor) throws(Errno) {
    let isLast = operations + 1 == operationsLeft
    try operate()
    changes += 1
    appends[operations] = bytes.count
    let arrived = min(room, isLast ? lastPrefix : bytes.count)
    room = arrived < bytes.count ? .max : room - arrived
    do { _ = try journal.writeAll(bytes.prefix(arrived)) } catch { throw .ioError }
    if arrived < bytes.count { throw .noSpace }
  }

  var isInterrupted: Bool { interruptsAt.map { changes >= $0 } ?? false }
}

/// A folder with two groups of misnamed files: a pair with a sidecar, and a single one.
struct RenameScene {
  let folder: URL
  var path: FilePath { FilePath(folder.path) }
  var journal: FilePath { FilePath(folder.path + ".ndjson") }
  static let before = ["I.JPG", "I.JPG.xmp", "I.MP4", "b.png", "c.heic"]
  static let after = ["I.HEIC", "I.HEIC.xmp", "I.MOV", "b.gif", "c.heic"]

  init() throws {
    // Short, since debug builds process paths slowly.
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("uti-" + String(UInt32.random(in: 60_466_176...2_176_782_335), radix: 36))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    for name in Self.before { try Data(name.utf8).write(to: folder.appendingPathComponent(name)) }
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
    removeJournal()
  }

  func removeJournal() { try? FileManager.default.removeItem(atPath: journal.string) }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// True if every file has its old name and bytes.
  var isAsBefore: Bool {
    get throws {
      try names == Self.before
        && Self.before.allSatisfy {
          try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) == $0
        }
    }
  }

  func groups() throws -> [RenameGroup] {
    func step(_ from: String, _ to: String) throws -> RenameStep {
      guard let identity = try FileIdentity(of: FileName(from).path(in: path)) else {
        throw Errno.noSuchFileOrDirectory
      }
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

  func rename<Files: FileOperations>(
    _ files: Files, _ groups: [RenameGroup]? = nil
  ) throws -> [RenameExecution<Files>.Outcome] {
    var outcomes: [RenameExecution<Files>.Outcome] = []
    try RenameExecution(files: files, journal: journal).run(groups ?? self.groups(), started: "now") {
      outcomes.append($1)
    }
    return outcomes
  }

  func read() throws -> RenameJournal {
    try RenameJournal(reading: [UInt8](Data(contentsOf: URL(fileURLWithPath: journal.string))))
  }

  @discardableResult
  func undo<Files: FileOperations>(_ files: Files) throws -> [RenameUndo<Files>.Outcome] {
    let descriptor = try FileDescriptor.open(journal, .readWrite, options: [.append])
    return try descriptor.closeAfter {
      let journal = try RenameJournal(of: descriptor)
      let writer = RenameJournalWriter(files: files, descriptor: descriptor, endsTorn: journal.endsTorn)
      var outcomes: [RenameUndo<Files>.Outcome] = []
      _ = RenameUndo(files: files, journal: writer).run(journal.entries) { outcomes.append($1) }
      return outcomes
    }
  }

  @discardableResult
  func undo() throws -> [RenameUndo<SystemFiles>.Outcome] { try undo(SystemFiles()) }
}
