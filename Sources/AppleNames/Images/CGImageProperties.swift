#if !canImport(Darwin)
  public import Foundation

  // ImageIO's keys, those that the headers' readers have values for.

  private func key(_ text: String) -> CFString { NSString(string: text) }

  public var kCGImagePropertyFileSize: CFString { key("FileSize") }
  public var kCGImagePropertyPixelWidth: CFString { key("PixelWidth") }
  public var kCGImagePropertyPixelHeight: CFString { key("PixelHeight") }
  public var kCGImagePropertyOrientation: CFString { key("Orientation") }

  public var kCGImagePropertyTIFFDictionary: CFString { key("{TIFF}") }
  public var kCGImagePropertyTIFFMake: CFString { key("Make") }
  public var kCGImagePropertyTIFFModel: CFString { key("Model") }
  public var kCGImagePropertyTIFFSoftware: CFString { key("Software") }
  public var kCGImagePropertyTIFFOrientation: CFString { key("Orientation") }

  public var kCGImagePropertyExifDictionary: CFString { key("{Exif}") }
  public var kCGImagePropertyExifDateTimeOriginal: CFString { key("DateTimeOriginal") }
  public var kCGImagePropertyExifSubsecTimeOriginal: CFString { key("SubsecTimeOriginal") }
  public var kCGImagePropertyExifOffsetTimeOriginal: CFString { key("OffsetTimeOriginal") }
  public var kCGImagePropertyExifPixelXDimension: CFString { key("PixelXDimension") }
  public var kCGImagePropertyExifPixelYDimension: CFString { key("PixelYDimension") }
  public var kCGImagePropertyExifUserComment: CFString { key("UserComment") }
  public var kCGImagePropertyExifCustomRendered: CFString { key("CustomRendered") }

  /// There, and empty, for a picture that holds a place: the coordinates are not read.
  public var kCGImagePropertyGPSDictionary: CFString { key("{GPS}") }

  /// Apple's maker note: `17` names the Live Photo, `11` the burst.
  public var kCGImagePropertyMakerAppleDictionary: CFString { key("{MakerApple}") }
#endif
