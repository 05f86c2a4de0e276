/// A folder entry, with the properties that determine whether the folder is a Live Photo.
public struct FolderEntry: Sendable {
  /// The content of a `metadata.plist`.
  public enum Metadata: Hashable, Sendable {
    /// Not read.
    case unread
    /// A property list with ``LivePhotoBundle/metadataKey``.
    case livePhoto
    /// No property list, or a property list without the key.
    case foreign
  }

  /// The name in the folder.
  public var name: String
  /// True for a folder.
  public var isFolder: Bool
  /// The content identifier in the file; nil if it has none or was not read.
  public var contentIdentifier: String?
  /// The content of a file named `metadata.plist`.
  public var metadata: Metadata

  /// Creates an entry.
  public init(
    _ name: String, isFolder: Bool = false, contentIdentifier: String? = nil, metadata: Metadata = .unread
  ) {
    self.name = name
    self.isFolder = isFolder
    self.contentIdentifier = contentIdentifier
    self.metadata = metadata
  }

  /// The case-folded name without extension, which the halves of a bundle share.
  var stem: String {
    let folded = name.lowercased()
    guard let dot = folded.lastIndex(of: "."), dot != folded.startIndex else { return folded }
    return String(folded[..<dot])
  }

  var isMetadata: Bool { !isFolder && name.lowercased() == "metadata.plist" }

  /// True for files that operating systems create on their own.
  var isSystemFile: Bool { LibraryExclusion.position(of: Array(name.utf8), in: "") != nil }
}
