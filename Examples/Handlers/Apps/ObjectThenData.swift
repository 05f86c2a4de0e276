import AppleNames
import Foundation
import UniformTypeIdentifiers

/// Loads a picked image as an object if the class reads it, else as bytes, like a plug-in.
func loadImageOrData(
  from provider: NSItemProvider, completion: @escaping (_ image: UIImage?, _ data: Data?, Error?) -> Void
) {
  provider.loadObject(ofClass: UIImage.self) { object, error in
    if let image = object as? UIImage { return completion(image, nil, nil) }
    let nsError = error as NSError?
    guard nsError?.domain == NSItemProvider.errorDomain,
      nsError?.code == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue
    else { return completion(nil, nil, error) }
    provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, error in
      completion(nil, data, error)
    }
  }
}
