package import MediaItems
internal import SystemCalls
package import SystemPackage

/// The name and bytes of a file that ``PartWriter`` writes; the bytes can be read repeatedly.
package protocol PartContents {
  /// The name that the file should have.
  var name: FilePath.Component { get }
  var byteCount: Int64 { get }
  /// Calls `body` with successive chunks of the bytes.
  func read(_ body: (UnsafeRawBufferPointer) throws -> Void) throws
}

extension MediaPart: PartContents {}
extension StrippedMedia: PartContents {}

extension PartContents {
  /// Returns true if a regular file has exactly these bytes, after writing them to disk.
  ///
  /// Links are not followed. Errors: ``ComparisonError`` if the file cannot be read, and those of reading the contents.
  func isContent(of path: FilePath) throws -> Bool {
    let file: FileDescriptor
    let status: FileStatus
    do throws(Errno) {
      guard let opened = try FileDescriptor.openRegularFile(path, followingLinks: false) else { return false }
      (file, status) = opened
    } catch {
      if Self.notFileErrors.contains(error) { return false }
      throw ComparisonError(path: path, error: error)
    }
    return try file.releasing {
      guard status.byteCount == byteCount else { return false }
      var offset: Int64 = 0
      var block: [UInt8] = []
      do {
        try read { chunk in
          if block.count < chunk.count { block = [UInt8](repeating: 0, count: chunk.count) }
          let isSame = try block.withUnsafeMutableBytes { buffer in
            let target = UnsafeMutableRawBufferPointer(rebasing: buffer[..<chunk.count])
            let count: Int
            do throws(Errno) { count = try file.fill(target, at: offset) } catch {
              throw ComparisonError(path: path, error: error)
            }
            return count == chunk.count && target.elementsEqual(chunk)
          }
          guard isSame else { throw Difference() }
          offset += Int64(chunk.count)
        }
      } catch is Difference { return false }
      do throws(Errno) { try file.synchronize() } catch { throw ComparisonError(path: path, error: error) }
      return true
    }
  }

  /// The errors of opening a link, a missing file, and a socket or device without a driver.
  private static var notFileErrors: Set<Errno> {
    [.tooManySymbolicLinkLevels, .noSuchFileOrDirectory, .noSuchAddressOrDevice]
  }
}

/// An error that prevented comparing a file with a part.
struct ComparisonError: Error {
  let path: FilePath
  let error: Errno
}

private struct Difference: Error {}
