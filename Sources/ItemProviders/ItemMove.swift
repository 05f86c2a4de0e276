internal import Foundation
internal import SystemCalls
internal import SystemPackage

/// Moves a temporary file or folder to a place where nothing is yet.
enum ItemMove {
  /// Takes the place first, so that nothing which appears there meanwhile is replaced.
  ///
  /// Errors: `CocoaError.fileWriteFileExists` when something is there.
  static func move(_ source: String, to target: String) throws {
    let isFolder = try FileStatus(source, followingLinks: false).type == .directory
    if isFolder { try FolderCopy.makeFolder(target) } else { _ = try OpenFile(creating: target) }
    // An empty folder or file gives way to what is moved onto it.
    let failure: Errno
    do throws(Errno) { return try FileSystem.replace(FilePath(target), by: FilePath(source)) } catch {
      failure = error
    }
    try? FileManager.default.removeItem(atPath: target)
    guard failure == .improperLink else { throw CocoaError(failure, target, .writing) }
    do {
      try ItemCopy.copy(source, to: target, .uncontrolled)
    } catch {
      // What is there is somebody else's, who came first; else half a copy.
      if (error as? CocoaError)?.code != .fileWriteFileExists {
        try? FileManager.default.removeItem(atPath: target)
      }
      throw error
    }
  }
}
