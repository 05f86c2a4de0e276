#if !canImport(Darwin)
  public import Foundation

  // ImageIO's keys for PNG chunks.

  public var kCGImagePropertyPNGDictionary: CFString { NSString(string: "{PNG}") }
  public var kCGImagePropertyPNGGamma: CFString { NSString(string: "Gamma") }
  public var kCGImagePropertyPNGChromaticities: CFString { NSString(string: "Chromaticities") }
  public var kCGImagePropertyPNGsRGBIntent: CFString { NSString(string: "sRGBIntent") }
  public var kCGImagePropertyPNGInterlaceType: CFString { NSString(string: "InterlaceType") }
  public var kCGImagePropertyPNGXPixelsPerMeter: CFString { NSString(string: "XPixelsPerMeter") }
  public var kCGImagePropertyPNGYPixelsPerMeter: CFString { NSString(string: "YPixelsPerMeter") }
  public var kCGImagePropertyPNGPixelsAspectRatio: CFString { NSString(string: "PixelAspectRatio") }
  public var kCGImagePropertyPNGModificationTime: CFString { NSString(string: "ModificationTime") }
  public var kCGImagePropertyPNGTitle: CFString { NSString(string: "Title") }
  public var kCGImagePropertyPNGAuthor: CFString { NSString(string: "Author") }
  public var kCGImagePropertyPNGDescription: CFString { NSString(string: "Description") }
  public var kCGImagePropertyPNGCopyright: CFString { NSString(string: "Copyright") }
  public var kCGImagePropertyPNGCreationTime: CFString { NSString(string: "Creation Time") }
  public var kCGImagePropertyPNGSoftware: CFString { NSString(string: "Software") }
  public var kCGImagePropertyPNGDisclaimer: CFString { NSString(string: "Disclaimer") }
  public var kCGImagePropertyPNGWarning: CFString { NSString(string: "Warning") }
  public var kCGImagePropertyPNGSource: CFString { NSString(string: "Source") }
  public var kCGImagePropertyPNGComment: CFString { NSString(string: "Comment") }
#endif
