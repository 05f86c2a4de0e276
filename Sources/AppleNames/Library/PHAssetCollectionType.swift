#if !canImport(Darwin)
  /// The kinds of albums, by who fills them.
  public enum PHAssetCollectionType: Int, Hashable, Sendable, CaseIterable {
    /// A person: a folder that holds assets.
    case album = 1
    /// The library.
    case smartAlbum = 2
    /// The camera's clock; there are none.
    case moment = 3
  }

  /// The kinds of albums by what they hold, with the photo library's numbers; some are never found in a folder.
  public enum PHAssetCollectionSubtype: Int, Hashable, Sendable, CaseIterable {
    case albumRegular = 2
    case albumSyncedEvent = 3
    case albumSyncedFaces = 4
    case albumSyncedAlbum = 5
    case albumImported = 6
    case albumMyPhotoStream = 100
    case albumCloudShared = 101
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas = 201
    case smartAlbumVideos = 202
    case smartAlbumFavorites = 203
    case smartAlbumTimelapses = 204
    /// None: what is hidden in a folder is no asset.
    case smartAlbumAllHidden = 205
    /// None: files do not say when they were added.
    case smartAlbumRecentlyAdded = 206
    case smartAlbumBursts = 207
    case smartAlbumSlomoVideos = 208
    case smartAlbumUserLibrary = 209
    case smartAlbumSelfPortraits = 210
    case smartAlbumScreenshots = 211
    case smartAlbumDepthEffect = 212
    case smartAlbumLivePhotos = 213
    case smartAlbumAnimated = 214
    case smartAlbumLongExposures = 215
    case smartAlbumUnableToUpload = 216
    case smartAlbumRAW = 217
    case smartAlbumCinematic = 218
    case smartAlbumSpatial = 219
    case smartAlbumScreenRecordings = 220
    /// Asks for all of a type.
    case any = 0x7FFF_FFFF_FFFF_FFFF

    /// What a row of `SmartAlbum.all` is; generic for those that only this library has.
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
