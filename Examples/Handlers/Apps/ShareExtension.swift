import AppleNames
import Foundation
import UniformTypeIdentifiers

enum SharedItem {
  case movie(URL)
  case picture(Data)
  case link(URL)
  case text(String)
}

/// A chat program's share extension: movies as files, pictures as bytes, else links and text.
class ShareViewController: UIViewController {
  var outbox = FileManager.default.temporaryDirectory
  private(set) var items: [SharedItem] = []
  private(set) var problems: [Error?] = []
  private let group = DispatchGroup()

  override func viewDidLoad() {
    super.viewDidLoad()
    let inputItems = extensionContext?.inputItems as? [NSExtensionItem] ?? []
    load(inputItems.flatMap { $0.attachments ?? [] })
  }

  private func load(_ attachments: [NSItemProvider]) {
    for provider in attachments {
      if provider.hasItemConformingToTypeIdentifier(UTType.movie.identifier) {
        group.enter()
        provider.loadFileRepresentation(forTypeIdentifier: UTType.movie.identifier) { url, error in
          let moved = url.flatMap { self.keep($0) }
          self.finish(moved.map { .movie($0) }, error)
        }
      } else if provider.hasItemConformingToTypeIdentifier(UTType.image.identifier) {
        group.enter()
        provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, error in
          self.finish(data.map { .picture($0) }, error)
        }
      } else if provider.canLoadObject(ofClass: URL.self) {
        group.enter()
        _ = provider.loadObject(ofClass: URL.self) { url, error in
          self.finish(url.map { .link($0) }, error)
        }
      } else if provider.canLoadObject(ofClass: String.self) {
        group.enter()
        _ = provider.loadObject(ofClass: String.self) { text, error in
          self.finish(text.map { .text($0) }, error)
        }
      } else {
        problems.append(nil)
      }
    }
    group.notify(queue: .main) {
      if self.items.isEmpty {
        self.extensionContext?.cancelRequest(withError: PickingError.noFile)
      } else {
        self.extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
      }
    }
  }

  private func keep(_ url: URL) -> URL? {
    let target = outbox.appendingPathComponent(UUID().uuidString).appendingPathExtension(url.pathExtension)
    return (try? FileManager.default.moveItem(at: url, to: target)).map { target }
  }

  private func finish(_ item: SharedItem?, _ error: Error?) {
    DispatchQueue.main.async {
      if let item = item { self.items.append(item) } else { self.problems.append(error) }
      self.group.leave()
    }
  }
}
