internal import CLibrary
package import SystemPackage

/// The type of a directory entry; its raw values are those of `d_type`.
package enum FileType: UInt8, Sendable {
  case unknown = 0, namedPipe = 1, characterDevice = 2, directory = 4, blockDevice = 6, regular = 8
  case symbolicLink = 10, socket = 12
}

/// The status of a file: type, size, owner, times.
package struct FileStatus: Sendable {
  /// A time since 1970, UTC.
  package struct Time: Hashable, Sendable {
    package var seconds: Int64
    package var nanoseconds: Int64

    package init(seconds: Int64, nanoseconds: Int64) {
      (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
    }
  }

  package var type: FileType
  /// The twelve permission bits.
  package var mode: UInt32
  package var user: UInt32
  /// The length; never negative, whatever the file system states.
  package var byteCount: Int64
  /// True if the file has allocated blocks; files of /proc and /sys have a size but no blocks.
  package var hasBlocks: Bool
  package var device: UInt64
  package var node: UInt64
  package var accessTime: Time
  /// The time of the last change of content.
  package var modificationTime: Time

  /// The time of the last change of content, in whole seconds.
  package var modified: Int64 { modificationTime.seconds }

  private init(_ status: stat) {
    type = FileType(rawValue: UInt8(truncatingIfNeeded: UInt32(status.st_mode) >> 12 & 15)) ?? .unknown
    mode = UInt32(status.st_mode) & 0o7777
    user = UInt32(status.st_uid)
    byteCount = max(0, Int64(status.st_size))
    hasBlocks = status.st_blocks > 0
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(truncatingIfNeeded: status.st_ino)
    #if canImport(Darwin)
      let (access, modification) = (status.st_atimespec, status.st_mtimespec)
    #else
      let (access, modification) = (status.st_atim, status.st_mtim)
    #endif
    accessTime = Time(seconds: Int64(access.tv_sec), nanoseconds: Int64(access.tv_nsec))
    modificationTime = Time(seconds: Int64(modification.tv_sec), nanoseconds: Int64(modification.tv_nsec))
  }

  /// Reads the status of a path, or of the link itself unless `followingLinks`.
  package init(of path: FilePath, followingLinks: Bool) throws(Errno) {
    var status = stat()
    let failed = path.withPlatformString { Calls.status($0, followingLinks: followingLinks, &status) != 0 }
    if failed { throw .current }
    self.init(status)
  }

  /// Reads the status of a path relative to an open folder.
  package init(of path: OpenAtPath, followingLinks: Bool) throws(Errno) {
    var status = stat()
    if Calls.status(in: path.folder, path.name, followingLinks: followingLinks, &status) != 0 {
      throw .current
    }
    self.init(status)
  }

  /// Reads the status of an open descriptor.
  package init(of descriptor: Int32) throws(Errno) {
    var status = stat()
    if Calls.status(descriptor, &status) != 0 { throw .current }
    self.init(status)
  }

  /// Returns true if both are the status of one file, perhaps under different names.
  package func isSameFile(as other: FileStatus) -> Bool { node == other.node && device == other.device }
}
