internal import CLibrary
package import SystemPackage

// Copying by the file system or the kernel, without reading the bytes into this process.
extension FileDescriptor {
  /// Shares the blocks of another file; returns false if the file system cannot.
  package func clone(_ source: FileDescriptor) -> Bool {
    Calls.clone(source.rawValue, rawValue) == 0
  }

  /// Returns the next range of data from `offset` on; nil if only a hole follows.
  package func data(from offset: Int64, byteCount size: Int64) -> Range<Int64>? {
    #if canImport(Darwin)
      let (seekData, seekHole): (Int32, Int32) = (4, 3)
    #else
      let (seekData, seekHole): (Int32, Int32) = (3, 4)
    #endif
    let start = Calls.seek(rawValue, offset, seekData)
    // ENXIO means that no data follows; a file system without holes returns another error.
    guard start >= 0 else { return errno == ENXIO ? nil : offset..<size }
    let end = Calls.seek(rawValue, start, seekHole)
    guard start < size else { return nil }
    return start..<(end > start ? min(end, size) : size)
  }

  /// Copies up to `count` bytes in the kernel and returns their number; nil if the kernel cannot.
  package func copyInKernel(from source: FileDescriptor, at offset: Int64, count: Int) -> Int? {
    let copied = Calls.copyRange(source.rawValue, rawValue, offset, count)
    return copied > 0 ? copied : nil
  }

  /// Sets the modification and access times of `status`; errors are ignored.
  package func setTimes(of status: FileStatus) {
    try? setModificationTime(status.modificationTime, of: status)
  }

  /// Sets the modification time, and keeps the access time of `status`.
  package func setModificationTime(_ time: FileStatus.Time, of status: FileStatus) throws(Errno) {
    let times = [status.accessTime, time].map {
      timespec(tv_sec: time_t($0.seconds), tv_nsec: Int($0.nanoseconds))
    }
    if Calls.setTimes(rawValue, times) != 0 { throw .current }
  }
}
