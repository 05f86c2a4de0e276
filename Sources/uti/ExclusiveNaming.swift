import CRenaming
import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The ways in which a file system gives a file another name and never overwrites; each returns an `errno`, 0 when done.
struct ExclusiveNaming: Sendable {
  /// One step: the old name is gone when the new one is there.
  var rename: @Sendable (_ old: FilePath, _ new: FilePath) -> CInt
  /// A second name for the same file.
  var link: @Sendable (_ old: FilePath, _ new: FilePath) -> CInt
  var remove: @Sendable (FilePath) -> CInt

  static let system = ExclusiveNaming(
    rename: { old, new in
      old.withPlatformString { old in new.withPlatformString { uti_rename_exclusively(old, $0) } }
    },
    link: { old, new in
      old.withPlatformString { old in
        new.withPlatformString { linkat(AT_FDCWD, old, AT_FDCWD, $0, 0) == 0 ? 0 : errno }
      }
    },
    remove: { path in path.withPlatformString { unlinkat(AT_FDCWD, $0, 0) == 0 ? 0 : errno } })

  /// What an error means, for a person.
  static func describe(_ error: Errno) -> String {
    error == .notSupported
      ? "the file system can give no file a name without the danger of overwriting another"
      : Platform.describe(error)
  }

  private static let missing: Set<CInt> = [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP]
  private static let linkless: Set<CInt> = [EPERM, EOPNOTSUPP, ENOTSUP, ENOSYS, EMLINK]

  /// Moves a file to a name that nothing has: `EEXIST` when something has it, `ENOTSUP` where the file system knows no
  /// way that could not overwrite.
  func move(_ old: FilePath, to new: FilePath) throws(Errno) {
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
