internal import FileIdentification
internal import SystemCalls
internal import SystemPackage

/// A search for the sidecars of named files, with the results of a walk of their folder.
///
/// For the first file of a folder the listing keeps only related names; for the second one the folder is listed again and
/// cached until it changes. Complexity: linear in the number of a folder's entries, ``entryLimit`` at most.
///
/// Proof for `@unchecked Sendable`: `current`, `cache` and `cachedCount` are accessed only while `monitor` is held; all
/// else is immutable.
package final class SidecarSearch: @unchecked Sendable {
  /// Folders with more entries are not searched.
  static let entryLimit = 16_384
  /// The cache is emptied when it holds more names; a folder counts as eight.
  private static let cacheLimit = 2 * entryLimit

  struct Result {
    var sidecars: [FilePath] = []
    var sharedSidecars: [FilePath] = []
    /// False if more sidecars may exist.
    var isComplete = true
  }

  private struct Folder {
    let example: FileLocation
    let path: FilePath
    /// The status before ``contents`` were listed.
    var status: FileStatus?
    var contents = Contents.unlisted

    func isCurrent(_ other: FileStatus) -> Bool {
      guard let status else { return false }
      return status.isSameFile(as: other) && status.modificationTime == other.modificationTime
    }
  }

  private enum Contents {
    case unlisted
    case listedOnce
    case items(ScannedFolder)
    case withoutSidecars
    case tooManyEntries
  }

  private let walk: FolderWalk
  private let entryLimit: Int
  private let monitor = Monitor()
  private var current: Folder?
  /// Other folders; a single one needs no dictionary, which costs as much as reading two files.
  private var cache: [FilePath: Folder] = [:]
  private var cachedCount = 0

  /// Creates a search that recognizes packages by the rules of `walk`.
  init(_ walk: FolderWalk, entryLimit: Int = entryLimit) {
    self.walk = walk
    self.entryLimit = entryLimit
  }

  /// Returns the sidecars of the file at a location; errors are recorded with ``SecondaryReadErrors``.
  func sidecars(of location: FileLocation) -> Result {
    // A sidecar has no sidecars.
    if location.withName(Sidecars.mayBeSidecar), Sidecars.isSidecar(location.name) { return Result() }
    return monitor.withLock {
      var folder = folder(of: location)
      defer { current = folder }
      return location.withName { sidecars(of: $0, in: &folder) } ?? Result(isComplete: false)
    }
  }

  /// Returns the cached folder of a file, or a new one.
  private func folder(of location: FileLocation) -> Folder {
    if let current, current.example.isBeside(location) { return current }
    if let current { cache[current.path] = current }
    let path = location.folder
    return (cache.isEmpty ? nil : cache[path]) ?? Folder(example: location, path: path)
  }

  /// Like ``sidecars(of:)``; nil if the folder cannot be read.
  private func sidecars(of name: UnsafeBufferPointer<UInt8>, in folder: inout Folder) -> Result? {
    let listedPath = folder.path.isEmpty ? "." : folder.path
    guard let status = SecondaryReadErrors.status(of: listedPath, followingLinks: true) else { return nil }
    if !folder.isCurrent(status) { folder.contents = .unlisted }
    var filter: SidecarNameFilter?
    switch folder.contents {
    case .withoutSidecars: return Result()
    case .items(let items): return result(for: name, in: items)
    case .tooManyEntries: return fullNameMatches(of: name, in: folder.path)
    case .listedOnce: break
    case .unlisted: filter = SidecarNameFilter(for: name)
    }
    let listing = SecondaryReadErrors.read(listedPath) { () throws(Errno) in
      try FolderNames(of: listedPath, prefixedBy: folder.path, limit: entryLimit) {
        filter?.admits($0) ?? true
      }
    }
    guard let listing else { return nil }
    // The status from before the listing, so that a change in between is noticed.
    folder.status = status
    count(8)
    guard let names = listing else {
      folder.contents = .tooManyEntries
      return fullNameMatches(of: name, in: folder.path)
    }
    let items = walk.items(names)
    if filter != nil {
      folder.contents = .listedOnce
    } else if items.isWithoutSidecars {
      folder.contents = .withoutSidecars
    } else {
      count(names.count)
      folder.contents = .items(items)
    }
    return result(for: name, in: items)
  }

  /// Adds to the size of the cache and empties it if it is too large.
  private func count(_ names: Int) {
    cachedCount += names
    if cachedCount > Self.cacheLimit {
      cache = [:]
      cachedCount = names
    }
  }

  private func result(for name: UnsafeBufferPointer<UInt8>, in items: ScannedFolder) -> Result? {
    // nil for another spelling, on case-insensitive file systems.
    guard let item = items.item(named: name) else { return nil }
    let isComplete = item.sidecarKnowledge == .complete
    if !isComplete, let unread = items.unreadableSidecar {
      SecondaryReadErrors.record(unread.error, at: items.path(at: unread.index))
    }
    return Result(
      sidecars: item.sidecars, sharedSidecars: item.sharedSidecars, isComplete: isComplete)
  }

  /// Returns the sidecars whose names begin with the file's full name, by a system call for each possible name.
  private func fullNameMatches(of name: UnsafeBufferPointer<UInt8>, in folder: FilePath) -> Result {
    var result = Result(isComplete: false)
    for suffix in Sidecars.fullNameSuffixes {
      for spelling in [suffix, suffix.uppercased()] {
        let entry = DirectoryEntry(name: Array(name) + Array(".\(spelling)".utf8), type: .unknown)
        let path = entry.path(in: folder)
        guard SecondaryReadErrors.status(of: path, followingLinks: true, .unknown)?.type == .regular else {
          continue
        }
        result.sidecars.append(path)
        break
      }
    }
    return result
  }
}
