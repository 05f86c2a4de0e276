internal import CLibrary
package import SystemPackage

/// Where a file is: a path that was named, or a name in a folder, whose path is put together when it is asked for.
///
/// Most files of a folder are opened, and written down, by bytes that are there already.
package struct FilePlace: Sendable {
  /// The whole path, or that of the folder.
  private let base: FilePath
  private let source: Source

  private enum Source: Sendable {
    /// The bytes of a path that was named, with a zero behind them, and how many stand before the last component: a path
    /// itself hands out a copy each time.
    case named([UInt8], UInt32)
    /// A folder's names, and the position of one among them.
    case listed(FolderNames, UInt32)
  }

  package init(_ path: FilePath) {
    base = path
    source = path.withBytes { bytes in
      let folder = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      return .named(
        Array(UnsafeBufferPointer(start: bytes.baseAddress, count: bytes.count + 1)), UInt32(clamping: folder)
      )
    }
  }

  /// The place of the name at `index` in a folder.
  package init(_ names: FolderNames, _ index: Int, in folder: FilePath) {
    base = folder
    source = .listed(names, UInt32(index))
  }

  package var path: FilePath {
    if case .listed(let names, let index) = source { names.path(at: Int(index), in: base) } else { base }
  }

  /// The path without its last component.
  package var folder: FilePath { if case .listed = source { base } else { base.removingLastComponent() } }

  /// Calls `body` with the path's bytes, behind which a zero stands.
  package func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    switch source {
    case .named(let bytes, _): Self.withPath(bytes, body)
    case .listed(let names, let index):
      let (folder, name) = (names.prefix(of: base), names.bytes(at: Int(index)))
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
  package func open() throws(Errno) -> FileDescriptor {
    var descriptor: Int32 = -1
    var code: Int32 = 0
    withBytes { bytes in
      guard let start = UnsafeRawPointer(bytes.baseAddress) else { return }
      descriptor = Calls.openForReading(start.assumingMemoryBound(to: CChar.self))
      code = errno
    }
    if descriptor < 0 { throw Errno(rawValue: code) }
    return FileDescriptor(rawValue: descriptor)
  }
}
