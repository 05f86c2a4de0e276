#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders

  /// Archived as its encoded bytes, turn and scale.
  extension UIImage: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
      coder.encode((encoded?.data ?? Data()) as NSData, forKey: "data")
      coder.encode(imageOrientation.rawValue, forKey: "orientation")
      coder.encode(Double(scale), forKey: "scale")
    }
  }
#endif
