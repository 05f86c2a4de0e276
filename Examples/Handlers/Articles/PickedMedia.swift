import AppleNames
import Foundation

/// One picked item with an identity: a photo, a video's file or a Live Photo.
struct PickedMedia: Identifiable {
  enum Kind { case photo, video, livePhoto }

  let id = UUID().uuidString
  var photo: UIImage?
  var url: URL?
  var livePhoto: PHLivePhoto?
  var kind = Kind.photo

  init(photo: UIImage) { self.photo = photo }

  init(videoAt url: URL) {
    self.url = url
    kind = .video
  }

  init(livePhoto: PHLivePhoto) {
    self.livePhoto = livePhoto
    kind = .livePhoto
  }

  /// Releases the item, including a video's file.
  mutating func delete() {
    switch kind {
    case .photo: photo = nil
    case .livePhoto: livePhoto = nil
    case .video:
      guard let url = url else { return }
      try? FileManager.default.removeItem(at: url)
      self.url = nil
    }
  }
}

/// The items of a list; `objectWillChange` of an observable object.
class PickedMediaList {
  private(set) var items: [PickedMedia] = [] { willSet { willChange?() } }
  var willChange: (() -> Void)?

  func append(_ item: PickedMedia) { items.append(item) }

  func deleteAll() {
    for index in items.indices { items[index].delete() }
    items.removeAll()
  }
}
