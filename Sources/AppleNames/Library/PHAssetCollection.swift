#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems

  /// An album: a folder that holds assets, or one that fills itself.
  ///
  /// Unchecked, as the class above it: all that it stores are constants.
  public final class PHAssetCollection: PHCollection, @unchecked Sendable {
    /// Whether it is an album of the user's or a smart one.
    public let assetCollectionType: PHAssetCollectionType
    /// Which kind of album.
    public let assetCollectionSubtype: PHAssetCollectionSubtype
    private let members: [MediaAsset]
    /// Whether it was made by an app and is in no library.
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
        // No relative path begins with a slash. The photo library's titles are American.
        super.init("/\(name)/L0/040", title: subtype == .smartAlbumFavorites ? "Favorites" : album.title)
      }
    }

    /// An album that is in no library: no fetch finds it by the identifier that is made up for it.
    init(transient members: [MediaAsset], title: String?) {
      assetCollectionType = .album
      assetCollectionSubtype = .albumRegular
      self.members = members
      isTransient = true
      super.init("\(UUID().uuidString)/L0/040", title: title)
    }

    var assets: [PHAsset] { members.map { PHAsset($0) } }

    public override var canContainAssets: Bool { true }
    /// How many assets it held when it was fetched, one for each burst: counted, never estimated.
    public var estimatedAssetCount: Int { members.count { $0.standsForItself } }
    /// The first moment at which something in it was taken.
    public var startDate: Date? { members.compactMap(\.creationDate).min() }
    /// The last moment at which something in it was taken.
    public var endDate: Date? { members.compactMap(\.creationDate).max() }

    /// Albums of a type and subtype; ``PHAssetCollectionSubtype/any`` is all of the type.
    ///
    /// So is ``PHAssetCollectionSubtype/albumRegular`` for smart albums, as up to iOS 17, and as many pickers ask. iOS 18
    /// finds nothing for such a pair and says that it is no supported fetch (flutter_photo_manager's pull request 1415,
    /// ZLPhotoBrowser's issues 936 and 990): code for it asks for ``PHAssetCollectionSubtype/any``.
    public class func fetchAssetCollections(
      with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
      let wantsAll = subtype == .any || type == .smartAlbum && subtype == .albumRegular
      return PHFetchResult(options) { library in
        all(in: library, type).filter { wantsAll || $0.assetCollectionSubtype == subtype }
      }
    }

    /// The albums of identifiers, in the order asked.
    public class func fetchAssetCollections(
      withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
      PHFetchResult(options) { library in
        let albums = all(in: library)
        return identifiers.compactMap { identifier in albums.first { $0.localIdentifier == identifier } }
      }
    }

    /// The albums of a type that hold an asset.
    public class func fetchAssetCollectionsContaining(
      _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
      PHFetchResult(options) { library in
        all(in: library, type).filter { album in
          album.members.contains { $0.localIdentifier == asset.localIdentifier }
        }
      }
    }

    /// The albums of a library, those that a person made behind the others.
    static func all(in library: MediaLibrary, _ type: PHAssetCollectionType? = nil) -> [PHAssetCollection] {
      let smart = type == nil || type == .smartAlbum ? library.smartAlbums : []
      let own = type == nil || type == .album ? library.userAlbums : []
      return (smart + own).map { PHAssetCollection($0) }
    }

    /// Whether its title and its assets are the same, as far as size and headers tell.
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
