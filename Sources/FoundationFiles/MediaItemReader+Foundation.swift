public import FileIdentification
public import MediaItems
public import UniformTypes

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension MediaItemReader {
  /// Reads the file or folder at a URL.
  ///
  /// Errors: those of `read(path:kind:followingLinks:claimedType:sidecars:sharedSidecars:)`, and of the code `url` for
  /// a URL that is not a file URL.
  public func read(url: URL, claimedType: UTType? = nil) throws(IdentificationError) -> MediaItem {
    try read(path: url.filePath(), claimedType: claimedType)
  }

  /// Reads bytes in memory without copying them; `name` is the sender's name for them, and the item's path.
  public func read(
    data: Data, name: String? = nil, claimedType: UTType? = nil
  ) throws(IdentificationError) -> MediaItem {
    try read(source: DataSource(data), name: name, claimedType: claimedType)
  }
}
