import AppleNames
import Foundation
import Testing

/// The names of ImageIO in `TypeTables/surface.tsv`: what needs no file is checked, the rest compiles.
@MainActor @Suite struct ImageIOSurfaceTests {
  @Test func outcomes() {
    outcome("CGImageSource", CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil) == nil)
    outcome(
      "CGImageSourceCopyTypeIdentifiers()",
      (CGImageSourceCopyTypeIdentifiers() as? [String])?.contains("public.heic") == true)
    outcome(
      "CGImageSourceCreateIncremental(_:)",
      CGImageSourceGetStatus(CGImageSourceCreateIncremental(nil)) == .statusReadingHeader)
    outcome(
      "CGImageSourceCreateWithData(_:_:)",
      CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil) == nil)
    outcome("CGImageSourceSetAllowableTypes(_:)", CGImageSourceSetAllowableTypes([] as CFArray) == -50)
    outcome(
      "kCGImagePropertyExifDateTimeOriginal",
      kCGImagePropertyExifDateTimeOriginal as String == "DateTimeOriginal")
    outcome("kCGImagePropertyExifDictionary", kCGImagePropertyExifDictionary as String == "{Exif}")
    outcome("kCGImagePropertyExifLensModel", kCGImagePropertyExifLensModel as String == "LensModel")
    outcome(
      "kCGImagePropertyExifOffsetTimeOriginal",
      kCGImagePropertyExifOffsetTimeOriginal as String == "OffsetTimeOriginal")
    outcome("kCGImagePropertyGPSLatitude", kCGImagePropertyGPSLatitude as String == "Latitude")
    outcome("kCGImagePropertyGPSLongitude", kCGImagePropertyGPSLongitude as String == "Longitude")
    outcome("kCGImagePropertyIPTCDictionary", kCGImagePropertyIPTCDictionary as String == "{IPTC}")
    outcome(
      "kCGImagePropertyMakerAppleDictionary", kCGImagePropertyMakerAppleDictionary as String == "{MakerApple}"
    )
    outcome("kCGImagePropertyPixelHeight", kCGImagePropertyPixelHeight as String == "PixelHeight")
    outcome("kCGImagePropertyPixelWidth", kCGImagePropertyPixelWidth as String == "PixelWidth")
    outcome("kCGImagePropertyTIFFDictionary", kCGImagePropertyTIFFDictionary as String == "{TIFF}")
    outcome("kCGImagePropertyTIFFMake", kCGImagePropertyTIFFMake as String == "Make")
    outcome(
      "kCGImageSourceCreateThumbnailFromImageAlways",
      kCGImageSourceCreateThumbnailFromImageAlways as String == "kCGImageSourceCreateThumbnailFromImageAlways"
    )
    outcome(
      "kCGImageSourceCreateThumbnailFromImageIfAbsent",
      kCGImageSourceCreateThumbnailFromImageIfAbsent as String
        == "kCGImageSourceCreateThumbnailFromImageIfAbsent")
    outcome(
      "kCGImageSourceCreateThumbnailWithTransform",
      kCGImageSourceCreateThumbnailWithTransform as String == "kCGImageSourceCreateThumbnailWithTransform")
    outcome("kCGImageSourceDecodeToHDR", kCGImageSourceDecodeToHDR as String == "kCGImageSourceDecodeToHDR")
    outcome(
      "kCGImageSourceShouldAllowFloat",
      kCGImageSourceShouldAllowFloat as String == "kCGImageSourceShouldAllowFloat")
    outcome("kCGImageSourceShouldCache", kCGImageSourceShouldCache as String == "kCGImageSourceShouldCache")
    outcome(
      "kCGImageSourceThumbnailMaxPixelSize",
      kCGImageSourceThumbnailMaxPixelSize as String == "kCGImageSourceThumbnailMaxPixelSize")
  }

}

extension SurfaceUses {
  func inImageIO() throws {
    outcome(
      "CGImageSourceCopyAuxiliaryDataInfoAtIndex(_:_:_:)",
      CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, 0, kCGImageAuxiliaryDataTypeHDRGainMap) != nil)
    outcome(
      "CGImageSourceCopyPropertiesAtIndex(_:_:_:)",
      CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int == 64)
    outcome(
      "CGImageSourceCreateImageAtIndex(_:_:_:)", CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 64)
    outcome(
      "CGImageSourceCreateThumbnailAtIndex(_:_:_:)",
      CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceThumbnailMaxPixelSize: 1] as CFDictionary)
        == nil)
    outcome("CGImageSourceCreateWithURL(_:_:)", CGImageSourceCreateWithURL(folder as CFURL, nil) == nil)
    outcome("CGImageSourceGetCount(_:)", CGImageSourceGetCount(source) == 3)
    outcome("CGImageSourceGetPrimaryImageIndex(_:)", CGImageSourceGetPrimaryImageIndex(source) == 0)
    outcome("CGImageSourceGetType(_:)", CGImageSourceGetType(source) as String? == "public.heic")
    outcome(
      "kCGImageAuxiliaryDataTypeISOGainMap",
      CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, 0, kCGImageAuxiliaryDataTypeISOGainMap) != nil)
    outcome(
      "kCGImageAuxiliaryDataTypePortraitEffectsMatte",
      CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, 0, kCGImageAuxiliaryDataTypePortraitEffectsMatte)
        != nil)
    outcome(
      "kCGImagePropertyDNGDictionary",
      (CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyDNGDictionary] as? NSDictionary)?[
        kCGImagePropertyDNGVersion] as? [Int] == [1, 4, 0, 0])
    outcome(
      "kCGImagePropertyGroupType",
      (CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGroups] as? [NSDictionary])?.first?[
        kCGImagePropertyGroupType] as? String == kCGImagePropertyGroupTypeStereoPair as String)
    outcome(
      "kCGImagePropertyImageCount",
      CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyImageCount] as? Int == 3)
    outcome(
      "kCGImagePropertyPrimaryImage",
      CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyPrimaryImage] as? Int == 0)
    outcome(
      "kCGImageSourceDecodeRequest",
      CGImageSourceCreateImageAtIndex(
        source, 0, [kCGImageSourceDecodeRequest: kCGImageSourceDecodeToHDR] as CFDictionary)?.width == 64)
  }

}
