import AppleNames
import Foundation
import UniformTypeIdentifiers

/// Copies each video in its handler, because the loaded file is removed afterwards.
class VideosToFolder: PHPickerViewControllerDelegate {
  let folder: URL
  private(set) var videos: [URL] = []
  private(set) var handedOver: [URL] = []
  private(set) var errors: [Error] = []

  init(folder: URL) { self.folder = folder }

  func makePicker() -> PHPickerViewController {
    var config = PHPickerConfiguration()
    config.filter = .videos
    config.selectionLimit = 5
    config.preferredAssetRepresentationMode = .current
    let picker = PHPickerViewController(configuration: config)
    picker.delegate = self
    return picker
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    for prov in results.map(\.itemProvider)
    where prov.hasItemConformingToTypeIdentifier(UTType.movie.identifier) {
      prov.loadFileRepresentation(forTypeIdentifier: UTType.movie.identifier) { [weak self] url, error in
        guard let self = self else { return }
        guard let url = url else {
          DispatchQueue.main.async { self.errors += [error].compactMap { $0 } }
          return
        }
        let target = self.folder.appendingPathComponent(url.lastPathComponent)
        do {
          if FileManager.default.fileExists(atPath: target.path) {
            try FileManager.default.removeItem(at: target)
          }
          try FileManager.default.copyItem(at: url, to: target)
          DispatchQueue.main.async {
            self.handedOver.append(url)
            self.videos.append(target)
          }
        } catch {
          DispatchQueue.main.async { self.errors.append(error) }
        }
      }
    }
  }
}
