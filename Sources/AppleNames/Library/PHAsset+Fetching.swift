#if !canImport(Darwin)
  internal import MediaItems

  // Fetches look in the shared library, whose folder `PHPhotoLibrary.open` says. Of a burst they have the picture that stands
  // for it, unless all are asked for.
  extension PHAsset {
    private class func fetch(
      _ options: PHFetchOptions?, _ source: @escaping @Sendable (MediaLibrary) -> [PHAsset]
    ) -> PHFetchResult<PHAsset> {
      if options?.includeAllBurstAssets == true { return PHFetchResult(options, source) }
      return PHFetchResult(options) { source($0).filter(\.mediaAsset.standsForItself) }
    }

    /// All assets that the options want.
    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
      fetch(options) { library in library.assets.map { PHAsset($0) } }
    }

    /// The assets of a type.
    public class func fetchAssets(
      with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
      fetch(options) { library in
        library.assets.map { PHAsset($0) }.filter { $0.mediaType == mediaType }
      }
    }

    /// The assets of an album; of one that an app made, those of them that the library still has.
    public class func fetchAssets(
      in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
      if assetCollection.isTransient {
        return fetch(options) { library in
          let identifiers = assetCollection.assets.map(\.localIdentifier)
          return library.fetchAssets(withLocalIdentifiers: identifiers).map { PHAsset($0) }
        }
      }
      let identifier = assetCollection.localIdentifier
      let type = assetCollection.assetCollectionType
      return fetch(options) { library in
        PHAssetCollection.all(in: library, type).first { $0.localIdentifier == identifier }?.assets ?? []
      }
    }

    /// The first assets of an album.
    public class func fetchKeyAssets(
      in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
      let found = fetchAssets(in: assetCollection, options: options)
      return found.count > 0 ? found : nil
    }

    /// The pictures of a burst: the one that stands for it, and all where the options ask for them.
    public class func fetchAssets(
      withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
      fetch(options) { library in
        library.assets.map { PHAsset($0) }.filter { $0.burstIdentifier == burstIdentifier }
      }
    }

    /// The assets of identifiers, in the order asked, of bursts too; those that are not there are left out.
    public class func fetchAssets(
      withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
      PHFetchResult(options) { library in
        library.fetchAssets(withLocalIdentifiers: identifiers).map { PHAsset($0) }
      }
    }
  }
#endif
