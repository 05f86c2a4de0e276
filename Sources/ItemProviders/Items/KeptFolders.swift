internal import SystemCalls

/// The folders of copies that a provider and its copies have handed over as items.
///
/// Code often keeps an item's address and lets its provider go, so that what goes last stays a little longer.
final class KeptFolders: Sendable {
  private let folders = Guarded<[TemporaryFolder]>([])
  private let recent: RecentFolders

  init(_ recent: RecentFolders = .shared) { self.recent = recent }

  func add(_ folder: TemporaryFolder) { folders.withLock { $0.append(folder) } }

  deinit { recent.add(folders.withLock { $0 }) }
}

/// The folders whose providers went last; the oldest goes when there are more than a few.
final class RecentFolders: Sendable {
  static let shared = RecentFolders(limit: 16)

  private let folders = Guarded<[TemporaryFolder]>([])
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func add(_ more: [TemporaryFolder]) {
    guard !more.isEmpty else { return }
    // Outside the lock, since letting go of one removes files.
    let gone = folders.withLock { folders in
      folders += more
      defer { folders.removeFirst(max(0, folders.count - limit)) }
      return folders.prefix(max(0, folders.count - limit))
    }
    withExtendedLifetime(gone) {}
  }

  func removeAll() {
    let gone = folders.withLock { folders in
      defer { folders = [] }
      return folders
    }
    gone.forEach { $0.remove() }
  }
}
