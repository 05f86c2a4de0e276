/// One entry of a folder, as far as it matters to whether the folder is a Live Photo.
public struct FolderEntry: Sendable {
  /// What is known of a `metadata.plist`.
  public enum Metadata: Hashable, Sendable {
    /// Nobody read it.
    case unread
    /// A property list that has ``LivePhotoBundle/metadataKey``.
    case livePhoto
    /// Not a property list, or one without the key.
    case foreign
  }

  /// The name in its folder.
  public var name: String
  /// Whether it is a folder itself.
  public var isFolder: Bool
  /// The content identifier that the file holds; nil when it has none or nobody looked.
  public var contentIdentifier: String?
  /// For a file named `metadata.plist`.
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

  /// The name without its extension, case folded: the halves of a bundle share it.
  var stem: String {
    let folded = name.lowercased()
    guard let dot = folded.lastIndex(of: "."), dot != folded.startIndex else { return folded }
    return String(folded[..<dot])
  }

  var isMetadata: Bool { !isFolder && name.lowercased() == "metadata.plist" }

  /// Whether a system left the file in the folder without anybody asking.
  var isDropping: Bool { LibraryExclusion.position(of: Array(name.utf8), in: "") != nil }
}
