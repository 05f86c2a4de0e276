internal import Foundation
internal import SystemCalls

/// Reads and writes whole files in steps.
enum FileContents {
  /// Returns the size as `Int`; throws if it exceeds the physical memory.
  static func checkedCount(_ size: Int64, _ path: String) throws -> Int {
    guard let count = Int(exactly: size), UInt64(clamping: size) <= ProcessInfo.processInfo.physicalMemory
    else { throw CocoaError(.fileReadTooLarge, userInfo: [NSFilePathErrorKey: path]) }
    return count
  }

  /// Returns the bytes of a file, or a ZIP archive of a folder.
  ///
  /// Throws before reading if the file is larger than the limit.
  static func data(
    of url: URL, limit: MemoryLimit = MemoryLimit(nil), _ transfer: Transfer
  ) throws -> Data {
    guard try FileStatus(url.path, followingLinks: true).type == .directory else {
      return try data(ofFile: url.path, limit, transfer)
    }
    return try ArchivedFolder.pack(url.path, limit: limit, transfer)
  }

  private static func data(ofFile path: String, _ limit: MemoryLimit, _ transfer: Transfer) throws -> Data {
    let file = try OpenFile(reading: path, followingLinks: true)
    let size = try file.status().byteCount
    try limit.check(size, .file)
    let count = try checkedCount(size, path)
    var data = Data(count: count)
    let filled = try data.withUnsafeMutableBytes { buffer in
      var done = 0
      while done < buffer.count {
        let end = min(buffer.count, done + Transfer.step)
        let chunk = UnsafeMutableRawBufferPointer(rebasing: buffer[done..<end])
        let count = try file.read(at: Int64(done), into: chunk)
        done += count
        try transfer.advance(Int64(done), of: size)
        if count < chunk.count { break }
      }
      return done
    }
    // The file became shorter while it was read.
    if filled < count { data.removeLast(count - filled) }
    return data
  }

  /// Writes bytes to a new file.
  static func write(_ data: Data, to path: String, _ transfer: Transfer) throws {
    let file = try OpenFile(creating: path)
    try data.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let end = min(buffer.count, done + Transfer.step)
        try file.write(UnsafeRawBufferPointer(rebasing: buffer[done..<end]), at: Int64(done))
        done = end
        try transfer.advance(Int64(done), of: Int64(buffer.count))
      }
    }
  }
}
