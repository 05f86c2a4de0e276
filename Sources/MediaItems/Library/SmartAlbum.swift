internal import FileIdentification
public import MediaMetadata
internal import UniformTypes

/// An album that fills itself: which assets it holds, and why.
public struct SmartAlbum: Sendable {
  /// Its name.
  public let name: String
  /// The album's name for people.
  public let title: String
  /// Why it holds what it holds.
  public let because: String
  let isNewestFirst: Bool
  private let test: @Sendable (MediaAsset) -> Ternary

  private init(
    _ name: String, _ title: String, because: String, isNewestFirst: Bool = false,
    _ test: @escaping @Sendable (MediaAsset) -> Ternary
  ) {
    self.name = name
    self.title = title
    self.because = because
    self.isNewestFirst = isNewestFirst
    self.test = test
  }

  /// Whether an asset is in the album, as far as its files tell.
  public func holds(_ asset: MediaAsset) -> Ternary { test(asset) }

  private static func has(_ subtype: MediaSubtype) -> @Sendable (MediaAsset) -> Ternary {
    { $0.subtype(subtype) }
  }

  /// Every smart album, in the order in which a photo library shows them.
  public static let all: [SmartAlbum] = [
    SmartAlbum("recents", "Recents", because: "everything, the newest first", isNewestFirst: true) { _ in .yes
    },
    SmartAlbum("favorites", "Favourites", because: "five stars, or an export's mark") {
      Ternary($0.isFavorite)
    },
    SmartAlbum("videos", "Videos", because: "movies that no Live Photo holds") {
      Ternary($0.kind == .video)
    },
    SmartAlbum("livePhotos", "Live Photos", because: "pairs, bundles and motion photos") {
      Ternary($0.kind == .livePhoto)
    },
    SmartAlbum("depthEffect", "Portrait", because: "stills with a depth effect", has(.depthEffect)),
    SmartAlbum("panoramas", "Panoramas", because: "the subtype", has(.panorama)),
    SmartAlbum("timelapses", "Time-lapse", because: "the subtype", has(.timeLapse)),
    SmartAlbum("slomoVideos", "Slo-mo", because: "the subtype", has(.slowMotion)),
    SmartAlbum("cinematic", "Cinematic", because: "the subtype", has(.cinematic)),
    SmartAlbum("bursts", "Bursts", because: "two pictures or more name one burst", has(.burst)),
    SmartAlbum("screenshots", "Screenshots", because: "the subtype", has(.screenshot)),
    SmartAlbum("screenRecordings", "Screen Recordings", because: "the subtype", has(.screenRecording)),
    SmartAlbum("spatial", "Spatial", because: "the subtype", has(.spatial)),
    SmartAlbum("animated", "Animated", because: "pictures that move by themselves") {
      $0.style == .imageAnimated || $0.style == .videoLooping ? .yes : $0.subtype(.animated)
    },
    SmartAlbum(
      "raw", "RAW", because: "the type is a camera's raw image, and not the name alone says so"
    ) { Ternary(isRaw($0.item.file.identification)) },
    SmartAlbum("orphans", "Halves of Live Photos", because: "the other half was not found") {
      Ternary($0.item.livePhoto.map { !$0.form.isWhole } ?? false)
    },
  ]

  /// True for a camera's raw image; a name does not make one of a content in which nothing else does.
  static func isRaw(_ identification: Identification) -> Bool {
    raw.holds(for: identification.type)
      && (identification.certainty != .nameOnly || identification.contentType == nil)
  }

  private static let raw = TypeCondition(below: [.rawImage])
}
