internal import CLibrary
package import SystemPackage

/// What the file system calls an entry; the raw values are those of `d_type`.
package enum FileType: UInt8, Sendable {
  case unknown = 0, namedPipe = 1, characterDevice = 2, directory = 4, blockDevice = 6, regular = 8
  case symbolicLink = 10, socket = 12
}

/// What the file system knows of one file.
package struct FileStatus: Sendable {
  /// A time since 1970.
  package struct Time: Hashable, Sendable {
    package var seconds: Int64
    package var nanoseconds: Int64

    package init(seconds: Int64, nanoseconds: Int64) {
      (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
    }
  }

  package var type: FileType
  /// The twelve bits of its permissions.
  package var mode: UInt32
  package var user: UInt32
  /// Never less than nothing, whatever a file system says.
  package var byteCount: Int64
  /// Whether the file system has given it room; what a kernel makes up as it is read has a size and none.
  package var hasBlocks: Bool
  package var device: UInt64
  package var node: UInt64
  package var accessTime: Time
  /// When the content was changed last.
  package var modificationTime: Time

  /// When the content was changed last, in whole seconds.
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

  /// Asks about a path, or about the link itself when `followingLinks` is false.
  package init(of path: FilePath, followingLinks: Bool) throws(Errno) {
    var status = stat()
    let failed = path.withPlatformString { Calls.status($0, followingLinks: followingLinks, &status) != 0 }
    if failed { throw .current }
    self.init(status)
  }

  /// As ``init(of:followingLinks:)``, about a path as the system takes it.
  package init(of path: PathInFolder, followingLinks: Bool) throws(Errno) {
    var status = stat()
    if Calls.status(in: path.folder, path.name, followingLinks: followingLinks, &status) != 0 {
      throw .current
    }
    self.init(status)
  }

  /// Asks about an open descriptor.
  package init(of descriptor: Int32) throws(Errno) {
    var status = stat()
    if Calls.status(descriptor, &status) != 0 { throw .current }
    self.init(status)
  }

  /// Whether both are one file, under whichever names.
  package func isSameFile(as other: FileStatus) -> Bool { node == other.node && device == other.device }
}
