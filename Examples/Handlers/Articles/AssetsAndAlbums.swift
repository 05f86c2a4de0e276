import AppleNames
import Foundation

/// A custom picker: permission, assets, albums with covers, and changes of the library.
class AlbumsController: UIViewController, PHPhotoLibraryChangeObserver, PHPickerViewControllerDelegate {
  fileprivate(set) var allPhotosInCurrentAlbum = PHFetchResult<PHAsset>()
  fileprivate(set) var smartAlbums = [PHAssetCollection]()
  fileprivate(set) var userCreatedAlbums = PHFetchResult<PHAssetCollection>()
  private let wantedSmartAlbums: [PHAssetCollectionSubtype] = [
    .smartAlbumUserLibrary, .smartAlbumFavorites, .smartAlbumVideos, .smartAlbumScreenshots,
  ]

  deinit { PHPhotoLibrary.shared().unregisterChangeObserver(self) }

  func getPhotoPermission(completionHandler: @escaping (Bool) -> Void) {
    guard PHPhotoLibrary.authorizationStatus() != .authorized else {
      completionHandler(true)
      return
    }
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
      switch status {
      case .authorized, .limited: completionHandler(true)
      case .notDetermined, .restricted, .denied: completionHandler(false)
      }
    }
  }

  func fetchPhotoLibraryAssets() {
    let authStatus = PHPhotoLibrary.authorizationStatus()
    guard authStatus == .authorized || authStatus == .limited else { return }
    PHPhotoLibrary.shared().register(self)
    for subtype in wantedSmartAlbums {
      if let smartAlbum = PHAssetCollection.fetchAssetCollections(
        with: .smartAlbum, subtype: subtype, options: nil
      ).firstObject {
        smartAlbums.append(smartAlbum)
      }
    }
    let userCreatedAlbumsOptions = PHFetchOptions()
    userCreatedAlbumsOptions.predicate = NSPredicate(format: "estimatedAssetCount > 0")
    userCreatedAlbums = PHAssetCollection.fetchAssetCollections(
      with: .album, subtype: .albumRegular, options: userCreatedAlbumsOptions)
    let fetchOptions = PHFetchOptions()
    fetchOptions.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    allPhotosInCurrentAlbum = PHAsset.fetchAssets(with: fetchOptions)
    title = "Recents"
  }

  func handleDidSelect(album: PHAssetCollection) {
    let fetchOptions = PHFetchOptions()
    fetchOptions.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    allPhotosInCurrentAlbum = PHAsset.fetchAssets(in: album, options: fetchOptions)
    title = album.localizedTitle
  }

  func cover(of album: PHAssetCollection, size: CGSize) -> UIImage? {
    let fetchOptions = PHFetchOptions()
    fetchOptions.fetchLimit = 1
    fetchOptions.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    guard let asset = PHAsset.fetchAssets(in: album, options: fetchOptions).firstObject else { return nil }
    return getAssetThumbnail(asset: asset, size: size)
  }

  func presentSearch() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
      var configuration = PHPickerConfiguration(photoLibrary: PHPhotoLibrary.shared())
      configuration.selectionLimit = 10
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = self
      self.present(picker, animated: true, completion: nil)
    }
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    dismiss(animated: true)
    let identifiers = results.compactMap(\.assetIdentifier)
    let fetchResult = PHAsset.fetchAssets(withLocalIdentifiers: identifiers, options: nil)
    DispatchQueue.main.async {
      self.allPhotosInCurrentAlbum = fetchResult
      self.title = "Search Result"
    }
  }

  nonisolated func photoLibraryDidChange(_ changeInstance: PHChange) {
    DispatchQueue.main.async {
      if let changeDetails = changeInstance.changeDetails(for: self.allPhotosInCurrentAlbum) {
        self.allPhotosInCurrentAlbum = changeDetails.fetchResultAfterChanges
      }
      if let changeDetails = changeInstance.changeDetails(for: self.userCreatedAlbums) {
        self.userCreatedAlbums = changeDetails.fetchResultAfterChanges
      }
    }
  }
}

func getAssetThumbnail(asset: PHAsset, size: CGSize) -> UIImage? {
  let manager = PHImageManager.default()
  let options = PHImageRequestOptions()
  options.isSynchronous = true
  options.isNetworkAccessAllowed = true
  var thumbnail: UIImage?
  manager.requestImage(for: asset, targetSize: size, contentMode: .aspectFill, options: options) {
    (imageReturned, info) in
    guard let thumbnailUnwrapped = imageReturned else { return }
    thumbnail = thumbnailUnwrapped
  }
  return thumbnail
}
