#if !canImport(Darwin)
  public import Foundation

  // What UIKit answers with an optional, and what nothing here can do.
  extension UIImage {
    /// Always nil: nothing is encoded anew.
    ///
    /// ``encoded`` has the bytes as they were loaded, which may be a JPEG, with all of their metadata.
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    /// Always nil: nothing is encoded anew; see ``jpegData(compressionQuality:)``.
    public func pngData() -> Data? { nil }

    /// The picture as it is stored, not turned; nil for an image without content.
    public var cgImage: CGImage? { encoded.map { CGImage($0, orientation: 1) } }
  }
#endif
