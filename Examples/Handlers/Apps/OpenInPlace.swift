import AppleNames
import Foundation
import UniformTypeIdentifiers

/// Opens a movie in place if allowed, else a copy that must be moved in the handler, like an editor.
func openMovie(
  _ provider: NSItemProvider, openInPlace: Bool, keepingCopiesIn folder: URL,
  completion: @escaping (_ url: URL?, _ isOriginal: Bool) -> Void
) -> Progress {
  provider.loadFileRepresentation(for: .movie, openInPlace: openInPlace) { url, openInPlace, error in
    guard let url = url, error == nil else { return completion(nil, false) }
    if openInPlace { return completion(url, true) }
    let copy = folder.appendingPathComponent(url.lastPathComponent)
    do {
      try FileManager.default.moveItem(at: url, to: copy)
      completion(copy, false)
    } catch {
      completion(nil, false)
    }
  }
}

/// Always loads a copy.
func movieName(_ provider: NSItemProvider, completion: @escaping (String?) -> Void) {
  provider.loadFileRepresentation(for: .movie) { url, openInPlace, error in
    completion(openInPlace ? nil : url?.lastPathComponent)
  }
}
