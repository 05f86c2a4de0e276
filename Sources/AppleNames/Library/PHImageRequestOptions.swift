#if !canImport(Darwin)
  public import Foundation

  // The options for requesting pictures and Live Photos from `PHImageManager`.

  /// The requested version of an edited picture.
  public enum PHImageRequestOptionsVersion: Int, Hashable, Sendable, CaseIterable {
    case current = 0
    case unadjusted = 1
    case original = 2
  }

  /// Apple's name for `PHImageRequestOptions.DeliveryMode`.
  public typealias PHImageRequestOptionsDeliveryMode = PHImageRequestOptions.DeliveryMode
  /// Apple's name for `PHImageRequestOptions.ResizeMode`.
  public typealias PHImageRequestOptionsResizeMode = PHImageRequestOptions.ResizeMode
  /// A handler of download progress; the pointer stops the download.
  public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
  ) -> Void

  /// The options of a picture request.
  public final class PHImageRequestOptions: NSObject {
    /// The preference for speed or quality; ignored: the first result is final.
    public enum DeliveryMode: Int, Hashable, Sendable, CaseIterable {
      case opportunistic = 0
      case highQualityFormat = 1
      case fastFormat = 2
    }

    /// The precision of the size; ignored: nothing is scaled.
    public enum ResizeMode: Int, Hashable, Sendable, CaseIterable {
      case none = 0
      case fast = 1
      case exact = 2
    }

    /// True if the handler runs before the request returns.
    public var isSynchronous = false
    /// Ignored: all files are local.
    public var isNetworkAccessAllowed = false
    /// The preference for speed or quality.
    public var deliveryMode = DeliveryMode.opportunistic
    /// Stored only: pictures have the sizes in their files.
    public var resizeMode = ResizeMode.fast
    /// Ignored: edits are not rendered, and the file is unchanged.
    public var version = PHImageRequestOptionsVersion.current
    /// Stored only: the first result is final.
    public var allowSecondaryDegradedImage = false
    /// Ignored: nothing is cropped.
    public var normalizedCropRect = CGRect.zero
    /// Never called: all files are local.
    public var progressHandler: PHAssetImageProgressHandler?
  }

  /// The options of a Live Photo request.
  public final class PHLivePhotoRequestOptions: NSObject {
    /// Ignored: all files are local.
    public var isNetworkAccessAllowed = false
    /// The preference for speed or quality.
    public var deliveryMode = PHImageRequestOptions.DeliveryMode.opportunistic
    /// Ignored, like ``PHImageRequestOptions/version``.
    public var version = PHImageRequestOptionsVersion.current
    /// Never called: all files are local.
    public var progressHandler: PHAssetImageProgressHandler?
  }
#endif
