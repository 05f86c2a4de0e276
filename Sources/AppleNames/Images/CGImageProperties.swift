#if !canImport(Darwin)
  public import Foundation

  // ImageIO's keys of a picture and of its file.

  public var kCGImagePropertyFileSize: CFString { NSString(string: "FileSize") }
  public var kCGImagePropertyPixelWidth: CFString { NSString(string: "PixelWidth") }
  public var kCGImagePropertyPixelHeight: CFString { NSString(string: "PixelHeight") }
  public var kCGImagePropertyOrientation: CFString { NSString(string: "Orientation") }
  public var kCGImagePropertyDPIWidth: CFString { NSString(string: "DPIWidth") }
  public var kCGImagePropertyDPIHeight: CFString { NSString(string: "DPIHeight") }

  /// Apple's maker note: `17` names the Live Photo, `11` the burst.
  public var kCGImagePropertyMakerAppleDictionary: CFString { NSString(string: "{MakerApple}") }
#endif
