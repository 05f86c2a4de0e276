import AppleNames
import Foundation
import UniformTypeIdentifiers

enum PickedKind: String {
  case video, livePhoto, photo, loop, unsupported
}

/// The order of the articles: a Live Photo can also be loaded as an image, so images are last.
func kindByClasses(of prov: NSItemProvider) -> PickedKind {
  if prov.hasItemConformingToTypeIdentifier(UTType.movie.identifier) {
    return .video
  } else if prov.canLoadObject(ofClass: PHLivePhoto.self) {
    return .livePhoto
  } else if prov.canLoadObject(ofClass: UIImage.self) {
    return .photo
  }
  return .unsupported
}

/// Live Photos first, because some lists also offer a movie, and types for items that no class reads.
func kindByTypes(of prov: NSItemProvider) -> PickedKind {
  let identifiers = prov.registeredTypeIdentifiers
  if identifiers.contains(where: { $0.contains("live-photo-bundle") })
    || prov.hasItemConformingToTypeIdentifier(UTType.livePhoto.identifier)
  {
    return .livePhoto
  }
  if identifiers.contains("com.apple.private.auto-loop-gif") { return .loop }
  let types = identifiers.compactMap { UTType($0) }
  if types.contains(where: { $0.conforms(to: .movie) }) { return .video }
  if types.contains(where: { $0.conforms(to: .image) }) { return .photo }
  return .unsupported
}
