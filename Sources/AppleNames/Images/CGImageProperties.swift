#if !canImport(Darwin)
  public import Foundation

  // ImageIO's keys of a picture and of its file.

  public var kCGImagePropertyFileSize: CFString { NSString(string: "FileSize") }
  public var kCGImagePropertyPixelWidth: CFString { NSString(string: "PixelWidth") }
  public var kCGImagePropertyPixelHeight: CFString { NSString(string: "PixelHeight") }
  public var kCGImagePropertyOrientation: CFString { NSString(string: "Orientation") }
  public var kCGImagePropertyDPIWidth: CFString { NSString(string: "DPIWidth") }
  public var kCGImagePropertyDPIHeight: CFString { NSString(string: "DPIHeight") }

  // Keys that are never in a dictionary here: what they stand for shows only to a decoder.
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
  public var kCGImagePropertyPNGDictionary: CFString { NSString(string: "{PNG}") }
  public var kCGImagePropertyGIFDictionary: CFString { NSString(string: "{GIF}") }
  public var kCGImagePropertyGIFDelayTime: CFString { NSString(string: "DelayTime") }
  public var kCGImagePropertyGIFUnclampedDelayTime: CFString { NSString(string: "UnclampedDelayTime") }
  public var kCGImagePropertyGIFLoopCount: CFString { NSString(string: "LoopCount") }
  public var kCGImagePropertyHEICSDictionary: CFString { NSString(string: "{HEICS}") }
  public var kCGImagePropertyHEIFDictionary: CFString { NSString(string: "{HEIF}") }
  public var kCGImagePropertyWebPDictionary: CFString { NSString(string: "{WebP}") }
  public var kCGImagePropertyAVISDictionary: CFString { NSString(string: "{AVIS}") }
  public var kCGImagePropertyRawDictionary: CFString { NSString(string: "{Raw}") }
  public var kCGImagePropertyDNGDictionary: CFString { NSString(string: "{DNG}") }

  /// Apple's maker note: `17` names the Live Photo, `11` the burst.
  public var kCGImagePropertyMakerAppleDictionary: CFString { NSString(string: "{MakerApple}") }
#endif
