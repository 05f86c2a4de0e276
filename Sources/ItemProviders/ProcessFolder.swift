internal import Foundation
internal import SystemCalls
internal import SystemPackage

/// The temporary folder of one process, locked while the process lives.
struct ProcessFolder: Sendable {
  let url: URL
  private let descriptor: FileDescriptor

  /// Creates the folder with access for this user only.
  init(in directory: URL) throws {
    let name = ProcessIdentity.current.folderName
    // The directory may be shared, and another user may have taken the name.
    for number in 1...16 {
      let folder = directory.appendingPathComponent(
        number == 1 ? name : "\(name)-\(number)", isDirectory: true)
      do { try FolderCopy.makeFolder(folder.path, mode: 0o700) } catch CocoaError.fileWriteFileExists {
        continue
      }
      descriptor = try CocoaError.catching(folder.path) { () throws(Errno) in
        try FileSystem.openFolder(FilePath(folder.path), followingLinks: false)
      }
      // The system holds the lock until the process ends; without lock support, the name identifies the
      // owner.
      _ = descriptor.lock()
      url = folder
      return
    }
    throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: directory.path])
  }

  /// Removes the folder if it is empty; returns true if it no longer exists.
  func removeIfEmpty() -> Bool {
    do throws(Errno) { try FileSystem.removeFolder(FilePath(url.path)) } catch {
      guard error == .noSuchFileOrDirectory else { return false }
    }
    descriptor.release()
    return true
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
    descriptor.release()
  }
}

/// The temporary folders of processes that ended without removing them.
struct LeftoverFolders {
  private let directory: URL

  init(_ directory: URL) { self.directory = directory }

  /// Removes this user's folders of processes that have ended.
  ///
  /// A folder is removed only if no process with the name's number and start time runs and its lock is free,
  /// so that processes in other containers that share the directory keep their folders.
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
