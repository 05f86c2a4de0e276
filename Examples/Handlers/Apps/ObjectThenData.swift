import Foundation
import PhotosUINames
import UniformTypeIdentifiers

/// As a plugin saves a picked image: the object where the class reads it, else the bytes as they are.
func loadImageData(
  from provider: NSItemProvider, completion: @escaping (_ data: Data?, _ wasObject: Bool, Error?) -> Void
) {
  provider.loadObject(ofClass: UIImage.self) { object, error in
    if let image = object as? UIImage, let data = image.encoded?.data {
      return completion(data, true, nil)
    }
    let nsError = error as NSError?
    guard nsError?.domain == NSItemProvider.errorDomain,
      nsError?.code == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue
    else { return completion(nil, true, error) }
    provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, error in
      completion(data, false, error)
    }
  }
}
