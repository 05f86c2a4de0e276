#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The option that says how large a preview should be: a `CGSize` in an `NSValue`, or as it is.
  public let NSItemProviderPreferredImageSizeKey = "NSItemProviderPreferredImageSizeKey"

  extension ItemProvider {
    /// Asks for the item's preview: what `previewImageHandler` answers with, as a `UIImage`.
    ///
    /// Bytes and a file's URL become one. Nothing is scaled. Errors: −1000 where there is no handler or it has none, −1200
    /// where what it answers with is no picture.
    @preconcurrency
    public func loadPreviewImage(
      options: [AnyHashable: Any]! = [:],
      completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)!
    ) {
      let completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = completionHandler
      loadPreview(as: UIImage.self, ItemOptions(options), coerce: Self.image) { result in
        switch result {
        case .success(let item): completionHandler?(item.object, nil)
        case .failure(let error): completionHandler?(nil, error)
        }
      }
    }

    /// Asks for the item's preview; see ``loadPreviewImage(options:completionHandler:)``.
    public func loadPreviewImage(
      options: [AnyHashable: Any]! = [:], isolation: isolated (any Actor)? = #isolation
    ) async throws -> any NSSecureCoding {
      try await preview(as: UIImage.self, ItemOptions(options), coerce: Self.image).object
    }

    @Sendable private static func image(of item: any NSSecureCoding) -> (any NSSecureCoding)? {
      switch item {
      case let image as UIImage: image
      case let data as NSData: UIImage(data: data as Data)
      case let url as NSURL: (try? Data(contentsOf: url as URL)).flatMap { UIImage(data: $0) }
      default: nil
      }
    }
  }
#endif
