internal import CLibrary
package import SystemPackage

/// Where a file is: a path that was named, or a name in a folder, whose path is put together when it is asked for.
///
/// Most files are opened, and written down, by bytes that are there already.
package struct FilePlace: Sendable {
  private let source: Source

  private enum Source: Sendable {
    /// The bytes of a path that was named, with a zero behind them, and how many stand before the last component.
    case named([UInt8], UInt32)
    /// A folder's names, and the position of one among them.
    case listed(FolderNames, UInt32)
  }

  package init(_ path: FilePath) {
    source = path.withBytes { bytes in
      let folder = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      return .named(Self.ended(bytes), UInt32(clamping: folder))
    }
  }

  /// The place of a path as the system has it, with a zero behind it, spelled as a ``FilePath`` spells it; `nameOffset` is where
  /// its last component begins.
  package init(bytes: UnsafeBufferPointer<UInt8>, nameOffset: Int) {
    source = .named(Self.ended(bytes), UInt32(clamping: nameOffset))
  }

  /// As ``init(bytes:nameOffset:)``; nil where a path is spelled otherwise, with slashes at its end or beside each other.
  package init?(plain bytes: UnsafeBufferPointer<UInt8>) {
    guard let offset = Self.nameOffset(ofPlain: bytes) else { return nil }
    self.init(bytes: bytes, nameOffset: offset)
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

  /// The place of the name at `index` in a folder.
  package init(_ names: FolderNames, _ index: Int) { source = .listed(names, UInt32(index)) }

  private static func ended(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    Array(UnsafeBufferPointer(start: bytes.baseAddress, count: bytes.count + 1))
  }

  /// The path, made anew each time.
  package var path: FilePath {
    switch source {
    case .named(let bytes, _): Self.withPath(bytes) { FilePath(listed: $0) }
    case .listed(let names, let index): names.path(at: Int(index))
    }
  }

  /// The path without its last component.
  package var folder: FilePath {
    if case .listed(let names, _) = source { names.folder } else { path.removingLastComponent() }
  }

  /// Calls `body` with the path's bytes, behind which a zero stands.
  package func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    switch source {
    case .named(let bytes, _): Self.withPath(bytes, body)
    case .listed(let names, let index):
      let (folder, name) = (names.prefix, names.bytes(at: Int(index)))
      withUnsafeTemporaryAllocation(byteCount: folder.count + name.count + 1, alignment: 1) { whole in
        folder.withUnsafeBytes { whole.copyMemory(from: $0) }
        let behind = UnsafeMutableRawBufferPointer(rebasing: whole[folder.count...])
        // With its zero.
        behind.copyMemory(from: UnsafeRawBufferPointer(start: name.baseAddress, count: name.count + 1))
        whole.withMemoryRebound(to: UInt8.self) {
          body(UnsafeBufferPointer(rebasing: $0[..<(folder.count + name.count)]))
        }
      }
    }
  }

  /// What `body` makes of the bytes of the path's last component.
  package func withName<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch source {
    case .named(let bytes, let folder):
      Self.withPath(bytes) { body(UnsafeBufferPointer(rebasing: $0[Int(folder)...])) }
    case .listed(let names, let index): body(names.bytes(at: Int(index)))
    }
  }

  /// The path's last component as text, what is not UTF-8 replaced; empty at the root.
  package var name: String { withName { String(decoding: $0, as: UTF8.self) } }

  /// Whether both are names in one folder, as far as their bytes tell.
  package func isBeside(_ other: FilePlace) -> Bool {
    guard case .named(let own, let length) = source, case .named(let others, let other) = other.source else {
      return path.isBeside(other.path)
    }
    if length != other { return false }
    return own.withUnsafeBytes { own in
      others.withUnsafeBytes { others in
        guard let own = own.baseAddress, let others = others.baseAddress else { return true }
        return memcmp(own, others, Int(length)) == 0
      }
    }
  }

  /// Lends a path without its zero.
  private static func withPath<Result>(_ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Result)
    -> Result
  {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0.dropLast())) }
  }

  /// Opens for reading as ``FileDescriptor/openForReading(_:followingLinks:)``.
  package func open() throws(Errno) -> FileDescriptor { try open(by: nil) }

  /// As ``open()``, by way of a folder that is open, where it is this file's.
  package func open(by folder: NamedFolder?) throws(Errno) -> FileDescriptor {
    var opened: Result<FileDescriptor, Errno> = .failure(.noSuchFileOrDirectory)
    withSystemPath(by: folder) { path in
      opened = Result { () throws(Errno) in try FileDescriptor.openForReading(path) }
    }
    return try opened.get()
  }

  /// What the system knows of the file, by way of a folder that is open, where it is this file's.
  package func status(followingLinks: Bool, by folder: NamedFolder?) throws(Errno) -> FileStatus {
    var found: Result<FileStatus, Errno> = .failure(.noSuchFileOrDirectory)
    withSystemPath(by: folder) { path in
      found = Result { () throws(Errno) in try FileStatus(of: path, followingLinks: followingLinks) }
    }
    return try found.get()
  }

  private func withSystemPath(by folder: NamedFolder?, _ body: (PathInFolder) -> Void) {
    if let folder, case .listed(let names, let index) = source, let path = folder.place(of: names, Int(index))
    {
      return body(path)
    }
    withBytes { bytes in
      if let path = folder?.place(of: bytes, nameOffset: nameOffset) ?? PathInFolder(bytes) { body(path) }
    }
  }

  /// Where the last component begins.
  private var nameOffset: Int {
    switch source {
    case .named(_, let offset): Int(offset)
    case .listed(let names, _): names.prefix.count
    }
  }
}
