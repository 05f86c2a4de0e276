#if !canImport(Darwin)
  /// Who fills an album.
  public enum PHAssetCollectionType: Int, Hashable, Sendable, CaseIterable {
    /// A person: a folder that holds assets.
    case album = 1
    /// The library.
    case smartAlbum = 2
  }

  /// What an album holds, with the photo library's numbers; those that can be found in a folder.
  public enum PHAssetCollectionSubtype: Int, Hashable, Sendable, CaseIterable {
    case albumRegular = 2
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas = 201
    case smartAlbumVideos = 202
    case smartAlbumFavorites = 203
    case smartAlbumTimelapses = 204
    case smartAlbumBursts = 207
    case smartAlbumSlomoVideos = 208
    case smartAlbumUserLibrary = 209
    case smartAlbumScreenshots = 211
    case smartAlbumDepthEffect = 212
    case smartAlbumLivePhotos = 213
    case smartAlbumAnimated = 214
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
