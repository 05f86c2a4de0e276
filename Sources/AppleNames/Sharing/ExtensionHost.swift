#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders
  internal import MediaItems
  internal import SystemPackage

  /// An app that shares: what it registers for a file, and as what it hands it over.
  public enum ExtensionHost: Hashable, Sendable, CaseIterable {
    /// Photos for pictures and movies, Files for everything else.
    case automatic
    /// Photos: what a share sheet lists for a picture, a movie or a Live Photo, as copies.
    ///
    /// A still whose movie lies beside it is the Live Photo of both. An app may move, change and remove what it gets.
    case photos
    /// Files: the type of the file's name, and the file's address.
    case files

    /// Promises a file as the app does.
    public func provider(sharing file: URL) -> ItemProvider {
      let item = try? MediaItemReader().readWithOtherHalf(path: FilePath(file.path))
      let isMedia = item.map { [.photo, .video, .livePhoto].contains($0.kind) } ?? false
      if let item, self == .photos || self == .automatic && isMedia {
        let provider = ItemProvider(item: item, in: .shareExtension)
        // Photos previews what it shares; of movies nothing here makes a picture.
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
    /// Starts an extension with files, as one item with an attachment each; `text` is what the app says of them.
    public convenience init(sharing files: [URL], from host: ExtensionHost = .automatic, text: String? = nil)
    {
      self.init(sharing: files.map(host.provider), text: text)
    }

    /// Starts an extension with promises, as one item.
    public convenience init(sharing attachments: [ItemProvider], text: String? = nil) {
      let item = NSExtensionItem()
      item.attachments = attachments
      item.attributedContentText = text.map { NSAttributedString(string: $0) }
      self.init(inputItems: [item])
    }

    /// Starts an extension with a page, as a browser does: its address, or what the extension's script made of the page.
    ///
    /// `results` come as a property list under `NSExtensionJavaScriptPreprocessingResultsKey`, and stand before the address.
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

    /// Starts an extension with words that were selected.
    public convenience init(sharingText text: String) {
      self.init(
        sharing: [ItemProvider(item: text as NSString, typeIdentifier: "public.plain-text")], text: text)
    }
  }

  // What the host does with an extension's own class.
  extension UIViewController {
    /// Starts it as an extension, as a host that shows it does; the context holds it until the request has ended.
    public func begin(with context: NSExtensionContext) {
      extensionContext = context
      context.keep(self)
      appear()
    }

    /// Starts it as an extension with files; returns the context by which it ends, and which holds it until then.
    @discardableResult
    public func begin(sharing files: [URL], from host: ExtensionHost = .automatic) -> NSExtensionContext {
      let context = NSExtensionContext(sharing: files, from: host)
      begin(with: context)
      return context
    }
  }

  extension NSExtensionRequestHandling {
    /// Starts it with files; returns the context by which it ends, and which holds it until then.
    @discardableResult
    public func begin(sharing files: [URL], from host: ExtensionHost = .automatic) -> NSExtensionContext {
      let context = NSExtensionContext(sharing: files, from: host)
      context.keep(self)
      beginRequest(with: context)
      return context
    }
  }
#endif
