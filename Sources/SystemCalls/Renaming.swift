internal import CLibrary
package import SystemPackage

/// The system calls that rename a file without overwriting another; each returns an `errno`, 0 on success.
package struct ExclusiveNaming: Sendable {
  /// Renames atomically.
  package var rename: @Sendable (_ old: FilePath, _ new: FilePath) -> CInt
  /// Creates a hard link.
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

  /// Returns the error as a sentence for people.
  package static func describe(_ error: Errno) -> String {
    error == .notSupported
      ? "the file system can give no file a name without the danger of overwriting another"
      : error.description
  }

  private static let missing: Set<CInt> = [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP]
  private static let linkless: Set<CInt> = [EPERM, EOPNOTSUPP, ENOTSUP, ENOSYS, EMLINK]

  /// Moves a file to a new name.
  ///
  /// Errors: `EEXIST` if the name exists, `ENOTSUP` if the file system has no way that cannot overwrite.
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
    // The old name could not be removed: remove the new one, so that the file has one name.
    _ = remove(new)
    throw Errno(rawValue: removed)
  }
}

extension FileSystem {
  /// Renames a file and replaces the target.
  package static func replace(_ target: FilePath, by file: FilePath) throws(Errno) {
    if file.withPlatformString({ file in target.withPlatformString { Calls.rename(file, $0) } }) != 0 {
      throw .current
    }
  }

  /// Replaces the contents of a file atomically; on failure the file is unchanged.
  ///
  /// The target of a link is replaced, not the link. Permissions are kept.
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
