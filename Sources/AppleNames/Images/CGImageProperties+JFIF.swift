#if !canImport(Darwin)
  public import Foundation

  // ImageIO's keys for the JFIF segment.

  public var kCGImagePropertyJFIFDictionary: CFString { NSString(string: "{JFIF}") }
  public var kCGImagePropertyJFIFVersion: CFString { NSString(string: "JFIFVersion") }
  public var kCGImagePropertyJFIFDensityUnit: CFString { NSString(string: "DensityUnit") }
  public var kCGImagePropertyJFIFXDensity: CFString { NSString(string: "XDensity") }
  public var kCGImagePropertyJFIFYDensity: CFString { NSString(string: "YDensity") }
  public var kCGImagePropertyJFIFIsProgressive: CFString { NSString(string: "IsProgressive") }
#endif
