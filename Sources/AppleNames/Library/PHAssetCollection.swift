#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems

  /// An album: a folder with assets, or a smart album.
  ///
  /// Unchecked, like its superclass: all stored properties are constants.
  public final class PHAssetCollection: PHCollection, @unchecked Sendable {
    /// The type: a user's album or a smart album.
    public let assetCollectionType: PHAssetCollectionType
    /// The kind of album.
    public let assetCollectionSubtype: PHAssetCollectionSubtype
    private let members: [MediaAsset]
    /// True for an app's album outside of the library.
    let isTransient: Bool

    init(_ album: MediaAlbum) {
      isTransient = false
      switch album.source {
      case .folder(let path):
        assetCollectionType = .album
        assetCollectionSubtype = .albumRegular
        members = album.assets
        super.init("\(path)/L0/040", title: album.title)
      case .smart(let name):
        let subtype = PHAssetCollectionSubtype(smartAlbum: name)
        assetCollectionType = .smartAlbum
        assetCollectionSubtype = subtype
        members = subtype == .smartAlbumLivePhotos ? album.assets.filter { !$0.isMotionPhoto } : album.assets
        // No relative path begins with a slash. The photo library's titles are in American English.
        super.init("/\(name)/L0/040", title: subtype == .smartAlbumFavorites ? "Favorites" : album.title)
      }
    }

    /// Creates an album outside of the library, with a random identifier that no fetch finds.
    init(transient members: [MediaAsset], title: String?) {
      assetCollectionType = .album
      assetCollectionSubtype = .albumRegular
      self.members = members
      isTransient = true
      super.init("\(UUID().uuidString)/L0/040", title: title)
    }

    var assets: [PHAsset] { members.map { PHAsset($0) } }

    public override var canContainAssets: Bool { true }
    /// The exact number of assets at the time of the fetch, counting each burst once.
    public var estimatedAssetCount: Int { members.count { $0.isFetchedByDefault } }
    /// The capture time of the oldest asset.
    public var startDate: Date? { members.compactMap(\.creationDate).min() }
    /// The capture time of the newest asset.
    public var endDate: Date? { members.compactMap(\.creationDate).max() }

    /// Fetches albums of a type and subtype; ``PHAssetCollectionSubtype/any`` matches all subtypes.
    ///
    /// ``PHAssetCollectionSubtype/albumRegular`` also matches all smart albums, as up to iOS 17 and as many
    /// pickers request. iOS 18 finds nothing for such a pair and reports an unsupported fetch
    /// (flutter_photo_manager's pull request 1415, ZLPhotoBrowser's issues 936 and 990): code for it requests
    /// ``PHAssetCollectionSubtype/any``.
    public class func fetchAssetCollections(
      with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
      let matchesAll = subtype == .any || type == .smartAlbum && subtype == .albumRegular
      return PHFetchResult(options) { library in
        all(in: library, type).filter { matchesAll || $0.assetCollectionSubtype == subtype }
      }
    }

    /// Fetches the albums with identifiers, in this order.
    public class func fetchAssetCollections(
      withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
      PHFetchResult(options) { library in
        let albums = all(in: library)
        return identifiers.compactMap { identifier in albums.first { $0.localIdentifier == identifier } }
      }
    }

    /// Fetches the albums of a type that contain an asset.
    public class func fetchAssetCollectionsContaining(
      _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
      PHFetchResult(options) { library in
        all(in: library, type).filter { album in
          album.members.contains { $0.localIdentifier == asset.localIdentifier }
        }
      }
    }

    /// Returns the albums of a library, smart albums first.
    static func all(in library: MediaLibrary, _ type: PHAssetCollectionType? = nil) -> [PHAssetCollection] {
      let smart = type == nil || type == .smartAlbum ? library.smartAlbums : []
      let user = type == nil || type == .album ? library.userAlbums : []
      return (smart + user).map { PHAssetCollection($0) }
    }

    /// Returns true if the title and the assets are equal, judged by size and metadata.
    public override func isSame(as other: PHCollection) -> Bool {
      guard super.isSame(as: other), let other = other as? PHAssetCollection else { return false }
      return members.count == other.members.count
        && zip(members, other.members).allSatisfy { $0.isSame(as: $1) }
    }

    override func value(named key: String) -> KeyedValue? {
      switch key {
      case "estimatedAssetCount": .number(Double(estimatedAssetCount))
      case "startDate": KeyedValue(startDate)
      case "endDate": KeyedValue(endDate)
      default: super.value(named: key)
      }
    }
  }
#endif
