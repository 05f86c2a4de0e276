/// The playback style of an item in a photo library; raw values are those of its constants.
public enum PlaybackStyle: Int, Hashable, Sendable, CaseIterable {
  /// Not shown by the library, or unknown.
  case unsupported = 0
  /// A still image.
  case image = 1
  /// An animated image.
  case imageAnimated = 2
  /// A Live Photo.
  case livePhoto = 3
  /// A movie.
  case video = 4
  /// A Live Photo with the loop or bounce effect.
  case videoLooping = 5

  /// The name of the constant, as in filters.
  public var name: String {
    switch self {
    case .unsupported: "unsupported"
    case .image: "image"
    case .imageAnimated: "imageAnimated"
    case .livePhoto: "livePhoto"
    case .video: "video"
    case .videoLooping: "videoLooping"
    }
  }
}
