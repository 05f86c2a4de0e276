public import Foundation

/// The temporary files of loads: one folder for this process, and in it one for each load.
///
/// They go when the handler that they were made for returns. What a process leaves behind that is killed meanwhile, the
/// next one removes when it makes its first file; nothing here listens to signals or to the end of the process.
public enum TemporaryFiles {
  private struct State: Sendable {
    var root: ProcessFolder?
    var count: UInt64 = 0
    var hasSwept = false
  }

  private static let state = Guarded(State())

  /// The folder of this process; nil when none was needed so far.
  public static var directory: URL? { state.withLock { $0.root?.url } }

  /// Removes all temporary files of this process, also those that handlers are still using, and the folder itself.
  ///
  /// For programs that are about to end; loads that are being carried out fail. Later loads make a new folder.
  public static func removeAll() {
    state.withLock { state in
      state.root?.remove()
      state.root = nil
    }
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
      // Twice, because cleaners of temporary directories remove folders that look old.
      if let folder = try? next(&state) { return folder }
      state.root?.remove()
      state.root = nil
      return try next(&state)
    }
  }

  private static func next(_ state: inout State) throws -> TemporaryFolder {
    let root = try state.root ?? ProcessFolder(in: FileManager.default.temporaryDirectory)
    state.root = root
    state.count &+= 1
    let url = root.url.appendingPathComponent(String(state.count, radix: 36), isDirectory: true)
    try FolderCopy.makeFolder(url.path)
    return TemporaryFolder(url)
  }
}
