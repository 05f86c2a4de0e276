internal import Foundation
internal import LoadPlans
internal import SystemCalls
internal import SystemPackage

/// Copies files and folders so that changes to a copy never reach the original: never a hard link.
enum ItemCopy {
  /// The way in which bytes are copied.
  enum Method: CaseIterable, Hashable, Sendable {
    /// The file system shares the blocks until one side changes them.
    case clone
    /// The kernel copies the bytes.
    case kernel
    /// The bytes are read into a buffer and written.
    case buffer
  }

  /// Copies a file or folder to a path that does not exist yet.
  static func copy(_ source: String, to target: String, _ transfer: Transfer) throws {
    let status = try FileStatus(source, followingLinks: true)
    guard status.type != .directory else {
      return try FolderCopy(source, to: target, transfer).run()
    }
    let size = status.byteCount
    try copyFile(source, to: target, followingLinks: true) { try transfer.advance($0, of: size) }
  }

  /// Copies one regular file with its holes and its date, and returns the method used.
  ///
  /// `advance` is called after each step with the number of bytes copied. Methods are tried in the order of
  /// their declaration.
  @discardableResult
  static func copyFile(
    _ source: String, to target: String, followingLinks: Bool, methods: Set<Method> = Set(Method.allCases),
    _ advance: (Int64) throws -> Void
  ) throws -> Method {
    let input = try OpenFile(reading: source, followingLinks: followingLinks)
    let status = try input.status()
    // The owner needs to read and remove the copy.
    let output = try OpenFile(creating: target, mode: status.mode & 0o777 | 0o600)
    let size = status.byteCount
    var method = Method.clone
    if !methods.contains(.clone) || !output.descriptor.clone(input.descriptor) {
      method = try copyBytes(input, output, size, methods.contains(.kernel) ? .kernel : .buffer, advance)
    }
    try advance(size)
    output.descriptor.setTimes(of: status)
    return method
  }

  private static func copyBytes(
    _ input: borrowing OpenFile, _ output: borrowing OpenFile, _ size: Int64, _ first: Method,
    _ advance: (Int64) throws -> Void
  ) throws -> Method {
    do throws(Errno) { try output.descriptor.setByteCount(size) } catch {
      throw CocoaError(error, output.path, .writing)
    }
    var method = first
    var offset: Int64 = 0
    // Load plans state this size as the memory of a copy.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(LoadPlan.copiedPiece), alignment: 16)
    defer { buffer.deallocate() }
    while offset < size, let range = input.descriptor.data(from: offset, byteCount: size) {
      offset = range.lowerBound
      while offset < range.upperBound {
        let remaining = range.upperBound - offset
        let step = Int(min(remaining, Int64(Transfer.step)))
        if method == .kernel,
          let copied = output.descriptor.copyInKernel(from: input.descriptor, at: offset, count: step)
        {
          offset += Int64(copied)
        } else {
          method = .buffer
          let chunk = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(step, buffer.count)])
          let count = try input.read(at: offset, into: chunk)
          // The file became shorter: zeros at the end would make a copy of a file that never existed.
          guard count > 0 else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: input.path])
          }
          try output.write(UnsafeRawBufferPointer(rebasing: chunk[..<count]), at: offset)
          offset += Int64(count)
        }
        try advance(offset)
      }
    }
    return method
  }
}

/// Moves a temporary file or folder to a path that does not exist yet.
enum ItemMove {
  /// Creates the target first, so that nothing that appears there meanwhile is replaced.
  ///
  /// Errors: `CocoaError.fileWriteFileExists` if the target exists.
  static func move(_ source: String, to target: String) throws {
    let isFolder = try FileStatus(source, followingLinks: false).type == .directory
    if isFolder { try FolderCopy.makeFolder(target) } else { _ = try OpenFile(creating: target) }
    // Renaming replaces the empty folder or file.
    let failure: Errno
    do throws(Errno) { return try FileSystem.replace(FilePath(target), by: FilePath(source)) } catch {
      failure = error
    }
    try? FileManager.default.removeItem(atPath: target)
    guard failure == .improperLink else { throw CocoaError(failure, target, .writing) }
    do {
      try ItemCopy.copy(source, to: target, .uncontrolled)
    } catch {
      // Remove half a copy, but not a file that another process created first.
      if (error as? CocoaError)?.code != .fileWriteFileExists {
        try? FileManager.default.removeItem(atPath: target)
      }
      throw error
    }
  }
}
