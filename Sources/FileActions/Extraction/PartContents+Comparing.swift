internal import SystemCalls
internal import SystemPackage

extension PartContents {
  /// Whether a file has these bytes, all of them and no more, and has them on the disk.
  ///
  /// A link is none, nor is what is no file or gone. Errors: ``Incomparable`` where the file cannot be read, and what reading
  /// the contents throws.
  func isContent(of path: FilePath) throws -> Bool {
    let file: FileDescriptor
    let status: FileStatus
    do throws(Errno) {
      guard let opened = try FileDescriptor.openRegularFile(path, followingLinks: false) else { return false }
      (file, status) = opened
    } catch {
      if Self.others.contains(error) { return false }
      throw Incomparable(path: path, error: error)
    }
    return try file.releasing {
      guard status.byteCount == byteCount else { return false }
      var offset: Int64 = 0
      var block: [UInt8] = []
      do {
        try read { piece in
          if block.count < piece.count { block = [UInt8](repeating: 0, count: piece.count) }
          let isSame = try block.withUnsafeMutableBytes { buffer in
            let target = UnsafeMutableRawBufferPointer(rebasing: buffer[..<piece.count])
            let count: Int
            do throws(Errno) { count = try file.fill(target, at: offset) } catch {
              throw Incomparable(path: path, error: error)
            }
            return count == piece.count && target.elementsEqual(piece)
          }
          guard isSame else { throw Difference() }
          offset += Int64(piece.count)
        }
      } catch is Difference { return false }
      do throws(Errno) { try file.synchronize() } catch { throw Incomparable(path: path, error: error) }
      return true
    }
  }

  /// How opening fails for a link, for a name that has gone, and for a socket or device that nothing answers for.
  private static var others: Set<Errno> {
    [.tooManySymbolicLinkLevels, .noSuchFileOrDirectory, .noSuchAddressOrDevice]
  }
}

/// The reason why it is not known whether a file has the bytes of a part.
struct Incomparable: Error {
  let path: FilePath
  let error: Errno
}

private struct Difference: Error {}
