import AppleNames
import Foundation
import UniformTypeIdentifiers

/// Loads a file by a registered identifier, never by a supertype, like modules for scripting.
func exactIdentifier(of provider: NSItemProvider) -> String? {
  let identifiers = provider.registeredTypeIdentifiers
  return identifiers.first { UTType($0)?.conforms(to: .movie) == true }
    ?? identifiers.first { UTType($0)?.conforms(to: .image) == true }
}

enum ExactFileError: Error { case nothingToLoad, noFile(Error?) }

func loadExactFile(
  from provider: NSItemProvider, into folder: URL, completion: @escaping (Result<URL, Error>) -> Void
) {
  guard let identifier = exactIdentifier(of: provider) else {
    return completion(.failure(ExactFileError.nothingToLoad))
  }
  provider.loadFileRepresentation(forTypeIdentifier: identifier) { url, error in
    guard let url = url else { return completion(.failure(ExactFileError.noFile(error))) }
    let name = (provider.suggestedName as NSString?)?.deletingPathExtension ?? UUID().uuidString
    let target = folder.appendingPathComponent(name).appendingPathExtension(url.pathExtension)
    completion(
      Result {
        try FileManager.default.copyItem(at: url, to: target)
        return target
      })
  }
}
