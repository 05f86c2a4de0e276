internal import CLibrary
package import SystemPackage

// What file systems and the kernel do so that bytes need not pass through this process.
extension FileDescriptor {
  /// Shares the blocks of another file, where the file system can.
  package func clone(_ source: FileDescriptor) -> Bool {
    Calls.clone(source.rawValue, rawValue) == 0
  }

  /// The next range of a file that holds data, from `offset` on; nil when only a hole follows.
  package func data(from offset: Int64, byteCount size: Int64) -> Range<Int64>? {
    #if canImport(Darwin)
      let (seekData, seekHole): (Int32, Int32) = (4, 3)
    #else
      let (seekData, seekHole): (Int32, Int32) = (3, 4)
    #endif
    let start = Calls.seek(rawValue, offset, seekData)
    // ENXIO is "no data behind"; a file system without holes refuses in other words.
    guard start >= 0 else { return errno == ENXIO ? nil : offset..<size }
    let end = Calls.seek(rawValue, start, seekHole)
    guard start < size else { return nil }
    return start..<(end > start ? min(end, size) : size)
  }

  /// Copies up to `count` bytes without taking them through this process; nil when that does not work here.
  package func copyInKernel(from source: FileDescriptor, at offset: Int64, count: Int) -> Int? {
    let copied = Calls.copyRange(source.rawValue, rawValue, offset, count)
    return copied > 0 ? copied : nil
  }

  /// Gives the file another's times.
  package func setTimes(of status: FileStatus) {
    try? setModificationTime(status.modificationTime, of: status)
  }

  /// Gives the file a time of its last change, beside the time of its last use that it has.
  package func setModificationTime(_ time: FileStatus.Time, of status: FileStatus) throws(Errno) {
    let times = [status.accessTime, time].map {
      timespec(tv_sec: time_t($0.seconds), tv_nsec: Int($0.nanoseconds))
    }
    if Calls.setTimes(rawValue, times) != 0 { throw .current }
  }
}
