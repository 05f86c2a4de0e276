import AppleNames
import Foundation
import UniformTypeIdentifiers

/// A picked photo's thumbnail, made from the file in the handler, without the whole picture in memory.
func loadThumbnail(
  from prov: NSItemProvider, maxPixelSize: Int, completion: @escaping @Sendable (UIImage?) -> Void
) {
  prov.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) { urlMaybe, errorMaybe in
    guard let url = urlMaybe, let source = CGImageSourceCreateWithURL(url as CFURL, nil) else {
      completion(nil)
      return
    }
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceShouldCacheImmediately: true,
        kCGImageSourceThumbnailMaxPixelSize: maxPixelSize,
      ] as CFDictionary
    completion(CGImageSourceCreateThumbnailAtIndex(source, 0, options).map { UIImage(cgImage: $0) })
  }
}
