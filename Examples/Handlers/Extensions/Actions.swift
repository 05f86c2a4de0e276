// Force unwraps as in apps.
// swift-format-ignore-file: NeverForceUnwrap
import AppleNames
import Foundation
import UniformTypeIdentifiers

/// An action without a screen: reads the results of the page's script, and returns values to it.
class HighlightRequestHandler: NSObject, NSExtensionRequestHandling {
  var extensionContext: NSExtensionContext?

  func beginRequest(with context: NSExtensionContext) {
    self.extensionContext = context
    for item in context.inputItems as! [NSExtensionItem] {
      for provider in item.attachments ?? [] {
        guard provider.hasItemConformingToTypeIdentifier(UTType.propertyList.identifier) else { continue }
        provider.loadItem(forTypeIdentifier: UTType.propertyList.identifier, options: nil) { item, _ in
          let dictionary = item as! [String: Any]
          OperationQueue.main.addOperation {
            let results = dictionary[NSExtensionJavaScriptPreprocessingResultsKey] as! [String: Any]? ?? [:]
            self.pageWasRead(results)
          }
        }
        return
      }
    }
    doneWithResults(nil)
  }

  private func pageWasRead(_ results: [String: Any]) {
    guard let colour = results["colour"] as? String, !colour.isEmpty else {
      return doneWithResults(["colour": "red"])
    }
    doneWithResults(["colour": colour == "red" ? "green" : "red"])
  }

  private func doneWithResults(_ results: [String: Any]?) {
    if let results = results {
      let dictionary = [NSExtensionJavaScriptFinalizeArgumentKey: results]
      let provider = NSItemProvider(
        item: dictionary as NSDictionary, typeIdentifier: UTType.propertyList.identifier)
      let item = NSExtensionItem()
      item.attachments = [provider]
      extensionContext!.completeRequest(returningItems: [item], completionHandler: nil)
    } else {
      extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
    }
    extensionContext = nil
  }
}

/// An action with a screen: edits an image and returns it.
class StampActionController: UIViewController {
  var image: UIImage?

  override func viewDidLoad() {
    super.viewDidLoad()
    var imageFound = false
    for item in self.extensionContext!.inputItems as! [NSExtensionItem] {
      for provider in item.attachments! {
        if provider.hasItemConformingToTypeIdentifier(UTType.image.identifier) {
          weak var weakSelf = self
          provider.loadItem(forTypeIdentifier: UTType.image.identifier, options: nil) { imageURL, error in
            OperationQueue.main.addOperation {
              if let url = imageURL as? URL, let data = try? Data(contentsOf: url) {
                weakSelf?.image = UIImage(data: data)
              }
              weakSelf?.done()
            }
          }
          imageFound = true
          break
        }
      }
      if imageFound { break }
    }
  }

  func done() {
    guard let image = image else {
      return self.extensionContext!.completeRequest(
        returningItems: self.extensionContext!.inputItems, completionHandler: nil)
    }
    let output = NSExtensionItem()
    output.attributedTitle = NSAttributedString(string: "Stamped")
    output.attachments = [NSItemProvider(item: image, typeIdentifier: UTType.image.identifier)]
    self.extensionContext!.completeRequest(returningItems: [output], completionHandler: nil)
  }
}

/// A content blocker: a list of rules as a file, or an error if there is none.
final class RulesRequestHandler: NSObject, NSExtensionRequestHandling {
  static let group = "group.example.rules"

  func beginRequest(with context: NSExtensionContext) {
    let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group)
    guard let list = folder?.appendingPathComponent("rules.json"),
      let attachment = NSItemProvider(contentsOf: list)
    else {
      context.cancelRequest(withError: CocoaError(.fileNoSuchFile))
      return
    }
    let item = NSExtensionItem()
    item.attachments = [attachment]
    context.completeRequest(returningItems: [item], completionHandler: nil)
  }
}

/// An encryption program's action: returns a new file beside the original.
final class ReversingAction: NSObject, NSExtensionRequestHandling {
  func beginRequest(with context: NSExtensionContext) {
    let items = context.inputItems.compactMap { $0 as? NSExtensionItem }
    guard let provider = items.first?.attachments?.first else {
      return context.cancelRequest(withError: AttachmentError.unsupported)
    }
    provider.loadFileRepresentation(forTypeIdentifier: UTType.data.identifier) { url, error in
      guard let url = url, let data = try? Data(contentsOf: url) else {
        return context.cancelRequest(withError: error ?? AttachmentError.unreadable("data"))
      }
      let target = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString).appendingPathExtension("reversed")
      do {
        try Data(data.reversed()).write(to: target)
        let output = NSExtensionItem()
        output.attachments = [NSItemProvider(contentsOf: target)].compactMap { $0 }
        context.completeRequest(returningItems: [output]) { expired in
          if expired { try? FileManager.default.removeItem(at: target) }
        }
      } catch { context.cancelRequest(withError: error) }
    }
  }
}
