import AppleNames
import Foundation
import Testing

/// Further names of ImageIO in `TypeTables/surface.tsv`: values, defaults and what needs no file.
@MainActor @Suite struct ImageIOValuesSurfaceTests {
  @Test func outcomes1() {
    outcome("kCGImagePropertyOrientation", kCGImagePropertyOrientation as String == "Orientation")
    outcome("kCGImagePropertyDepth", kCGImagePropertyDepth as String == "Depth")
    outcome("kCGImagePropertyDPIWidth", kCGImagePropertyDPIWidth as String == "DPIWidth")
    outcome("kCGImagePropertyDPIHeight", kCGImagePropertyDPIHeight as String == "DPIHeight")
    outcome("kCGImagePropertyFileSize", kCGImagePropertyFileSize as String == "FileSize")
    outcome("kCGImagePropertyProfileName", kCGImagePropertyProfileName as String == "ProfileName")
    outcome("kCGImagePropertyIsFloat", kCGImagePropertyIsFloat as String == "IsFloat")
    outcome("kCGImagePropertyIsIndexed", kCGImagePropertyIsIndexed as String == "IsIndexed")
    outcome("kCGImagePropertyColorModelRGB", kCGImagePropertyColorModelRGB as String == "RGB")
    outcome("kCGImagePropertyColorModelGray", kCGImagePropertyColorModelGray as String == "Gray")
    outcome("kCGImagePropertyColorModelCMYK", kCGImagePropertyColorModelCMYK as String == "CMYK")
    outcome("kCGImagePropertyColorModelLab", kCGImagePropertyColorModelLab as String == "Lab")
    outcome("kCGImagePropertyGPSDictionary", kCGImagePropertyGPSDictionary as String == "{GPS}")
    outcome("kCGImagePropertyGPSAltitude", kCGImagePropertyGPSAltitude as String == "Altitude")
    outcome("kCGImagePropertyGPSLatitudeRef", kCGImagePropertyGPSLatitudeRef as String == "LatitudeRef")
    outcome("kCGImagePropertyGPSLongitudeRef", kCGImagePropertyGPSLongitudeRef as String == "LongitudeRef")
    outcome("kCGImagePropertyGPSDateStamp", kCGImagePropertyGPSDateStamp as String == "DateStamp")
    outcome("kCGImagePropertyGPSTimeStamp", kCGImagePropertyGPSTimeStamp as String == "TimeStamp")
    outcome("kCGImagePropertyExifExposureTime", kCGImagePropertyExifExposureTime as String == "ExposureTime")
    outcome("kCGImagePropertyExifFNumber", kCGImagePropertyExifFNumber as String == "FNumber")
    outcome(
      "kCGImagePropertyExifISOSpeedRatings",
      kCGImagePropertyExifISOSpeedRatings as String == "ISOSpeedRatings")
    outcome("kCGImagePropertyExifFocalLength", kCGImagePropertyExifFocalLength as String == "FocalLength")
    outcome(
      "kCGImagePropertyExifSubsecTimeOriginal",
      kCGImagePropertyExifSubsecTimeOriginal as String == "SubsecTimeOriginal")
    outcome(
      "kCGImagePropertyExifDateTimeDigitized",
      kCGImagePropertyExifDateTimeDigitized as String == "DateTimeDigitized")
    outcome("kCGImagePropertyExifOffsetTime", kCGImagePropertyExifOffsetTime as String == "OffsetTime")
    outcome(
      "kCGImagePropertyExifPixelXDimension",
      kCGImagePropertyExifPixelXDimension as String == "PixelXDimension")
    outcome("kCGImagePropertyExifUserComment", kCGImagePropertyExifUserComment as String == "UserComment")
    outcome("kCGImagePropertyTIFFModel", kCGImagePropertyTIFFModel as String == "Model")
    outcome("kCGImagePropertyTIFFOrientation", kCGImagePropertyTIFFOrientation as String == "Orientation")
    outcome("kCGImagePropertyTIFFSoftware", kCGImagePropertyTIFFSoftware as String == "Software")
    outcome("kCGImagePropertyTIFFDateTime", kCGImagePropertyTIFFDateTime as String == "DateTime")
    outcome("kCGImagePropertyIPTCKeywords", kCGImagePropertyIPTCKeywords as String == "Keywords")
    outcome(
      "kCGImagePropertyIPTCCaptionAbstract",
      kCGImagePropertyIPTCCaptionAbstract as String == "Caption/Abstract")
    outcome("kCGImagePropertyGIFDictionary", kCGImagePropertyGIFDictionary as String == "{GIF}")
    outcome(
      "kCGImagePropertyGIFUnclampedDelayTime",
      kCGImagePropertyGIFUnclampedDelayTime as String == "UnclampedDelayTime")
    outcome("kCGImagePropertyGIFLoopCount", kCGImagePropertyGIFLoopCount as String == "LoopCount")
    outcome("kCGImagePropertyGIFFrameInfoArray", kCGImagePropertyGIFFrameInfoArray as String == "FrameInfo")
    outcome("kCGImagePropertyAPNGDelayTime", kCGImagePropertyAPNGDelayTime as String == "DelayTime")
    outcome(
      "kCGImagePropertyAPNGUnclampedDelayTime",
      kCGImagePropertyAPNGUnclampedDelayTime as String == "UnclampedDelayTime")
    outcome("kCGImagePropertyAPNGLoopCount", kCGImagePropertyAPNGLoopCount as String == "LoopCount")
    outcome("kCGImagePropertyHEICSDelayTime", kCGImagePropertyHEICSDelayTime as String == "DelayTime")
    outcome(
      "kCGImagePropertyHEICSUnclampedDelayTime",
      kCGImagePropertyHEICSUnclampedDelayTime as String == "UnclampedDelayTime")
    outcome("kCGImagePropertyHEICSLoopCount", kCGImagePropertyHEICSLoopCount as String == "LoopCount")
    outcome("kCGImagePropertyWebPDelayTime", kCGImagePropertyWebPDelayTime as String == "DelayTime")
    outcome(
      "kCGImagePropertyWebPUnclampedDelayTime",
      kCGImagePropertyWebPUnclampedDelayTime as String == "UnclampedDelayTime")
    outcome("kCGImagePropertyWebPLoopCount", kCGImagePropertyWebPLoopCount as String == "LoopCount")
    outcome("kCGImagePropertyJFIFDictionary", kCGImagePropertyJFIFDictionary as String == "{JFIF}")
    outcome("kCGImagePropertyGroups", kCGImagePropertyGroups as String == "{Groups}")
    outcome("kCGImagePropertyGroupIndex", kCGImagePropertyGroupIndex as String == "GroupIndex")
    outcome(
      "kCGImagePropertyGroupTypeStereoPair", kCGImagePropertyGroupTypeStereoPair as String == "StereoPair")
  }

