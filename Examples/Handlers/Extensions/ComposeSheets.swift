// Force unwraps as in apps.
// swift-format-ignore-file: NeverForceUnwrap
import AppleNames
import Foundation
import UniformTypeIdentifiers

/// A bookmark service's sheet: posts the comment with the page's URL.
class BookmarkSheet: SLComposeServiceViewController {
  private var address: URL?
  private(set) var posted: (comment: String, address: URL)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bookmarks"
    placeholder = "Say something about this page"
    guard let item = extensionContext?.inputItems.first as? NSExtensionItem,
      let provider = item.attachments?.first(where: { $0.hasItemConformingToTypeIdentifier("public.url") })
    else { return }
    provider.loadItem(forTypeIdentifier: "public.url", options: nil) { [weak self] item, _ in
      guard let url = item as? URL else { return }
      DispatchQueue.main.async {
        self?.address = url
        self?.validateContent()
      }
    }
  }

  override func isContentValid() -> Bool { address != nil && contentText.count <= 140 }

  override func didSelectPost() {
    if let address = address { posted = (contentText, address) }
    self.extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
  }

  override func configurationItems() -> [Any]! {
    guard let row = SLComposeSheetConfigurationItem() as SLComposeSheetConfigurationItem? else { return [] }
    row.title = "List"
    row.value = "Later"
    row.tapHandler = { self.pushConfigurationViewController(UIViewController()) }
    return [row]
  }
}

/// A microblog's sheet: loads the picture in any form as soon as the sheet appears.
class PictureSheet: SLComposeServiceViewController {
  var pictureData: NSData?
  var failure: Error?

  override func presentationAnimationDidFinish() {
    let content = extensionContext!.inputItems[0] as! NSExtensionItem
    for attachment in content.attachments ?? [] {
      guard attachment.hasItemConformingToTypeIdentifier(UTType.image.identifier) else { continue }
      attachment.loadItem(forTypeIdentifier: UTType.image.identifier, options: nil) { content, error in
        DispatchQueue.main.async {
          self.failure = error
          if let url = content as? URL {
            self.pictureData = try? NSData(contentsOf: url, options: [])
          } else if let data = content as? NSData {
            self.pictureData = data
          } else if let image = content as? UIImage {
            self.pictureData = image.pngData() as NSData?
          }
          self.validateContent()
        }
      }
    }
  }

  override func isContentValid() -> Bool { pictureData != nil }
}

/// A notebook's sheet: saves text into the app group's folder as JSON, with a date for sorting.
class NotebookSheet: SLComposeServiceViewController {
  struct Note: Codable, Equatable {
    var text: String
    var source: URL?
    var added: Double
  }

  static let group = "group.example.notebook"

  override func isContentValid() -> Bool {
    !contentText.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
  }

  override func didSelectPost() {
    Task {
      do {
        try await save(contentText)
        extensionContext?.completeRequest(returningItems: nil)
      } catch {
        NSLog("The note was not saved: %@", "\(error)")
        extensionContext?.cancelRequest(withError: error)
      }
    }
  }

  private func save(_ text: String) async throws {
    guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group)
    else { throw CocoaError(.fileNoSuchFile) }
    let items = extensionContext?.inputItems as? [NSExtensionItem] ?? []
    var note = Note(text: text, source: nil, added: CFAbsoluteTimeGetCurrent())
    for provider in items.flatMap({ $0.attachments ?? [] }) {
      if provider.hasItemConformingToTypeIdentifier(UTType.url.identifier) {
        note.source = try await provider.loadItem(forTypeIdentifier: UTType.url.identifier) as? URL
      }
    }
    let file = folder.appendingPathComponent(UUID().uuidString).appendingPathExtension("json")
    try JSONEncoder().encode(note).write(to: file, options: .atomic)
  }
}
