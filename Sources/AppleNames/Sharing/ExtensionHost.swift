#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders
  internal import MediaItems
  internal import SystemPackage

  /// A simulated sharing app, which decides the registered types of a file.
  public enum ExtensionHost: Hashable, Sendable, CaseIterable {
    /// Photos for pictures and movies, Files for everything else.
    case automatic
    /// Photos: copies of a picture, a movie or a Live Photo, as in a share sheet.
    ///
    /// A still with a paired movie beside it is shared as a Live Photo. The receiving app may move, change
    /// and remove its copies.
    case photos
    /// Files: the type of the file's extension, and the file URL.
    case files

    /// Creates a provider of a file like the app's.
    public func provider(sharing file: URL) -> ItemProvider {
      let item = try? MediaItemReader().readWithPartner(path: FilePath(file.path))
      let isMedia = item.map { [.photo, .video, .livePhoto].contains($0.kind) } ?? false
      if let item, self == .photos || self == .automatic && isMedia {
        let provider = ItemProvider(item: item, in: .shareExtension)
        // Photos provides previews; there are none of movies here.
        if item.kind != .video {
          provider.previewImageHandler = { completion, _, _ in
            completion?((try? Data(contentsOf: file)).map { $0 as NSData }, nil)
          }
        }
        return provider
      }
      guard let provider = ItemProvider(contentsOf: file) else {
        return ItemProvider(contentsOf: file, contentType: nil)
      }
      provider.registerItem(forTypeIdentifier: "public.file-url") { completion, _, _ in
        completion?(file as NSURL, nil)
      }
      return provider
    }
  }

  extension NSExtensionContext {
    /// Creates the context of an extension with files: one item with an attachment each, and the app's text.
    public convenience init(sharing files: [URL], from host: ExtensionHost = .automatic, text: String? = nil)
    {
      self.init(sharing: files.map(host.provider), text: text)
    }

    /// Creates the context of an extension with providers, as one item.
    public convenience init(sharing attachments: [ItemProvider], text: String? = nil) {
      let item = NSExtensionItem()
      item.attachments = attachments
      item.attributedContentText = text.map { NSAttributedString(string: $0) }
      self.init(inputItems: [item])
    }

    /// Creates the context of an extension with a page, as a browser does: its URL and the results of the
    /// extension's script.
    ///
    /// `results` are a property list under `NSExtensionJavaScriptPreprocessingResultsKey`, before the URL.
    public convenience init(sharingPage page: URL, title: String? = nil, results: [String: Any]? = nil) {
      var attachments: [ItemProvider] = []
      if let results {
        let list = NSDictionary(dictionary: [
          NSExtensionJavaScriptPreprocessingResultsKey: NSDictionary(dictionary: results)
        ])
        attachments.append(ItemProvider(item: list, typeIdentifier: "com.apple.property-list"))
      }
      attachments.append(ItemProvider(item: page as NSURL, typeIdentifier: "public.url"))
      self.init(sharing: attachments, text: title)
    }

    /// Creates the context of an extension with selected text.
    public convenience init(sharingText text: String) {
      self.init(
        sharing: [ItemProvider(item: text as NSString, typeIdentifier: "public.plain-text")], text: text)
    }
  }

  // The host's calls of an extension's class.
  extension UIViewController {
    /// Starts the controller as a visible extension; the context retains it until the request ends.
    public func begin(with context: NSExtensionContext) {
      extensionContext = context
      context.retain(self)
      appear()
    }

    /// Starts the controller as an extension with files; returns the context, which retains it until the
    /// request ends.
    @discardableResult
    public func begin(sharing files: [URL], from host: ExtensionHost = .automatic) -> NSExtensionContext {
      let context = NSExtensionContext(sharing: files, from: host)
      begin(with: context)
      return context
    }
  }

  extension NSExtensionRequestHandling {
    /// Starts the extension with files; returns the context, which retains it until the request ends.
    @discardableResult
    public func begin(sharing files: [URL], from host: ExtensionHost = .automatic) -> NSExtensionContext {
      let context = NSExtensionContext(sharing: files, from: host)
      context.retain(self)
      beginRequest(with: context)
      return context
    }
  }
#endif
