#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders
  internal import UniformTypes

  extension UIImage {
    /// The picture's own bytes when they are JPEG already, whatever the quality; nil for others.
    ///
    /// Nothing is encoded anew: those bytes keep the camera's data, which UIKit's would not.
    public func jpegData(compressionQuality: CGFloat) -> Data? { data(as: .jpeg) }

    /// The picture's own bytes when they are PNG already; nil for others, see ``jpegData(compressionQuality:)``.
    public func pngData() -> Data? { data(as: .png) }

    /// The picture as it is stored, not turned; nil for an image without content.
    public var cgImage: CGImage? { encoded.map { CGImage($0, orientation: 1) } }

    private func data(as type: UTType) -> Data? { encoded?.type == type ? encoded?.data : nil }
  }
#endif
