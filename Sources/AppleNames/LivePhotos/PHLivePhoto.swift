#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import SystemCalls
  internal import SystemPackage

  /// A Live Photo under the photo library's name; ``object`` has its still, its movie and what pairs them.
  ///
  /// Nothing plays it here: ``PHAssetResource/assetResources(for:)-(PHLivePhoto)`` leads to its two files.
  public final class PHLivePhoto: NSObject, ItemProviderReading, Sendable {
    /// The Live Photo itself.
    public let object: LivePhotoObject

    /// Takes a Live Photo as it was loaded.
    public init(_ object: LivePhotoObject) { self.object = object }

    /// The still's size in pixels as shown, zero where its headers do not say.
    public var size: CGSize {
      CGSize(width: object.properties.pixelWidth ?? 0, height: object.properties.pixelHeight ?? 0)
    }

    public static var readableTypeIdentifiersForItemProvider: [String] {
      LivePhotoObject.readableTypeIdentifiersForItemProvider
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> PHLivePhoto {
      PHLivePhoto(try LivePhotoObject.object(withItemProviderData: data, typeIdentifier: typeIdentifier))
    }
  }

  /// The number of a running request.
  public typealias PHLivePhotoRequestID = Int32

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The number of no request.
  public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key under which a failed request tells its error.
  public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key under which a result says whether a better one comes later: never.
  public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key under which a result says whether the request was cancelled before.
  public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

  extension PHLivePhoto {
    private static let running = Guarded<[PHLivePhotoRequestID: Bool]>([:])

    /// Joins a picture and a movie that belong together, in either order; the handler runs once, on the main queue.
    ///
    /// Size and content mode are not looked at, and there is no degraded first result. What is no pair is refused as on iOS,
    /// with -1 in the Cocoa domain (Apple's report 36977344, mirrored by lionheart/openradar-mirror, issue 19268): other
    /// files than one picture and one movie, files that cannot be read, and those that name no Live Photo or different ones.
    @discardableResult
    public class func request(
      withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
      contentMode: PHImageContentMode,
      resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
      let number = RequestNumber.next()
      let handler = Handler(resultHandler)
      running.withLock { $0[number] = false }
      DispatchQueue.global().async {
        let result = Result { try joined(fileURLs) }
        DispatchQueue.main.async {
          let isCancelled = running.withLock { $0.removeValue(forKey: number) } ?? false
          var info: [AnyHashable: Any] = [PHLivePhotoInfoCancelledKey: isCancelled]
          switch result {
          case .success(let photo) where !isCancelled:
            info[PHLivePhotoInfoIsDegradedKey] = false
            handler.call(photo, info)
          case .failure(let error) where !isCancelled:
            info[PHLivePhotoInfoErrorKey] = NSError(
              domain: NSCocoaErrorDomain, code: -1, userInfo: [NSUnderlyingErrorKey: error])
            handler.call(nil, info)
          default: handler.call(nil, info)
          }
        }
      }
      return number
    }

    /// Answers a request that waits with nothing, under ``PHLivePhotoInfoCancelledKey``.
    public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
      running.withLock { if $0[requestID] != nil { $0[requestID] = true } }
    }

    private static func joined(_ urls: [URL]) throws -> PHLivePhoto {
      guard urls.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
      // To Photos a pair is what both name; the object takes two that name nothing, too.
      let names = try urls.map { url in
        try MediaItemReader().read(path: FilePath(url.path)).file.metadata?.contentIdentifier?.uppercased()
      }
      guard names[0] != nil, names[0] == names[1] else { throw CocoaError(.fileReadCorruptFile) }
      guard let photo = try? LivePhotoObject(still: urls[0], movie: urls[1]) else {
        return PHLivePhoto(try LivePhotoObject(still: urls[1], movie: urls[0]))
      }
      return PHLivePhoto(photo)
    }
  }
#endif
