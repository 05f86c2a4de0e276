#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders
  internal import MediaItems
  internal import MediaMetadata
  internal import SystemCalls
  internal import SystemPackage

  /// A Live Photo under Apple's class name; ``object`` has its still, its movie and their identifier.
  ///
  /// It cannot be played; ``PHAssetResource/assetResources(for:)-(PHLivePhoto)`` returns its two files.
  public final class PHLivePhoto: NSObject, ItemProviderReading, Sendable {
    /// The underlying Live Photo.
    public let object: LivePhotoObject

    /// Wraps a loaded Live Photo.
    public init(_ object: LivePhotoObject) { self.object = object }

    /// The displayed size of the still in pixels, zero if its headers do not state it.
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
  /// An invalid request number.
  public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of a failed request's error.
  public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of a Boolean that is true if a better result follows; here it is always false.
  public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of a Boolean that is true if the request was cancelled.
  public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

  extension PHLivePhoto {
    /// The running requests; true if cancelled.
    private static let running = Guarded<[PHLivePhotoRequestID: Bool]>([:])

    /// Joins a picture and a movie, in either order; the handler runs once, on the main queue.
    ///
    /// Size and content mode are ignored, and there is no degraded first result. Invalid pairs fail as on
    /// iOS, with -1 in the Cocoa domain (Apple's report 36977344, mirrored by lionheart/openradar-mirror,
    /// issue 19268): other files than one picture and one movie, unreadable files, and files without a Live
    /// Photo identifier or with different ones.
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

    /// Cancels a pending request: its result is empty with ``PHLivePhotoInfoCancelledKey``.
    public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
      running.withLock { if $0[requestID] != nil { $0[requestID] = true } }
    }

    private static func joined(_ urls: [URL]) throws -> PHLivePhoto {
      guard urls.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
      // Photos requires the identifier in both files; `LivePhotoObject` also accepts files without one.
      let identifiers = try urls.map { url in
        try MediaItemReader().read(path: FilePath(url.path)).file.metadata?.contentIdentifier?.uppercased()
      }
      guard identifiers[0] != nil, identifiers[0] == identifiers[1] else {
        throw CocoaError(.fileReadCorruptFile)
      }
      guard let photo = try? LivePhotoObject(still: urls[0], movie: urls[1]) else {
        return PHLivePhoto(try LivePhotoObject(still: urls[1], movie: urls[0]))
      }
      return PHLivePhoto(photo)
    }
  }

  extension PHLivePhoto: Transferable {
    /// Imports a bundle only; the abstract type of share sheets is not supported.
    public static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(importing: { (object: LivePhotoObject) in PHLivePhoto(object) })
    }
  }
#endif
