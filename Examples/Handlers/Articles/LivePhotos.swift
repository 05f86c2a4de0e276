import AppleNames
import Foundation

/// A Live Photo as an object, and its two files.
class LivePhotoExporter: PHPickerViewControllerDelegate {
  let folder: URL
  private(set) var livePhoto: PHLivePhoto?
  private(set) var files: [PHAssetResourceType: URL] = [:]
  private(set) var lastError: Error?

  init(folder: URL) { self.folder = folder }

  func makePicker() -> PHPickerViewController {
    var config = PHPickerConfiguration(photoLibrary: .shared())
    config.filter = .any(of: [.livePhotos])
    config.preferredAssetRepresentationMode = .current
    let picker = PHPickerViewController(configuration: config)
    picker.delegate = self
    return picker
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    guard let prov = results.first?.itemProvider, prov.canLoadObject(ofClass: PHLivePhoto.self) else {
      return
    }
    prov.loadObject(ofClass: PHLivePhoto.self) { [weak self] object, error in
      DispatchQueue.main.async {
        guard let livePhoto = object as? PHLivePhoto else {
          self?.lastError = error
          return
        }
        self?.livePhoto = livePhoto
        self?.writeResources(of: livePhoto)
      }
    }
  }

  private func writeResources(of livePhoto: PHLivePhoto) {
    let options = PHAssetResourceRequestOptions()
    options.isNetworkAccessAllowed = true
    for resource in PHAssetResource.assetResources(for: livePhoto) {
      let target = folder.appendingPathComponent(resource.originalFilename)
      PHAssetResourceManager.default().writeData(for: resource, toFile: target, options: options) { error in
        DispatchQueue.main.async {
          if let error = error { self.lastError = error } else { self.files[resource.type] = target }
        }
      }
    }
  }
}
