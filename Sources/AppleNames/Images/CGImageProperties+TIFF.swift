#if !canImport(Darwin)
  public import Foundation

  // ImageIO's keys for the first TIFF directory.

  public var kCGImagePropertyTIFFDictionary: CFString { NSString(string: "{TIFF}") }
  public var kCGImagePropertyTIFFCompression: CFString { NSString(string: "Compression") }
  public var kCGImagePropertyTIFFPhotometricInterpretation: CFString {
    NSString(string: "PhotometricInterpretation")
  }
  public var kCGImagePropertyTIFFDocumentName: CFString { NSString(string: "DocumentName") }
  public var kCGImagePropertyTIFFImageDescription: CFString { NSString(string: "ImageDescription") }
  public var kCGImagePropertyTIFFMake: CFString { NSString(string: "Make") }
  public var kCGImagePropertyTIFFModel: CFString { NSString(string: "Model") }
  public var kCGImagePropertyTIFFOrientation: CFString { NSString(string: "Orientation") }
  public var kCGImagePropertyTIFFXResolution: CFString { NSString(string: "XResolution") }
  public var kCGImagePropertyTIFFYResolution: CFString { NSString(string: "YResolution") }
  public var kCGImagePropertyTIFFXPosition: CFString { NSString(string: "XPosition") }
  public var kCGImagePropertyTIFFYPosition: CFString { NSString(string: "YPosition") }
  public var kCGImagePropertyTIFFResolutionUnit: CFString { NSString(string: "ResolutionUnit") }
  public var kCGImagePropertyTIFFTransferFunction: CFString { NSString(string: "TransferFunction") }
  public var kCGImagePropertyTIFFSoftware: CFString { NSString(string: "Software") }
  public var kCGImagePropertyTIFFDateTime: CFString { NSString(string: "DateTime") }
  public var kCGImagePropertyTIFFArtist: CFString { NSString(string: "Artist") }
  public var kCGImagePropertyTIFFHostComputer: CFString { NSString(string: "HostComputer") }
  public var kCGImagePropertyTIFFWhitePoint: CFString { NSString(string: "WhitePoint") }
  public var kCGImagePropertyTIFFPrimaryChromaticities: CFString { NSString(string: "PrimaryChromaticities") }
  public var kCGImagePropertyTIFFTileWidth: CFString { NSString(string: "TileWidth") }
  public var kCGImagePropertyTIFFTileLength: CFString { NSString(string: "TileLength") }
  public var kCGImagePropertyTIFFCopyright: CFString { NSString(string: "Copyright") }

  extension ImagePropertyRow {
    static let tiff: [Self] = [
      Self(0x0103, kCGImagePropertyTIFFCompression),
      Self(0x0106, kCGImagePropertyTIFFPhotometricInterpretation),
      Self(0x010D, kCGImagePropertyTIFFDocumentName),
      Self(0x010E, kCGImagePropertyTIFFImageDescription),
      Self(0x010F, kCGImagePropertyTIFFMake),
      Self(0x0110, kCGImagePropertyTIFFModel),
      Self(0x0112, kCGImagePropertyTIFFOrientation),
      Self(0x011A, kCGImagePropertyTIFFXResolution),
      Self(0x011B, kCGImagePropertyTIFFYResolution),
      Self(0x011E, kCGImagePropertyTIFFXPosition),
      Self(0x011F, kCGImagePropertyTIFFYPosition),
      Self(0x0128, kCGImagePropertyTIFFResolutionUnit),
      Self(0x012D, kCGImagePropertyTIFFTransferFunction, .list),
      Self(0x0131, kCGImagePropertyTIFFSoftware),
      Self(0x0132, kCGImagePropertyTIFFDateTime),
      Self(0x013B, kCGImagePropertyTIFFArtist),
      Self(0x013C, kCGImagePropertyTIFFHostComputer),
      Self(0x013E, kCGImagePropertyTIFFWhitePoint, .list),
      Self(0x013F, kCGImagePropertyTIFFPrimaryChromaticities, .list),
      Self(0x0142, kCGImagePropertyTIFFTileWidth),
      Self(0x0143, kCGImagePropertyTIFFTileLength),
      Self(0x8298, kCGImagePropertyTIFFCopyright),
    ]
  }
#endif
