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

    private func data(as type: UTType) -> Data? { encoded?.type == type ? encoded?.data : nil }
  }
#endif
