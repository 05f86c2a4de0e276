#if !canImport(Darwin)
  // PhotoKit's API for moments, empty for a folder, and for albums outside of the library.

  extension PHAssetCollection {
    /// Always empty: locations have no names.
    public var localizedLocationNames: [String] { [] }
    /// The location of the first asset with one; nil if there is none.
    public var approximateLocation: CLLocation? { assets.compactMap(\.location).first }

    /// Creates an album of a fetch's assets outside of the library.
    public class func transientAssetCollection(
      withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
    ) -> PHAssetCollection { transientAssetCollection(with: fetchResult.objects, title: title) }

    /// Creates an album of assets outside of the library.
    public class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
      PHAssetCollection(transient: assets.map(\.mediaAsset), title: title)
    }

    /// Returns an empty result: a library has no moments.
    public class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
      PHFetchResult()
    }

    /// Returns an empty result: a library has no moments.
    public class func fetchMoments(
      inMomentList momentList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  }

  extension PHCollectionList {
    /// Returns an empty result: a library has no moments.
    public class func fetchMomentLists(
      with momentListSubtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

    /// Returns an empty result: a library has no moments.
    public class func fetchMomentLists(
      with momentListSubtype: PHCollectionListSubtype, containingMoment moment: PHAssetCollection,
      options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
  }
#endif
