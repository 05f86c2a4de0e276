import AppleNames
import Foundation
import UniformTypeIdentifiers

/// A movie that is copied during import, because the received file is removed afterwards.
struct PickedMovie: Transferable {
  let url: URL

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .movie) { movie in
      SentTransferredFile(movie.url)
    } importing: { received in
      let copy = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString).appendingPathExtension(received.file.pathExtension)
      try FileManager.default.copyItem(at: received.file, to: copy)
      return Self(url: copy)
    }
  }
}

/// A picture with all of its data, unlike SwiftUI's `Image`.
struct PickedPicture: Transferable {
  let image: UIImage

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let image = UIImage(data: data) else { throw PickingError.notAPhoto }
      return PickedPicture(image: image)
    }
  }
}

enum TransferState {
  case empty
  case loading(Progress)
  case picture(UIImage)
  case movie(URL)
  case livePhoto(PHLivePhoto)
  case failure(Error?)
}

/// The model behind a SwiftUI picker: Live Photos first, then movies, then pictures.
@MainActor class TransferModel {
  private(set) var state = TransferState.empty

  func load(_ item: PhotosPickerItem) async {
    do {
      if let livePhoto = try await item.loadTransferable(type: PHLivePhoto.self) {
        state = .livePhoto(livePhoto)
      } else if let movie = try await item.loadTransferable(type: PickedMovie.self) {
        state = .movie(movie.url)
      } else if let picture = try await item.loadTransferable(type: PickedPicture.self) {
        state = .picture(picture.image)
      } else {
        state = .failure(nil)
      }
    } catch {
      state = .failure(error)
    }
  }

  func loadPicture(from imageSelection: PhotosPickerItem) {
    let progress = imageSelection.loadTransferable(type: PickedPicture.self) { result in
      DispatchQueue.main.async {
        switch result {
        case .success(let picture?): self.state = .picture(picture.image)
        case .success(nil): self.state = .empty
        case .failure(let error): self.state = .failure(error)
        }
      }
    }
    state = .loading(progress)
  }
}
