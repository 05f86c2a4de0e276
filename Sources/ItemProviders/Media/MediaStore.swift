public import Foundation

/// A picked item in a ``MediaStore``: a photo, a video file or a Live Photo, with an identifier.
public struct StoredMedia: Identifiable, Sendable {
  /// The kind of a stored item.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A picture, a movie, or both as one.
    case photo, video, livePhoto
  }

  /// The content of a stored item.
  public enum Content: Sendable {
    /// A picture.
    case photo(StillImage)
    /// A movie's file, which the store owns.
    case video(URL)
    /// A Live Photo's halves.
    case livePhoto(LivePhotoObject)
  }

  public let id: UUID
  /// The content of the item.
  public let content: Content

  /// Creates an item with an identifier.
  public init(_ content: Content, id: UUID = UUID()) {
    self.id = id
    self.content = content
  }

  /// The kind of the item.
  public var kind: Kind {
    switch content {
    case .photo: .photo
    case .video: .video
    case .livePhoto: .livePhoto
    }
  }

  /// The video's file; nil for other kinds.
  public var url: URL? { if case .video(let url) = content { url } else { nil } }
}

/// A store of picked items in the order of their arrival.
///
/// The store owns a video's file and removes it with the item. Add a copy, never a provider's original.
///
/// ```swift
/// let store = MediaStore()
/// await store.append(StoredMedia(.video(copiedURL)))
/// ```
public actor MediaStore {
  /// The stored items, in order of arrival.
  public private(set) var items: [StoredMedia] = []

  /// Creates a store without items.
  public init() {}

  /// Appends an item unless its identifier is already stored.
  public func append(_ item: StoredMedia) {
    guard !items.contains(where: { $0.id == item.id }) else { return }
    items.append(item)
  }

  /// Removes an item and its file, if there is one with this identifier.
  ///
  /// A missing file is not an error. Errors: the system's error if the file cannot be removed; the item then
  /// stays.
  public func delete(_ id: StoredMedia.ID) throws {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    try Self.removeFile(of: items[index])
    items.remove(at: index)
  }

  /// Removes all items and their files; stops at the first file that cannot be removed.
  public func deleteAll() throws {
    while let item = items.last {
      try Self.removeFile(of: item)
      items.removeLast()
    }
  }

  private static func removeFile(of item: StoredMedia) throws {
    guard let url = item.url else { return }
    do { try FileManager.default.removeItem(at: url) } catch CocoaError.fileNoSuchFile {
    } catch CocoaError.fileReadNoSuchFile {}
  }
}
