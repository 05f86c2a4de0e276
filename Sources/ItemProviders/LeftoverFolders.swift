internal import Foundation
internal import SystemCalls
internal import SystemPackage

/// What processes left behind that ended before their handlers did.
struct LeftoverFolders {
  private let directory: URL

  init(_ directory: URL) { self.directory = directory }

  /// Removes this user's folders of processes that are no more.
  ///
  /// A folder goes only when no process with the name's number and start time runs and nobody holds its lock, so that
  /// processes of other containers that share the directory keep theirs.
  func remove() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    for name in names {
      guard let owner = ProcessIdentity(folderName: name), owner.user == CurrentProcess.user, !owner.isRunning
      else {
        continue
      }
      let path = directory.appendingPathComponent(name).path
      guard let folder = try? FileSystem.openFolder(FilePath(path), followingLinks: false) else { continue }
      defer { folder.release() }
      guard (try? FileStatus(of: folder.rawValue))?.user == owner.user, folder.lock() else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
