internal import CLibrary
package import SystemPackage

/// The standard input of this process.
package enum StandardInput {
  /// Puts a file without a name in the place of a pipe, with all that comes by the pipe.
  ///
  /// It can then be read by range, and again. What is a file, a folder or a device already stays as it is.
  /// False where more than `most` bytes come. Errors: those of reading, and of keeping what was read.
  package static func makeRereadable(upTo most: Int) throws(Errno) -> Bool {
    let input = FileDescriptor.standardInput
    let type = try FileStatus(of: input.rawValue).type
    guard type == .namedPipe || type == .socket else { return true }
    let file = try FileSystem.makeScratchFile()
    defer { file.release() }
    var block = [UInt8](repeating: 0, count: 64 << 10)
    var count = 0
    while true {
      let came = try input.readBytes(into: &block)
      if came == 0 { break }
      count += came
      if count > most { return false }
      try file.writeContents(block[..<came])
    }
    if Calls.seek(file.rawValue, 0, SEEK_SET) < 0 || Calls.duplicate(file.rawValue, input.rawValue) < 0 {
      throw .current
    }
    return true
  }
}
