import AppleNames
import Foundation
import UniformTypeIdentifiers

enum PickedKind: String {
  case video, livePhoto, photo, loop, unsupported
}

/// The articles' formula: a Live Photo can be had as an image as well, so images are asked for last.
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

/// The same with Live Photos first, which some lists offer a movie of, and types for what no class reads.
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
