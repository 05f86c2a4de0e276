import AppleNames
import Foundation

/// A selection that continues: earlier picks are preselected, and keep their earlier results.
class OrderedSelectionController: UIViewController, PHPickerViewControllerDelegate {
  private(set) var selection = [String: PHPickerResult]()
  private(set) var selectedAssetIdentifiers = [String]()
  private var selectedAssetIdentifierIterator: IndexingIterator<[String]>?
  private(set) var shown: [(identifier: String, object: Any?)] = []
  private(set) var isEmptyImageShown = false

  func presentPicker(filter: PHPickerFilter?) {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = filter
    configuration.preferredAssetRepresentationMode = .current
    configuration.selection = .ordered
    configuration.selectionLimit = 0
    configuration.preselectedAssetIdentifiers = selectedAssetIdentifiers
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    dismiss(animated: true)
    let existingSelection = self.selection
    var newSelection = [String: PHPickerResult]()
    for result in results {
      guard let identifier = result.assetIdentifier else { continue }
      newSelection[identifier] = existingSelection[identifier] ?? result
    }
    selection = newSelection
    selectedAssetIdentifiers = results.compactMap(\.assetIdentifier)
    selectedAssetIdentifierIterator = selectedAssetIdentifiers.makeIterator()
    shown = []
    isEmptyImageShown = selection.isEmpty
    if !selection.isEmpty { displayNext() }
  }

  func displayNext() {
    guard let assetIdentifier = selectedAssetIdentifierIterator?.next(),
      let itemProvider = selection[assetIdentifier]?.itemProvider
    else { return }
    let progress: Progress?
    if itemProvider.canLoadObject(ofClass: PHLivePhoto.self) {
      progress = itemProvider.loadObject(ofClass: PHLivePhoto.self) { [weak self] livePhoto, error in
        DispatchQueue.main.async {
          self?.handleCompletion(assetIdentifier: assetIdentifier, object: livePhoto, error: error)
        }
      }
    } else if itemProvider.canLoadObject(ofClass: UIImage.self) {
      progress = itemProvider.loadObject(ofClass: UIImage.self) { [weak self] image, error in
        DispatchQueue.main.async {
          self?.handleCompletion(assetIdentifier: assetIdentifier, object: image, error: error)
        }
      }
    } else {
      progress = nil
      handleCompletion(assetIdentifier: assetIdentifier, object: nil, error: nil)
    }
    _ = progress?.fractionCompleted
  }

  private func handleCompletion(assetIdentifier: String, object: Any?, error: Error?) {
    shown.append((assetIdentifier, object))
    displayNext()
  }
}
