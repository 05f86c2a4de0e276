#if !canImport(Darwin)
  public import Foundation

  /// A folder of albums, created only by apps: a library has none.
  public final class PHCollectionList: PHCollection, @unchecked Sendable {
    let members: [PHCollection]

    private init(transient members: [PHCollection], title: String?) {
      self.members = members
      super.init("\(UUID().uuidString)/L0/020", title: title)
    }

    /// Creates a list of a fetch's collections outside of the library.
    public class func transientCollectionList(
      withCollectionsFetchResult fetchResult: PHFetchResult<PHCollection>, title: String?
    ) -> PHCollectionList { transientCollectionList(with: fetchResult.objects, title: title) }

    /// Creates a list of collections outside of the library.
    public class func transientCollectionList(
      with collections: [PHCollection], title: String?
    ) -> PHCollectionList { PHCollectionList(transient: collections, title: title) }

    private var albums: [PHAssetCollection] { members.compactMap { $0 as? PHAssetCollection } }

    /// The earliest date of its albums.
    public var startDate: Date? { albums.compactMap(\.startDate).min() }
    /// The latest date of its albums.
    public var endDate: Date? { albums.compactMap(\.endDate).max() }
    /// Always empty: locations have no names.
    public var localizedLocationNames: [String] { [] }

    public override var canContainCollections: Bool { true }
    /// The kind of folder.
    public var collectionListType: PHCollectionListType { .folder }
    /// The subtype of folder.
    public var collectionListSubtype: PHCollectionListSubtype { .regularFolder }

    /// Returns an empty result: a library has no folders of albums.
    public class func fetchCollectionLists(
      with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype,
      options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

    /// Returns an empty result: a library has no folders of albums.
    public class func fetchCollectionLists(
      withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

    /// Returns an empty result: a library has no folders of albums.
    public class func fetchCollectionListsContaining(
      _ collection: PHCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
  }
#endif