  @Test func outcomes2() {
    outcome("kCGImagePropertyGroupTypeAlternate", kCGImagePropertyGroupTypeAlternate as String == "Alternate")
    outcome(
      "kCGImagePropertyGroupImageIndexRight",
      kCGImagePropertyGroupImageIndexRight as String == "GroupImageIndexRight")
    outcome(
      "kCGImagePropertyGroupImageIndexMonoscopic",
      kCGImagePropertyGroupImageIndexMonoscopic as String == "GroupImageIndexMonoscopic")
    outcome(
      "kCGImagePropertyGroupImagesAlternate", kCGImagePropertyGroupImagesAlternate as String == "GroupImages")
    outcome(
      "kCGImageAuxiliaryDataTypeHDRGainMap",
      kCGImageAuxiliaryDataTypeHDRGainMap as String == "kCGImageAuxiliaryDataTypeHDRGainMap")
    outcome(
      "kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte",
      kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte as String
        == "kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte")
    outcome(
      "kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte",
      kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte as String
        == "kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte")
    outcome(
      "kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte",
      kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte as String
        == "kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte")
    outcome(
      "kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte",
      kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte as String
        == "kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte")
    outcome(
      "kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte",
      kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte as String
        == "kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte")
    outcome(
      "kCGImageSourceSubsampleFactor",
      kCGImageSourceSubsampleFactor as String == "kCGImageSourceSubsampleFactor")
    outcome(
      "kCGImageSourceTypeIdentifierHint",
      kCGImageSourceTypeIdentifierHint as String == "kCGImageSourceTypeIdentifierHint")
    outcome(
      "kCGImageSourceShouldCacheImmediately",
      kCGImageSourceShouldCacheImmediately as String == "kCGImageSourceShouldCacheImmediately")
    outcome("kCGImageSourceDecodeToSDR", kCGImageSourceDecodeToSDR as String == "kCGImageSourceDecodeToSDR")
    outcome(
      "kCGImageSourceDecodeRequestOptions",
      kCGImageSourceDecodeRequestOptions as String == "kCGImageSourceDecodeRequestOptions")
    outcome(
      "kCGImageSourceGenerateImageSpecificLumaScaling",
      kCGImageSourceGenerateImageSpecificLumaScaling as String
        == "kCGImageSourceGenerateImageSpecificLumaScaling")
    outcome("kIIOMetadata_CameraModelKey", kIIOMetadata_CameraModelKey as String == "CameraModel")
    outcome(
      "kIIOMetadata_CameraExtrinsicsKey", kIIOMetadata_CameraExtrinsicsKey as String == "CameraExtrinsics")
    outcome("kIIOCameraModel_Intrinsics", kIIOCameraModel_Intrinsics as String == "Intrinsics")
    outcome("kIIOCameraModel_ModelType", kIIOCameraModel_ModelType as String == "ModelType")
    outcome(
      "kIIOCameraModelType_SimplifiedPinhole",
      kIIOCameraModelType_SimplifiedPinhole as String == "SimplifiedPinhole")
    outcome(
      "kIIOCameraModelType_GenericPinhole", kIIOCameraModelType_GenericPinhole as String == "GenericPinhole")
    outcome("kIIOCameraExtrinsics_Position", kIIOCameraExtrinsics_Position as String == "Position")
    outcome("kIIOCameraExtrinsics_Rotation", kIIOCameraExtrinsics_Rotation as String == "Rotation")
    outcome(
      "kIIOCameraExtrinsics_CoordinateSystemID",
      kIIOCameraExtrinsics_CoordinateSystemID as String == "CoordinateSystemID")
    outcome(
      "CGImageSourceGetStatus(_:)",
      CGImageSourceGetStatus(CGImageSourceCreateIncremental(nil)) == .statusReadingHeader)
    outcome(
      "CGImageSourceGetStatusAtIndex(_:_:)",
      CGImageSourceGetStatusAtIndex(CGImageSourceCreateIncremental(nil), 0) == .statusUnknownType)
    outcome("CGImageSourceStatus.statusComplete", CGImageSourceStatus.statusComplete.rawValue == 0)
    outcome("CGImageSourceStatus.statusIncomplete", CGImageSourceStatus.statusIncomplete.rawValue == -1)
    outcome("CGImageSourceStatus.statusReadingHeader", CGImageSourceStatus.statusReadingHeader.rawValue == -2)
    outcome("CGImageSourceStatus.statusUnknownType", CGImageSourceStatus.statusUnknownType.rawValue == -3)
    outcome("CGImageSourceStatus.statusInvalidData", CGImageSourceStatus.statusInvalidData.rawValue == -4)
    outcome("CGImageSourceStatus.statusUnexpectedEOF", CGImageSourceStatus.statusUnexpectedEOF.rawValue == -5)
    outcome("CGImagePropertyOrientation.up", CGImagePropertyOrientation.up.rawValue == 1)
    outcome("CGImagePropertyOrientation.upMirrored", CGImagePropertyOrientation.upMirrored.rawValue == 2)
    outcome("CGImagePropertyOrientation.down", CGImagePropertyOrientation.down.rawValue == 3)
    outcome("CGImagePropertyOrientation.downMirrored", CGImagePropertyOrientation.downMirrored.rawValue == 4)
    outcome("CGImagePropertyOrientation.leftMirrored", CGImagePropertyOrientation.leftMirrored.rawValue == 5)
    outcome("CGImagePropertyOrientation.right", CGImagePropertyOrientation.right.rawValue == 6)
    outcome(
      "CGImagePropertyOrientation.rightMirrored", CGImagePropertyOrientation.rightMirrored.rawValue == 7)
    outcome("CGImagePropertyOrientation.left", CGImagePropertyOrientation.left.rawValue == 8)
  }
}
