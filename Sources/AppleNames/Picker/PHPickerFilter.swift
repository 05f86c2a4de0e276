#if !canImport(Darwin)
  public import MediaItems

  /// Which assets a picker shows, as `MediaFilter` under the picker's name.
  ///
  /// As there, ``images`` includes Live Photos. An asset whose files do not tell whether it matches is not shown.
  public struct PHPickerFilter: Hashable, Sendable {
    /// What is asked of an asset.
    public let filter: MediaFilter

    private init(_ filter: MediaFilter) { self.filter = filter }

    public static let images = Self(.images)
    public static let videos = Self(.videos)
    /// Live Photos; other makers' motion photos are pictures, as those that are picked.
    public static let livePhotos = Self(.all(of: [.livePhotos, .not(.motionPhotos)]))
    public static let panoramas = Self(.panoramas)
    public static let screenshots = Self(.screenshots)
    public static let screenRecordings = Self(.screenRecordings)
    public static let slomoVideos = Self(.slomoVideos)
    public static let timelapseVideos = Self(.timelapseVideos)
    public static let depthEffectPhotos = Self(.depthEffectPhotos)
    public static let bursts = Self(.bursts)
    public static let cinematicVideos = Self(.cinematicVideos)
    public static let spatialMedia = Self(.spatialMedia)

    /// Assets that the library would play in one way.
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> Self {
      let filter = MediaFilter.playbackStyle(playbackStyle)
      return switch playbackStyle {
      case .image: Self(.any(of: [filter, .motionPhotos]))
      case .livePhoto: Self(.all(of: [filter, .not(.motionPhotos)]))
      default: Self(filter)
      }
    }

    /// Assets that match one of the filters; none do when the list is empty.
    public static func any(of subfilters: [Self]) -> Self { Self(.any(of: subfilters.map(\.filter))) }

    /// Assets that match all of the filters; all do when the list is empty.
    public static func all(of subfilters: [Self]) -> Self { Self(.all(of: subfilters.map(\.filter))) }

    /// Assets that do not match the filter.
    public static func not(_ filter: Self) -> Self { Self(.not(filter.filter)) }
  }
#endif
