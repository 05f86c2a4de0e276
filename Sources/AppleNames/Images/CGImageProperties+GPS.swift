#if !canImport(Darwin)
  public import Foundation

  // ImageIO's keys for the GPS directory.

  public var kCGImagePropertyGPSDictionary: CFString { NSString(string: "{GPS}") }
  public var kCGImagePropertyGPSVersion: CFString { NSString(string: "GPSVersion") }
  public var kCGImagePropertyGPSLatitudeRef: CFString { NSString(string: "LatitudeRef") }
  public var kCGImagePropertyGPSLatitude: CFString { NSString(string: "Latitude") }
  public var kCGImagePropertyGPSLongitudeRef: CFString { NSString(string: "LongitudeRef") }
  public var kCGImagePropertyGPSLongitude: CFString { NSString(string: "Longitude") }
  public var kCGImagePropertyGPSAltitudeRef: CFString { NSString(string: "AltitudeRef") }
  public var kCGImagePropertyGPSAltitude: CFString { NSString(string: "Altitude") }
  public var kCGImagePropertyGPSTimeStamp: CFString { NSString(string: "TimeStamp") }
  public var kCGImagePropertyGPSSatellites: CFString { NSString(string: "Satellites") }
  public var kCGImagePropertyGPSStatus: CFString { NSString(string: "Status") }
  public var kCGImagePropertyGPSMeasureMode: CFString { NSString(string: "MeasureMode") }
  public var kCGImagePropertyGPSDOP: CFString { NSString(string: "DOP") }
  public var kCGImagePropertyGPSSpeedRef: CFString { NSString(string: "SpeedRef") }
  public var kCGImagePropertyGPSSpeed: CFString { NSString(string: "Speed") }
  public var kCGImagePropertyGPSTrackRef: CFString { NSString(string: "TrackRef") }
  public var kCGImagePropertyGPSTrack: CFString { NSString(string: "Track") }
  public var kCGImagePropertyGPSImgDirectionRef: CFString { NSString(string: "ImgDirectionRef") }
  public var kCGImagePropertyGPSImgDirection: CFString { NSString(string: "ImgDirection") }
  public var kCGImagePropertyGPSMapDatum: CFString { NSString(string: "MapDatum") }
  public var kCGImagePropertyGPSDestLatitudeRef: CFString { NSString(string: "DestLatitudeRef") }
  public var kCGImagePropertyGPSDestLatitude: CFString { NSString(string: "DestLatitude") }
  public var kCGImagePropertyGPSDestLongitudeRef: CFString { NSString(string: "DestLongitudeRef") }
  public var kCGImagePropertyGPSDestLongitude: CFString { NSString(string: "DestLongitude") }
  public var kCGImagePropertyGPSDestBearingRef: CFString { NSString(string: "DestBearingRef") }
  public var kCGImagePropertyGPSDestBearing: CFString { NSString(string: "DestBearing") }
  public var kCGImagePropertyGPSDestDistanceRef: CFString { NSString(string: "DestDistanceRef") }
  public var kCGImagePropertyGPSDestDistance: CFString { NSString(string: "DestDistance") }
  public var kCGImagePropertyGPSProcessingMethod: CFString { NSString(string: "ProcessingMethod") }
  public var kCGImagePropertyGPSAreaInformation: CFString { NSString(string: "AreaInformation") }
  public var kCGImagePropertyGPSDateStamp: CFString { NSString(string: "DateStamp") }
  public var kCGImagePropertyGPSDifferental: CFString { NSString(string: "Differential") }
  public var kCGImagePropertyGPSHPositioningError: CFString { NSString(string: "HPositioningError") }

  extension ImagePropertyRow {
    static let gps: [Self] = [
      Self(0x0000, kCGImagePropertyGPSVersion, .trimmed),
      Self(0x0001, kCGImagePropertyGPSLatitudeRef),
      Self(0x0002, kCGImagePropertyGPSLatitude, .degrees),
      Self(0x0003, kCGImagePropertyGPSLongitudeRef),
      Self(0x0004, kCGImagePropertyGPSLongitude, .degrees),
      Self(0x0005, kCGImagePropertyGPSAltitudeRef),
      Self(0x0006, kCGImagePropertyGPSAltitude, .magnitude),
      Self(0x0007, kCGImagePropertyGPSTimeStamp, .clock),
      Self(0x0008, kCGImagePropertyGPSSatellites),
      Self(0x0009, kCGImagePropertyGPSStatus),
      Self(0x000A, kCGImagePropertyGPSMeasureMode),
      Self(0x000B, kCGImagePropertyGPSDOP),
      Self(0x000C, kCGImagePropertyGPSSpeedRef),
      Self(0x000D, kCGImagePropertyGPSSpeed),
      Self(0x000E, kCGImagePropertyGPSTrackRef),
      Self(0x000F, kCGImagePropertyGPSTrack),
      Self(0x0010, kCGImagePropertyGPSImgDirectionRef),
      Self(0x0011, kCGImagePropertyGPSImgDirection),
      Self(0x0012, kCGImagePropertyGPSMapDatum),
      Self(0x0013, kCGImagePropertyGPSDestLatitudeRef),
      Self(0x0014, kCGImagePropertyGPSDestLatitude, .degrees),
      Self(0x0015, kCGImagePropertyGPSDestLongitudeRef),
      Self(0x0016, kCGImagePropertyGPSDestLongitude, .degrees),
      Self(0x0017, kCGImagePropertyGPSDestBearingRef),
      Self(0x0018, kCGImagePropertyGPSDestBearing),
      Self(0x0019, kCGImagePropertyGPSDestDistanceRef),
      Self(0x001A, kCGImagePropertyGPSDestDistance),
      Self(0x001B, kCGImagePropertyGPSProcessingMethod),
      Self(0x001C, kCGImagePropertyGPSAreaInformation),
      Self(0x001D, kCGImagePropertyGPSDateStamp),
      Self(0x001E, kCGImagePropertyGPSDifferental),
      Self(0x001F, kCGImagePropertyGPSHPositioningError),
    ]
  }
#endif
