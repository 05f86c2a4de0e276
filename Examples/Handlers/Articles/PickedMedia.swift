import AppleNames
import Foundation

/// One picked item: a photo, a video's file or a Live Photo, which a list can tell from the others.
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

  /// Lets go of what the item holds, a video's file included.
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

/// What a list shows; `objectWillChange` of an observable object.
class PickedMediaList {
  private(set) var items: [PickedMedia] = [] { willSet { willChange?() } }
  var willChange: (() -> Void)?

  func append(_ item: PickedMedia) { items.append(item) }

  func deleteAll() {
    for index in items.indices { items[index].delete() }
    items.removeAll()
  }
}
