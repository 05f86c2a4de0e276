/// How the photo library plays an item; the raw values are those of its own constants.
public enum PlaybackStyle: Int, Hashable, Sendable, CaseIterable {
  /// The library does not show such items, or nothing is known.
  case unsupported = 0
  /// A picture.
  case image = 1
  /// A picture that moves.
  case imageAnimated = 2
  /// A picture that moves when it is touched.
  case livePhoto = 3
  /// A movie.
  case video = 4
  /// A Live Photo with the loop or bounce effect.
  case videoLooping = 5

  /// The constant's name, as filters spell it.
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
