internal import SystemCalls
package import SystemPackage

/// A hidden folder in which the parts of one item wait, under the names they are to have in the folder around it.
///
/// Its own name says how far the work is: `.uti-parts-….new` may be thrown away; without the suffix, all parts are in it
/// or have their places already, whole and on the disk, and whoever extracts into the folder next completes them.
package struct PartStaging<Files: PartOperations> {
  private static var prefix: String { ".uti-parts-" }
  private static var unfinished: String { ".new" }

  let files: Files
  private let folder: FilePath
  private let name: String
  /// Held as long as this process works in it, so that no other takes it for left behind.
  private let lock: FileDescriptor

  private var path: FilePath { folder.appending(name) }
  private var unfinishedPath: FilePath { folder.appending(name + Self.unfinished) }

  private static var mostAttempts: Int { 8 }

  /// Makes one that may be thrown away.
  ///
  /// Until it is locked, another process may take it for left behind and throw it away: then another one is made. Where the
  /// file system has no locks, it stays without.
  init(_ files: Files, in folder: FilePath) throws(Errno) {
    for _ in 0..<Self.mostAttempts {
      let name = TemporaryName.make(Self.prefix)
      let path = folder.appending(name + Self.unfinished)
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

  /// One that is locked.
  private init(_ files: Files, in folder: FilePath, name: String, lock: FileDescriptor) {
    (self.files, self.folder, self.name, self.lock) = (files, folder, name, lock)
  }

  func release() { lock.unlockAndRelease() }

  /// Where a part waits while it may be thrown away.
  func place(_ name: FilePath.Component) -> FilePath { unfinishedPath.appending(name) }

  /// From here on all parts get their places, by this process or by another.
  func commit() throws(Errno) {
    try files.synchronize(folder: unfinishedPath)
    try files.rename(unfinishedPath, to: path)
    try files.synchronize(folder: folder)
  }

  /// Gives a part its place, unless something has it.
  func move(_ name: FilePath.Component) throws(Errno) {
    try files.move(path.appending(name), to: folder.appending(name))
  }

  func takeBack(_ name: FilePath.Component) throws(Errno) {
    try files.move(folder.appending(name), to: path.appending(name))
  }

  /// Ends the work: what has not left by then is thrown away.
  func discard(_ names: [FilePath.Component], isCommitted: Bool) throws(Errno) {
    if isCommitted { try files.rename(path, to: unfinishedPath) }
    for name in names {
      do throws(Errno) { try files.remove(unfinishedPath.appending(name)) } catch {
        if error != .noSuchFileOrDirectory { throw error }
      }
    }
    try files.removeFolder(unfinishedPath)
  }

  /// Removes what all parts have left.
  func finish() throws(Errno) { try files.removeFolder(path) }
}

extension PartStaging {
  /// What became of an extraction that was ended from outside.
  package enum Outcome: Equatable {
    /// These parts have their places now.
    case completed([String])
    /// Something has the place of a part, or the system refuses: it waits in this folder.
    case waits(FilePath, String)
  }

  /// Completes what other extractions into `folder` had begun when they ended, and throws away what they had not.
  package static func recover(_ files: Files, in folder: FilePath) throws(Errno) -> [Outcome] {
    var outcomes: [Outcome] = []
    let entries: [DirectoryEntry]
    do throws(Errno) { entries = try DirectoryListing.entries(of: folder) } catch {
      // Where one may write and not look, nobody can know.
      if error == .permissionDenied { return [] }
      throw error
    }
    for entry in entries {
      UnnamedFile.removeLeftover(entry.name, in: folder)
      guard let (name, isUnfinished) = stagingName(entry.name) else { continue }
      let path = entry.path(in: folder)
      // A link, a file, or the folder of a process that is at work.
      guard let lock = try? FileSystem.openFolder(path, followingLinks: false) else { continue }
      defer { lock.unlockAndRelease() }
      guard lock.lock() else { continue }
      let staging = Self(files, in: folder, name: name, lock: lock)
      let parts: [FilePath.Component]
      do throws(Errno) {
        parts = try DirectoryListing.entries(of: path).compactMap { FilePath.Component(bytes: $0.name) }
        // What could not be thrown away is in nobody's way.
        if isUnfinished {
          try? staging.discard(parts, isCommitted: false)
          continue
        }
        outcomes += try staging.complete(parts)
      } catch { outcomes.append(.waits(path, error.description)) }
    }
    return outcomes
  }

  private func complete(_ parts: [FilePath.Component]) throws(Errno) -> [Outcome] {
    // All or none: a place that is taken keeps the others where they are.
    for part in parts where FileSystem.isTaken(folder.appending(part)) {
      return [.waits(path, "something else is called \(part.string)")]
    }
    for part in parts { try move(part) }
    try files.synchronize(folder: folder)
    try finish()
    return parts.isEmpty ? [] : [.completed(parts.map(\.string))]
  }

  private static func stagingName(_ bytes: [UInt8]) -> (name: String, isUnfinished: Bool)? {
    var name = String(decoding: bytes, as: UTF8.self)
    let isUnfinished = name.hasSuffix(unfinished)
    if isUnfinished { name.removeLast(unfinished.count) }
    return TemporaryName.isMade(name, prefix) ? (name, isUnfinished) : nil
  }
}
