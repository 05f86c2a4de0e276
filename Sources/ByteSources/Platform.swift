// The one place where this room tells platforms apart.
#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Glibc)
  internal import Glibc
#endif

enum Platform {
  static var errorNumber: Int32 { errno }

  static func describe(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  static func readDescriptor(
    _ descriptor: Int32, at offset: Int64, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
  }

  static var interrupted: Int32 { EINTR }

  static func byteCount(of descriptor: Int32) -> Int64? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int64(status.st_size)
  }
}
