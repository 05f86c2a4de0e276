#if !canImport(Darwin)
  public import Foundation

  // ImageIO's keys for Adobe DNG; `{DNG}` itself is declared with the other dictionaries.

  public var kCGImagePropertyDNGVersion: CFString { NSString(string: "DNGVersion") }
  public var kCGImagePropertyDNGBackwardVersion: CFString { NSString(string: "DNGBackwardVersion") }
  public var kCGImagePropertyDNGUniqueCameraModel: CFString { NSString(string: "UniqueCameraModel") }
  public var kCGImagePropertyDNGLocalizedCameraModel: CFString { NSString(string: "LocalizedCameraModel") }
  public var kCGImagePropertyDNGCameraSerialNumber: CFString { NSString(string: "CameraSerialNumber") }
  public var kCGImagePropertyDNGLensInfo: CFString { NSString(string: "LensInfo") }
  public var kCGImagePropertyDNGAsShotNeutral: CFString { NSString(string: "AsShotNeutral") }
  public var kCGImagePropertyDNGBaselineExposure: CFString { NSString(string: "BaselineExposure") }
  public var kCGImagePropertyDNGColorMatrix1: CFString { NSString(string: "ColorMatrix1") }
  public var kCGImagePropertyDNGColorMatrix2: CFString { NSString(string: "ColorMatrix2") }
  public var kCGImagePropertyDNGCalibrationIlluminant1: CFString {
    NSString(string: "CalibrationIlluminant1")
  }
  public var kCGImagePropertyDNGCalibrationIlluminant2: CFString {
    NSString(string: "CalibrationIlluminant2")
  }

  extension ImagePropertyRow {
    static let dng: [Self] = [
      Self(0xC612, kCGImagePropertyDNGVersion, .list),
      Self(0xC613, kCGImagePropertyDNGBackwardVersion, .list),
      Self(0xC614, kCGImagePropertyDNGUniqueCameraModel),
      Self(0xC615, kCGImagePropertyDNGLocalizedCameraModel),
      Self(0xC62F, kCGImagePropertyDNGCameraSerialNumber),
      Self(0xC630, kCGImagePropertyDNGLensInfo, .list),
      Self(0xC628, kCGImagePropertyDNGAsShotNeutral, .list),
      Self(0xC62A, kCGImagePropertyDNGBaselineExposure),
      Self(0xC621, kCGImagePropertyDNGColorMatrix1, .list),
      Self(0xC622, kCGImagePropertyDNGColorMatrix2, .list),
      Self(0xC65A, kCGImagePropertyDNGCalibrationIlluminant1),
      Self(0xC65B, kCGImagePropertyDNGCalibrationIlluminant2),
    ]
  }
#endif
