#if !canImport(Darwin)
  public import MediaItems

  /// A filter for the assets that a photo picker shows; wraps a `MediaFilter`.
  ///
  /// As in PhotosUI, ``images`` includes Live Photos. An asset is not shown if its files do not determine
  /// whether it matches.
  public struct PHPickerFilter: Hashable, Sendable {
    /// The underlying filter.
    public let filter: MediaFilter

    private init(_ filter: MediaFilter) { self.filter = filter }

    public static let images = Self(.images)
    public static let videos = Self(.videos)
    /// Live Photos; motion photos of other makers count as pictures, as in picker results.
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

    /// Assets with a playback style.
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> Self {
      let filter = MediaFilter.playbackStyle(playbackStyle)
      return switch playbackStyle {
      case .image: Self(.any(of: [filter, .motionPhotos]))
      case .livePhoto: Self(.all(of: [filter, .not(.motionPhotos)]))
      default: Self(filter)
      }
    }

    /// Assets that match one of the filters; none if the list is empty.
    public static func any(of subfilters: [Self]) -> Self { Self(.any(of: subfilters.map(\.filter))) }

    /// Assets that match all of the filters; all if the list is empty.
    public static func all(of subfilters: [Self]) -> Self { Self(.all(of: subfilters.map(\.filter))) }

    /// Assets that do not match the filter.
    public static func not(_ filter: Self) -> Self { Self(.not(filter.filter)) }
  }
#endif
