import AppleNames
import Foundation

/// One photo as an object, to show at once.
class SinglePhotoController: UIViewController, PHPickerViewControllerDelegate {
  var image: UIImage? { didSet { imageDidChange?() } }
  var imageDidChange: (() -> Void)?
  var lastError: Error?

  func choosePhoto() {
    var config = PHPickerConfiguration()
    config.filter = .images
    config.selectionLimit = 1
    config.preferredAssetRepresentationMode = .current
    let picker = PHPickerViewController(configuration: config)
    picker.delegate = self
    present(picker, animated: true)
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true) {
      guard let prov = results.first?.itemProvider else { return }
      prov.loadObject(ofClass: UIImage.self) { [weak self] imageMaybe, errorMaybe in
        if let image = imageMaybe as? UIImage {
          DispatchQueue.main.async { self?.image = image }
        } else {
          DispatchQueue.main.async { self?.lastError = errorMaybe }
        }
      }
    }
  }
}
