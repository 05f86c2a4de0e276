internal import CLibrary
package import SystemPackage

/// Where a file is: a path that was named, or a name in a folder, whose path is put together when it is asked for.
///
/// Most files are opened, and written down, by bytes that are there already. A reference: what is known of a file is copied often,
/// and threads that counted who holds the names of one folder would wait for one another.
///
/// Proof for `@unchecked Sendable`: its own bytes are written before anybody else has it, and those of a folder's names before
/// anybody has these.
package final class FilePlace: @unchecked Sendable {
  /// What keeps the bytes, where the place is one of a folder's names; otherwise it keeps its own.
  private let names: FolderNames?
  /// What stands before the last component.
  let folderBytes: UnsafeBufferPointer<UInt8>
  /// The last component, behind which a zero stands.
  let nameBytes: UnsafeBufferPointer<UInt8>

  /// Lends what stands before the last component.
  package func withFolderBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(self) { body(folderBytes) }
  }

  /// Lends the last component.
  package func withNameBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(self) { body(nameBytes) }
  }

  package convenience init(_ path: FilePath) {
    let bytes = path.withBytes(Self.copy)
    self.init(own: bytes, nameOffset: bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)
  }

  /// The place of a path as the system has it, with a zero behind it; nil where it is spelled as no ``FilePath`` is, with slashes
  /// at its end or beside each other.
  package convenience init?(plain path: UnsafeBufferPointer<UInt8>) {
    guard let offset = Self.nameOffset(ofPlain: path) else { return nil }
    self.init(own: Self.copy(path), nameOffset: offset)
  }

  /// The place of the name at `index` in a folder.
  package init(_ names: FolderNames, _ index: Int) {
    self.names = names
    folderBytes = names.prefix
    nameBytes = names.bytes(at: index)
  }

  /// Takes bytes that ``copy(_:)`` has made.
  private init(own bytes: UnsafeBufferPointer<UInt8>, nameOffset: Int) {
    names = nil
    folderBytes = UnsafeBufferPointer(rebasing: bytes[..<nameOffset])
    nameBytes = UnsafeBufferPointer(rebasing: bytes[nameOffset..<bytes.count - 1])
  }

  deinit { if names == nil { folderBytes.baseAddress?.deallocate() } }

  /// The bytes of a path with the zero that stands behind them, in memory of their own.
  private static func copy(_ path: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: path.count + 1)
    _ = bytes.initialize(fromContentsOf: path)
    bytes.initializeElement(at: path.count, to: 0)
    return UnsafeBufferPointer(bytes)
  }

  /// Where the last component of a path begins; nil where it is spelled as no ``FilePath`` is.
  package static func nameOffset(ofPlain path: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = path.baseAddress else { return nil }
    var name = 0
    while let slash = memchr(start + name, 0x2F, path.count - name) {
      let position = start.distance(to: slash.assumingMemoryBound(to: UInt8.self))
      // An absolute path begins with one.
      if position == name, position > 0 { return nil }
      name = position + 1
    }
    return name == path.count ? nil : name
  }

  /// The path, made anew each time.
  package var path: FilePath {
    if let names { names.path(of: nameBytes) } else { FilePath(listed: wholeBytes) }
  }

  /// The path without its last component.
  package var folder: FilePath {
    if let names { return names.folder }
    // Without the slash at its end, unless it is the root.
    return FilePath(bytes: folderBytes.count > 1 ? folderBytes.dropLast() : folderBytes[...])
  }

  /// The path's own bytes, where it keeps them.
  private var wholeBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: folderBytes.baseAddress, count: folderBytes.count + nameBytes.count)
  }

  /// Calls `body` with the path's bytes, behind which a zero stands.
  package func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if names == nil { return body(wholeBytes) }
    let length = folderBytes.count + nameBytes.count
    withUnsafeTemporaryAllocation(byteCount: length + 1, alignment: 1) { whole in
      whole.copyMemory(from: UnsafeRawBufferPointer(folderBytes))
      let behind = UnsafeMutableRawBufferPointer(rebasing: whole[folderBytes.count...])
      // With its zero.
      behind.copyMemory(
        from: UnsafeRawBufferPointer(start: nameBytes.baseAddress, count: nameBytes.count + 1))
      whole.withMemoryRebound(to: UInt8.self) { body(UnsafeBufferPointer(rebasing: $0[..<length])) }
    }
  }

  /// What `body` makes of the bytes of the path's last component.
  package func withName<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { body(nameBytes) }

  /// The path's last component as text, what is not UTF-8 replaced; empty at the root.
  package var name: String { withName { String(decoding: $0, as: UTF8.self) } }

  /// Whether both are names in one folder, as far as their bytes tell.
  package func isBeside(_ other: FilePlace) -> Bool {
    if folderBytes.count != other.folderBytes.count { return false }
    guard let own = folderBytes.baseAddress, let others = other.folderBytes.baseAddress else { return true }
    return memcmp(own, others, folderBytes.count) == 0
  }

  /// Opens for reading as ``FileDescriptor/openForReading(_:followingLinks:)``, by way of a folder that is open where it is this
  /// file's.
  package func open(by folder: NamedFolder? = nil) throws(Errno) -> FileDescriptor {
    var opened: Result<FileDescriptor, Errno> = .failure(.noSuchFileOrDirectory)
    withSystemPath(by: folder) { path in
      opened = Result { () throws(Errno) in try FileDescriptor.openForReading(path) }
    }
    return try opened.get()
  }

  /// What the system knows of the file, by way of a folder that is open where it is this file's.
  package func status(followingLinks: Bool, by folder: NamedFolder?) throws(Errno) -> FileStatus {
    var found: Result<FileStatus, Errno> = .failure(.noSuchFileOrDirectory)
    withSystemPath(by: folder) { path in
      found = Result { () throws(Errno) in try FileStatus(of: path, followingLinks: followingLinks) }
    }
    return try found.get()
  }

  private func withSystemPath(by folder: NamedFolder?, _ body: (PathInFolder) -> Void) {
    if let path = folder?.place(of: self) { return body(path) }
    withBytes { bytes in if let path = PathInFolder(bytes) { body(path) } }
  }
}
