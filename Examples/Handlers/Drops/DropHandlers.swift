// Force unwraps as in apps.
// swift-format-ignore-file: NeverForceUnwrap
import AppleNames
import Foundation
import UniformTypeIdentifiers

/// A window that accepts dropped files: their URLs arrive as bytes from some apps and as URLs from others.
final class DropTarget {
  private(set) var urls: [URL] = []
  private let queue = DispatchQueue(label: "drop-target")
  private let extensions: Set<String> = ["jpg", "jpeg", "png", "heic", "pdf"]

  func handleDrop(providers: [NSItemProvider], completion: @escaping ([URL]) -> Void) -> Bool {
    let files = providers.filter { $0.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier) }
    guard !files.isEmpty else { return false }
    let group = DispatchGroup()
    for provider in files {
      group.enter()
      provider.loadItem(forTypeIdentifier: UTType.fileURL.identifier, options: nil) { item, _ in
        var found: URL?
        if let data = item as? Data {
          found = URL(dataRepresentation: data, relativeTo: nil)
        } else if let url = item as? URL {
          found = url
        }
        self.queue.async {
          if let url = found, self.extensions.contains(url.pathExtension.lowercased()) {
            self.urls.append(url)
          }
          group.leave()
        }
      }
    }
    group.notify(queue: .main) { completion(self.urls.sorted { $0.path < $1.path }) }
    return true
  }
}

/// Loads dropped text in three ways.
func droppedText(_ providers: [NSItemProvider], completion: @escaping (String?) -> Void) -> Bool {
  if let provider = providers.first(where: { $0.canLoadObject(ofClass: String.self) }) {
    _ = provider.loadObject(ofClass: String.self) { text, _ in completion(text) }
    return true
  }
  if let provider = providers.first(where: { $0.canLoadObject(ofClass: NSAttributedString.self) }) {
    provider.loadObject(ofClass: NSAttributedString.self) { object, _ in
      completion((object as? NSAttributedString)?.string)
    }
    return true
  }
  return false
}

/// Pasting: a picture before a URL, a URL before text.
func pasted(_ itemProviders: [NSItemProvider], completion: @escaping (String) -> Void) {
  for itemProvider in itemProviders {
    if itemProvider.canLoadObject(ofClass: UIImage.self) {
      itemProvider.loadObject(ofClass: UIImage.self) { object, error in
        let image = object as? UIImage
        completion(
          image.map { "image \(Int($0.size.width))×\(Int($0.size.height))" } ?? "error \(code(error))")
      }
      return
    }
    if itemProvider.canLoadObject(ofClass: NSURL.self) {
      itemProvider.loadObject(ofClass: NSURL.self) { object, _ in
        completion("address \((object as? URL)?.absoluteString ?? "?")")
      }
      return
    }
    if itemProvider.canLoadObject(ofClass: NSString.self) {
      itemProvider.loadObject(ofClass: NSString.self) { object, _ in
        completion("words \(object as? String ?? "?")")
      }
      return
    }
  }
  completion("nothing")
}

private func code(_ error: Error?) -> Int { (error as NSError?)?.code ?? 0 }

/// A list row that is dragged as itself within the app, and as text outside.
final class ListRow: NSObject, NSItemProviderReading, NSItemProviderWriting, Codable {
  static let identifier = "org.example.list-row"
  let title: String
  let isDone: Bool

  init(title: String, isDone: Bool) {
    self.title = title
    self.isDone = isDone
  }

  static var readableTypeIdentifiersForItemProvider: [String] {
    [identifier, UTType.utf8PlainText.identifier]
  }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    if typeIdentifier == identifier { return try JSONDecoder().decode(Self.self, from: data) }
    return ListRow(title: String(decoding: data, as: UTF8.self), isDone: false) as! Self
  }

  static var writableTypeIdentifiersForItemProvider: [String] {
    [identifier, UTType.utf8PlainText.identifier]
  }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, Error?) -> Void
  ) -> Progress? {
    if typeIdentifier == Self.identifier {
      do { completionHandler(try JSONEncoder().encode(self), nil) } catch { completionHandler(nil, error) }
    } else {
      completionHandler(title.data(using: .utf8), nil)
    }
    return nil
  }
}

/// A dragged row: itself, a text file, and a small picture.
func draggedRow(_ row: ListRow, icon: UIImage?) -> NSItemProvider {
  let provider = NSItemProvider(object: row)
  provider.suggestedName = row.title
  provider.registerFileRepresentation(
    forTypeIdentifier: UTType.plainText.identifier, fileOptions: [], visibility: .all
  ) { completion in
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    do {
      try row.title.write(to: file, atomically: true, encoding: .utf8)
      completion(file, false, nil)
    } catch { completion(nil, false, error) }
    try? FileManager.default.removeItem(at: file)
    return nil
  }
  provider.previewImageHandler = { completion, expected, options in
    completion?(icon, icon == nil ? CocoaError(.fileNoSuchFile) : nil)
  }
  return provider
}

/// An item that is made on demand.
func promisedAddress(_ make: @escaping () -> URL?) -> NSItemProvider {
  let provider = NSItemProvider()
  provider.registerItem(forTypeIdentifier: UTType.url.identifier) {
    completionHandler, expectedClass, options in
    guard let url = make() else {
      completionHandler?(nil, URLError(.badURL))
      return
    }
    completionHandler?(url as NSURL, nil)
  }
  return provider
}

/// A generic function for all values that Foundation bridges.
func loadValue<Value>(
  _ type: Value.Type, from provider: NSItemProvider, completion: @escaping (Value?) -> Void
) where Value: _ObjectiveCBridgeable, Value._ObjectiveCType: NSItemProviderReading {
  guard provider.canLoadObject(ofClass: type) else { return completion(nil) }
  _ = provider.loadObject(ofClass: type) { value, error in
    if let error = error { print("not loaded: \(error.localizedDescription)") }
    completion(value)
  }
}
