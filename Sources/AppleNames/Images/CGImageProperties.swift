#if !canImport(Darwin)
  public import Foundation

  // ImageIO's keys for a picture and its file.

  public var kCGImagePropertyFileSize: CFString { NSString(string: "FileSize") }
  public var kCGImagePropertyPixelWidth: CFString { NSString(string: "PixelWidth") }
  public var kCGImagePropertyPixelHeight: CFString { NSString(string: "PixelHeight") }
  public var kCGImagePropertyOrientation: CFString { NSString(string: "Orientation") }
  public var kCGImagePropertyDPIWidth: CFString { NSString(string: "DPIWidth") }
  public var kCGImagePropertyDPIHeight: CFString { NSString(string: "DPIHeight") }
  public var kCGImagePropertyColorModel: CFString { NSString(string: "ColorModel") }
  public var kCGImagePropertyColorModelRGB: CFString { NSString(string: "RGB") }
  public var kCGImagePropertyColorModelGray: CFString { NSString(string: "Gray") }
  public var kCGImagePropertyColorModelCMYK: CFString { NSString(string: "CMYK") }
  public var kCGImagePropertyColorModelLab: CFString { NSString(string: "Lab") }
  public var kCGImagePropertyProfileName: CFString { NSString(string: "ProfileName") }
  public var kCGImagePropertyDepth: CFString { NSString(string: "Depth") }
  public var kCGImagePropertyHasAlpha: CFString { NSString(string: "HasAlpha") }
  public var kCGImagePropertyIsFloat: CFString { NSString(string: "IsFloat") }
  public var kCGImagePropertyIsIndexed: CFString { NSString(string: "IsIndexed") }
  public var kCGImagePropertyImageCount: CFString { NSString(string: "ImageCount") }
  public var kCGImagePropertyPrimaryImage: CFString { NSString(string: "PrimaryImage") }
  /// Never has a value: Apple documents no key for it.
  public var kCGImagePropertyRawDictionary: CFString { NSString(string: "{Raw}") }
  public var kCGImagePropertyDNGDictionary: CFString { NSString(string: "{DNG}") }

  /// Apple's maker note: `17` is the Live Photo's identifier, `11` the burst's.
  public var kCGImagePropertyMakerAppleDictionary: CFString { NSString(string: "{MakerApple}") }
#endif
