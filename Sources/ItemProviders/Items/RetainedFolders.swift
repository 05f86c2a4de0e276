internal import DequeModule
internal import SystemCalls

/// The folders of the copies that a provider and its copies have loaded as items.
///
/// Keeps the last folders briefly after their provider is released, since code often stores only the URL.
final class RetainedFolders: Sendable {
  private let folders = Guarded<[TemporaryFolder]>([])
  private let recent: RecentFolders

  init(_ recent: RecentFolders = .shared) { self.recent = recent }

  func add(_ folder: TemporaryFolder) { folders.withLock { $0.append(folder) } }

  deinit { recent.add(folders.withLock { $0 }) }
}

/// The folders of the last released providers; beyond the limit, the oldest is removed.
final class RecentFolders: Sendable {
  static let shared = RecentFolders(limit: 16)

  private let folders = Guarded<Deque<TemporaryFolder>>([])
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func add(_ more: [TemporaryFolder]) {
    guard !more.isEmpty else { return }
    // Released outside the lock, since releasing a folder removes files.
    let gone = folders.withLock { folders in
      folders.append(contentsOf: more)
      let excess = max(0, folders.count - limit)
      defer { folders.removeFirst(excess) }
      return Array(folders.prefix(excess))
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
