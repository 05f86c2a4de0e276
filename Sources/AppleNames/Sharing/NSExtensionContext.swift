#if !canImport(Darwin)
  public import Foundation

  /// What a share extension is started with and ends by; without a host it is made by who plays one.
  ///
  /// ```swift
  /// let item = NSExtensionItem()
  /// item.attachments = [provider]
  /// controller.extensionContext = NSExtensionContext(inputItems: [item])
  /// ```
  @preconcurrency @MainActor public final class NSExtensionContext: NSObject {
    /// How a request ended.
    public enum End {
      case completed(returning: [Any])
      case cancelled(any Error)
    }

    /// What is shared: `NSExtensionItem`s.
    public let inputItems: [Any]
    /// nil while the extension is at work; the first end counts.
    public private(set) var end: End?

    /// Starts an extension with items.
    public init(inputItems: [Any]) { self.inputItems = inputItems }

    /// Ends the request; the handler is called soon after, and told whether the request had ended before.
    public func completeRequest(
      returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
    ) {
      let isFirst = end == nil
      if isFirst { end = .completed(returning: items ?? []) }
      if let completionHandler { Task { completionHandler(!isFirst) } }
    }

    /// Ends the request with the reason why nothing came of it.
    public func cancelRequest(withError error: any Error) {
      if end == nil { end = .cancelled(error) }
    }
  }
#endif
