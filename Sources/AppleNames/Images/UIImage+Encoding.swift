#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders
  internal import UniformTypes

  // The encoded bytes of a `UIImage` as JPEG, PNG, `CGImage` and archive.
  extension UIImage {
    /// The picture's own bytes if they are JPEG, at any quality; nil for others.
    ///
    /// Nothing is re-encoded: the bytes keep the camera's metadata, unlike UIKit's.
    public func jpegData(compressionQuality: CGFloat) -> Data? { data(as: .jpeg) }

    /// The picture's own bytes if they are PNG; nil for others, see ``jpegData(compressionQuality:)``.
    public func pngData() -> Data? { data(as: .png) }

    /// The stored picture without rotation; nil for an image without content.
    public var cgImage: CGImage? { encoded.map { CGImage($0, orientation: 1) } }

    private func data(as type: UTType) -> Data? { encoded?.type == type ? encoded?.data : nil }
  }

  /// Archives the encoded bytes, orientation and scale.
  extension UIImage: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
      coder.encode((encoded?.data ?? Data()) as NSData, forKey: "data")
      coder.encode(imageOrientation.rawValue, forKey: "orientation")
      coder.encode(Double(scale), forKey: "scale")
    }
  }
#endif
