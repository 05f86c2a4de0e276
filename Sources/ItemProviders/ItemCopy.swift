internal import Foundation
internal import LoadPlans
internal import SystemCalls
internal import SystemPackage

/// Copies of files and folders that share nothing with the original that a change could reach: never a hard link.
enum ItemCopy {
  /// How bytes are copied.
  enum Method: CaseIterable, Hashable, Sendable {
    /// The file system shares the blocks until one side changes them.
    case clone
    /// The kernel copies.
    case kernel
    /// Read and written here.
    case buffer
  }

  /// Copies a file or folder to a path where nothing is yet.
  static func copy(_ source: String, to target: String, _ transfer: Transfer) throws {
    let status = try FileStatus(source, followingLinks: true)
    guard status.type != .directory else {
      return try FolderCopy(source, to: target, transfer).run()
    }
    let size = status.byteCount
    try copyFile(source, to: target, followingLinks: true) { try transfer.advance($0, of: size) }
  }

  /// Copies one regular file, its holes and its date; `advance` is told after each step how many bytes are there.
  ///
  /// Returns the method that did it. Methods are tried in the order of their declaration.
  @discardableResult
  static func copyFile(
    _ source: String, to target: String, followingLinks: Bool, methods: Set<Method> = Set(Method.allCases),
    _ advance: (Int64) throws -> Void
  ) throws -> Method {
    let input = try OpenFile(reading: source, followingLinks: followingLinks)
    let status = try input.status()
    // Its owner can always read and write a copy, so that it can be used and removed.
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
    // What plans say that a copy takes.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(LoadPlan.copiedPiece), alignment: 16)
    defer { buffer.deallocate() }
    while offset < size, let range = input.descriptor.data(from: offset, byteCount: size) {
      offset = range.lowerBound
      while offset < range.upperBound {
        let left = range.upperBound - offset
        let step = Int(min(left, Int64(Transfer.step)))
        if method == .kernel,
          let copied = output.descriptor.copyInKernel(from: input.descriptor, at: offset, count: step)
        {
          offset += Int64(copied)
        } else {
          method = .buffer
          let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(step, buffer.count)])
          let count = try input.read(at: offset, into: part)
          // It became shorter meanwhile: with zeros for the rest, the copy would be of a file that never was.
          guard count > 0 else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: input.path])
          }
          try output.write(UnsafeRawBufferPointer(rebasing: part[..<count]), at: offset)
          offset += Int64(count)
        }
        try advance(offset)
      }
    }
    return method
  }
}
