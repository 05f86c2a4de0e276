#if !canImport(Darwin)
  internal import FileIdentification
  public import Foundation
  internal import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import SystemCalls
  internal import SystemPackage
  internal import UniformTypes

  // Requests for the pictures and Live Photos of assets: PhotoKit's image manager.

  /// The content mode of a picture; ignored, because nothing is scaled.
  public enum PHImageContentMode: Int, Hashable, Sendable, CaseIterable {
    case aspectFit = 0
    case aspectFill = 1
    public static let `default` = Self.aspectFit
  }

  /// The number of a running request.
  public typealias PHImageRequestID = Int32

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An invalid request number.
  public let PHInvalidImageRequestID: PHImageRequestID = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The size for requesting the whole picture.
  public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of a failed request's error.
  public let PHImageErrorKey = "PHImageErrorKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of a Boolean: the request was cancelled before its result.
  public let PHImageCancelledKey = "PHImageCancelledKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of a Boolean: a better result follows; never true.
  public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of a Boolean: the file must be downloaded; never true.
  public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of the request's number.
  public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

  /// Loads the encoded pictures of assets: whole, or an embedded preview.
  ///
  /// Nothing is scaled or decoded, and of movies only the file is available. Handlers of pictures run once,
  /// on the main queue unless the request is synchronous.
  ///
  /// Unchecked, because it has a subclass: both store only constants and values behind a lock.
  public class PHImageManager: NSObject, @unchecked Sendable {
    private static let shared = PHImageManager()
    /// The pending requests, with true for cancelled ones.
    private let running = Guarded<[PHImageRequestID: Bool]>([:])

    /// Returns the shared manager.
    public class func `default`() -> PHImageManager { shared }

    /// Requests the smallest picture of at least the target size: an embedded preview, else the whole file.
    ///
    /// For a video the info dictionary contains an error.
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

    /// Requests the whole still as stored, its type identifier, and its orientation.
    ///
    /// For a video the info dictionary contains an error.
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

    /// Like ``requestImageDataAndOrientation(for:options:resultHandler:)``, with UIKit's orientation: the
    /// older method.
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

    /// Requests the Live Photo of an asset; for others, including motion photos, the info dictionary contains
    /// an error.
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

    /// Cancels a pending request: its result is empty with ``PHImageCancelledKey``.
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

    /// Returns the whole still of a picture or Live Photo.
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
      // The previews are sorted by size, largest first.
      for part in parts.reversed() where size.width > 0 && size.height > 0 {
        var bytes = Data()
        guard (try? part.read({ bytes.append(contentsOf: $0) })) != nil,
          let preview = try? StillImage(data: bytes)
        else { continue }
        let orientation = asset.mediaAsset.item.file.metadata?.orientation
        let image = UIImage(cgImage: CGImage(preview, fallbackOrientation: orientation))
        let isLarge = image.size.width >= size.width && image.size.height >= size.height
        if isLarge { return image }
      }
      return UIImage(try still(of: asset))
    }
  }

  /// An image manager without a cache: nothing is decoded or scaled here.
  public final class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    private let keepsLarge = Guarded(true)

    public override init() {}

    /// Stored only.
    public var allowsCachingHighQualityImages: Bool {
      get { keepsLarge.withLock { $0 } }
      set { keepsLarge.withLock { $0 = newValue } }
    }

    /// Does nothing: pictures are read on demand.
    public func startCachingImages(
      for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
      options: PHImageRequestOptions?
    ) {}

    /// Does nothing: nothing was prepared.
    public func stopCachingImages(
      for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
      options: PHImageRequestOptions?
    ) {}

    /// Does nothing: nothing was prepared.
    public func stopCachingImagesForAllAssets() {}
  }
#endif
