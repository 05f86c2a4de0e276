internal import Foundation

/// The folder of one process, locked as long as the process lives.
struct ProcessFolder: Sendable {
  let url: URL
  private let descriptor: Int32

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
      descriptor = open(place.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { throw POSIX.error(POSIX.errorNumber, place.path) }
      // Held by the system until the process ends; file systems without locks leave the name to tell.
      _ = POSIX.lock(descriptor)
      url = place
      return
    }
    throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: directory.path])
  }

  /// Removes it unless something is in it; returns whether it is no more.
  func removeWhenEmpty() -> Bool {
    guard rmdir(url.path) == 0 || POSIX.errorNumber == ENOENT else { return false }
    close(descriptor)
    return true
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
    close(descriptor)
  }
}
