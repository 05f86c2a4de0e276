public import Foundation

/// One picked item that a program keeps: a photo, a video's file or a Live Photo, with an identifier of its own.
public struct StoredMedia: Identifiable, Sendable {
  /// Which of the three it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A picture, a movie, or both as one.
    case photo, video, livePhoto
  }

  /// What is kept.
  public enum Content: Sendable {
    /// A picture.
    case photo(StillImage)
    /// A movie's file, which the store owns.
    case video(URL)
    /// A Live Photo's halves.
    case livePhoto(LivePhotoObject)
  }

  public let id: UUID
  /// What was kept.
  public let content: Content

  /// Gives content an identifier.
  public init(_ content: Content, id: UUID = UUID()) {
    self.id = id
    self.content = content
  }

  /// Which kind it is of.
  public var kind: Kind {
    switch content {
    case .photo: .photo
    case .video: .video
    case .livePhoto: .livePhoto
    }
  }

  /// The video's file; nil for what has none of its own.
  public var url: URL? { if case .video(let url) = content { url } else { nil } }
}

/// The items that were picked, in the order in which they arrived.
///
/// A video's file is the store's: it goes with the item. Give it a copy, never a provider's original.
///
/// ```swift
/// let store = MediaStore()
/// await store.append(StoredMedia(.video(copiedURL)))
/// ```
public actor MediaStore {
  /// What was kept, in order of arrival.
  public private(set) var items: [StoredMedia] = []

  /// Creates a store without items.
  public init() {}

  /// Adds an item behind all others; one whose identifier is there already is left out.
  public func append(_ item: StoredMedia) {
    guard !items.contains(where: { $0.id == item.id }) else { return }
    items.append(item)
  }

  /// Removes an item and its file; nothing happens when there is none of this identifier.
  ///
  /// A file that is gone already is no error. Errors: what the system says when the file cannot be removed; then the
  /// item stays.
  public func delete(_ id: StoredMedia.ID) throws {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    try Self.removeFile(of: items[index])
    items.remove(at: index)
  }

  /// Removes all items and their files; it stops at the first file that cannot be removed.
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
