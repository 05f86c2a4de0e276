#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders

  // Loading the preview picture of an item.

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The option of a preview's preferred size: a `CGSize`, also in an `NSValue`.
  public let NSItemProviderPreferredImageSizeKey = "NSItemProviderPreferredImageSizeKey"

  extension ItemProvider {
    /// Loads the item's preview from `previewImageHandler` as a `UIImage`.
    ///
    /// Bytes and a file's URL are converted. Nothing is scaled. Errors: −1000 without a handler or its
    /// result, −1200 if the result is not a picture.
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

    /// Loads the item's preview; see ``loadPreviewImage(options:completionHandler:)``.
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
