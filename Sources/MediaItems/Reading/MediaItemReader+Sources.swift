public import ByteSources
public import FileIdentification
public import SystemPackage
public import UniformTypes

// Reading of items from open files, byte sources and memory instead of a `FilePath`.
extension MediaItemReader {
  /// Reads the file, folder or device at a path; a path that is not UTF-8 needs a `FilePath`.
  ///
  /// Errors: those of ``read(path:kind:followingLinks:claimedType:sidecars:sharedSidecars:)``.
  public func read(path: String, claimedType: UTType? = nil) throws(IdentificationError) -> MediaItem {
    try read(path: FilePath(path), claimedType: claimedType)
  }

  /// Reads an open file; `name` is the name stated by the sender, and becomes the item's path.
  ///
  /// The descriptor keeps its position and stays open. Sidecars and the other half of a Live Photo are not
  /// searched.
  /// Errors: those of reading the file.
  public func read(
    descriptor: FileDescriptor, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> MediaItem {
    try read(
      descriptor: descriptor.rawValue, at: FilePath(name ?? ""), named: name, claimedType: claimedType)
  }

  /// Reads a source, such as an object in a store, by ranges; `name` is its name, and becomes the item's path.
  ///
  /// Errors: those of the source.
  public func read(
    source: any ByteSource, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> MediaItem {
    try read(source: source, at: FilePath(name ?? ""), named: name, claimedType: claimedType)
  }

  /// Reads bytes in memory; `name` is the name stated by the sender, and becomes the item's path.
  public func read(
    bytes: [UInt8], name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> MediaItem {
    try read(source: MemorySource(bytes), name: name, claimedType: claimedType)
  }
}
