import FileIdentification
import MediaItems
import SystemPackage

extension MediaPart {
  private struct Difference: Error {}

  /// Whether a file has the part's bytes, all of them and no more, and has them on the disk.
  ///
  /// A link is none, and a file that cannot be read is another. Errors: what reading the part throws.
  func isContent(of path: FilePath) throws -> Bool {
    guard
      let descriptor = try? FileDescriptor.open(
        path, .readOnly, options: [.closeOnExec, .nonBlocking, .noFollow])
    else { return false }
    return try descriptor.closeAfter {
      guard let status = try? FileStatus(of: descriptor.rawValue), status.kind == .regular,
        status.byteCount == byteCount
      else { return false }
      var offset: Int64 = 0
      var block: [UInt8] = []
      do {
        try read { piece in
          if block.count < piece.count { block = [UInt8](repeating: 0, count: piece.count) }
          let isSame = block.withUnsafeMutableBytes { buffer in
            let target = UnsafeMutableRawBufferPointer(rebasing: buffer[..<piece.count])
            guard Self.fill(target, from: descriptor, at: offset) else { return false }
            return target.elementsEqual(piece)
          }
          guard isSame else { throw Difference() }
          offset += Int64(piece.count)
        }
        try Platform.synchronize(descriptor)
        return true
      } catch is Difference { return false } catch is Errno { return false }
    }
  }

  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: FileDescriptor, at offset: Int64
  ) -> Bool {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = try? descriptor.read(fromAbsoluteOffset: offset + Int64(filled), into: rest)
      guard let count, count > 0 else { return false }
      filled += count
    }
    return true
  }
}
