import Foundation
import SystemCalls
import SystemPackage
import Testing

@testable import FileActions

/// Journals and folders that are locked by others, cannot be locked, or are replaced.
@Suite struct JournalLockTests {
  private static let contents = Array("{}\n".utf8)

  private func withFolder(_ body: (FilePath) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("uti-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(FilePath(folder.path))
  }

  private func failure(_ path: FilePath) -> JournalFile.Failure? {
    do throws(JournalFile.Failure) { try JournalFile(opening: path).descriptor.release() } catch {
      return error
    }
    return nil
  }

  @Test func onlyOneProcessOpensAJournal() throws {
    try withFolder { folder in
      let path = folder.appending("log")
      let made = try JournalFile(creating: path, contents: Self.contents)
      #expect(made.lockFailure == nil)
      #expect(failure(path) == .inUse)
      made.descriptor.release()
      let opened = try JournalFile(opening: path)
      #expect(opened.lockFailure == nil)
      #expect(failure(path) == .inUse)
      opened.descriptor.release()
      #expect(failure(path) == nil)
      // Only the journal is left.
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.string) == ["log"])
    }
  }

  @Test func journalStaysLockedDuringRenaming() throws {
    let scene = try RenameScene()
    defer { scene.remove() }
    var seen: [JournalFile.Failure?] = []
    try RenameExecution(files: SystemFiles(), journal: scene.journal).run(try scene.groups(), started: "now")
    {
      _, _ in seen.append(failure(scene.journal))
    }
    #expect(seen == [.inUse, .inUse])
    #expect(failure(scene.journal) == nil)
  }

  @Test func reportsAFileSystemWithoutLocks() throws {
    try withFolder { folder in
      let path = folder.appending("log")
      let watch = CallWatch { $0.name == .lock ? .fails(Errno.noLocks.rawValue) : .made }
      try watch.during {
        let made = try JournalFile(creating: path, contents: Self.contents)
        #expect(made.lockFailure == .noLocks)
        made.descriptor.release()
        let opened = try JournalFile(opening: path)
        #expect(opened.lockFailure == .noLocks)
        opened.descriptor.release()
        // Its folders stay unlocked.
        try FolderLock([folder]).release()
      }
    }
  }

  /// Replaces the journal so many times between opening and locking.
  @Test(arguments: [1, 3, 100]) func reopensAReplacedJournal(times: Int) throws {
    try withFolder { folder in
      let path = folder.appending("log")
      try Data("0".utf8).write(to: URL(fileURLWithPath: path.string))
      let swaps = Swaps(path, most: times)
      let watch = CallWatch { call in
        if call.name == .lock { swaps.swap() }
        return .made
      }
      let opened = watch.during {
        Result { () throws(JournalFile.Failure) in try JournalFile(opening: path) }
      }
      switch opened {
      case .success(let file):
        defer { file.descriptor.release() }
        var bytes = [UInt8](repeating: 0, count: 9)
        let count = try file.descriptor.readBytes(at: 0, into: &bytes)
        #expect(count == 1)
        #expect(bytes[0] == UInt8(ascii: "0") + UInt8(times))
      case .failure(let failure):
        #expect(failure == .replaced)
        #expect(times == 100)
      }
    }
  }

  /// Replaces a file by one whose content counts the replacements.
  private final class Swaps: Sendable {
    private let path: FilePath
    private let left: Guarded<Int>
    private let most: Int

    init(_ path: FilePath, most: Int) { (self.path, self.most, left) = (path, most, Guarded(most)) }

    func swap() {
      let number = left.withLock { left in
        defer { left -= 1 }
        return most - left + 1
      }
      guard number <= most else { return }
      try? Data([UInt8(ascii: "0") + UInt8(min(number, 9))]).write(
        to: URL(fileURLWithPath: path.string), options: .atomic)
    }
  }

  /// An incomplete journal never has a name.
  @Test(arguments: [SystemCall.Name.write, .fsync]) func incompleteJournalHasNoName(
    call: SystemCall.Name
  ) throws {
    try withFolder { folder in
      let watch = CallWatch { $0.name == call ? .fails(Errno.noSpace.rawValue) : .made }
      watch.during {
        #expect(throws: Errno.noSpace) {
          _ = try JournalFile(creating: folder.appending("log"), contents: Self.contents)
        }
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.string)
      #expect(left.isEmpty)
    }
  }

  @Test func waitsForAnotherProcess() throws {
    try withFolder { folder in
      let asked = Guarded(0)
      let watch = CallWatch { call in
        guard call.name == .lock else { return .made }
        let number = asked.withLock { asked in
          asked += 1
          return asked
        }
        return number < 4 ? .fails(Errno.wouldBlock.rawValue) : .made
      }
      try watch.during {
        let lock = try FolderLock([folder])
        #expect(asked.withLock { $0 } == 4)
        lock.release()
      }
      let other = try FileSystem.openFolder(folder)
      defer { other.release() }
      #expect(other.tryLock() == .taken, "what was locked is free again")
    }
  }

  /// Lock failures other than missing support keep the names of a group.
  @Test func locksAGroupWhileRenamingAndUndoing() throws {
    let scene = try RenameScene()
    defer { scene.remove() }
    let watch = CallWatch { $0.name == .lock ? .fails(Errno.ioError.rawValue) : .made }
    let groups = try scene.groups()
    let reason = "its folder cannot be locked: \(Errno.ioError)"
    let outcomes = try watch.during { try scene.rename(SystemFiles(), groups) }
    #expect(outcomes == [.restored(reason), .restored(reason)])
    #expect(try scene.names == RenameScene.before)
    scene.removeJournal()
    _ = try scene.rename(SystemFiles(), groups)
    let undone = try watch.during { try scene.undo() }
    #expect(undone == [RenameUndo<SystemFiles>.Outcome](repeating: .blocked(reason), count: 4))
    #expect(try scene.names == RenameScene.after)
  }
}
