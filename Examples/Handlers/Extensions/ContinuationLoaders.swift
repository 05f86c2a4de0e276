import AppleNames
import Foundation
import UniformTypeIdentifiers

// Wrappers of handlers for `await`.
extension NSItemProvider {
  func loadSharedURL() async -> URL? {
    await withCheckedContinuation { continuation in
      loadItem(forTypeIdentifier: UTType.url.identifier, options: nil) { item, _ in
        switch item {
        case let url as URL: continuation.resume(returning: url)
        case let data as Data: continuation.resume(returning: URL(dataRepresentation: data, relativeTo: nil))
        case let text as String: continuation.resume(returning: URL(string: text))
        default: continuation.resume(returning: nil)
        }
      }
    }
  }

  func loadSharedText() async throws -> String? {
    try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: UTType.plainText.identifier, options: nil) { item, error in
        if let error = error { return continuation.resume(throwing: error) }
        if let text = item as? String { return continuation.resume(returning: text) }
        if let rich = item as? NSAttributedString { return continuation.resume(returning: rich.string) }
        let file = (item as? URL).flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(returning: file ?? (item as? Data).flatMap { String(data: $0, encoding: .utf8) })
      }
    }
  }

  func loadSharedImage() async throws -> UIImage {
    let item = try await loadItem(forTypeIdentifier: UTType.image.identifier)
    if let image = item as? UIImage { return image }
    if let data = item as? Data, let image = UIImage(data: data) { return image }
    if let url = item as? URL, let image = UIImage(contentsOfFile: url.path) { return image }
    throw NSError(
      domain: NSItemProvider.errorDomain,
      code: NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue)
  }

  func loadedCopy(of type: UTType, in folder: URL) async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      _ = loadFileRepresentation(for: type) { url, _, error in
        guard let url = url else {
          return continuation.resume(throwing: error ?? CocoaError(.fileNoSuchFile))
        }
        let target = folder.appendingPathComponent(url.lastPathComponent)
        continuation.resume(
          with: Result {
            try FileManager.default.moveItem(at: url, to: target)
            return target
          })
      }
    }
  }

  func loadPage() async throws -> (title: String, address: URL)? {
    let item = try await loadItem(forTypeIdentifier: UTType.propertyList.identifier)
    guard let list = item as? [String: Any],
      let results = list[NSExtensionJavaScriptPreprocessingResultsKey] as? [String: Any],
      let title = results["title"] as? String,
      let address = (results["URL"] as? String).flatMap(URL.init(string:))
    else { return nil }
    return (title, address)
  }
}

/// A reading list's extension with `async`: the first form that gives the page's URL.
@MainActor
final class ReadingListModel {
  enum State: Equatable {
    case idle
    case saved(URL)
    case failed(String)
  }

  private(set) var state = State.idle
  private weak var extensionContext: NSExtensionContext?

  init(_ extensionContext: NSExtensionContext?) { self.extensionContext = extensionContext }

  func save() async {
    let items = (extensionContext?.inputItems as? [NSExtensionItem]) ?? []
    let providers = items.compactMap(\.attachments).flatMap { $0 }
    if let address = await address(in: providers) {
      state = .saved(address)
      extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
    } else {
      state = .failed("There is no page in this.")
      extensionContext?.cancelRequest(withError: URLError(.badURL))
    }
  }

  private func address(in providers: [NSItemProvider]) async -> URL? {
    for provider in providers where provider.hasItemConformingToTypeIdentifier(UTType.propertyList.identifier)
    {
      if let page = try? await provider.loadPage() { return page.address }
    }
    for provider in providers where provider.hasItemConformingToTypeIdentifier(UTType.url.identifier) {
      if let url = await provider.loadSharedURL() { return url }
    }
    for provider in providers where provider.hasItemConformingToTypeIdentifier(UTType.plainText.identifier) {
      guard let text = try? await provider.loadSharedText() else { continue }
      if let url = URL(string: text), url.scheme?.hasPrefix("http") == true { return url }
    }
    return nil
  }
}
