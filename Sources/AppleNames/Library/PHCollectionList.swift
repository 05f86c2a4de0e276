#if !canImport(Darwin)
  public import Foundation

  /// A folder of albums: a library has none, since a folder of files that holds folders is no album; apps can make their own.
  public final class PHCollectionList: PHCollection, @unchecked Sendable {
    let members: [PHCollection]

    private init(transient members: [PHCollection], title: String?) {
      self.members = members
      super.init("\(UUID().uuidString)/L0/020", title: title)
    }

    /// A list of a fetch's collections, which is in no library.
    public class func transientCollectionList(
      withCollectionsFetchResult fetchResult: PHFetchResult<PHCollection>, title: String?
    ) -> PHCollectionList { transientCollectionList(with: fetchResult.objects, title: title) }

    /// A list of collections, which is in no library.
    public class func transientCollectionList(
      with collections: [PHCollection], title: String?
    ) -> PHCollectionList { PHCollectionList(transient: collections, title: title) }

    private var albums: [PHAssetCollection] { members.compactMap { $0 as? PHAssetCollection } }

    /// The first date of its albums.
    public var startDate: Date? { albums.compactMap(\.startDate).min() }
    /// The last date of its albums.
    public var endDate: Date? { albums.compactMap(\.endDate).max() }
    /// Empty: places have no names here.
    public var localizedLocationNames: [String] { [] }

    public override var canContainCollections: Bool { true }
    /// The kind of folder.
    public var collectionListType: PHCollectionListType { .folder }
    /// The folder among those of its kind.
    public var collectionListSubtype: PHCollectionListSubtype { .regularFolder }

    /// Nothing: there are none.
    public class func fetchCollectionLists(
      with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype,
      options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

    /// Nothing: there are none.
    public class func fetchCollectionLists(
      withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

    /// Nothing: there are none.
    public class func fetchCollectionListsContaining(
      _ collection: PHCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
  }
#endif
