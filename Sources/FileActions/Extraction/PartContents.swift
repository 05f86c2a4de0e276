package import MediaItems
package import SystemPackage

/// What ``PartWriter`` writes to a file: a name, and bytes that can be read again and again.
package protocol PartContents {
  /// The name that the file should have.
  var name: FilePath.Component { get }
  var byteCount: Int64 { get }
  /// Calls `body` with one piece of the bytes after another.
  func read(_ body: (UnsafeRawBufferPointer) throws -> Void) throws
}

extension MediaPart: PartContents {}
extension BareMedia: PartContents {}
