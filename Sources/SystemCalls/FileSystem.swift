internal import CLibrary
package import SystemPackage

/// Operations on files by path: real and absolute paths, removal, and symbolic links.
package enum FileSystem {
  /// Returns true if the path exists, even as a broken link.
  package static func isTaken(_ path: FilePath) -> Bool {
    (try? FileStatus(of: path, followingLinks: false)) != nil
  }

  /// Returns the absolute path without links.
  package static func realPath(of path: FilePath) throws(Errno) -> FilePath {
    guard let real = path.withPlatformString({ Calls.realPath($0) }) else { throw .current }
    defer { free(real) }
    return FilePath(platformString: real)
  }

  /// Returns the absolute path, normalized lexically.
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

  /// Returns the target of a symbolic link; nil if it is not UTF-8.
  package static func linkTarget(of path: FilePath) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = path.withPlatformString { Calls.readLink($0, &buffer) }
    guard count > 0, count < buffer.count else { return nil }
    return String(validating: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns the error that opening a regular file would have, or nil; nil also if it is not a regular file or missing.
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
  /// The path without its last component; `.` if nothing is left.
  package var folder: FilePath {
    let folder = removingLastComponent()
    return folder.isEmpty ? "." : folder
  }
}
