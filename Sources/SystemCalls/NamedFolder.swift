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
    guard let start = UnsafeRawPointer(path.baseAddress)?.assumingMemoryBound(to: CChar.self) else {
      return nil
    }
    // A path that is too long is so in every order of questions.
    guard nameOffset > 0, path.count <= FilePath.longest else { return PathInFolder(start) }
    let folder = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(path)[..<nameOffset])
    guard isNamed(folder) else {
      forget()
      self.path.removeAll(keepingCapacity: true)
      self.path.append(contentsOf: folder)
      return PathInFolder(start)
    }
    if !wasTried { enter() }
    return descriptor < 0
      ? PathInFolder(start) : PathInFolder(folder: descriptor, name: start + nameOffset)
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
