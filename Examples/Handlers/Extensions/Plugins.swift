// Force unwraps as in apps.
// swift-format-ignore-file: NeverForceUnwrap

import AppleNames
import Foundation
import UniformTypeIdentifiers

/// A cross-platform plug-in: loads each attachment separately, and completes with the last one.
///
/// Only its host holds it. It opens its app by the responder chain, on any thread.
class PluginShareController: UIViewController {
  static let group = "group.example.plugin"
  private(set) var media: [String] = []
  var onRedirect: (([String]) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let content = extensionContext!.inputItems[0] as? NSExtensionItem,
      let contents = content.attachments
    else { return }
    for (index, attachment) in contents.enumerated() {
      let type =
        attachment.hasItemConformingToTypeIdentifier("public.image") ? "public.image" : "public.movie"
      attachment.loadItem(forTypeIdentifier: type, options: nil) { [weak self] data, error in
        guard error == nil, let url = data as? URL, let this = self else { return }
        this.take(url, index: index, content: content)
      }
    }
  }

  private func take(_ url: URL, index: Int, content: NSExtensionItem) {
    let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group)!
    let target = folder.appendingPathComponent("\(index)-\(url.lastPathComponent)")
    // Moves the file, because the load returned a copy.
    guard (try? FileManager.default.moveItem(at: url, to: target)) != nil else { return }
    media.append(target.lastPathComponent)
    if index == (content.attachments?.count ?? 0) - 1 { redirect() }
  }

  private func redirect() {
    let url = URL(string: "example://media")!
    var responder = self as UIResponder?
    while responder != nil {
      if let application = responder as? UIApplication {
        application.open(url, options: [:], completionHandler: nil)
      }
      responder = responder?.next
    }
    onRedirect?(media)
    extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
  }
}

/// Opens files in place if allowed, and copies the rest.
func keep(_ provider: NSItemProvider, as type: UTType, in folder: URL, done: @escaping (URL?, Bool) -> Void) {
  provider.loadInPlaceFileRepresentation(forTypeIdentifier: type.identifier) { url, _, _ in
    guard let url = url else { return done(nil, false) }
    if url.startAccessingSecurityScopedResource() {
      defer { url.stopAccessingSecurityScopedResource() }
      done(url, true)
    } else {
      let copy = folder.appendingPathComponent(url.lastPathComponent)
      try? FileManager.default.copyItem(at: url, to: copy)
      done(copy, false)
    }
  }
}

/// A drop as in apps for macOS: the file URL arrives as bytes.
func droppedFile(_ providers: [NSItemProvider], done: @escaping (URL?) -> Void) -> Bool {
  guard let provider = providers.first(where: { $0.hasItemConformingToTypeIdentifier("public.file-url") })
  else { return false }
  provider.loadItem(forTypeIdentifier: "public.file-url", options: nil) { item, error in
    guard let data = item as? Data, let url = URL(dataRepresentation: data, relativeTo: nil) else {
      return done(item as? URL)
    }
    done(url)
  }
  return true
}

/// A text field that accepts dropped text.
class WordsDropDelegate: NSObject, UIDropInteractionDelegate {
  private(set) var text = ""
  var onText: (() -> Void)?

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: String.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
    _ = session.loadObjects(ofClass: String.self) { items in
      let words: [String] = items
      self.text = words.joined(separator: " ")
      self.onText?()
    }
  }
}

/// The non-empty albums of a custom picker.
func pickerAlbums() -> [String] {
  var albums: [String] = []
  let smart = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .albumRegular, options: nil)
  smart.enumerateObjects { collection, _, _ in
    let count = PHAsset.fetchAssets(in: collection, options: nil).count
    if count > 0 { albums.append("\(collection.localizedTitle ?? "") \(count)") }
  }
  let own = PHCollectionList.fetchTopLevelUserCollections(with: nil)
  own.enumerateObjects { collection, _, _ in
    guard let album = collection as? PHAssetCollection else { return }
    albums.append(
      "\(album.assetCollectionSubtype.rawValue) \(PHAsset.fetchAssets(in: album, options: nil).count)")
  }
  return albums
}
