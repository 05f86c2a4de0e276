internal import CLibrary
package import SystemPackage

/// The location of a file: a path, or a name of a listed folder, whose path is only built when needed.
///
/// A class, because results of identification are copied often and threads would contend for the reference count of one
/// folder's names.
///
/// Proof for `@unchecked Sendable`: its bytes, and those of a folder's names, are written in the initializer only.
package final class FileLocation: @unchecked Sendable {
  /// The owner of the bytes if the file was listed; nil if the location owns them.
  private let names: FolderNames?
  /// The bytes before the last component, with the slash.
  let folderBytes: UnsafeBufferPointer<UInt8>
  /// The last component; a zero follows it in memory.
  let nameBytes: UnsafeBufferPointer<UInt8>

  /// Calls `body` with the bytes before the last component.
  package func withFolderBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(self) { body(folderBytes) }
  }

  /// Calls `body` with the last component.
  package func withNameBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(self) { body(nameBytes) }
  }

  package convenience init(_ path: FilePath) {
    let bytes = path.withBytes(Self.copy)
    self.init(own: bytes, nameOffset: bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)
  }

  /// Creates a location from the bytes of a path that a zero follows; nil unless it is spelled as a ``FilePath`` is, without
  /// double or trailing slashes.
  package convenience init?(plain path: UnsafeBufferPointer<UInt8>) {
    guard let offset = Self.nameOffset(ofPlain: path) else { return nil }
    self.init(own: Self.copy(path), nameOffset: offset)
  }

  /// Creates the location of the name at `index` in a listed folder.
  package init(_ names: FolderNames, _ index: Int) {
    self.names = names
    folderBytes = names.prefix
    nameBytes = names.bytes(at: index)
  }

  /// Creates a location that owns bytes made by ``copy(_:)``.
  private init(own bytes: UnsafeBufferPointer<UInt8>, nameOffset: Int) {
    names = nil
    folderBytes = UnsafeBufferPointer(rebasing: bytes[..<nameOffset])
    nameBytes = UnsafeBufferPointer(rebasing: bytes[nameOffset..<bytes.count - 1])
  }

  deinit { if names == nil { folderBytes.baseAddress?.deallocate() } }

  /// Returns an allocated copy of a path with a zero at its end.
  private static func copy(_ path: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: path.count + 1)
    _ = bytes.initialize(fromContentsOf: path)
    bytes.initializeElement(at: path.count, to: 0)
    return UnsafeBufferPointer(bytes)
  }

  /// Returns the offset of the last component; nil unless the path is spelled as a ``FilePath`` is.
  package static func nameOffset(ofPlain path: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = path.baseAddress else { return nil }
    var name = 0
    while let slash = memchr(start + name, 0x2F, path.count - name) {
      let position = start.distance(to: slash.assumingMemoryBound(to: UInt8.self))
      // Only an absolute path starts with a slash.
      if position == name, position > 0 { return nil }
      name = position + 1
    }
    return name == path.count ? nil : name
  }

  /// The path.
  ///
  /// Complexity: linear in its length.
  package var path: FilePath {
    if let names { names.path(of: nameBytes) } else { FilePath(listed: wholeBytes) }
  }

  /// The path without its last component.
  package var folder: FilePath {
    if let names { return names.folder }
    // Without the trailing slash, except for the root.
    return FilePath(bytes: folderBytes.count > 1 ? folderBytes.dropLast() : folderBytes[...])
  }

  /// The bytes of the path, if the location owns them.
  private var wholeBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: folderBytes.baseAddress, count: folderBytes.count + nameBytes.count)
  }

  /// Calls `body` with the path's bytes; a zero follows them in memory.
  package func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if names == nil { return body(wholeBytes) }
    let length = folderBytes.count + nameBytes.count
    withUnsafeTemporaryAllocation(byteCount: length + 1, alignment: 1) { whole in
      whole.copyMemory(from: UnsafeRawBufferPointer(folderBytes))
      let name = UnsafeMutableRawBufferPointer(rebasing: whole[folderBytes.count...])
      // With the zero that follows.
      name.copyMemory(
        from: UnsafeRawBufferPointer(start: nameBytes.baseAddress, count: nameBytes.count + 1))
      whole.withMemoryRebound(to: UInt8.self) { body(UnsafeBufferPointer(rebasing: $0[..<length])) }
    }
  }

  /// Calls `body` with the bytes of the last component and returns its result.
  package func withName<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { body(nameBytes) }

  /// The last component as text; invalid UTF-8 is replaced.
  ///
  /// Empty at the root.
  package var name: String { withName { String(decoding: $0, as: UTF8.self) } }

  /// Returns true if both files have the same folder, compared by bytes.
  package func isBeside(_ other: FileLocation) -> Bool {
    if folderBytes.count != other.folderBytes.count { return false }
    guard let own = folderBytes.baseAddress, let others = other.folderBytes.baseAddress else { return true }
    return memcmp(own, others, folderBytes.count) == 0
  }

  /// Opens as ``FileDescriptor/openForReading(_:followingLinks:)``, relative to the cached folder if it is this file's.
  package func open(by folder: DirectoryHandleCache? = nil) throws(Errno) -> FileDescriptor {
    var opened: Result<FileDescriptor, Errno> = .failure(.noSuchFileOrDirectory)
    withSystemPath(by: folder) { path in
      opened = Result { () throws(Errno) in try FileDescriptor.openForReading(path) }
    }
    return try opened.get()
  }

  /// Returns the file's status, relative to the cached folder if it is this file's.
  package func status(followingLinks: Bool, by folder: DirectoryHandleCache?) throws(Errno) -> FileStatus {
    var status: Result<FileStatus, Errno> = .failure(.noSuchFileOrDirectory)
    withSystemPath(by: folder) { path in
      status = Result { () throws(Errno) in try FileStatus(of: path, followingLinks: followingLinks) }
    }
    return try status.get()
  }

  private func withSystemPath(by folder: DirectoryHandleCache?, _ body: (OpenAtPath) -> Void) {
    if let path = folder?.relativePath(of: self) { return body(path) }
    withBytes { bytes in if let path = OpenAtPath(bytes) { body(path) } }
  }
}
