internal import CLibrary
internal import SystemPackage

/// A path as the system takes it: from a folder that is open, or from where the process stands.
package struct PathInFolder {
  let folder: Int32
  let name: UnsafePointer<CChar>

  /// A path from where the process stands.
  package init(_ path: UnsafePointer<CChar>) {
    folder = AT_FDCWD
    name = path
  }

  /// As ``init(_:)``, of bytes with a zero behind them; nil where there are none.
  init?(_ path: UnsafeBufferPointer<UInt8>) {
    guard let start = path.baseAddress else { return nil }
    self.init(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
  }

  /// As ``init(_:)``, of bytes of which the last is a zero; nil where it is none.
  package init?(zeroEnded path: UnsafeBufferPointer<UInt8>) {
    guard path.last == 0 else { return nil }
    self.init(path)
  }

  fileprivate init(folder: Int32, name: UnsafePointer<CChar>) {
    self.folder = folder
    self.name = name
  }
}

/// The folder that was named last: opened when it is named again, so that the system walks down to it once for many files.
///
/// One thread's; where the folder cannot be opened, paths are taken whole.
package final class NamedFolder {
  @exclusivity(unchecked) private var path: [UInt8] = []
  @exclusivity(unchecked) private var descriptor: Int32 = -1
  @exclusivity(unchecked) private var wasTried = false

  package init() {}

  deinit { forget() }

  /// The shortest way to a file; `nameOffset` is where the last component begins, a zero stands behind the path.
  package func place(of path: UnsafeBufferPointer<UInt8>, nameOffset: Int) -> PathInFolder? {
    guard let whole = PathInFolder(path) else { return nil }
    let folder = UnsafeBufferPointer(rebasing: path[..<nameOffset])
    return place(of: UnsafeBufferPointer(rebasing: path[nameOffset...]), in: folder) ?? whole
  }

  /// As ``place(of:nameOffset:)``; nil where the folder is not open.
  func place(of file: FilePlace) -> PathInFolder? { place(of: file.nameBytes, in: file.folderBytes) }

  /// By way of the folder, which is opened when it is named for the second time.
  private func place(
    of name: UnsafeBufferPointer<UInt8>, in folder: UnsafeBufferPointer<UInt8>
  ) -> PathInFolder? {
    // A path that is too long is so in every order of questions.
    guard !folder.isEmpty, folder.count + name.count <= FilePath.longest else { return nil }
    let folder = UnsafeRawBufferPointer(folder)
    guard isNamed(folder) else {
      forget()
      path.append(contentsOf: folder)
      return nil
    }
    if !wasTried { enter() }
    guard descriptor >= 0, let start = UnsafeRawPointer(name.baseAddress) else { return nil }
    return PathInFolder(folder: descriptor, name: start.assumingMemoryBound(to: CChar.self))
  }

  private func isNamed(_ folder: UnsafeRawBufferPointer) -> Bool {
    guard path.count == folder.count, let start = folder.baseAddress else { return false }
    return path.withUnsafeBytes { $0.baseAddress.map { memcmp($0, start, folder.count) == 0 } ?? false }
  }

  private func enter() {
    wasTried = true
    descriptor = (path + [0]).withUnsafeBytes {
      $0.baseAddress.map { Calls.openForNames($0.assumingMemoryBound(to: CChar.self)) } ?? -1
    }
  }

  /// Lets go of the folder: what is named next is taken whole.
  package func forget() {
    if descriptor >= 0 { Calls.close(descriptor) }
    (descriptor, wasTried) = (-1, false)
    path.removeAll(keepingCapacity: true)
  }
}
