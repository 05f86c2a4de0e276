#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems

  /// An album: a folder that holds assets, or one that fills itself.
  public final class PHAssetCollection: NSObject, PHObject {
    public let localIdentifier: String
    /// Its title.
    public let localizedTitle: String?
    /// Whether it is an album of the user's or a smart one.
    public let assetCollectionType: PHAssetCollectionType
    /// Which kind of album.
    public let assetCollectionSubtype: PHAssetCollectionSubtype
    private let members: [MediaAsset]

    init(_ album: MediaAlbum) {
      switch album.source {
      case .folder(let path):
        localIdentifier = "\(path)/L0/040"
        assetCollectionType = .album
        assetCollectionSubtype = .albumRegular
      case .smart(let name):
        // No relative path begins with a slash.
        localIdentifier = "/\(name)/L0/040"
        assetCollectionType = .smartAlbum
        assetCollectionSubtype = PHAssetCollectionSubtype(smartAlbum: name)
      }
      localizedTitle = album.title
      members = album.assets
    }

    var assets: [PHAsset] { members.map { PHAsset($0) } }

    /// How many assets it held when it was fetched: counted, never estimated.
    public var estimatedAssetCount: Int { members.count }
    /// The first moment at which something in it was taken.
    public var startDate: Date? { members.compactMap(\.creationDate).min() }
    /// The last moment at which something in it was taken.
    public var endDate: Date? { members.compactMap(\.creationDate).max() }

    /// Albums of a type and subtype; ``PHAssetCollectionSubtype/any`` is all of the type.
    public class func fetchAssetCollections(
      with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
      PHFetchResult(options) { library in
        all(in: library, type).filter { subtype == .any || $0.assetCollectionSubtype == subtype }
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
      let smart = type == .album ? [] : library.smartAlbums
      let own = type == .smartAlbum ? [] : library.userAlbums
      return (smart + own).map { PHAssetCollection($0) }
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? PHAssetCollection)?.localIdentifier == localIdentifier
    }

    public override var hash: Int { localIdentifier.hashValue }

    public func isSame(as other: PHAssetCollection) -> Bool {
      localIdentifier == other.localIdentifier && localizedTitle == other.localizedTitle
        && members.count == other.members.count
        && zip(members, other.members).allSatisfy { $0.isSame(as: $1) }
    }
  }

  extension PHAssetCollection: KeyedObject {
    func value(named key: String) -> KeyedValue? {
      switch key {
      case "localizedTitle", "title": localizedTitle.map { .text($0) } ?? KeyedValue.none
      case "estimatedAssetCount": .number(Double(estimatedAssetCount))
      case "startDate": KeyedValue(startDate)
      case "endDate": KeyedValue(endDate)
      case "localIdentifier": .text(localIdentifier)
      default: nil
      }
    }
  }
#endif
