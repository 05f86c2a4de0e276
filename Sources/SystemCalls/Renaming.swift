internal import CLibrary
package import SystemPackage

/// The ways in which a file system gives a file another name and never overwrites; each returns an `errno`, 0 when done.
package struct ExclusiveNaming: Sendable {
  /// One step: the old name is gone when the new one is there.
  package var rename: @Sendable (_ old: FilePath, _ new: FilePath) -> CInt
  /// A second name for the same file.
  package var link: @Sendable (_ old: FilePath, _ new: FilePath) -> CInt
  package var remove: @Sendable (FilePath) -> CInt

  package init(
    rename: @escaping @Sendable (_ old: FilePath, _ new: FilePath) -> CInt,
    link: @escaping @Sendable (_ old: FilePath, _ new: FilePath) -> CInt,
    remove: @escaping @Sendable (FilePath) -> CInt
  ) {
    self.rename = rename
    self.link = link
    self.remove = remove
  }

  package static let system = ExclusiveNaming(
    rename: { old, new in
      old.withPlatformString { old in
        new.withPlatformString { Calls.renameExclusively(old, $0) == 0 ? 0 : errno }
      }
    },
    link: { old, new in
      old.withPlatformString { old in
        new.withPlatformString { Calls.link(old, $0) == 0 ? 0 : errno }
      }
    },
    remove: { path in path.withPlatformString { Calls.unlink($0) == 0 ? 0 : errno } })

  /// What an error means, for a person.
  package static func describe(_ error: Errno) -> String {
    error == .notSupported
      ? "the file system can give no file a name without the danger of overwriting another"
      : error.description
  }

  private static let missing: Set<CInt> = [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP]
  private static let linkless: Set<CInt> = [EPERM, EOPNOTSUPP, ENOTSUP, ENOSYS, EMLINK]

  /// Moves a file to a name that nothing has: `EEXIST` when something has it, `ENOTSUP` where the file system knows no
  /// way that could not overwrite.
  package func move(_ old: FilePath, to new: FilePath) throws(Errno) {
    let code = rename(old, new)
    if code == 0 { return }
    guard Self.missing.contains(code) else { throw Errno(rawValue: code) }
    let linked = link(old, new)
    guard linked == 0 else {
      throw Self.linkless.contains(linked) ? Errno.notSupported : Errno(rawValue: linked)
    }
    let removed = remove(old)
    guard removed != 0 else { return }
    // One name, not two: the old one could not be taken.
    _ = remove(new)
    throw Errno(rawValue: removed)
  }
}

extension FileSystem {
  /// Gives a file another name, in the place of whatever has it.
  package static func replace(_ target: FilePath, by file: FilePath) throws(Errno) {
    if file.withPlatformString({ file in target.withPlatformString { Calls.rename(file, $0) } }) != 0 {
      throw .current
    }
  }

  /// Puts a file in the place of another by renaming: until then, and if anything fails, the other is whole.
  ///
  /// A link stays a link: what it points to is replaced. The new file has the old one's permissions.
  package static func replace(_ path: FilePath, with bytes: [UInt8]) throws(Errno) {
    let target = (try? realPath(of: path)) ?? path
    var name = (target.bytes + ".uti-XXXXXX".utf8).map { CInterop.PlatformChar(bitPattern: $0) } + [0]
    let descriptor = Calls.openTemporary(&name)
    guard descriptor >= 0 else { throw .current }
    let file = FileDescriptor(rawValue: descriptor)
    let temporary = FilePath(platformString: name)
    do throws(Errno) {
      defer { file.release() }
      try file.writeContents(bytes)
      let mode = (try? FileStatus(of: target, followingLinks: true).mode) ?? 0o644
      if Calls.setMode(descriptor, mode_t(truncatingIfNeeded: mode)) != 0 { throw .current }
      try file.synchronize()
      try replace(target, by: temporary)
    } catch {
      try? remove(temporary)
      throw error
    }
    try synchronize(folder: target.folder)
  }
}
