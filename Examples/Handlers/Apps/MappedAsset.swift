import AppleNames
import Foundation
import UniformTypeIdentifiers

/// The flat records of picked items for a bridge to scripts, in the order of picking.
struct MappedAsset {
  var uri: URL
  var fileName: String
  var type: String
  var fileSize: Int
  var width = 0
  var height = 0
  var isVideo = false
}

func mapAssets(
  _ results: [PHPickerResult], to cache: URL, completion: @escaping ([MappedAsset?]) -> Void
) {
  let group = DispatchGroup()
  var assets = [MappedAsset?](repeating: nil, count: results.count)
  for (index, result) in results.enumerated() {
    let provider = result.itemProvider
    let isImage = provider.hasItemConformingToTypeIdentifier(UTType.image.identifier)
    guard
      let identifier = provider.registeredTypeIdentifiers.first(where: {
        UTType($0)?.conforms(to: isImage ? .image : .movie) ?? false
      })
    else { continue }
    group.enter()
    provider.loadFileRepresentation(forTypeIdentifier: identifier) { url, error in
      let asset = url.flatMap { mapAsset($0, identifier, isVideo: !isImage, cache) }
      DispatchQueue.main.async {
        assets[index] = asset
        group.leave()
      }
    }
  }
  group.notify(queue: .main) { completion(assets) }
}

func mapAsset(_ url: URL, _ identifier: String, isVideo: Bool, _ cache: URL) -> MappedAsset? {
  let type = UTType(identifier)
  let name = UUID().uuidString + "." + (type?.preferredFilenameExtension ?? url.pathExtension)
  let target = cache.appendingPathComponent(name)
  guard (try? FileManager.default.copyItem(at: url, to: target)) != nil,
    let size = try? FileManager.default.attributesOfItem(atPath: target.path)[.size] as? Int
  else { return nil }
  var asset = MappedAsset(
    uri: target, fileName: name, type: type?.preferredMIMEType ?? "", fileSize: size, isVideo: isVideo)
  if !isVideo, let image = UIImage(contentsOfFile: target.path) {
    asset.width = Int(image.size.width * image.scale)
    asset.height = Int(image.size.height * image.scale)
  }
  return asset
}
