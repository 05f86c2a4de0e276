#if !canImport(Darwin)
  internal import MediaItems

  // Fetching assets from the shared library, which `PHPhotoLibrary.open` opens. By default only the
  // representative of a burst is fetched.
  extension PHAsset {
    private class func fetch(
      _ options: PHFetchOptions?, _ source: @escaping @Sendable (MediaLibrary) -> [PHAsset]
    ) -> PHFetchResult<PHAsset> {
      if options?.includeAllBurstAssets == true { return PHFetchResult(options, source) }
      return PHFetchResult(options) { source($0).filter(\.mediaAsset.isFetchedByDefault) }
    }

    /// Fetches all assets that match the options.
    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
      fetch(options) { library in library.assets.map { PHAsset($0) } }
    }

    /// Fetches the assets of a type.
    public class func fetchAssets(
      with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
      fetch(options) { library in
        library.assets.map { PHAsset($0) }.filter { $0.mediaType == mediaType }
      }
    }

    /// Fetches the assets of an album; for one created by an app, those still in the library.
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

    /// Fetches the first assets of an album.
    public class func fetchKeyAssets(
      in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
      let result = fetchAssets(in: assetCollection, options: options)
      return result.count > 0 ? result : nil
    }

    /// Fetches the representative of a burst, or all its pictures if the options include them.
    public class func fetchAssets(
      withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
      fetch(options) { library in
        library.assets.map { PHAsset($0) }.filter { $0.burstIdentifier == burstIdentifier }
      }
    }

    /// Fetches the assets with identifiers in this order, including burst pictures; missing ones are left
    /// out.
    public class func fetchAssets(
      withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
      PHFetchResult(options) { library in
        library.fetchAssets(withLocalIdentifiers: identifiers).map { PHAsset($0) }
      }
    }
  }
#endif
