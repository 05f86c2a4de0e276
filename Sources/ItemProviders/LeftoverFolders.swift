internal import Foundation

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
      guard let owner = ProcessIdentity(folderName: name), owner.user == geteuid(), !owner.isRunning else {
        continue
      }
      let path = directory.appendingPathComponent(name).path
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_uid == owner.user, POSIX.lock(descriptor) else {
        continue
      }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
