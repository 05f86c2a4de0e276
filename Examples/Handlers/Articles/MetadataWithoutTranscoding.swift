import AppleNames
import Foundation
import UniformTypeIdentifiers

/// Reads the headers of a picked photo from its bytes, because an image object loses them.
func loadMetadata(
  of itemProvider: NSItemProvider, completion: @escaping @Sendable ([String: Any]?) -> Void
) {
  guard itemProvider.hasItemConformingToTypeIdentifier(UTType.image.identifier) else {
    completion(nil)
    return
  }
  itemProvider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, error in
    guard let data = data,
      let cgImageSource = CGImageSourceCreateWithData(data as CFData, nil),
      let properties = CGImageSourceCopyPropertiesAtIndex(cgImageSource, 0, nil)
    else {
      completion(nil)
      return
    }
    completion(properties as? [String: Any])
  }
}

/// The date and camera of a photo.
func camera(in properties: [String: Any]) -> (model: String?, taken: String?, width: Int?) {
  let tiff = properties[kCGImagePropertyTIFFDictionary as String] as? [String: Any]
  let exif = properties[kCGImagePropertyExifDictionary as String] as? [String: Any]
  return (
    tiff?[kCGImagePropertyTIFFModel as String] as? String,
    exif?[kCGImagePropertyExifDateTimeOriginal as String] as? String,
    properties[kCGImagePropertyPixelWidth as String] as? Int
  )
}
