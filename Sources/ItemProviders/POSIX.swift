// The one place where this room tells platforms apart, Progress excepted.
internal import Foundation

#if canImport(Musl)
  internal import Musl
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The calls of the operating system that Foundation does not offer.
enum POSIX {
  /// What was done to a file when the system refused.
  enum Action { case reading, writing }

  static func error(_ code: Int32, _ path: String, _ action: Action = .reading) -> any Error {
    let beneath = NSError(domain: NSPOSIXErrorDomain, code: Int(code))
    let isRead = action == .reading
    let reason: CocoaError.Code =
      switch code {
      case ENOENT, ENOTDIR: isRead ? .fileReadNoSuchFile : .fileNoSuchFile
      case EACCES, EPERM: isRead ? .fileReadNoPermission : .fileWriteNoPermission
      case EEXIST: .fileWriteFileExists
      // A quota or a limit on the size of files leaves no room either.
      case ENOSPC, EDQUOT, EFBIG: .fileWriteOutOfSpace
      case EROFS: .fileWriteVolumeReadOnly
      default: isRead ? .fileReadUnknown : .fileWriteUnknown
      }
    return CocoaError(reason, userInfo: [NSFilePathErrorKey: path, NSUnderlyingErrorKey: beneath])
  }

  static var errorNumber: Int32 { errno }

  /// Shares the blocks of one file with another, where the file system can.
  static func clone(from source: Int32, to target: Int32) -> Bool {
    #if os(Linux) || os(Android)
      // FICLONE, _IOW(0x94, 9, int).
      return ioctl(target, 0x4004_9409, source) == 0
    #else
      return false
    #endif
  }

  /// The next range of a file that holds data, from `offset` on; nil when only a hole follows.
  static func data(in file: Int32, from offset: Int64, size: Int64) -> Range<Int64>? {
    #if canImport(Darwin)
      let (seekData, seekHole): (Int32, Int32) = (4, 3)
    #else
      let (seekData, seekHole): (Int32, Int32) = (3, 4)
    #endif
    let start = Int64(lseek(file, off_t(offset), seekData))
    // ENXIO is "no data behind"; a file system without holes refuses in other words.
    guard start >= 0 else { return errno == ENXIO ? nil : offset..<size }
    let end = Int64(lseek(file, off_t(start), seekHole))
    guard start < size else { return nil }
    return start..<(end > start ? min(end, size) : size)
  }

  /// Copies up to `count` bytes without taking them through this process; nil when that does not work here.
  static func copyInKernel(from source: Int32, to target: Int32, at offset: Int64, count: Int) -> Int? {
    #if canImport(Glibc)
      guard let call = copyFileRange else { return nil }
      var (input, output) = (offset, offset)
      let copied = call(source, &input, target, &output, count, 0)
      return copied > 0 ? copied : nil
    #else
      return nil
    #endif
  }

  #if canImport(Glibc)
    private typealias CopyFileRange =
      @convention(c) (
        Int32, UnsafeMutablePointer<Int64>, Int32, UnsafeMutablePointer<Int64>, Int, UInt32
      ) -> Int

    // Glibc declares it only for GNU sources, which Swift's import is not.
    private static let copyFileRange: CopyFileRange? = dlsym(nil, "copy_file_range")
      .map { unsafeBitCast($0, to: CopyFileRange.self) }
  #endif

  /// Takes the lock of an open file or folder, unless another process has it.
  static func lock(_ descriptor: Int32) -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// The time that all threads of this process have been running.
  static var processSeconds: Double {
    var time = timespec()
    guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  static func setModificationTime(_ descriptor: Int32, of status: stat) {
    #if canImport(Darwin)
      let times = [status.st_atimespec, status.st_mtimespec]
    #else
      let times = [status.st_atim, status.st_mtim]
    #endif
    _ = futimens(descriptor, times)
  }

  static func modificationSeconds(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      Int64(status.st_mtimespec.tv_sec)
    #else
      Int64(status.st_mtim.tv_sec)
    #endif
  }

  static func kind(_ status: stat) -> mode_t { status.st_mode & S_IFMT }

  static func status(_ path: String, followingLinks: Bool) -> stat? {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status : nil
  }

  static func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    return String(validating: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
