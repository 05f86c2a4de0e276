import AppleNames
import Foundation

/// A list of picked items as an actor, which owns their files.
func keep(_ result: PHPickerResult, in store: MediaStore, movies folder: URL) async throws {
  let prov = result.itemProvider
  switch kindByTypes(of: prov) {
  case .livePhoto:
    await store.append(StoredMedia(.livePhoto(try await prov.object(ofClass: LivePhotoObject.self))))
  case .video, .loop:
    let movie = try await prov.saveFileRepresentation(forTypeIdentifier: "public.movie", in: folder)
    await store.append(StoredMedia(.video(movie)))
  case .photo:
    await store.append(StoredMedia(.photo(try await prov.object(ofClass: StillImage.self))))
  case .unsupported:
    throw PickingError.notAPhoto
  }
}
