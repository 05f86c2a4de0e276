internal import CLibrary
package import SystemPackage

/// Where a file is: a path that was named, or a name in a folder, whose path is put together when it is asked for.
///
/// Most files of a folder are opened, and written down, by bytes that are there already.
package struct FilePlace: Sendable {
  /// The whole path, or that of the folder.
  private let base: FilePath
  private let names: FolderNames?
  private let index: Int

  package init(_ path: FilePath) {
    base = path
    names = nil
    index = 0
  }

  /// The place of the name at `index` in a folder.
  package init(_ names: FolderNames, _ index: Int, in folder: FilePath) {
    base = folder
    self.names = names
    self.index = index
  }

  package var path: FilePath { names?.path(at: index, in: base) ?? base }

  /// Calls `body` with the path's bytes, behind which a zero stands.
  package func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard let names else { return base.withBytes(body) }
    let (folder, name) = (names.prefix(of: base), names.bytes(at: index))
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

  /// What `body` makes of the bytes of the path's last component.
  package func withName<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard let names else { return base.withLastName { body($0) } }
    return body(names.bytes(at: index))
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
