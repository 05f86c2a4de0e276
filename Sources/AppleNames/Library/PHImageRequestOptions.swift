#if !canImport(Darwin)
  public import Foundation

  /// Which state of an edited picture is wanted.
  public enum PHImageRequestOptionsVersion: Int, Hashable, Sendable, CaseIterable {
    case current = 0
    case unadjusted = 1
    case original = 2
  }

  /// `PHImageRequestOptions.DeliveryMode` under its name in Swift.
  public typealias PHImageRequestOptionsDeliveryMode = PHImageRequestOptions.DeliveryMode
  /// `PHImageRequestOptions.ResizeMode` under its name in Swift.
  public typealias PHImageRequestOptionsResizeMode = PHImageRequestOptions.ResizeMode
  /// Told how far a download is; the pointer stops it.
  public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
  ) -> Void

  /// How a picture is wanted.
  public final class PHImageRequestOptions: NSObject {
    /// What is worth more, speed or quality; not looked at: the first result is the last.
    public enum DeliveryMode: Int, Hashable, Sendable, CaseIterable {
      case opportunistic = 0
      case highQualityFormat = 1
      case fastFormat = 2
    }

    /// How exactly the wanted size is met; not looked at: nothing is scaled.
    public enum ResizeMode: Int, Hashable, Sendable, CaseIterable {
      case none = 0
      case fast = 1
      case exact = 2
    }

    /// Whether the handler runs before the request returns.
    public var isSynchronous = false
    /// Not looked at: every file is here already.
    public var isNetworkAccessAllowed = false
    /// Whether a quick picture is wanted, a good one, or one after the other.
    public var deliveryMode = DeliveryMode.opportunistic
    /// Kept, and without effect: pictures are handed over in the sizes that files hold.
    public var resizeMode = ResizeMode.fast
    /// Not looked at: edits are not rendered, so that a file is handed over as it is.
    public var version = PHImageRequestOptionsVersion.current
    /// Kept, and without effect: the first result is the last.
    public var allowSecondaryDegradedImage = false
    /// Not looked at: nothing is cropped.
    public var normalizedCropRect = CGRect.zero
    /// Never called: every file is here already.
    public var progressHandler: PHAssetImageProgressHandler?
  }

  /// How a Live Photo is wanted.
  public final class PHLivePhotoRequestOptions: NSObject {
    /// Not looked at: every file is here already.
    public var isNetworkAccessAllowed = false
    /// Whether a quick picture is wanted, a good one, or one after the other.
    public var deliveryMode = PHImageRequestOptions.DeliveryMode.opportunistic
    /// Not looked at, as ``PHImageRequestOptions/version``.
    public var version = PHImageRequestOptionsVersion.current
    /// Never called: every file is here already.
    public var progressHandler: PHAssetImageProgressHandler?
  }
#endif
