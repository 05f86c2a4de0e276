public import Foundation
internal import SystemCalls

/// The temporary files of loads: one folder for this process, and in it one for each load.
///
/// They go when the handler that they were made for returns, and the process's folder with the last of them. What a
/// process leaves behind that is killed meanwhile, the next one removes when it makes its first file; nothing here
/// listens to signals or to the end of the process.
public enum TemporaryFiles {
  private struct State: Sendable {
    var root: ProcessFolder?
    /// How many folders were made so far; they are called so.
    var count: UInt64 = 0
    /// How many of them are in use, of those in `root`.
    var inUse = 0
    /// How often there was another root.
    var generation: UInt64 = 0
    var hasSwept = false
  }

  private static let state = Guarded(State())

  /// The folder of this process; nil while no load has files.
  public static var directory: URL? { state.withLock { $0.root?.url } }

  /// Removes all temporary files of this process, also those that handlers are still using, and the folder itself.
  ///
  /// For programs that are about to end; loads that are being carried out fail. Later loads make a new folder.
  public static func removeAll() {
    RecentFolders.shared.removeAll()
    state.withLock { discardRoot(&$0) }
  }

  /// Removes what processes that are no more have left in the directory for temporary files.
  ///
  /// The first load of a process does it, too.
  public static func removeLeftovers() {
    LeftoverFolders(FileManager.default.temporaryDirectory).remove()
  }

  /// An empty folder for one load.
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
      if state.inUse == 0, root.removeWhenEmpty() { state.root = nil }
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

  /// A load's folder is no more.
  static func removed(generation: UInt64) {
    state.withLock { state in
      guard state.generation == generation else { return }
      state.inUse -= 1
      if state.inUse == 0, state.root?.removeWhenEmpty() == true { state.root = nil }
    }
  }
}
