#if !canImport(Darwin)
  // What albums and lists of the camera's clock have; there are none in a folder.

  extension PHAssetCollection {
    /// Empty: places have no names here.
    public var localizedLocationNames: [String] { [] }
    /// The place of the first asset that has one; nil where none has.
    public var approximateLocation: CLLocation? { assets.compactMap(\.location).first }

    /// An album of a fetch's assets, which is in no library.
    public class func transientAssetCollection(
      withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
    ) -> PHAssetCollection { transientAssetCollection(with: fetchResult.objects, title: title) }

    /// An album of assets, which is in no library.
    public class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
      PHAssetCollection(transient: assets.map(\.mediaAsset), title: title)
    }

    /// Nothing: there are no moments.
    public class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
      PHFetchResult()
    }

    /// Nothing: there are no moments.
    public class func fetchMoments(
      inMomentList momentList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  }

  extension PHCollectionList {
    /// Nothing: there are no moments.
    public class func fetchMomentLists(
      with momentListSubtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

    /// Nothing: there are no moments.
    public class func fetchMomentLists(
      with momentListSubtype: PHCollectionListSubtype, containingMoment moment: PHAssetCollection,
      options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
  }
#endif
