// Force unwraps as in apps.
// swift-format-ignore-file: NeverForceUnwrap
import AppleNames
import Foundation
import UniformTypeIdentifiers

/// Copies every file into the app group's inbox with a dispatch group, then completes.
class GroupInboxController: UIViewController {
  let group = "group.example.inbox"
  private(set) var copies: [URL] = []
  private(set) var problems: [String] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let loads = DispatchGroup()
    for case let item as NSExtensionItem in extensionContext?.inputItems ?? [] {
      for provider in item.attachments ?? [] {
        for type in ["public.movie", "public.image", "public.data"]
        where provider.hasItemConformingToTypeIdentifier(type) {
          loads.enter()
          provider.loadItem(forTypeIdentifier: type, options: nil) { [unowned self] item, error in
            defer { loads.leave() }
            if let error = error {
              DispatchQueue.main.sync { self.problems.append(error.localizedDescription) }
              return
            }
            guard let url = item as? URL, let copy = self.copyToInbox(url) else { return }
            DispatchQueue.main.sync { self.copies.append(copy) }
          }
          break
        }
      }
    }
    loads.notify(queue: .main) { self.done() }
  }

  private nonisolated func copyToInbox(_ url: URL) -> URL? {
    let manager = FileManager.default
    guard let folder = manager.containerURL(forSecurityApplicationGroupIdentifier: group) else { return nil }
    let inbox = folder.appendingPathComponent("Inbox", isDirectory: true)
    let target = inbox.appendingPathComponent(url.lastPathComponent)
    do {
      try manager.createDirectory(at: inbox, withIntermediateDirectories: true, attributes: nil)
      if manager.fileExists(atPath: target.path) { try manager.removeItem(at: target) }
      try manager.copyItem(at: url, to: target)
      return target
    } catch {
      print("copying failed: \(error)")
      return nil
    }
  }

  private func done() {
    extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
  }
}

/// A cross-platform plug-in: one function for each kind, and a list of dictionaries for the bridge.
class BridgeShareController: UIViewController {
  private(set) var payload: [[String: String]] = []
  private let imageType = UTType.image.identifier
  private let videoType = UTType.movie.identifier
  private let linkType = UTType.url.identifier
  private let textType = UTType.text.identifier

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let content = extensionContext!.inputItems[0] as? NSExtensionItem,
      let attachments = content.attachments
    else { return }
    Task {
      for (index, attachment) in attachments.enumerated() {
        do {
          if attachment.hasItemConformingToTypeIdentifier(imageType) {
            try await take(attachment, imageType, "image")
          } else if attachment.hasItemConformingToTypeIdentifier(videoType) {
            try await take(attachment, videoType, "video")
          } else if attachment.hasItemConformingToTypeIdentifier(linkType) {
            try await take(attachment, linkType, "link")
          } else if attachment.hasItemConformingToTypeIdentifier(textType) {
            try await take(attachment, textType, "text")
          } else {
            payload.append(["kind": "unknown", "index": "\(index)"])
          }
        } catch {
          payload.append(["kind": "error", "value": (error as NSError).domain])
        }
      }
      self.extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
    }
  }

  private func take(_ attachment: NSItemProvider, _ type: String, _ kind: String) async throws {
    let data = try await attachment.loadItem(forTypeIdentifier: type, options: nil)
    switch data {
    case let url as URL where url.isFileURL:
      let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber
      payload.append(["kind": kind, "value": url.pathExtension, "size": "\(size?.intValue ?? -1)"])
    case let url as URL: payload.append(["kind": kind, "value": url.absoluteString])
    case let text as String: payload.append(["kind": kind, "value": text])
    case let bytes as Data: payload.append(["kind": kind, "value": "data", "size": "\(bytes.count)"])
    default: payload.append(["kind": kind, "value": "?"])
    }
  }
}

/// A scanner's extension: only documents, by URL, with file coordination.
class DocumentShareController: UIViewController {
  private(set) var documents: [String: Data] = [:]

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Task {
      do {
        for item in self.extensionContext!.inputItems as! [NSExtensionItem] {
          for provider in item.attachments! {
            let data = try await provider.loadItem(forTypeIdentifier: UTType.fileURL.identifier)
            guard let url = data as? URL else { throw NSError(domain: "documents", code: 1) }
            let bytes = try read(url)
            documents[url.lastPathComponent] = bytes
          }
        }
        self.extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
      } catch {
        self.extensionContext!.cancelRequest(withError: error)
      }
    }
  }

  private func read(_ url: URL) throws -> Data? {
    let mayRead = url.startAccessingSecurityScopedResource()
    defer { if mayRead { url.stopAccessingSecurityScopedResource() } }
    var problem: NSError?
    var bytes: Data?
    NSFileCoordinator(filePresenter: nil).coordinate(
      readingItemAt: url, options: .withoutChanges, error: &problem
    ) { bytes = try? Data(contentsOf: $0) }
    if let problem = problem { throw problem }
    return bytes
  }
}
