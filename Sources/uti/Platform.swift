import FileIdentification
import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The one place where the command tells platforms apart.
enum Platform {
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  static func exit(_ code: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(code)
    #elseif canImport(Musl)
      Musl.exit(code)
    #else
      Glibc.exit(code)
    #endif
  }

  /// Makes writing to a closed pipe an error of the write, not the end of the process.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Waits until a descriptor that does not block can be written again.
  static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  /// Whether a read would give bytes or the end at once.
  static func isReadable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) != 0
  }

  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  static func describe(_ error: Errno) -> String {
    strerror(error.rawValue).map { String(cString: $0) } ?? "error \(error.rawValue)"
  }

  /// Puts a file in the place of another by renaming: until then, and if anything fails, the other is whole.
  ///
  /// A link stays a link: what it points to is replaced. The new file has the old one's permissions.
  static func replace(_ path: FilePath, with bytes: [UInt8]) throws {
    let target = path.withPlatformString { pointer in
      guard let real = realpath(pointer, nil) else { return path }
      defer { free(real) }
      return FilePath(platformString: real)
    }
    var name = (target.bytes + ".uti-XXXXXX".utf8).map { CInterop.PlatformChar(bitPattern: $0) } + [0]
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw Errno(rawValue: errno) }
    do {
      let file = FileDescriptor(rawValue: descriptor)
      try file.closeAfter {
        _ = try file.writeAll(bytes)
        guard fchmod(descriptor, permissions(of: target)) == 0 else { throw Errno(rawValue: errno) }
        try synchronize(file)
      }
      let result = target.withPlatformString { rename(name, $0) }
      guard result == 0 else { throw Errno(rawValue: errno) }
    } catch {
      unlink(name)
      throw error
    }
    let folder = target.removingLastComponent()
    try synchronize(folder: folder.isEmpty ? "." : folder)
  }

  /// The permissions of a file; those of a new one when there is none.
  private static func permissions(of path: FilePath) -> mode_t {
    var status = stat()
    guard path.withPlatformString({ stat($0, &status) }) == 0 else { return 0o644 }
    return status.st_mode & 0o7777
  }
}
