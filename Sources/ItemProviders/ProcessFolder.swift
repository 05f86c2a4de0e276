internal import Foundation
internal import SystemCalls
internal import SystemPackage

/// The folder of one process, locked as long as the process lives.
struct ProcessFolder: Sendable {
  let url: URL
  private let descriptor: FileDescriptor

  /// Creates it, for this user alone.
  init(in directory: URL) throws {
    let name = ProcessIdentity.current.folderName
    // Another user may have taken the name, since the directory can be everyone's.
    for number in 1...16 {
      let place = directory.appendingPathComponent(
        number == 1 ? name : "\(name)-\(number)", isDirectory: true)
      do { try FolderCopy.makeFolder(place.path, mode: 0o700) } catch CocoaError.fileWriteFileExists {
        continue
      }
      descriptor = try CocoaError.catching(place.path) { () throws(Errno) in
        try FileSystem.openFolder(FilePath(place.path), followingLinks: false)
      }
      // Held by the system until the process ends; file systems without locks leave the name to tell.
      _ = descriptor.lock()
      url = place
      return
    }
    throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: directory.path])
  }

  /// Removes it unless something is in it; returns whether it is no more.
  func removeWhenEmpty() -> Bool {
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
