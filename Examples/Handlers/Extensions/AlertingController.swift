import AppleNames
import Foundation
import UniformTypeIdentifiers

/// Sends one picture without a screen, and shows an alert on failure.
class AlertingController: UIViewController {
  var send: ((Data) throws -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isHidden = true
    view.backgroundColor = .clear
    handleSharedItem()
  }

  private func handleSharedItem() {
    guard let item = self.extensionContext?.inputItems.first as? NSExtensionItem,
      let provider = item.attachments?.first,
      provider.hasItemConformingToTypeIdentifier(UTType.image.identifier)
    else { return showError(message: "This is no picture.") }
    provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { [weak self] data, error in
      DispatchQueue.main.async {
        guard let self = self else { return }
        do {
          guard let data = data else { throw error ?? CocoaError(.fileReadUnknown) }
          try self.send?(data)
          self.extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
        } catch { self.showError(message: error.localizedDescription) }
      }
    }
  }

  private func showError(message: String) {
    let alert = UIAlertController(title: "Not sent", message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        self.extensionContext?.cancelRequest(
          withError: NSError(domain: "NSAlerting", code: 1, userInfo: [NSLocalizedDescriptionKey: message]))
      })
    present(alert, animated: true)
  }
}
