import AppleNames
import Foundation

/// Any number of photos, with one progress for all.
class ManyPhotosController: UIViewController, PHPickerViewControllerDelegate {
  private(set) var images: [UIImage] = []
  private(set) var failures = 0
  private(set) var progress = Progress(totalUnitCount: 0)

  func choosePhotos() {
    var config = PHPickerConfiguration()
    config.filter = .images
    config.selectionLimit = 0
    config.preferredAssetRepresentationMode = .current
    let picker = PHPickerViewController(configuration: config)
    picker.delegate = self
    present(picker, animated: true)
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    dismiss(animated: true)
    let total = Progress(totalUnitCount: Int64(results.count))
    progress = total
    for result in results {
      let child = result.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] image, error in
        DispatchQueue.main.async {
          if let image = image as? UIImage { self?.images.append(image) } else { self?.failures += 1 }
        }
      }
      total.addChild(child, withPendingUnitCount: 1)
    }
  }
}
