import AppleNames
import Foundation

/// Keeps the picked providers and loads on demand; uses the library only for data that the picker does not have.
class ProvidersForLater: PHPickerViewControllerDelegate {
  private(set) var providers: [NSItemProvider] = []
  private(set) var assets = PHFetchResult<PHAsset>()
  private(set) var callCount = 0

  func makePicker(library photoLibrary: PHPhotoLibrary) -> PHPickerViewController {
    var configuration = PHPickerConfiguration(photoLibrary: photoLibrary)
    configuration.selectionLimit = 0
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    return picker
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    callCount += 1
    providers = results.map(\.itemProvider)
    let identifiers: [String] = results.compactMap(\.assetIdentifier)
    assets = PHAsset.fetchAssets(withLocalIdentifiers: identifiers, options: nil)
  }

  func loadLater(_ index: Int, completion: @escaping (UIImage?) -> Void) {
    let itemProvider = providers[index]
    guard itemProvider.canLoadObject(ofClass: UIImage.self) else { return completion(nil) }
    itemProvider.loadObject(ofClass: UIImage.self) { image, error in
      DispatchQueue.main.async { completion(image as? UIImage) }
    }
  }
}
