import FileIdentification
import SystemPackage
import UniformTypes

/// One thing to identify, found on the command line or in a folder.
struct WorkItem: Sendable {
  var path: FilePath
  /// nil when the system has not been asked yet.
  var kind: FileKind?
  var followsLinks: Bool
  /// Why the folder behind the path could not be listed.
  var error: IdentificationError?
}

/// Finds items under paths, in the order of the paths and the bytewise order of names, one folder in memory a level.
struct Walker {
  var isRecursive = false
  var followsLinks = false
  var staysOnFileSystem = false
  var entersPackages = false
  var exclusions: [Glob] = []
  var registry: TypeRegistry

  private struct Level {
    var folder: FilePath
    var entries: ArraySlice<DirectoryEntry>
    var status: FileStatus?
  }

  /// Calls `found` for every item at or under `path`; folders that are entered are not items themselves.
  func walk(_ path: FilePath, found: (WorkItem) throws -> Void) throws {
    guard isRecursive, let status = try? FileStatus(of: path, followingLinks: true),
      status.kind == .directory,
      !isOneItem(path)
    else { return try found(WorkItem(path: path, kind: nil, followsLinks: true)) }
    var levels: [Level] = []
    try enter(path, status, &levels, found)
    while var level = levels.popLast() {
      guard let entry = level.entries.popFirst() else { continue }
      levels.append(level)
      let path = entry.path(in: level.folder)
      if exclusions.contains(where: { $0.matches(entry.name, path: path) }) { continue }
      try visit(path, entry.kind, &levels, found)
    }
  }

  private func visit(
    _ path: FilePath, _ kind: FileKind, _ levels: inout [Level], _ found: (WorkItem) throws -> Void
  ) throws {
    var kind = kind
    var status: FileStatus?
    if kind == .unknown || kind == .directory || (kind == .symbolicLink && followsLinks) {
      status = try? FileStatus(of: path, followingLinks: followsLinks)
      kind = status?.kind ?? kind
    }
    if kind == .symbolicLink, let error = brokenLink(path) {
      return try found(WorkItem(path: path, kind: kind, followsLinks: false, error: error))
    }
    let followed = followsLinks && kind != .symbolicLink
    guard kind == .directory, !isOneItem(path) else {
      return try found(WorkItem(path: path, kind: followed ? nil : kind, followsLinks: followsLinks))
    }
    if staysOnFileSystem, let device = levels.first?.status?.device, device != status?.device { return }
    let isLoop =
      followsLinks
      && levels.contains { $0.status?.node == status?.node && $0.status?.device == status?.device }
    if isLoop {
      let error = IdentificationError(
        code: "ELOOP", message: "a link back to a folder that is being listed", type: .symbolicLink)
      return try found(WorkItem(path: path, kind: .symbolicLink, followsLinks: true, error: error))
    }
    try enter(path, status, &levels, found)
  }

  /// Why a link leads nowhere; nil when it leads somewhere, followed or not.
  private func brokenLink(_ path: FilePath) -> IdentificationError? {
    do throws(IdentificationError) {
      _ = try FileStatus(of: path, followingLinks: true)
      return nil
    } catch {
      return IdentificationError(code: error.code, message: error.message, type: .symbolicLink)
    }
  }

  private func enter(
    _ folder: FilePath, _ status: FileStatus?, _ levels: inout [Level], _ found: (WorkItem) throws -> Void
  ) throws {
    do {
      let entries = try DirectoryListing.entries(of: folder)
      levels.append(Level(folder: folder, entries: entries[...], status: status))
    } catch {
      var error = error
      error.type = .folder
      try found(WorkItem(path: folder, kind: .directory, followsLinks: false, error: error))
    }
  }

  /// A package is one item, a media library is not: it is entered like a folder.
  private func isOneItem(_ folder: FilePath) -> Bool {
    if entersPackages { return false }
    let names = NameEvidence(
      fileName: folder.lastComponent?.string ?? "", isDirectory: true, registry: registry)
    guard let type = names.types.first else { return false }
    if type.entersPackage == true { return false }
    return type.conforms(to: .package) || type.conforms(to: .bundle)
  }
}
