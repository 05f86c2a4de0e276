#if !canImport(Darwin)
  internal import FileIdentification
  public import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import SystemPackage
  internal import UniformTypes

  /// How a picture should fill a size; kept and not looked at, since nothing is scaled.
  public enum PHImageContentMode: Int, Hashable, Sendable, CaseIterable {
    case aspectFit = 0
    case aspectFill = 1
    public static let `default` = Self.aspectFit
  }

  /// The number of a running request.
  public typealias PHImageRequestID = Int32

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Asks for the whole picture.
  public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key under which a failed request tells its error.
  public let PHImageErrorKey = "PHImageErrorKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether a better result comes later: never.
  public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"

  /// How a picture is wanted.
  public final class PHImageRequestOptions: NSObject {
    /// What is worth more, speed or quality; not looked at: the first result is the last.
    public enum DeliveryMode: Int, Hashable, Sendable, CaseIterable {
      case opportunistic = 0
      case highQualityFormat = 1
      case fastFormat = 2
    }

    /// Whether the handler runs before the request returns.
    public var isSynchronous = false
    /// Not looked at: every file is here already.
    public var isNetworkAccessAllowed = false
    public var deliveryMode = DeliveryMode.opportunistic
  }

  /// Hands out the encoded pictures of assets: whole, or the preview inside.
  ///
  /// Nothing is scaled or decoded, and movies have no frames here: `requestAVAsset` is absent. Handlers run once, on the
  /// main queue unless the request is synchronous.
  public final class PHImageManager: NSObject, Sendable {
    private static let common = PHImageManager()

    /// The one that everybody uses.
    public class func `default`() -> PHImageManager { common }

    /// The smallest picture that has the wanted size at least: a preview inside the file, else the whole file.
    ///
    /// A video has none: then the dictionary has the error.
    @discardableResult
    public func requestImage(
      for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
      options: PHImageRequestOptions?,
      resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
      answer(options, { try Self.image(of: asset, targetSize) }) { result in
        switch result {
        case .success(let image): resultHandler(image, [PHImageResultIsDegradedKey: false])
        case .failure(let error): resultHandler(nil, [PHImageErrorKey: error])
        }
      }
    }

    /// The whole still as it is stored, the identifier of its type, and how it has to be turned.
    ///
    /// A video has none: then the dictionary has the error.
    @discardableResult
    public func requestImageDataAndOrientation(
      for asset: PHAsset, options: PHImageRequestOptions?,
      resultHandler:
        @escaping @Sendable (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
      answer(options, { try Self.still(of: asset) }) { result in
        switch result {
        case .success(let still):
          resultHandler(
            still.data, still.type.identifier, CGImagePropertyOrientation(exif: still.orientation),
            [PHImageResultIsDegradedKey: false])
        case .failure(let error): resultHandler(nil, nil, .up, [PHImageErrorKey: error])
        }
      }
    }

    private func answer<Value: Sendable>(
      _ options: PHImageRequestOptions?, _ make: @escaping @Sendable () throws -> Value,
      _ handler: @escaping (Result<Value, any Error>) -> Void
    ) -> PHImageRequestID {
      let number = RequestNumber.next()
      guard options?.isSynchronous != true else {
        handler(Result { try make() })
        return number
      }
      let handler = Handler(handler)
      DispatchQueue.global().async {
        let result = Result { try make() }
        DispatchQueue.main.async { handler.call(result) }
      }
      return number
    }

    private static func still(of asset: PHAsset) throws -> StillImage {
      let item = asset.mediaAsset.item
      guard asset.mediaType == .image else { throw CocoaError(.fileReadUnsupportedScheme) }
      if item.kind == .livePhoto, item.livePhoto?.form != .motion {
        return try StillImage(data: LivePhotoObject(of: item).stillData())
      }
      return try StillImage(
        data: Data(contentsOf: URL(fileURLWithPath: item.path.string)),
        typeIdentifier: item.file.identification.type.identifier)
    }

    private static func image(of asset: PHAsset, _ size: CGSize) throws -> UIImage {
      guard asset.mediaType == .image else { throw CocoaError(.fileReadUnsupportedScheme) }
      let parts = (try? MediaExtraction().previews(of: asset.mediaAsset.item, .all)) ?? []
      // They come the largest first.
      for part in parts.reversed() where size.width > 0 && size.height > 0 {
        var bytes = Data()
        guard (try? part.read({ bytes.append(contentsOf: $0) })) != nil, let image = UIImage(data: bytes)
        else {
          continue
        }
        let isLarge = image.size.width >= size.width && image.size.height >= size.height
        if isLarge { return image }
      }
      return UIImage(try still(of: asset))
    }
  }
#endif
