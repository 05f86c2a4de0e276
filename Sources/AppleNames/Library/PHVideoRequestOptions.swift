#if !canImport(Darwin)
  public import Foundation
  internal import MediaItems
  internal import SystemPackage

  /// The state of an edited movie that is wanted.
  public enum PHVideoRequestOptionsVersion: Int, Hashable, Sendable {
    case current = 0
    case original = 1
  }

  /// The quality in which a movie is wanted; not looked at: nothing is transcoded.
  public enum PHVideoRequestOptionsDeliveryMode: Int, Hashable, Sendable {
    case automatic = 0
    case highQualityFormat = 1
    case mediumQualityFormat = 2
    case fastFormat = 3
  }

  /// The form in which a movie is wanted.
  public final class PHVideoRequestOptions: NSObject {
    /// Not looked at: every file is here already.
    public var isNetworkAccessAllowed = false
    /// Not looked at: edits are not rendered, so that a file is handed over as it is.
    public var version = PHVideoRequestOptionsVersion.current
    /// Kept, and without effect: nothing is transcoded.
    public var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Never called: every file is here already.
    public var progressHandler: PHAssetVideoProgressHandler?

    public override init() {}
  }

  /// A closure that is told how far a download is; the pointer stops it.
  public typealias PHAssetVideoProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
  ) -> Void

  extension PHImageManager {
    /// The file of a movie, as an ``AVURLAsset`` of its place; others have none: then the dictionary has the error.
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
