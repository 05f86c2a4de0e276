#if !canImport(Darwin)
  public import Foundation

  // ImageIO's keys for the Exif directory.

  public var kCGImagePropertyExifDictionary: CFString { NSString(string: "{Exif}") }
  public var kCGImagePropertyExifExposureTime: CFString { NSString(string: "ExposureTime") }
  public var kCGImagePropertyExifFNumber: CFString { NSString(string: "FNumber") }
  public var kCGImagePropertyExifExposureProgram: CFString { NSString(string: "ExposureProgram") }
  public var kCGImagePropertyExifSpectralSensitivity: CFString { NSString(string: "SpectralSensitivity") }
  public var kCGImagePropertyExifISOSpeedRatings: CFString { NSString(string: "ISOSpeedRatings") }
  public var kCGImagePropertyExifOECF: CFString { NSString(string: "OECF") }
  public var kCGImagePropertyExifSensitivityType: CFString { NSString(string: "SensitivityType") }
  public var kCGImagePropertyExifStandardOutputSensitivity: CFString {
    NSString(string: "StandardOutputSensitivity")
  }
  public var kCGImagePropertyExifRecommendedExposureIndex: CFString {
    NSString(string: "RecommendedExposureIndex")
  }
  public var kCGImagePropertyExifISOSpeed: CFString { NSString(string: "ISOSpeed") }
  public var kCGImagePropertyExifISOSpeedLatitudeyyy: CFString { NSString(string: "ISOSpeedLatitudeyyy") }
  public var kCGImagePropertyExifISOSpeedLatitudezzz: CFString { NSString(string: "ISOSpeedLatitudezzz") }
  public var kCGImagePropertyExifVersion: CFString { NSString(string: "ExifVersion") }
  public var kCGImagePropertyExifDateTimeOriginal: CFString { NSString(string: "DateTimeOriginal") }
  public var kCGImagePropertyExifDateTimeDigitized: CFString { NSString(string: "DateTimeDigitized") }
  public var kCGImagePropertyExifOffsetTime: CFString { NSString(string: "OffsetTime") }
  public var kCGImagePropertyExifOffsetTimeOriginal: CFString { NSString(string: "OffsetTimeOriginal") }
  public var kCGImagePropertyExifOffsetTimeDigitized: CFString { NSString(string: "OffsetTimeDigitized") }
  public var kCGImagePropertyExifComponentsConfiguration: CFString {
    NSString(string: "ComponentsConfiguration")
  }
  public var kCGImagePropertyExifCompressedBitsPerPixel: CFString {
    NSString(string: "CompressedBitsPerPixel")
  }
  public var kCGImagePropertyExifShutterSpeedValue: CFString { NSString(string: "ShutterSpeedValue") }
  public var kCGImagePropertyExifApertureValue: CFString { NSString(string: "ApertureValue") }
  public var kCGImagePropertyExifBrightnessValue: CFString { NSString(string: "BrightnessValue") }
  public var kCGImagePropertyExifExposureBiasValue: CFString { NSString(string: "ExposureBiasValue") }
  public var kCGImagePropertyExifMaxApertureValue: CFString { NSString(string: "MaxApertureValue") }
  public var kCGImagePropertyExifSubjectDistance: CFString { NSString(string: "SubjectDistance") }
  public var kCGImagePropertyExifMeteringMode: CFString { NSString(string: "MeteringMode") }
  public var kCGImagePropertyExifLightSource: CFString { NSString(string: "LightSource") }
  public var kCGImagePropertyExifFlash: CFString { NSString(string: "Flash") }
  public var kCGImagePropertyExifFocalLength: CFString { NSString(string: "FocalLength") }
  public var kCGImagePropertyExifSubjectArea: CFString { NSString(string: "SubjectArea") }
  public var kCGImagePropertyExifUserComment: CFString { NSString(string: "UserComment") }
  public var kCGImagePropertyExifSubsecTime: CFString { NSString(string: "SubsecTime") }
  public var kCGImagePropertyExifSubsecTimeOriginal: CFString { NSString(string: "SubsecTimeOriginal") }
  /// The former spelling of ``kCGImagePropertyExifSubsecTimeOriginal``.
  public var kCGImagePropertyExifSubsecTimeOrginal: CFString { kCGImagePropertyExifSubsecTimeOriginal }
  public var kCGImagePropertyExifSubsecTimeDigitized: CFString { NSString(string: "SubsecTimeDigitized") }
  public var kCGImagePropertyExifFlashPixVersion: CFString { NSString(string: "FlashPixVersion") }
  public var kCGImagePropertyExifColorSpace: CFString { NSString(string: "ColorSpace") }
  public var kCGImagePropertyExifPixelXDimension: CFString { NSString(string: "PixelXDimension") }
  public var kCGImagePropertyExifPixelYDimension: CFString { NSString(string: "PixelYDimension") }
  public var kCGImagePropertyExifRelatedSoundFile: CFString { NSString(string: "RelatedSoundFile") }
  public var kCGImagePropertyExifFlashEnergy: CFString { NSString(string: "FlashEnergy") }
  public var kCGImagePropertyExifSpatialFrequencyResponse: CFString {
    NSString(string: "SpatialFrequencyResponse")
  }
  public var kCGImagePropertyExifFocalPlaneXResolution: CFString { NSString(string: "FocalPlaneXResolution") }
  public var kCGImagePropertyExifFocalPlaneYResolution: CFString { NSString(string: "FocalPlaneYResolution") }
  public var kCGImagePropertyExifFocalPlaneResolutionUnit: CFString {
    NSString(string: "FocalPlaneResolutionUnit")
  }
  public var kCGImagePropertyExifSubjectLocation: CFString { NSString(string: "SubjectLocation") }
  public var kCGImagePropertyExifExposureIndex: CFString { NSString(string: "ExposureIndex") }
  public var kCGImagePropertyExifSensingMethod: CFString { NSString(string: "SensingMethod") }
  public var kCGImagePropertyExifFileSource: CFString { NSString(string: "FileSource") }
  public var kCGImagePropertyExifSceneType: CFString { NSString(string: "SceneType") }
  public var kCGImagePropertyExifCFAPattern: CFString { NSString(string: "CFAPattern") }
  public var kCGImagePropertyExifCustomRendered: CFString { NSString(string: "CustomRendered") }
  public var kCGImagePropertyExifExposureMode: CFString { NSString(string: "ExposureMode") }
  public var kCGImagePropertyExifWhiteBalance: CFString { NSString(string: "WhiteBalance") }
  public var kCGImagePropertyExifDigitalZoomRatio: CFString { NSString(string: "DigitalZoomRatio") }
  public var kCGImagePropertyExifFocalLenIn35mmFilm: CFString { NSString(string: "FocalLenIn35mmFilm") }
  public var kCGImagePropertyExifSceneCaptureType: CFString { NSString(string: "SceneCaptureType") }
  public var kCGImagePropertyExifGainControl: CFString { NSString(string: "GainControl") }
  public var kCGImagePropertyExifContrast: CFString { NSString(string: "Contrast") }
  public var kCGImagePropertyExifSaturation: CFString { NSString(string: "Saturation") }
  public var kCGImagePropertyExifSharpness: CFString { NSString(string: "Sharpness") }
  public var kCGImagePropertyExifDeviceSettingDescription: CFString {
    NSString(string: "DeviceSettingDescription")
  }
  public var kCGImagePropertyExifSubjectDistRange: CFString { NSString(string: "SubjectDistRange") }
  public var kCGImagePropertyExifImageUniqueID: CFString { NSString(string: "ImageUniqueID") }
  public var kCGImagePropertyExifCameraOwnerName: CFString { NSString(string: "CameraOwnerName") }
  public var kCGImagePropertyExifBodySerialNumber: CFString { NSString(string: "BodySerialNumber") }
  public var kCGImagePropertyExifLensSpecification: CFString { NSString(string: "LensSpecification") }
  public var kCGImagePropertyExifLensMake: CFString { NSString(string: "LensMake") }
  public var kCGImagePropertyExifLensModel: CFString { NSString(string: "LensModel") }
  public var kCGImagePropertyExifLensSerialNumber: CFString { NSString(string: "LensSerialNumber") }
  public var kCGImagePropertyExifCompositeImage: CFString { NSString(string: "CompositeImage") }
  public var kCGImagePropertyExifSourceImageNumberOfCompositeImage: CFString {
    NSString(string: "SourceImageNumberOfCompositeImage")
  }
  public var kCGImagePropertyExifSourceExposureTimesOfCompositeImage: CFString {
    NSString(string: "SourceExposureTimesOfCompositeImage")
  }
  public var kCGImagePropertyExifGamma: CFString { NSString(string: "Gamma") }

  extension ImagePropertyRow {
    static let exif: [Self] = [
      Self(0x829A, kCGImagePropertyExifExposureTime),
      Self(0x829D, kCGImagePropertyExifFNumber),
      Self(0x8822, kCGImagePropertyExifExposureProgram),
      Self(0x8824, kCGImagePropertyExifSpectralSensitivity),
      Self(0x8827, kCGImagePropertyExifISOSpeedRatings, .list),
      Self(0x8828, kCGImagePropertyExifOECF),
      Self(0x8830, kCGImagePropertyExifSensitivityType),
      Self(0x8831, kCGImagePropertyExifStandardOutputSensitivity),
      Self(0x8832, kCGImagePropertyExifRecommendedExposureIndex),
      Self(0x8833, kCGImagePropertyExifISOSpeed),
      Self(0x8834, kCGImagePropertyExifISOSpeedLatitudeyyy),
      Self(0x8835, kCGImagePropertyExifISOSpeedLatitudezzz),
      Self(0x9000, kCGImagePropertyExifVersion, .version),
      Self(0x9003, kCGImagePropertyExifDateTimeOriginal),
      Self(0x9004, kCGImagePropertyExifDateTimeDigitized),
      Self(0x9010, kCGImagePropertyExifOffsetTime),
      Self(0x9011, kCGImagePropertyExifOffsetTimeOriginal),
      Self(0x9012, kCGImagePropertyExifOffsetTimeDigitized),
      Self(0x9101, kCGImagePropertyExifComponentsConfiguration, .list),
      Self(0x9102, kCGImagePropertyExifCompressedBitsPerPixel),
      Self(0x9201, kCGImagePropertyExifShutterSpeedValue),
      Self(0x9202, kCGImagePropertyExifApertureValue),
      Self(0x9203, kCGImagePropertyExifBrightnessValue),
      Self(0x9204, kCGImagePropertyExifExposureBiasValue),
      Self(0x9205, kCGImagePropertyExifMaxApertureValue),
      Self(0x9206, kCGImagePropertyExifSubjectDistance),
      Self(0x9207, kCGImagePropertyExifMeteringMode),
      Self(0x9208, kCGImagePropertyExifLightSource),
      Self(0x9209, kCGImagePropertyExifFlash),
      Self(0x920A, kCGImagePropertyExifFocalLength),
      Self(0x9214, kCGImagePropertyExifSubjectArea, .list),
      Self(0x9286, kCGImagePropertyExifUserComment),
      Self(0x9290, kCGImagePropertyExifSubsecTime),
      Self(0x9291, kCGImagePropertyExifSubsecTimeOriginal),
      Self(0x9292, kCGImagePropertyExifSubsecTimeDigitized),
      Self(0xA000, kCGImagePropertyExifFlashPixVersion, .version),
      Self(0xA001, kCGImagePropertyExifColorSpace),
      Self(0xA002, kCGImagePropertyExifPixelXDimension),
      Self(0xA003, kCGImagePropertyExifPixelYDimension),
      Self(0xA004, kCGImagePropertyExifRelatedSoundFile),
      Self(0xA20B, kCGImagePropertyExifFlashEnergy),
      Self(0xA20C, kCGImagePropertyExifSpatialFrequencyResponse),
      Self(0xA20E, kCGImagePropertyExifFocalPlaneXResolution),
      Self(0xA20F, kCGImagePropertyExifFocalPlaneYResolution),
      Self(0xA210, kCGImagePropertyExifFocalPlaneResolutionUnit),
      Self(0xA214, kCGImagePropertyExifSubjectLocation, .list),
      Self(0xA215, kCGImagePropertyExifExposureIndex),
      Self(0xA217, kCGImagePropertyExifSensingMethod),
      Self(0xA300, kCGImagePropertyExifFileSource, .first),
      Self(0xA301, kCGImagePropertyExifSceneType, .first),
      Self(0xA302, kCGImagePropertyExifCFAPattern, .list),
      Self(0xA401, kCGImagePropertyExifCustomRendered),
      Self(0xA402, kCGImagePropertyExifExposureMode),
      Self(0xA403, kCGImagePropertyExifWhiteBalance),
      Self(0xA404, kCGImagePropertyExifDigitalZoomRatio),
      Self(0xA405, kCGImagePropertyExifFocalLenIn35mmFilm),
      Self(0xA406, kCGImagePropertyExifSceneCaptureType),
      Self(0xA407, kCGImagePropertyExifGainControl),
      Self(0xA408, kCGImagePropertyExifContrast),
      Self(0xA409, kCGImagePropertyExifSaturation),
      Self(0xA40A, kCGImagePropertyExifSharpness),
      Self(0xA40B, kCGImagePropertyExifDeviceSettingDescription),
      Self(0xA40C, kCGImagePropertyExifSubjectDistRange),
      Self(0xA420, kCGImagePropertyExifImageUniqueID),
      Self(0xA430, kCGImagePropertyExifCameraOwnerName),
      Self(0xA431, kCGImagePropertyExifBodySerialNumber),
      Self(0xA432, kCGImagePropertyExifLensSpecification, .list),
      Self(0xA433, kCGImagePropertyExifLensMake),
      Self(0xA434, kCGImagePropertyExifLensModel),
      Self(0xA435, kCGImagePropertyExifLensSerialNumber),
      Self(0xA460, kCGImagePropertyExifCompositeImage),
      Self(0xA461, kCGImagePropertyExifSourceImageNumberOfCompositeImage, .list),
      Self(0xA462, kCGImagePropertyExifSourceExposureTimesOfCompositeImage),
      Self(0xA500, kCGImagePropertyExifGamma),
    ]
  }
#endif
