#if !canImport(Darwin)
  public import Foundation

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
    public var deliveryMode = DeliveryMode.opportunistic
    public var resizeMode = ResizeMode.fast
  }

  /// How a Live Photo is wanted.
  public final class PHLivePhotoRequestOptions: NSObject {
    /// Not looked at: every file is here already.
    public var isNetworkAccessAllowed = false
    public var deliveryMode = PHImageRequestOptions.DeliveryMode.opportunistic
  }
#endif
