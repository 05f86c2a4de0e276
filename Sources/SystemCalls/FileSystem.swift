internal import CLibrary
package import SystemPackage

/// What is asked of the file system about names and places.
package enum FileSystem {
  /// Whether anything has a name, a broken link too.
  package static func isTaken(_ path: FilePath) -> Bool {
    (try? FileStatus(of: path, followingLinks: false)) != nil
  }

  /// A path without links, from the root.
  package static func realPath(of path: FilePath) throws(Errno) -> FilePath {
    guard let real = path.withPlatformString({ Calls.realPath($0) }) else { throw .current }
    defer { free(real) }
    return FilePath(platformString: real)
  }

  /// The path from the root, for a process that may stand elsewhere.
  package static func absolute(_ path: FilePath) -> FilePath {
    guard path.isRelative, let here = Calls.currentFolder() else { return path }
    defer { free(here) }
    return FilePath(platformString: here).pushing(path).lexicallyNormalized()
  }

  /// Removes a file's name.
  package static func remove(_ path: FilePath) throws(Errno) {
    if path.withPlatformString({ Calls.unlink($0) }) != 0 { throw .current }
  }

  package static func makeLink(_ path: FilePath, to target: String) throws(Errno) {
    if path.withPlatformString({ Calls.makeSymbolicLink($0, to: target) }) != 0 { throw .current }
  }

  /// Where a symbolic link leads to; nil where that is no text.
  package static func linkTarget(of path: FilePath) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = path.withPlatformString { Calls.readLink($0, &buffer) }
    guard count > 0, count < buffer.count else { return nil }
    return String(validating: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Why the bytes of a file cannot be read; nil when they can, and for what is no file or gone.
  package static func obstacle(toReading path: FilePath) -> Errno? {
    do throws(Errno) {
      guard try FileStatus(of: path, followingLinks: false).type == .regular else { return nil }
      let descriptor = try FileDescriptor.openForReading(path, followingLinks: false)
      descriptor.release()
      return nil
    } catch {
      return error == .noSuchFileOrDirectory ? nil : error
    }
  }
}

extension FilePath {
  /// The folder that the path's last name is in, by a name that can be opened.
  package var folder: FilePath {
    let folder = removingLastComponent()
    return folder.isEmpty ? "." : folder
  }
}
