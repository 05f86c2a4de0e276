public import Foundation
internal import SystemCalls

/// The temporary files of loads: one folder for this process with a subfolder for each load.
///
/// A subfolder is removed when its handler returns, and the process's folder with the last subfolder. The
/// folder of a killed process is removed when the next process creates its first file. Signals and the end of
/// the process are not observed.
public enum TemporaryFiles {
  private struct State: Sendable {
    var root: ProcessFolder?
    /// The number of folders created so far, used as their names.
    var count: UInt64 = 0
    /// The number of folders in use in `root`.
    var inUse = 0
    /// The number of times that `root` was discarded.
    var generation: UInt64 = 0
    var hasSwept = false
  }

  private static let state = Guarded(State())

  /// The folder of this process; nil while no load has files.
  public static var directory: URL? { state.withLock { $0.root?.url } }

  /// Removes all temporary files of this process, including those in use, and the folder itself.
  ///
  /// For programs that are about to end: running loads fail. Later loads create a new folder.
  public static func removeAll() {
    RecentFolders.shared.removeAll()
    state.withLock { discardRoot(&$0) }
  }

  /// Removes the temporary files of processes that have ended; the first load of a process does this, too.
  public static func removeLeftovers() {
    LeftoverFolders(FileManager.default.temporaryDirectory).remove()
  }

  /// Creates an empty folder for one load.
  static func makeFolder() throws -> TemporaryFolder {
    let isFirst = state.withLock { state in
      defer { state.hasSwept = true }
      return !state.hasSwept
    }
    if isFirst { removeLeftovers() }
    return try state.withLock { state in
      // Cleaners of temporary directories remove folders that look old.
      if let root = state.root, (try? FileStatus(root.url.path, followingLinks: false)) == nil {
        discardRoot(&state)
      }
      return try next(&state)
    }
  }

  private static func next(_ state: inout State) throws -> TemporaryFolder {
    let root = try state.root ?? ProcessFolder(in: FileManager.default.temporaryDirectory)
    state.root = root
    state.count &+= 1
    let url = root.url.appendingPathComponent(String(state.count, radix: 36), isDirectory: true)
    do { try FolderCopy.makeFolder(url.path, mode: 0o700) } catch {
      if state.inUse == 0, root.removeIfEmpty() { state.root = nil }
      throw error
    }
    state.inUse += 1
    return TemporaryFolder(url, generation: state.generation)
  }

  private static func discardRoot(_ state: inout State) {
    state.root?.remove()
    state.root = nil
    state.inUse = 0
    state.generation &+= 1
  }

  /// Updates the state after a load's folder was removed.
  static func removed(generation: UInt64) {
    state.withLock { state in
      guard state.generation == generation else { return }
      state.inUse -= 1
      if state.inUse == 0, state.root?.removeIfEmpty() == true { state.root = nil }
    }
  }
}

/// The folder of one load, removed explicitly or with its last reference.
final class TemporaryFolder: Sendable {
  let url: URL
  private let generation: UInt64
  private let isRemoved = Guarded(false)

  /// Wraps a folder in the process's folder of this generation.
  init(_ url: URL, generation: UInt64) {
    self.url = url
    self.generation = generation
  }

  func remove() {
    let isFirst = isRemoved.withLock { isRemoved in
      defer { isRemoved = true }
      return !isRemoved
    }
    guard isFirst else { return }
    try? FileManager.default.removeItem(at: url)
    TemporaryFiles.removed(generation: generation)
  }

  /// Removes the folder when `body` throws.
  func keeping<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch {
      remove()
      throw error
    }
  }

  deinit { remove() }
}
