// Force unwraps as in apps.
// swift-format-ignore-file: NeverForceUnwrap
import AppleNames
import Foundation
import UniformTypeIdentifiers

/// A chain of kinds, each by its identifier, as in old extensions.
class EverythingController: UIViewController {
  enum Found: Equatable {
    case movie(Data)
    case image(Data)
    case page(String)
    case words(String)
    case file(String, Data)
    case nothing(Int)
  }

  var onFound: ((Found) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let extensionItem = extensionContext?.inputItems.first as? NSExtensionItem,
      let itemProvider = extensionItem.attachments?.first
    else {
      report(.nothing(0))
      return
    }
    if itemProvider.hasItemConformingToTypeIdentifier("public.movie") {
      itemProvider.loadItem(forTypeIdentifier: "public.movie", options: nil) { url, error in
        guard let url = url as? URL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
          return self.report(.nothing((error as NSError?)?.code ?? 1))
        }
        self.report(.movie(data))
      }
    } else if itemProvider.hasItemConformingToTypeIdentifier("public.image") {
      itemProvider.loadItem(forTypeIdentifier: "public.image", options: nil) { item, error in
        var data: Data?
        if let image = item as? UIImage { data = image.jpegData(compressionQuality: 0.9) ?? image.pngData() }
        if let url = item as? NSURL { data = try? Data(contentsOf: url as URL) }
        if let bytes = item as? Data { data = bytes }
        self.report(data.map { .image($0) } ?? .nothing((error as NSError?)?.code ?? 1))
      }
    } else if itemProvider.hasItemConformingToTypeIdentifier("public.file-url") {
      itemProvider.loadItem(forTypeIdentifier: "public.file-url", options: nil) { item, _ in
        guard let url = item as? URL, let data = FileManager.default.contents(atPath: url.path) else {
          return self.report(.nothing(2))
        }
        self.report(.file(url.pathExtension, data))
      }
    } else if itemProvider.hasItemConformingToTypeIdentifier("public.url") {
      itemProvider.loadItem(forTypeIdentifier: "public.url", options: nil) { item, _ in
        self.report((item as? URL).map { .page($0.absoluteString) } ?? .nothing(3))
      }
    } else if itemProvider.hasItemConformingToTypeIdentifier("public.plain-text") {
      itemProvider.loadItem(forTypeIdentifier: "public.plain-text", options: nil) { item, _ in
        self.report((item as? NSString).map { .words($0 as String) } ?? .nothing(4))
      }
    } else {
      report(.nothing(5))
    }
  }

  private func report(_ found: Found) {
    DispatchQueue.main.async {
      self.onFound?(found)
      self.extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }
  }
}

/// Saves the items and opens its app by the context, or by the responder chain if that fails.
class HandOverController: UIViewController {
  static let group = "group.example.handover"
  private(set) var asked = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let provider = (extensionContext?.inputItems.first as? NSExtensionItem)?.attachments?.first
    guard let provider = provider else { return }
    provider.loadItem(forTypeIdentifier: UTType.image.identifier) { [weak self] item, _ in
      guard let url = item as? URL,
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group)
      else { return }
      try? FileManager.default.copyItem(
        at: url, to: folder.appendingPathComponent("shared").appendingPathExtension(url.pathExtension))
      DispatchQueue.main.async { self?.openApp() }
    }
  }

  private func openApp() {
    let url = URL(string: "example://shared")!
    extensionContext?.open(url) { success in
      DispatchQueue.main.async {
        if !success {
          var responder: UIResponder? = self
          while responder != nil {
            if let application = responder as? UIApplication {
              self.asked += 1
              application.open(url, options: [:], completionHandler: nil)
              break
            }
            responder = responder?.next
          }
        }
        self.extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
      }
    }
  }
}

/// Accepts only movies, as files, up to a maximum duration.
class ClipController: UIViewController {
  static let group = "group.example.clips"
  static let longest = 1_000_000

  enum Refusal: Error { case noMovie, tooLong(Int) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let item = extensionContext?.inputItems.first as? NSExtensionItem
    let movies =
      item?.attachments?.filter { $0.hasItemConformingToTypeIdentifier(UTType.movie.identifier) } ?? []
    guard let movie = movies.first else { return refuse(.noMovie) }
    movie.loadFileRepresentation(forTypeIdentifier: UTType.movie.identifier) { url, error in
      guard let url = url else { return self.refuse(.noMovie) }
      let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
      guard size <= Self.longest else { return self.refuse(.tooLong(size)) }
      let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group)
      guard let target = folder?.appendingPathComponent("clip.\(url.pathExtension)") else {
        return self.refuse(.noMovie)
      }
      try? FileManager.default.removeItem(at: target)
      do { try FileManager.default.moveItem(at: url, to: target) } catch { print(error) }
      DispatchQueue.main.async {
        self.extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
      }
    }
  }

  private nonisolated func refuse(_ refusal: Refusal) {
    DispatchQueue.main.async { self.extensionContext?.cancelRequest(withError: refusal) }
  }
}
