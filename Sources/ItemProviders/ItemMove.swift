internal import Foundation

/// Moves a temporary file or folder to a place where nothing is yet.
enum ItemMove {
  /// Takes the place first, so that nothing which appears there meanwhile is replaced.
  ///
  /// Errors: `CocoaError.fileWriteFileExists` when something is there.
  static func move(_ source: String, to target: String) throws {
    guard let status = POSIX.status(source, followingLinks: false) else {
      throw POSIX.error(POSIX.errorNumber, source)
    }
    let isFolder = POSIX.kind(status) == S_IFDIR
    if isFolder { try FolderCopy.makeFolder(target) } else { _ = try OpenFile(creating: target) }
    // An empty folder or file gives way to what is moved onto it.
    if rename(source, target) == 0 { return }
    let code = POSIX.errorNumber
    try? FileManager.default.removeItem(atPath: target)
    guard code == EXDEV else { throw POSIX.error(code, target, .writing) }
    do {
      try ItemCopy.copy(source, to: target, Transfer(isCancelled: { false }, report: { _ in }))
    } catch {
      // What is there is somebody else's, who came first; else half a copy.
      if (error as? CocoaError)?.code != .fileWriteFileExists {
        try? FileManager.default.removeItem(atPath: target)
      }
      throw error
    }
  }
}
