#if !canImport(Darwin)
  internal import FileIdentification
  public import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import SystemCalls
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
  /// The number of no request.
  public let PHInvalidImageRequestID: PHImageRequestID = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Asks for the whole picture.
  public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key under which a failed request tells its error.
  public let PHImageErrorKey = "PHImageErrorKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether the request was cancelled before it had an answer.
  public let PHImageCancelledKey = "PHImageCancelledKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether a better result comes later: never.
  public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether the file has to be fetched first: never.
  public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The request's number.
  public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

  /// Hands out the encoded pictures of assets: whole, or the preview inside.
  ///
  /// Nothing is scaled or decoded, and movies have no frames here: of them there is the file. Handlers of pictures run once, on
  /// the main queue unless the request is synchronous.
  ///
  /// Unchecked, because there is a class below it: all that either stores are constants and values behind a lock.
  public class PHImageManager: NSObject, @unchecked Sendable {
    private static let common = PHImageManager()
    /// The requests that are not answered, and whether they were cancelled.
    private let running = Guarded<[PHImageRequestID: Bool]>([:])

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
        case .failure(let error): resultHandler(nil, Self.failure(error))
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
        case .failure(let error): resultHandler(nil, nil, .up, Self.failure(error))
        }
      }
    }

    /// As ``requestImageDataAndOrientation(for:options:resultHandler:)``, with UIKit's orientation: the older call.
    @discardableResult
    public func requestImageData(
      for asset: PHAsset, options: PHImageRequestOptions?,
      resultHandler:
        @escaping @Sendable (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
      requestImageDataAndOrientation(for: asset, options: options) { data, type, orientation, info in
        resultHandler(data, type, UIImage.Orientation(exif: Int(orientation.rawValue)), info)
      }
    }

    /// The Live Photo of an asset; others have none, motion photos among them: then the dictionary has the error.
    @discardableResult
    public func requestLivePhoto(
      for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
      options: PHLivePhotoRequestOptions?,
      resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
      answer(nil, { try Self.livePhoto(of: asset) }) { result in
        switch result {
        case .success(let photo): resultHandler(photo, [PHImageResultIsDegradedKey: false])
        case .failure(let error): resultHandler(nil, Self.failure(error))
        }
      }
    }

    /// Answers a request that waits with nothing, under ``PHImageCancelledKey``.
    public func cancelImageRequest(_ requestID: PHImageRequestID) {
      running.withLock { if $0[requestID] != nil { $0[requestID] = true } }
    }

    static func failure(_ error: any Error) -> [AnyHashable: Any] {
      (error as? CocoaError)?.code == .userCancelled ? [PHImageCancelledKey: true] : [PHImageErrorKey: error]
    }

    func answer<Value: Sendable>(
      _ options: PHImageRequestOptions?, on queue: DispatchQueue = .main,
      _ make: @escaping @Sendable () throws -> Value,
      _ handler: @escaping (Result<Value, any Error>) -> Void
    ) -> PHImageRequestID {
      let number = RequestNumber.next()
      guard options?.isSynchronous != true else {
        handler(Result { try make() })
        return number
      }
      let handler = Handler(handler)
      running.withLock { $0[number] = false }
      DispatchQueue.global().async {
        let result = Result { try make() }
        queue.async {
          let isCancelled = self.running.withLock { $0.removeValue(forKey: number) } ?? false
          handler.call(isCancelled ? .failure(CocoaError(.userCancelled)) : result)
        }
      }
      return number
    }

    private static func livePhoto(of asset: PHAsset) throws -> PHLivePhoto {
      guard !asset.mediaAsset.isMotionPhoto else {
        throw PHPhotosError(.requestNotSupportedForAsset)
      }
      return PHLivePhoto(try LivePhotoObject(of: asset.mediaAsset.item))
    }

    private static func still(of asset: PHAsset) throws -> StillImage { try still(of: asset.mediaAsset.item) }

    /// The whole still of a picture or Live Photo.
    static func still(of item: MediaItem) throws -> StillImage {
      guard item.kind == .photo || item.kind == .livePhoto else {
        throw CocoaError(.fileReadUnsupportedScheme)
      }
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
        guard (try? part.read({ bytes.append(contentsOf: $0) })) != nil,
          let preview = try? StillImage(data: bytes)
        else { continue }
        let picture = asset.mediaAsset.item.file.metadata?.orientation
        let image = UIImage(cgImage: CGImage(preview, turnedAs: picture))
        let isLarge = image.size.width >= size.width && image.size.height >= size.height
        if isLarge { return image }
      }
      return UIImage(try still(of: asset))
    }
  }
#endif
