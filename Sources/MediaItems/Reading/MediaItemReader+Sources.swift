public import ByteSources
public import FileIdentification
public import SystemPackage
public import UniformTypes

// What has no path of its own, or one that is not the user's: uploads, objects, bytes in memory.
extension MediaItemReader {
  /// Reads what is at a path that is text, as most are; a path of other bytes needs a `FilePath`.
  ///
  /// Errors: those of ``read(path:kind:followingLinks:claimedType:sidecars:sharedSidecars:)``.
  public func read(path: String, claimedType: UTType? = nil) throws(IdentificationError) -> MediaItem {
    try read(path: FilePath(path), claimedType: claimedType)
  }

  /// Reads an open file; `name` is what it was called by whoever sent it, and the item's path.
  ///
  /// The descriptor's position does not move, and it stays open. The other half of a Live Photo and sidecars are not looked
  /// for. Errors: the system's.
  public func read(
    descriptor: FileDescriptor, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> MediaItem {
    try read(
      descriptor: descriptor.rawValue, at: FilePath(name ?? ""), named: name, claimedType: claimedType)
  }

  /// Reads an object by ranges; `name` is that of the object, and the item's path.
  ///
  /// Errors: the source's.
  public func read(
    source: any ByteSource, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> MediaItem {
    try read(source: source, at: FilePath(name ?? ""), named: name, claimedType: claimedType)
  }

  /// Reads bytes in memory; `name` is what they were called by whoever sent them, and the item's path.
  public func read(
    bytes: [UInt8], name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> MediaItem {
    try read(source: MemorySource(bytes), name: name, claimedType: claimedType)
  }
}
