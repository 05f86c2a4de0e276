internal import SystemCalls
package import SystemPackage

/// A hidden staging folder for the parts of one item, inside the target folder and under their final names.
///
/// Its name encodes its state. A folder `.uti-parts-….new` is unfinished and may be deleted. Without the suffix it is
/// committed: all parts are complete and on disk, in it or already moved, and the next extraction moves the rest.
package struct PartStaging<Files: PartOperations> {
  private static var prefix: String { ".uti-parts-" }
  private static var unfinishedSuffix: String { ".new" }

  let files: Files
  private let folder: FilePath
  private let name: String
  /// Keeps other processes from treating the folder as left behind.
  private let lock: FileDescriptor

  private var path: FilePath { folder.appending(name) }
  private var unfinishedPath: FilePath { folder.appending(name + Self.unfinishedSuffix) }

  private static var maxAttempts: Int { 8 }

  /// Creates an unfinished staging folder.
  ///
  /// Another process may delete it as left behind before it is locked; then a new one is created. On file systems without
  /// locks it stays unlocked.
  init(_ files: Files, in folder: FilePath) throws(Errno) {
    for _ in 0..<Self.maxAttempts {
      let name = TemporaryName.make(Self.prefix)
      let path = folder.appending(name + Self.unfinishedSuffix)
      try files.makeFolder(path)
      let lock: FileDescriptor
      do throws(Errno) { lock = try FileSystem.openFolder(path, followingLinks: false) } catch {
        if error == .noSuchFileOrDirectory { continue }
        try? files.removeFolder(path)
        throw error
      }
      let isOurs = lock.tryLock() != .held
      if isOurs, let named = try? FileStatus(of: path, followingLinks: false),
        let opened = try? FileStatus(of: lock.rawValue), named.isSameFile(as: opened)
      {
        self.init(files, in: folder, name: name, lock: lock)
        return
      }
      lock.unlockAndRelease()
      try? files.removeFolder(path)
    }
    throw .resourceTemporarilyUnavailable
  }

  private init(_ files: Files, in folder: FilePath, name: String, lock: FileDescriptor) {
    (self.files, self.folder, self.name, self.lock) = (files, folder, name, lock)
  }

  func release() { lock.unlockAndRelease() }

  /// Returns the path of a part while the folder is unfinished.
  func path(of name: FilePath.Component) -> FilePath { unfinishedPath.appending(name) }

  /// Commits the folder: from now on all parts will be moved, by this process or another.
  func commit() throws(Errno) {
    try files.synchronize(folder: unfinishedPath)
    try files.rename(unfinishedPath, to: path)
    try files.synchronize(folder: folder)
  }

  /// Moves a part to its final path; fails if that exists.
  func move(_ name: FilePath.Component) throws(Errno) {
    try files.move(path.appending(name), to: folder.appending(name))
  }

  func moveBack(_ name: FilePath.Component) throws(Errno) {
    try files.move(folder.appending(name), to: path.appending(name))
  }

  /// Deletes the folder with the parts still in it.
  func discard(_ names: [FilePath.Component], isCommitted: Bool) throws(Errno) {
    if isCommitted { try files.rename(path, to: unfinishedPath) }
    for name in names {
      do throws(Errno) { try files.remove(unfinishedPath.appending(name)) } catch {
        if error != .noSuchFileOrDirectory { throw error }
      }
    }
    try files.removeFolder(unfinishedPath)
  }

  /// Removes the empty folder.
  func finish() throws(Errno) { try files.removeFolder(path) }
}

extension PartStaging {
  /// The result of completing an interrupted extraction.
  package enum Outcome: Equatable {
    /// These parts were moved to their final paths.
    case completed([String])
    /// The parts stay in this folder, because a name is taken or an operation failed.
    case incomplete(FilePath, String)
  }

  /// Completes committed staging folders that other extractions left in `folder`, and deletes unfinished ones.
  package static func recover(_ files: Files, in folder: FilePath) throws(Errno) -> [Outcome] {
    var outcomes: [Outcome] = []
    let entries: [DirectoryEntry]
    do throws(Errno) { entries = try DirectoryListing.entries(of: folder) } catch {
      // The folder may be writable without being readable.
      if error == .permissionDenied { return [] }
      throw error
    }
    for entry in entries {
      UnnamedFile.removeLeftover(entry.name, in: folder)
      guard let (name, isUnfinished) = stagingName(entry.name) else { continue }
      let path = entry.path(in: folder)
      // Skips links, files and folders in use.
      guard let lock = try? FileSystem.openFolder(path, followingLinks: false) else { continue }
      defer { lock.unlockAndRelease() }
      guard lock.lock() else { continue }
      let staging = Self(files, in: folder, name: name, lock: lock)
      let parts: [FilePath.Component]
      do throws(Errno) {
        parts = try DirectoryListing.entries(of: path).compactMap { FilePath.Component(bytes: $0.name) }
        if isUnfinished {
          try? staging.discard(parts, isCommitted: false)
          continue
        }
        outcomes += try staging.complete(parts)
      } catch { outcomes.append(.incomplete(path, error.description)) }
    }
    return outcomes
  }

  private func complete(_ parts: [FilePath.Component]) throws(Errno) -> [Outcome] {
    // All or none: one taken name keeps the others here.
    for part in parts where FileSystem.isTaken(folder.appending(part)) {
      return [.incomplete(path, "something else is called \(part.string)")]
    }
    for part in parts { try move(part) }
    try files.synchronize(folder: folder)
    try finish()
    return parts.isEmpty ? [] : [.completed(parts.map(\.string))]
  }

  private static func stagingName(_ bytes: [UInt8]) -> (name: String, isUnfinished: Bool)? {
    var name = String(decoding: bytes, as: UTF8.self)
    let isUnfinished = name.hasSuffix(unfinishedSuffix)
    if isUnfinished { name.removeLast(unfinishedSuffix.count) }
    return TemporaryName.isMade(name, prefix) ? (name, isUnfinished) : nil
  }
}
