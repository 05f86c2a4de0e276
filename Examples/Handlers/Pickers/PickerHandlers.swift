import AppleNames
import Foundation
import UniformTypeIdentifiers

/// Files named after the item: the picker's name, and the extension of the type that was loaded.
final class NamedFilesPicker: PHPickerViewControllerDelegate {
  let folder: URL
  var completion: (([String: Data], [Error]) -> Void)?

  init(folder: URL) { self.folder = folder }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true, completion: nil)
    var files: [String: Data] = [:]
    var errors: [Error] = []
    let group = DispatchGroup()
    let lock = NSLock()
    for result in results {
      let provider = result.itemProvider
      guard
        let identifier = provider.registeredTypeIdentifiers.first(where: {
          UTType($0)?.conforms(to: .image) == true || UTType($0)?.conforms(to: .movie) == true
        }), let type = UTType(identifier)
      else { continue }
      group.enter()
      provider.loadFileRepresentation(forTypeIdentifier: identifier) { url, error in
        defer { group.leave() }
        lock.lock()
        defer { lock.unlock() }
        guard let url = url else { return errors.append(error ?? PickingError.noFile) }
        let name =
          (provider.suggestedName ?? UUID().uuidString) + "." + (type.preferredFilenameExtension ?? "")
        let target = self.folder.appendingPathComponent(name)
        do {
          try FileManager.default.copyItem(at: url, to: target)
          files[name] = try Data(contentsOf: target)
        } catch { errors.append(error) }
      }
    }
    group.notify(queue: .main) { self.completion?(files, errors) }
  }
}

/// Loads the item of a picked movie, as in code of an extension.
func pickedMovieItem(_ result: PHPickerResult, completion: @escaping (Data?, Error?) -> Void) {
  let provider = result.itemProvider
  guard provider.hasItemConformingToTypeIdentifier(UTType.movie.identifier) else {
    return completion(nil, nil)
  }
  provider.loadItem(forTypeIdentifier: UTType.movie.identifier, options: [:]) { videoURL, error in
    guard let url = videoURL as? URL else { return completion(nil, error) }
    completion(try? Data(contentsOf: url), error)
  }
}

/// Bytes of the registered type, with its MIME type for an upload.
func uploadForm(_ provider: NSItemProvider, completion: @escaping (String, Data) -> Void) -> Progress? {
  let wanted: [UTType] = [.gif, .webP, .png, .heic, .jpeg, .quickTimeMovie, .mpeg4Movie]
  guard
    let type = wanted.first(where: { provider.hasRepresentationConforming(toTypeIdentifier: $0.identifier) })
  else { return nil }
  return provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, _ in
    completion(type.preferredMIMEType ?? "", data ?? Data())
  }
}

/// Loads any class that reads items, with `await`.
extension NSItemProvider {
  func loadAny<Object: NSItemProviderReading>(_ type: Object.Type) async throws -> Object {
    try await withCheckedThrowingContinuation { continuation in
      loadObject(ofClass: type) { object, error in
        if let object = object as? Object {
          continuation.resume(returning: object)
        } else {
          continuation.resume(throwing: error ?? PickingError.notAPhoto)
        }
      }
    }
  }
}

/// Keeps the order of the selection, regardless of the order of arrival.
func picturesInOrder(_ results: [PHPickerResult], completion: @escaping ([UIImage]) -> Void) {
  var found = [UIImage?](repeating: nil, count: results.count)
  let group = DispatchGroup()
  for (index, result) in results.enumerated() where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
    group.enter()
    result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
      DispatchQueue.main.async {
        found[index] = image as? UIImage
        group.leave()
      }
    }
  }
  group.notify(queue: .main) { completion(found.compactMap { $0 }) }
}
