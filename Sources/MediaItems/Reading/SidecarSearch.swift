internal import FileIdentification
internal import SystemCalls
internal import SystemPackage

/// A search for the sidecars of files that were named and not found by a walk; it gives what a walk of their folder would.
///
/// For the first file of a folder only related names are kept of the listing; for the second one the folder is listed again,
/// and that is cached until the folder changes. Complexity: linear in the number of a folder's entries, ``entryLimit`` at most.
///
/// Proof for `@unchecked Sendable`: `current`, `cache`, `cachedCount` and everything in them are used only while `monitor` is held; all
/// else is immutable.
package final class SidecarSearch: @unchecked Sendable {
  /// Folders with more entries are not searched.
  static let entryLimit = 16_384
  /// The cache is emptied when it holds more names; a folder counts as eight.
  private static let cacheLimit = 2 * entryLimit

  /// The sidecars of one file.
  struct Result {
    var sidecars: [FilePath] = []
    var sharedSidecars: [FilePath] = []
    /// False where further sidecars may exist.
    var isComplete = true
  }

  private struct Folder {
    /// A file in it.
    let example: FilePlace
    let path: FilePath
    /// As it was before ``contents`` were listed.
    var status: FileStatus?
    var contents = Contents.unlisted

    func isCurrent(_ other: FileStatus) -> Bool {
      guard let status else { return false }
      return status.isSameFile(as: other) && status.modificationTime == other.modificationTime
    }
  }

  private enum Contents {
    case unlisted
    /// Listed for a single file so far.
    case listedOnce
    case items(FolderItems)
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

  /// Creates a search with the rules of a walk for what is a package.
  init(_ walk: FolderWalk, entryLimit: Int = entryLimit) {
    self.walk = walk
    self.entryLimit = entryLimit
  }

  /// Returns the sidecars of the file at a location; errors are recorded with ``SideReading``.
  func sidecars(of place: FilePlace) -> Result {
    // A sidecar has none itself.
    if place.withName(Sidecars.mayBeSidecar), Sidecars.isSidecar(place.name) { return Result() }
    return monitor.withLock {
      var folder = folder(of: place)
      defer { current = folder }
      return place.withName { sidecars(of: $0, in: &folder) } ?? Result(isComplete: false)
    }
  }

  /// The folder of a file, as far as it is known.
  private func folder(of place: FilePlace) -> Folder {
    if let current, current.example.isBeside(place) { return current }
    if let current { cache[current.path] = current }
    let path = place.folder
    return (cache.isEmpty ? nil : cache[path]) ?? Folder(example: place, path: path)
  }

  /// As ``sidecars(of:)``; nil where nothing could be found out.
  private func sidecars(of name: UnsafeBufferPointer<UInt8>, in folder: inout Folder) -> Result? {
    let place = folder.path.isEmpty ? "." : folder.path
    guard let status = SideReading.status(of: place, followingLinks: true) else { return nil }
    if !folder.isCurrent(status) { folder.contents = .unlisted }
    var filter: SidecarNameFilter?
    switch folder.contents {
    case .withoutSidecars: return Result()
    case .items(let items): return result(for: name, in: items)
    case .tooManyEntries: return fullNameMatches(of: name, in: folder.path)
    case .listedOnce: break
    case .unlisted: filter = SidecarNameFilter(for: name)
    }
    let listing = SideReading.read(place) { () throws(Errno) in
      try FolderNames(of: place, prefixedBy: folder.path, limit: entryLimit) { filter?.admits($0) ?? true }
    }
    guard let listing else { return nil }
    // The status before the listing: a change in between is noticed next time.
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

  /// Adds to the size of the cache, and empties it when it is too large.
  private func count(_ names: Int) {
    cachedCount += names
    if cachedCount > Self.cacheLimit {
      cache = [:]
      cachedCount = names
    }
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
