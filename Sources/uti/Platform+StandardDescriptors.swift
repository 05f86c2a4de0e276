import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

extension Platform {
  /// Makes sure that descriptors 0, 1 and 2 are taken before anything is opened: no file that is written later can
  /// become standard output, and get reports between its own bytes.
  ///
  /// What was closed fails as before with `EBADF`: what takes its place is open the wrong way round. False when nothing
  /// could be opened.
  static func occupyStandardDescriptors() -> Bool {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      var opened = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
      // Where there are no devices, a folder gives no bytes and takes none either.
      if opened < 0 { opened = open("/", O_RDONLY | O_DIRECTORY) }
      // The system gives the lowest number that is free, which is the missing one.
      if opened != descriptor { return false }
    }
    return true
  }

  /// Whether two descriptors lead to the same file.
  static func isSameFile(_ a: FileDescriptor, _ b: FileDescriptor) -> Bool {
    var (first, second) = (stat(), stat())
    guard fstat(a.rawValue, &first) == 0, fstat(b.rawValue, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
