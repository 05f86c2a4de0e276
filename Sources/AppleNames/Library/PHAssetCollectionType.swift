#if !canImport(Darwin)
  /// The types of albums.
  public enum PHAssetCollectionType: RawRepresentable, Hashable, Sendable {
    /// A user's album: a folder with assets.
    case album
    /// A smart album.
    case smartAlbum
    /// A moment; not supported.
    case moment
    /// A value of a newer system, preserved; created only by ``init(rawValue:)``.
    case unlisted(UnlistedNumber)

    /// Creates the case of a value; never nil.
    public init?(rawValue: Int) {
      self =
        switch rawValue {
        case 1: .album
        case 2: .smartAlbum
        case 3: .moment
        default: .unlisted(UnlistedNumber(rawValue))
        }
    }

    public var rawValue: Int {
      switch self {
      case .album: 1
      case .smartAlbum: 2
      case .moment: 3
      case .unlisted(let number): number.rawValue
      }
    }
  }

  /// The subtypes of albums, with the photo library's values; some never exist for a folder.
  public enum PHAssetCollectionSubtype: RawRepresentable, Hashable, Sendable {
    case albumRegular
    case albumSyncedEvent
    case albumSyncedFaces
    case albumSyncedAlbum
    case albumImported
    case albumMyPhotoStream
    case albumCloudShared
    case smartAlbumGeneric
    case smartAlbumPanoramas
    case smartAlbumVideos
    case smartAlbumFavorites
    case smartAlbumTimelapses
    /// Never exists: hidden files are not assets.
    case smartAlbumAllHidden
    /// Never exists: files do not store when they were added.
    case smartAlbumRecentlyAdded
    case smartAlbumBursts
    case smartAlbumSlomoVideos
    case smartAlbumUserLibrary
    case smartAlbumSelfPortraits
    case smartAlbumScreenshots
    case smartAlbumDepthEffect
    case smartAlbumLivePhotos
    case smartAlbumAnimated
    case smartAlbumLongExposures
    case smartAlbumUnableToUpload
    case smartAlbumRAW
    case smartAlbumCinematic
    case smartAlbumSpatial
    case smartAlbumScreenRecordings
    /// All subtypes of a type.
    case any
    /// A value of a newer system, preserved; created only by ``init(rawValue:)``.
    case unlisted(UnlistedNumber)

    /// Creates the case of a value; never nil.
    public init?(rawValue: Int) {
      self =
        switch rawValue {
        case 2: .albumRegular
        case 3: .albumSyncedEvent
        case 4: .albumSyncedFaces
        case 5: .albumSyncedAlbum
        case 6: .albumImported
        case 100: .albumMyPhotoStream
        case 101: .albumCloudShared
        case 200: .smartAlbumGeneric
        case 201: .smartAlbumPanoramas
        case 202: .smartAlbumVideos
        case 203: .smartAlbumFavorites
        case 204: .smartAlbumTimelapses
        case 205: .smartAlbumAllHidden
        case 206: .smartAlbumRecentlyAdded
        case 207: .smartAlbumBursts
        case 208: .smartAlbumSlomoVideos
        case 209: .smartAlbumUserLibrary
        case 210: .smartAlbumSelfPortraits
        case 211: .smartAlbumScreenshots
        case 212: .smartAlbumDepthEffect
        case 213: .smartAlbumLivePhotos
        case 214: .smartAlbumAnimated
        case 215: .smartAlbumLongExposures
        case 216: .smartAlbumUnableToUpload
        case 217: .smartAlbumRAW
        case 218: .smartAlbumCinematic
        case 219: .smartAlbumSpatial
        case 220: .smartAlbumScreenRecordings
        case 0x7FFF_FFFF_FFFF_FFFF: .any
        default: .unlisted(UnlistedNumber(rawValue))
        }
    }

    public var rawValue: Int {
      switch self {
      case .albumRegular: 2
      case .albumSyncedEvent: 3
      case .albumSyncedFaces: 4
      case .albumSyncedAlbum: 5
      case .albumImported: 6
      case .albumMyPhotoStream: 100
      case .albumCloudShared: 101
      case .smartAlbumGeneric: 200
      case .smartAlbumPanoramas: 201
      case .smartAlbumVideos: 202
      case .smartAlbumFavorites: 203
      case .smartAlbumTimelapses: 204
      case .smartAlbumAllHidden: 205
      case .smartAlbumRecentlyAdded: 206
      case .smartAlbumBursts: 207
      case .smartAlbumSlomoVideos: 208
      case .smartAlbumUserLibrary: 209
      case .smartAlbumSelfPortraits: 210
      case .smartAlbumScreenshots: 211
      case .smartAlbumDepthEffect: 212
      case .smartAlbumLivePhotos: 213
      case .smartAlbumAnimated: 214
      case .smartAlbumLongExposures: 215
      case .smartAlbumUnableToUpload: 216
      case .smartAlbumRAW: 217
      case .smartAlbumCinematic: 218
      case .smartAlbumSpatial: 219
      case .smartAlbumScreenRecordings: 220
      case .any: 0x7FFF_FFFF_FFFF_FFFF
      case .unlisted(let number): number.rawValue
      }
    }
  }

  extension PHAssetCollectionSubtype {
    /// Converts the name of a row in `SmartAlbum.all`; generic for albums of this library only.
    init(smartAlbum name: String) {
      let rows: [String: Self] = [
        "recents": .smartAlbumUserLibrary, "favorites": .smartAlbumFavorites, "videos": .smartAlbumVideos,
        "livePhotos": .smartAlbumLivePhotos, "depthEffect": .smartAlbumDepthEffect,
        "panoramas": .smartAlbumPanoramas, "timelapses": .smartAlbumTimelapses,
        "slomoVideos": .smartAlbumSlomoVideos, "cinematic": .smartAlbumCinematic,
        "bursts": .smartAlbumBursts, "screenshots": .smartAlbumScreenshots,
        "screenRecordings": .smartAlbumScreenRecordings, "spatial": .smartAlbumSpatial,
        "animated": .smartAlbumAnimated, "raw": .smartAlbumRAW,
      ]
      self = rows[name] ?? .smartAlbumGeneric
    }
  }
#endif
