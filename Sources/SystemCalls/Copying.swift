internal import CLibrary
internal import CPlatform
package import SystemPackage

// What file systems and the kernel do so that bytes need not pass through this process.
extension FileDescriptor {
  /// Shares the blocks of another file, where the file system can.
  package func clone(_ source: FileDescriptor) -> Bool {
    #if os(Linux) || os(Android)
      // FICLONE, _IOW(0x94, 9, int).
      return ioctl(rawValue, 0x4004_9409, source.rawValue) == 0
    #else
      return false
    #endif
  }

  /// The next range of a file that holds data, from `offset` on; nil when only a hole follows.
  package func data(from offset: Int64, byteCount size: Int64) -> Range<Int64>? {
    #if canImport(Darwin)
      let (seekData, seekHole): (Int32, Int32) = (4, 3)
    #else
      let (seekData, seekHole): (Int32, Int32) = (3, 4)
    #endif
    let start = Int64(CLibrary.lseek(rawValue, off_t(offset), seekData))
    // ENXIO is "no data behind"; a file system without holes refuses in other words.
    guard start >= 0 else { return errno == ENXIO ? nil : offset..<size }
    let end = Int64(CLibrary.lseek(rawValue, off_t(start), seekHole))
    guard start < size else { return nil }
    return start..<(end > start ? min(end, size) : size)
  }

  /// Copies up to `count` bytes without taking them through this process; nil when that does not work here.
  package func copyInKernel(from source: FileDescriptor, at offset: Int64, count: Int) -> Int? {
    var (input, output) = (offset, offset)
    let copied = uti_copy_range(source.rawValue, &input, rawValue, &output, count)
    return copied > 0 ? copied : nil
  }

  /// Gives the file another's times.
  package func setTimes(of status: FileStatus) {
    let times = [status.accessTime, status.modificationTime].map {
      timespec(tv_sec: time_t($0.seconds), tv_nsec: Int($0.nanoseconds))
    }
    _ = futimens(rawValue, times)
  }
}
