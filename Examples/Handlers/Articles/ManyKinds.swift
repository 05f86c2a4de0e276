import AppleNames
import Foundation
import UniformTypeIdentifiers

/// Photos, videos and Live Photos in one picker: the first registered identifier decides the kind.
class ManyKindsCoordinator: NSObject, PHPickerViewControllerDelegate {
  let mediaItems: PickedMediaList
  let didFinish: (_ didSelectItems: Bool) -> Void
  /// The documents folder in an app.
  var documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first

  init(_ mediaItems: PickedMediaList, didFinish: @escaping (_ didSelectItems: Bool) -> Void) {
    self.mediaItems = mediaItems
    self.didFinish = didFinish
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    didFinish(!results.isEmpty)
    guard !results.isEmpty else { return }
    for result in results {
      let itemProvider = result.itemProvider
      guard let typeIdentifier = itemProvider.registeredTypeIdentifiers.first,
        let utType = UTType(typeIdentifier)
      else { continue }
      if utType.conforms(to: .image) {
        getPhoto(from: itemProvider, isLivePhoto: false)
      } else if utType.conforms(to: .movie) {
        getVideo(from: itemProvider, typeIdentifier: typeIdentifier)
      } else {
        getPhoto(from: itemProvider, isLivePhoto: true)
      }
    }
  }

  private func getPhoto(from itemProvider: NSItemProvider, isLivePhoto: Bool) {
    let objectType: NSItemProviderReading.Type = !isLivePhoto ? UIImage.self : PHLivePhoto.self
    guard itemProvider.canLoadObject(ofClass: objectType) else { return }
    itemProvider.loadObject(ofClass: objectType) { object, error in
      if let error = error { print(error.localizedDescription) }
      if !isLivePhoto {
        if let image = object as? UIImage {
          DispatchQueue.main.async { self.mediaItems.append(PickedMedia(photo: image)) }
        }
      } else {
        if let livePhoto = object as? PHLivePhoto {
          DispatchQueue.main.async { self.mediaItems.append(PickedMedia(livePhoto: livePhoto)) }
        }
      }
    }
  }

  private func getVideo(from itemProvider: NSItemProvider, typeIdentifier: String) {
    itemProvider.loadFileRepresentation(forTypeIdentifier: typeIdentifier) { url, error in
      if let error = error { print(error.localizedDescription) }
      guard let url = url,
        let targetURL = self.documents?.appendingPathComponent(url.lastPathComponent)
      else { return }
      do {
        if FileManager.default.fileExists(atPath: targetURL.path) {
          try FileManager.default.removeItem(at: targetURL)
        }
        try FileManager.default.copyItem(at: url, to: targetURL)
        DispatchQueue.main.async { self.mediaItems.append(PickedMedia(videoAt: targetURL)) }
      } catch {
        print(error.localizedDescription)
      }
    }
  }
}
