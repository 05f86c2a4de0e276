#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import SystemPackage

  // Requesting movies from `PHImageManager`, and the options.

  /// The requested version of an edited movie.
  public enum PHVideoRequestOptionsVersion: Int, Hashable, Sendable {
    case current = 0
    case original = 1
  }

  /// The requested quality; ignored: nothing is transcoded.
  public enum PHVideoRequestOptionsDeliveryMode: Int, Hashable, Sendable {
    case automatic = 0
    case highQualityFormat = 1
    case mediumQualityFormat = 2
    case fastFormat = 3
  }

  /// The options of a movie request.
  public final class PHVideoRequestOptions: NSObject {
    /// Ignored: all files are local.
    public var isNetworkAccessAllowed = false
    /// Ignored: edits are not rendered, and the file is unchanged.
    public var version = PHVideoRequestOptionsVersion.current
    /// Stored only: nothing is transcoded.
    public var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Never called: all files are local.
    public var progressHandler: PHAssetVideoProgressHandler?

    public override init() {}
  }

  /// A handler of download progress; the pointer stops the download.
  public typealias PHAssetVideoProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
  ) -> Void

  extension PHImageManager {
    /// Requests the file of a movie as an ``AVURLAsset``; for other assets the info dictionary contains an
    /// error.
    ///
    /// The handler runs on a private queue.
    @discardableResult
    public func requestAVAsset(
      forVideo asset: PHAsset, options: PHVideoRequestOptions?,
      resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
      answer(nil, on: .global()) {
        guard asset.mediaType == .video else { throw CocoaError(.fileReadUnsupportedScheme) }
        return AVURLAsset(url: URL(fileURLWithPath: asset.mediaAsset.item.path.string))
      } _: { result in
        switch result {
        case .success(let movie): resultHandler(movie, nil, [PHImageResultIsDegradedKey: false])
        case .failure(let error): resultHandler(nil, nil, Self.failure(error))
        }
      }
    }
  }
#endif
