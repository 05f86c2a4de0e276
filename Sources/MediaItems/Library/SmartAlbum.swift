internal import FileIdentification
public import MediaMetadata
public import SystemPackage
internal import UniformTypes

/// An album that is defined by a condition.
public struct SmartAlbum: Sendable {
  /// The unique name, such as `livePhotos`.
  public let name: String
  /// The displayed title, such as "Live Photos".
  public let title: String
  /// A phrase that describes the condition.
  public let because: String
  let isNewestFirst: Bool
  private let condition: @Sendable (MediaAsset) -> Ternary

  private init(
    _ name: String, _ title: String, because: String, isNewestFirst: Bool = false,
    _ condition: @escaping @Sendable (MediaAsset) -> Ternary
  ) {
    self.name = name
    self.title = title
    self.because = because
    self.isNewestFirst = isNewestFirst
    self.condition = condition
  }

  /// Returns whether an asset is in the album; unknown if its metadata cannot decide.
  public func holds(_ asset: MediaAsset) -> Ternary { condition(asset) }

  private static func has(_ subtype: MediaSubtype) -> @Sendable (MediaAsset) -> Ternary {
    { $0.subtype(subtype) }
  }

  /// All smart albums, in the order of a photo library.
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

  /// Returns true for a camera's raw image, unless the name is the only evidence and the content is another type.
  static func isRaw(_ identification: Identification) -> Bool {
    raw.holds(for: identification.type)
      && (identification.certainty != .nameOnly || identification.contentType == nil)
  }

  private static let raw = TypeCondition(below: [.rawImage])
}

/// A collection of assets: a folder or a smart album.
public struct MediaAlbum: Sendable {
  /// The source of an album.
  public enum Source: Hashable, Sendable {
    /// A folder below the library's; empty for the top level.
    case folder(FilePath)
    /// An album of ``SmartAlbum/all``, by name.
    case smart(String)
  }

  /// The folder or the smart album.
  public var source: Source
  /// The title for people.
  public var title: String
  /// The assets in the order of the library, or the newest first.
  public var assets: [MediaAsset]
}

extension MediaLibrary {
  /// The folders that directly contain assets, in the order of the library.
  public var userAlbums: [MediaAlbum] {
    var albums: [MediaAlbum] = []
    var indices: [FilePath: Int] = [:]
    for asset in assets {
      let folder = asset.albumPath
      if let index = indices[folder] {
        albums[index].assets.append(asset)
      } else {
        indices[folder] = albums.count
        let title = folder.lastComponent?.string ?? root.lastComponent?.string ?? root.string
        albums.append(MediaAlbum(source: .folder(folder), title: title, assets: [asset]))
      }
    }
    return albums
  }

  /// All smart albums, including empty ones, with the assets that certainly belong to them.
  public var smartAlbums: [MediaAlbum] {
    SmartAlbum.all.map { row in
      var members = assets.filter { row.holds($0) == .yes }
      if row.isNewestFirst { members = Self.sorted(members, by: .captured, false) }
      return MediaAlbum(source: .smart(row.name), title: row.title, assets: members)
    }
  }
}
