internal import FileIdentification
internal import SystemCalls
internal import SystemPackage

/// A search for the sidecars of files that were named and not found by a walk; it gives what a walk of their folder would.
///
/// For the first file of a folder only related names are kept of the listing; for the second one the folder is listed again,
/// and that is cached until the folder changes. Complexity: linear in the number of a folder's entries, ``entryLimit`` at most.
///
/// Proof for `@unchecked Sendable`: `cache`, `cachedCount` and everything in them are used only while `monitor` is held; all else is
/// immutable.
package final class SidecarSearch: @unchecked Sendable {
  /// Folders with more entries are not searched.
  static let entryLimit = 16_384
  /// The cache is emptied when it holds more names.
  private static let cacheLimit = 131_072

  /// The sidecars of one file.
  struct Result {
    var sidecars: [FilePath] = []
    var sharedSidecars: [FilePath] = []
    /// False where further sidecars may exist.
    var isComplete = true
  }

  private struct CachedFolder {
    var node: UInt64
    var device: UInt64
    var modified: FileStatus.Time
    var contents: Contents

    func isCurrent(_ status: FileStatus) -> Bool {
      node == status.node && device == status.device && modified == status.modificationTime
    }
  }

  private enum Contents {
    /// Listed for a single file so far.
    case listedOnce
    case items(FolderItems)
    case withoutSidecars
    case tooManyEntries
  }

  private let walk: FolderWalk
  private let entryLimit: Int
  private let monitor = Monitor()
  private var cache: [FilePath: CachedFolder] = [:]
  private var cachedCount = 0

  /// Creates a search with the rules of a walk for what is a package.
  init(_ walk: FolderWalk, entryLimit: Int = entryLimit) {
    self.walk = walk
    self.entryLimit = entryLimit
  }

  /// Returns the sidecars of the file at a location; errors are recorded with ``SideReading``.
  func sidecars(of place: FilePlace) -> Result {
    // A sidecar has none itself.
    if Sidecars.isSidecar(place.name) { return Result() }
    let folder = place.folder
    return monitor.withLock {
      place.withName { name in sidecars(of: name, in: folder) } ?? Result(isComplete: false)
    }
  }

  /// As ``sidecars(of:)``; nil where nothing could be found out.
  private func sidecars(of name: UnsafeBufferPointer<UInt8>, in folder: FilePath) -> Result? {
    let place = folder.isEmpty ? "." : folder
    // The status before the listing: a change in between is noticed next time.
    guard let status = SideReading.status(of: place, followingLinks: true) else { return nil }
    let known = cache[folder].flatMap { $0.isCurrent(status) ? $0.contents : nil }
    switch known {
    case .withoutSidecars?: return Result()
    case .items(let items)?: return result(for: name, in: items)
    case .tooManyEntries?: return fullNameMatches(of: name, in: folder)
    case .listedOnce?, nil: break
    }
    let filter = known == nil ? SidecarNameFilter(for: name) : nil
    let listing = SideReading.read(place) { () throws(Errno) in
      try FolderNames(of: place, prefixedBy: folder, limit: entryLimit) { filter?.admits($0) ?? true }
    }
    guard let listing else { return nil }
    guard let names = listing else {
      keep(.tooManyEntries, of: folder, status)
      return fullNameMatches(of: name, in: folder)
    }
    let items = walk.items(names)
    if filter != nil {
      keep(.listedOnce, of: folder, status)
    } else if items.isWithoutSidecars {
      keep(.withoutSidecars, of: folder, status)
    } else {
      keep(.items(items), of: folder, status, names.count)
    }
    return result(for: name, in: items)
  }

  private func result(for name: UnsafeBufferPointer<UInt8>, in items: FolderItems) -> Result? {
    // The entry may be spelled differently, on file systems that ignore case.
    guard let item = items.item(named: name) else { return nil }
    let isComplete = item.sidecarKnowledge == .complete
    if !isComplete, let unread = items.unread {
      SideReading.note(unread.error, at: items.path(at: unread.index))
    }
    return Result(
      sidecars: item.sidecars, sharedSidecars: item.sharedSidecars, isComplete: isComplete)
  }

  private func keep(_ contents: Contents, of folder: FilePath, _ status: FileStatus, _ count: Int = 0) {
    cachedCount += 1 + count
    if cachedCount > Self.cacheLimit {
      cache = [:]
      cachedCount = 1 + count
    }
    cache[folder] = CachedFolder(
      node: status.node, device: status.device, modified: status.modificationTime, contents: contents)
  }

  /// The sidecars whose names begin with the file's full name, by asking for each of them.
  private func fullNameMatches(of name: UnsafeBufferPointer<UInt8>, in folder: FilePath) -> Result {
    var result = Result(isComplete: false)
    for suffix in Sidecars.fullNameSuffixes {
      for spelling in [suffix, suffix.uppercased()] {
        let entry = DirectoryEntry(name: Array(name) + Array(".\(spelling)".utf8), type: .unknown)
        let path = entry.path(in: folder)
        guard SideReading.status(of: path, followingLinks: true, .unknown)?.type == .regular else { continue }
        result.sidecars.append(path)
        break
      }
    }
    return result
  }
}
