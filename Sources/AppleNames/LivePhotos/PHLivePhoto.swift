#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders
  internal import MediaItems
  internal import MediaMetadata

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
  /// The key under which a failed request tells its error.
  public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"

  extension PHLivePhoto {
    /// Joins a picture and a movie that belong together, in either order; the handler runs once, on the main queue.
    ///
    /// Size and content mode are not looked at, and there is no degraded first result. Files that do not belong together
    /// are refused: then the dictionary has the error.
    @discardableResult
    public class func request(
      withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
      contentMode: PHImageContentMode,
      resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
      let number = RequestNumber.next()
      let handler = Handler(resultHandler)
      DispatchQueue.global().async {
        let result = Result { try joined(fileURLs) }
        DispatchQueue.main.async {
          switch result {
          case .success(let photo): handler.call(photo, [:])
          case .failure(let error): handler.call(nil, [PHLivePhotoInfoErrorKey: error])
          }
        }
      }
      return number
    }

    private static func joined(_ urls: [URL]) throws -> PHLivePhoto {
      guard urls.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
      guard let photo = try? LivePhotoObject(still: urls[0], movie: urls[1]) else {
        return PHLivePhoto(try LivePhotoObject(still: urls[1], movie: urls[0]))
      }
      return PHLivePhoto(photo)
    }
  }
#endif
