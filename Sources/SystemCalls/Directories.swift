internal import CLibrary
package import SystemPackage

/// One name in a folder.
package struct DirectoryEntry: Sendable {
  /// The name's bytes, as the file system has them.
  package var name: [UInt8]
  /// What the folder itself says of the entry; ``FileType/unknown`` where it does not.
  package var type: FileType

  package init(name: [UInt8], type: FileType) {
    self.name = name
    self.type = type
  }

  /// The entry's path in `folder`, byte for byte.
  package func path(in folder: FilePath) -> FilePath {
    name.withUnsafeBytes { Self.path(of: $0, in: folder) }
  }

  /// The path of a name in `folder`, byte for byte.
  package static func path(of name: UnsafeRawBufferPointer, in folder: FilePath) -> FilePath {
    folder.withPlatformString { folder in
      let length = strlen(folder)
      return withUnsafeTemporaryAllocation(of: CInterop.PlatformChar.self, capacity: length + name.count + 2)
      { bytes in
        let whole = UnsafeMutableRawBufferPointer(bytes)
        whole.copyMemory(from: UnsafeRawBufferPointer(start: folder, count: length))
        var end = length
        if length > 0, whole[length - 1] != UInt8(ascii: "/") {
          whole[length] = UInt8(ascii: "/")
          end += 1
        }
        UnsafeMutableRawBufferPointer(rebasing: whole[end...]).copyMemory(from: name)
        whole[end + name.count] = 0
        return bytes.baseAddress.map { FilePath(platformString: $0) } ?? FilePath()
      }
    }
  }
}

package enum DirectoryListing {
  /// Calls `body` with every entry of a folder but `.` and `..`, in no order, until it says false.
  ///
  /// Names are lent for the call: a folder of any size needs no memory.
  package static func forEach(
    of folder: FilePath, _ body: (_ name: UnsafeBufferPointer<UInt8>, _ type: FileType) -> Bool
  ) throws(Errno) {
    let listing = try OpenFolder(folder)
    defer { listing.close() }
    try listing.forEach { name, type in
      let isDots = name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
      return isDots || body(name, type)
    }
  }

  /// Every entry of a folder but `.` and `..`, in the bytewise order of names; with `most`, no more than so many.
  ///
  /// Complexity: one pass over the folder; its names are in memory at once.
  package static func entries(of folder: FilePath, upTo most: Int = .max) throws(Errno) -> [DirectoryEntry] {
    var entries: [DirectoryEntry] = []
    guard most > 0 else { return entries }
    try forEach(of: folder) { name, type in
      entries.append(DirectoryEntry(name: Array(name), type: type))
      return entries.count < most
    }
    return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }
}

extension FileSystem {
  /// Whether a path leads to a folder.
  package static func isFolder(_ path: FilePath) -> Bool {
    (try? FileStatus(of: path, followingLinks: true))?.type == .directory
  }

  /// Makes one folder that must not be there yet.
  package static func makeFolder(_ path: FilePath, mode: UInt32) throws(Errno) {
    if path.withPlatformString({ Calls.makeFolder($0, mode_t(truncatingIfNeeded: mode)) }) != 0 {
      throw .current
    }
  }

  /// Makes a folder and those above it, and has their names on the disk; one that is there is fine.
  package static func makeFolders(_ path: FilePath) throws(Errno) {
    var missing: [FilePath] = []
    var next = path
    while !next.isEmpty, !isFolder(next), missing.count < 256 {
      missing.append(next)
      if !next.removeLastComponent() { break }
    }
    for folder in missing.reversed() {
      do throws(Errno) { try makeFolder(folder, mode: 0o777) } catch {
        guard error == .fileExists, isFolder(folder) else { throw error }
      }
      try synchronize(folder: folder.folder)
    }
  }

  /// Removes an empty folder.
  package static func removeFolder(_ path: FilePath) throws(Errno) {
    if path.withPlatformString({ Calls.removeFolder($0) }) != 0 { throw .current }
  }

  /// Makes a folder's names last through a loss of power.
  package static func synchronize(folder: FilePath) throws(Errno) {
    let descriptor: FileDescriptor
    do throws(Errno) { descriptor = try openFolder(folder) } catch {
      guard error == .permissionDenied else { throw error }
      // A folder that may be written and not read cannot be named to the system: all is written instead.
      return Calls.synchronizeAll()
    }
    defer { descriptor.release() }
    try descriptor.synchronize()
  }

  /// Opens a folder, so that it can be locked or its names be written to the disk.
  package static func openFolder(_ path: FilePath, followingLinks: Bool = true) throws(Errno)
    -> FileDescriptor
  {
    let link = followingLinks ? 0 : O_NOFOLLOW
    let descriptor = path.withPlatformString { Calls.open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC | link) }
    if descriptor < 0 { throw .current }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Why names in a folder cannot be changed; nil when they can.
  ///
  /// Errors: what keeps that from being known.
  package static func obstacle(toChanging folder: FilePath) throws(Errno) -> Errno? {
    if folder.withPlatformString({ Calls.access($0, W_OK | X_OK) }) == 0 { return nil }
    let error = Errno.current
    if [.permissionDenied, .notPermitted, .readOnlyFileSystem].contains(error) { return error }
    throw error
  }
}
