internal import CLibrary
package import SystemPackage

// Folders: listing, creating, removing and opening them, and the files in them.

/// A name in a folder, with its type.
package struct DirectoryEntry: Sendable {
  /// The bytes of the name.
  package var name: [UInt8]
  /// The type that the folder states; ``FileType/unknown`` if it states none.
  package var type: FileType

  package init(name: [UInt8], type: FileType) {
    self.name = name
    self.type = type
  }

  /// Returns the entry's path in `folder`, byte for byte.
  package func path(in folder: FilePath) -> FilePath {
    name.withUnsafeBytes { Self.path(of: $0, in: folder) }
  }

  /// Returns the path of a name in `folder`, byte for byte.
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

/// Listing a folder.
package enum DirectoryListing {
  /// Calls `body` with each entry except `.` and `..`, unordered, until it returns false.
  ///
  /// A name is valid during the call only, so that a folder of any size needs no memory.
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

  /// Returns all entries except `.` and `..`, or the first `most` that the system lists, in the bytewise order of names.
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
  /// Returns true if the path leads to a folder, perhaps by links.
  package static func isFolder(_ path: FilePath) -> Bool {
    (try? FileStatus(of: path, followingLinks: true))?.type == .directory
  }

  /// Creates a folder that must not exist.
  package static func makeFolder(_ path: FilePath, mode: UInt32) throws(Errno) {
    if path.withPlatformString({ Calls.makeFolder($0, mode_t(truncatingIfNeeded: mode)) }) != 0 {
      throw .current
    }
  }

  /// Creates a folder and those above it where missing, and synchronizes their names to the disk.
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

  /// Waits until the names in a folder are on the disk.
  package static func synchronize(folder: FilePath) throws(Errno) {
    let descriptor: FileDescriptor
    do throws(Errno) { descriptor = try openFolder(folder) } catch {
      guard error == .permissionDenied else { throw error }
      // A folder that is writable but not readable cannot be opened: all file systems are synchronized instead.
      return Calls.synchronizeAll()
    }
    defer { descriptor.release() }
    try descriptor.synchronize()
  }

  /// Opens a folder for locking or synchronizing.
  package static func openFolder(_ path: FilePath, followingLinks: Bool = true) throws(Errno)
    -> FileDescriptor
  {
    let link = followingLinks ? 0 : O_NOFOLLOW
    let descriptor = path.withPlatformString { Calls.open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC | link) }
    if descriptor < 0 { throw .current }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Returns the error that changing names in a folder would have, or nil.
  ///
  /// Errors: those of the check itself.
  package static func obstacle(toChanging folder: FilePath) throws(Errno) -> Errno? {
    if folder.withPlatformString({ Calls.access($0, W_OK | X_OK) }) == 0 { return nil }
    let error = Errno.current
    if [.permissionDenied, .notPermitted, .readOnlyFileSystem].contains(error) { return error }
    throw error
  }
}

// Opening files relative to an open folder, whose path is then resolved once for many files.
/// A path for system calls of the `openat` family: relative to an open folder, or to the current folder.
package struct OpenAtPath {
  let folder: Int32
  let name: UnsafePointer<CChar>

  /// Creates a path relative to the current folder.
  package init(_ path: UnsafePointer<CChar>) {
    folder = AT_FDCWD
    name = path
  }

  /// Creates a path from bytes that a zero follows in memory; nil if there are none.
  init?(_ path: UnsafeBufferPointer<UInt8>) {
    guard let start = path.baseAddress else { return nil }
    self.init(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
  }

  /// Creates a path from bytes of which the last is a zero; nil if it is not.
  package init?(zeroEnded path: UnsafeBufferPointer<UInt8>) {
    guard path.last == 0 else { return nil }
    self.init(path)
  }

  fileprivate init(folder: Int32, name: UnsafePointer<CChar>) {
    self.folder = folder
    self.name = name
  }
}

/// A cache of one open folder, so that the system resolves the path of a folder once for many files.
///
/// A folder is opened when it is requested twice in a row. If it cannot be opened, whole paths are used. For one thread.
package final class DirectoryHandleCache {
  @exclusivity(unchecked) private var path: [UInt8] = []
  @exclusivity(unchecked) private var descriptor: Int32 = -1
  @exclusivity(unchecked) private var wasOpened = false

  package init() {}

  deinit { releaseHandle() }

  /// Returns a path relative to the open folder, or else the whole path; a zero follows `path` in memory.
  ///
  /// `nameOffset` is the offset of the last component.
  package func relativePath(of path: UnsafeBufferPointer<UInt8>, nameOffset: Int) -> OpenAtPath? {
    guard let whole = OpenAtPath(path) else { return nil }
    let folder = UnsafeBufferPointer(rebasing: path[..<nameOffset])
    return relativePath(of: UnsafeBufferPointer(rebasing: path[nameOffset...]), in: folder) ?? whole
  }

  /// Returns a path relative to the open folder; nil if the folder is not open.
  func relativePath(of file: FileLocation) -> OpenAtPath? {
    relativePath(of: file.nameBytes, in: file.folderBytes)
  }

  private func relativePath(
    of name: UnsafeBufferPointer<UInt8>, in folder: UnsafeBufferPointer<UInt8>
  ) -> OpenAtPath? {
    // A path that is too long must fail whether the folder is open or not.
    guard !folder.isEmpty, folder.count + name.count <= FilePath.longest else { return nil }
    let folder = UnsafeRawBufferPointer(folder)
    guard isCached(folder) else {
      releaseHandle()
      path.append(contentsOf: folder)
      return nil
    }
    if !wasOpened { openHandle() }
    guard descriptor >= 0, let start = UnsafeRawPointer(name.baseAddress) else { return nil }
    return OpenAtPath(folder: descriptor, name: start.assumingMemoryBound(to: CChar.self))
  }

  private func isCached(_ folder: UnsafeRawBufferPointer) -> Bool {
    guard path.count == folder.count, let start = folder.baseAddress else { return false }
    return path.withUnsafeBytes { $0.baseAddress.map { memcmp($0, start, folder.count) == 0 } ?? false }
  }

  private func openHandle() {
    wasOpened = true
    descriptor = (path + [0]).withUnsafeBytes {
      $0.baseAddress.map { Calls.openForNames($0.assumingMemoryBound(to: CChar.self)) } ?? -1
    }
  }

  /// Closes the cached directory handle.
  package func releaseHandle() {
    if descriptor >= 0 { Calls.close(descriptor) }
    (descriptor, wasOpened) = (-1, false)
    path.removeAll(keepingCapacity: true)
  }
}
