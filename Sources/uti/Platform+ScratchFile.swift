import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

extension Platform {
  /// A file to write and read back that has lost its name already: what ends before it is closed leaves nothing behind.
  static func makeScratchFile() throws(Errno) -> FileDescriptor {
    let folder = environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var name = FilePath(folder).appending("uti-XXXXXX").withPlatformString { pointer in
      Array(UnsafeBufferPointer(start: pointer, count: strlen(pointer) + 1))
    }
    let descriptor = mkstemp(&name)
    if descriptor < 0 { throw Errno(rawValue: errno) }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return FileDescriptor(rawValue: descriptor)
  }
}
