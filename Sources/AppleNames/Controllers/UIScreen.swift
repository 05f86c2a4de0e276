#if !canImport(Darwin)
  public import Foundation

  /// An empty screen with a scale of 1.
  @preconcurrency @MainActor public final class UIScreen: NSObject {
    /// The only screen.
    public static let main = UIScreen()

    /// Pixels per point: 1, as of images without a scale.
    public nonisolated var scale: CGFloat { 1 }
    /// Equals ``scale``.
    public nonisolated var nativeScale: CGFloat { 1 }
    /// Empty.
    public nonisolated var bounds: CGRect { .zero }
    /// Empty.
    public nonisolated var nativeBounds: CGRect { .zero }
  }
#endif
