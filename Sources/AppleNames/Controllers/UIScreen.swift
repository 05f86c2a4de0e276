#if !canImport(Darwin)
  public import Foundation

  /// The screen that is not there: a pixel is a point, and there are none.
  @preconcurrency @MainActor public final class UIScreen: NSObject {
    /// The only one.
    public static let main = UIScreen()

    /// Pixels a point: 1, as of images that are made without a scale.
    public nonisolated var scale: CGFloat { 1 }
    /// As ``scale``.
    public nonisolated var nativeScale: CGFloat { 1 }
    /// Empty.
    public nonisolated var bounds: CGRect { .zero }
    /// Empty.
    public nonisolated var nativeBounds: CGRect { .zero }
  }
#endif
