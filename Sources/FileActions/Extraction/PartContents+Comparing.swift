internal import SystemCalls
internal import SystemPackage

extension PartContents {
  /// Whether a file has these bytes, all of them and no more, and has them on the disk.
  ///
  /// A link is none, and a file that cannot be read is another. Errors: what reading the contents throws.
  func isContent(of path: FilePath) throws -> Bool {
    guard let (descriptor, status) = try? FileDescriptor.openRegularFile(path, followingLinks: false) else {
      return false
    }
    return try descriptor.releasing {
      guard status.byteCount == byteCount else { return false }
      var offset: Int64 = 0
      var block: [UInt8] = []
      do {
        try read { piece in
          if block.count < piece.count { block = [UInt8](repeating: 0, count: piece.count) }
          let isSame = block.withUnsafeMutableBytes { buffer in
            let target = UnsafeMutableRawBufferPointer(rebasing: buffer[..<piece.count])
            guard (try? descriptor.fill(target, at: offset)) == piece.count else { return false }
            return target.elementsEqual(piece)
          }
          guard isSame else { throw Difference() }
          offset += Int64(piece.count)
        }
        try descriptor.synchronize()
        return true
      } catch is Difference { return false } catch is Errno { return false }
    }
  }
}

private struct Difference: Error {}
